"""Every message of every language, said with values at the edges, has none of the mistakes that have been made before."""

import pytest

from archipel.words import LANGUAGES
from tests.words_kinds import KINDS, counted, miscounted, mistakes, reader_by_name
from tests.words_rendered import Said, files, parsed

pytestmark = pytest.mark.checkout


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_a_mistake_of_a_known_kind(language: str) -> None:
    found = list(mistakes(language))
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("kind", "language", "wrong", "right"),
    [
        ("begins small", "en", "necklace 1 is not for sale.", "This jewel is not for sale."),
        ("begins small", "de", "Das geht. so nicht", "10 Min. für jeden"),
        ("wrong article", "it", "Rimetti il 1", "Rimetti l’1"),
        ("wrong article", "it", "Paga i 8 rimanenti.", "Paga gli 8 rimanenti."),
        ("wrong article", "it", "più dei 11", "più di 11"),
        ("wrong article", "it", "sulla isola", "sull’isola"),
        ("wrong article", "it", "il scambio", "lo scambio"),
        ("wrong article", "fr", "il n’y a pas de orange devant", "il n’y a pas de rouge devant"),
        ("wrong article", "en", "here is a 8", "here is an 8"),
        ("name after a small word", "fr", "Table de Anna", "Table : Anna"),
        ("name after a small word", "fr", "On attend que Émile lance la partie.", "Émile peut lancer la partie."),
        ("name after a small word", "it", "Tocca a Anna", "Ora gioca Anna"),
        ("wrong space", "fr", "Bravo !", "Bravo\u202f!"),
        ("wrong space", "fr", "« mot »", "«\u202fmot\u202f»"),
        ("wrong space", "de", "Warum ?", "Warum?"),
        ("wrong space", "en", "You have , then", "You have 2, then"),
        ("wrong sign", "en", "You can't.", "You can’t."),
        ("wrong sign", "de", "Das “Wort”", "Das „Wort“"),
        ("in English", "fr", "Anna plays une carte.", "Tape « the end »."),
        ("said twice", "fr", "Le pion 1 de l’équipe Équipe 2", "Le pion 1 (Équipe 2)"),
    ],
)
def test_a_mistake_is_found(kind: str, language: str, wrong: str, right: str) -> None:
    assert KINDS[kind](language, wrong) is not None
    assert KINDS[kind](language, right) is None


@pytest.mark.parametrize(("language", "wrong"), [("en", "1 points"), ("fr", "1 points"), ("de", "1 Punkte"), ("it", "1 punti")])
def test_one_is_not_said_as_many(language: str, wrong: str) -> None:
    find = miscounted(language)
    assert len(set(counted(language))) > 10
    assert find(language, f"Anna: {wrong}.") is not None
    assert find(language, f"Anna: {wrong.replace('1', '2')}.") is None


def test_the_reader_is_not_called_by_name() -> None:
    assert reader_by_name(Said("", "", (("seat", -1),), "Anna plays.")) is not None
    assert reader_by_name(Said("", "", (("seat", 0),), "Anna plays.")) is None


def test_every_word_file_is_read() -> None:
    assert {"shared", "flucht", "zanzibar", "mangrovia", "borabora", "page/table", "page/phone"} <= {file.name for file in files()}
    assert sum(len(parsed(file.path("en"))) for file in files()) > 2000
