"""What the pages for Python say is what happens."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "python.md"


def test_the_page_on_python_shows_what_happens() -> None:
    text = "\n".join(re.findall(r"^```pycon\n(.*?)^```$", PAGE.read_text(), re.DOTALL | re.MULTILINE))
    example = doctest.DocTestParser().get_doctest(text, {}, PAGE.name, str(PAGE), 0)
    said: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=said.append)
    assert result.attempted > 20 and not result.failed, "".join(said)


@pytest.mark.parametrize(
    "text", re.findall(r"^```python\n(.*?)^```$", (ROOT / "README.md").read_text(), re.DOTALL | re.MULTILINE)
)
def test_what_the_readme_shows_can_be_typed(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    import shoal

    exec(compile(text, "README.md", "exec"), {"shoal": shoal})  # our own page
    assert "print" not in text or capsys.readouterr().out
