"""What a record may declare."""

import numpy as np
import pytest

from shoal.kernel import Field, Layout
from shoal.kernel.records import HIDDEN, OWNER, common_fields


@pytest.mark.parametrize(
    "field",
    [Field("f", np.uint8, high=255), Field("f", np.int8, low=-1), Field("f", np.uint8, (2,), high=255, sees=OWNER)],
    ids=["byte", "negative", "owned"],
)
def test_what_somebody_may_see_never_looks_like_the_unknown(field: Field) -> None:
    """An observation shows single bytes, of which 255 says that the seat may not look."""
    with pytest.raises(ValueError, match=r"0 to 254.*\['f'\]"):
        Layout(*common_fields(2), field)


def test_hidden_and_wider_fields_may_hold_anything() -> None:
    Layout(*common_fields(2), Field("f", np.uint8, high=255, sees=HIDDEN), Field("g", np.int16, low=-1, high=300))
