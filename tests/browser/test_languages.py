"""English and Russian: chosen by the browser or the player, changed under way, complete and readable everywhere."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.people import Person
from tests.browser.test_access import ALL, check_axe, close_dialog, small_targets
from tests.browser.test_resume import with_friends

RUSSIAN: dict[str, Any] = {"locale": "ru-RU"}

# Texts on the page, and what is said of things without text, that match a pattern; addresses, keys and names of languages aside.
TEXTS = """pattern => {
  const found = new Set(), wanted = new RegExp(pattern, 'u');
  const take = (element, text) => {
    if (text && wanted.test(text) && !element.closest('script, style, code, kbd, input, [lang]:not(html)')) found.add(text.trim().slice(0, 70));
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) take(walk.currentNode.parentElement, walk.currentNode.textContent);
  for (const element of document.querySelectorAll('[aria-label], [title], [alt]'))
    for (const name of ['aria-label', 'title', 'alt']) take(element, element.getAttribute(name));
  return [...found];
}"""
FRIENDS = r"Ann|Friend \d"
LATIN = r"[A-Za-z]{3}"
# In the pseudo-language every word of three letters or more has an accent somewhere.
PLAIN = r"(?<![\p{L}’])[A-Za-z]{4,}(?![\p{L}’])"


def words(person: Person, pattern: str, known: str = "$^") -> list[str]:
    """What stands on the page and matches a pattern, but not what is known to."""
    found: list[str] = person.page.evaluate(TEXTS, pattern)
    return [text for text in found if re.search(pattern.replace(r"\p{L}", r"^\W\d_"), re.sub(known, "", text))]


def test_a_language_is_chosen_changed_and_remembered(people: People, address: str) -> None:
    """It begins with the browser's, changes without a new page, and stays; only what is read is loaded."""
    ann = people("Анна", address, **RUSSIAN)
    loaded: list[str] = []
    ann.page.on("request", lambda request: loaded.append(request.url))
    ann.go("/")
    html = ann.page.locator("html")
    expect(html).to_have_attribute("lang", "ru")
    expect(ann.page.get_by_role("link", name="Открыть стол").first).to_be_visible()
    assert not [url for url in loaded if re.search(r"/en-[^/]*\.js", url)]
    ann.page.evaluate("() => { window.same = true; }")
    ann.press(ann.see("language-en"))
    expect(ann.page.get_by_role("link", name="Open a table").first).to_be_visible()
    expect(html).to_have_attribute("lang", "en")
    assert ann.page.evaluate("() => window.same")
    ann.page.reload()
    expect(ann.page.get_by_role("link", name="Open a table").first).to_be_visible()
    # The address names one for a visit; a language that is not there is English.
    ann.go("/?lang=ru")
    expect(html).to_have_attribute("lang", "ru")
    ben = people("Ben", address, locale="fr-FR")
    ben.go("/")
    expect(ben.page.locator("html")).to_have_attribute("lang", "en")


def test_a_few_rounds_in_russian(people: People, address: str) -> None:
    """Sentences are Russian, cards stand in the case they need, and nothing English is left."""
    ann = people("Анна", address, **RUSSIAN)
    friends = with_friends(ann, 3, **ALL)
    ann.sit(ann.table)
    ann.asked("card")
    assert words(ann, LATIN), "it would find English: there are the friends' names"
    assert words(ann, LATIN, FRIENDS) == []
    ann.pick("card-5")
    expect(ann.see("confirm")).to_have_accessible_name("Сыграть Серого кита\u00a05")
    ann.pick("card-penguin")
    expect(ann.see("confirm")).to_have_accessible_name("Сыграть Императорского пингвина")
    ann.confirm()
    expect(ann.see("prompt")).to_contain_text("Вы играете Императорского пингвина")
    view = friends[0].look()["view"]
    free = [n for n in map(str, range(1, 11)) if n not in view["stacks"]]
    for friend, card in zip(friends, [*free, "1", "2", "3"], strict=False):
        friend.play(card, "cross")
    ann.asked("penguin")
    expect(ann.see("prompt")).to_have_text("Императорский пингвин: какую стопку взять?")
    ann.pick(ann.legal()[0])
    expect(ann.see("confirm")).to_have_accessible_name(re.compile("^Взять стопку"))
    ann.confirm()
    ann.asked("card")
    expect(ann.see("log")).to_contain_text("Анна играет Императорского пингвина с ✗.")
    expect(ann.see("log")).to_contain_text("Анна: Императорский пингвин забирает стопку")
    assert words(ann, LATIN, FRIENDS) == []
    # What was said already is said anew in the other language, and what was chosen stays chosen.
    ann.pick("card-4")
    ann.press(ann.see("menu"))
    ann.press(ann.see("language-en"))
    close_dialog(ann)
    expect(ann.see("log")).to_contain_text("Анна plays Emperor Penguin with ✗.")
    expect(ann.see("confirm")).to_have_accessible_name("Play Minke Whale 4")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_pages_in_russian(people: People, address: str, phone: bool) -> None:
    """Home, cards, rules, form, table and dialogs: axe finds nothing serious, and everything has room."""
    ann = people("Анна", address, phone=phone, **RUSSIAN)

    def check(where: str, known: str = "Shoal") -> None:
        check_axe(ann, where)
        assert ann.overflow() <= 0, where
        assert words(ann, LATIN, known) == [], where
        if phone:
            assert small_targets(ann) == [], where

    for path in ("/", "/gallery", "/new?game=krill"):
        ann.go(path)
        ann.page.wait_for_selector("[data-testid=create]" if "new" in path else "h2", state="attached")
        check(path)
    ann.go("/how-to-play/krill")
    ann.page.wait_for_selector("h2")
    check("how to play", "Shoal|Go For The Krill|my.toml")
    with_friends(ann, 2, **ALL)
    ann.sit(ann.table)
    ann.asked("card")
    check("the table", FRIENDS)
    ann.press(ann.see("menu"))
    check("the menu", f"{FRIENDS}|SHA")
    close_dialog(ann)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_words_half_as_long_again(people: People, address: str, phone: bool) -> None:
    """The pseudo-language: no text is beside the catalogues, and no page grows too wide."""
    ann = people("Ann", address, phone=phone)
    for path in ("/?lang=qps", "/gallery?lang=qps", "/new?game=krill&lang=qps"):
        ann.go(path)
        ann.page.wait_for_selector("[data-testid=create]" if "new" in path else "h2", state="attached")
        assert words(ann, PLAIN) == [], path
        assert ann.overflow() <= 0, path
    with_friends(ann, 2, **ALL)
    ann.go(f"/t/{ann.table}?lang=qps")
    ann.wait_for_table()
    ann.asked("card")
    ann.pick("card-penguin")
    assert words(ann, PLAIN, FRIENDS) == []
    assert ann.overflow() <= 0
    expect(ann.see("confirm")).to_be_in_viewport()
