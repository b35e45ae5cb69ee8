"""A fight from start to end in each of the games that deal no cards: two phones, a game master, a TV.

Dice fall on the table and are typed in, so that each fight goes the same way every time.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from .people import GameMaster, Person, Player, Tv
from .server import Server

Makes = Callable[..., Any]


class Hand(Player):
    """A player who rolls dice of any size at the table and goes on from a result."""

    def rolls_a_hundred(self, face: int) -> None:
        """Type in what a d100 showed."""
        self.sheet().get_by_role("button", name="Dado na mesa").click()
        self.sheet().get_by_role("textbox").fill(str(face))
        self.sheet().get_by_role("button", name="Pronto").click()
        self.sheet().get_by_role("button", name="Confirmar").click()
        expect(self.page.locator(".result")).to_be_visible()

    def goes_on(self, step: str) -> None:
        """Tap what can be done next on the result itself: the card under it may offer the same."""
        self.page.locator(".result").get_by_role("button", name=re.compile(step)).click()


class Runner(GameMaster, Hand):
    """A game master who rolls for whoever nobody else plays, and types in what fell on the table."""

    def sends_in(self, *people: dict[str, Any]) -> None:
        """Put characters on the table."""
        for character in people:
            self.sends("character.add", character=character)

    def rolls_the_order_by_hand(self) -> None:
        """Say once that initiative is rolled at the table."""
        self.page.get_by_role("tab", name="Mesa").click()
        self.page.get_by_role("switch", name=re.compile("^Iniciativa rolada na mesa")).click()

    def begins_the_fight(self, **initiative: int) -> None:
        """Start a fight of all who can be seen; with an initiative for each, typed in."""
        self.taps("Começar uma luta")
        if initiative:
            self.sheet().get_by_role("button", name="Digitar a iniciativa").click()
            self.types_initiative(**initiative)
        else:
            self.sheet().get_by_role("button", name="Começar a luta").click()
        self.sees(re.compile("Rodada 1"))

    def types_initiative(self, **initiative: int) -> None:
        """Type an initiative for each and go."""
        for name, value in initiative.items():
            row = self.sheet().locator("label", has_text=name.replace("_", " "))
            row.get_by_role("textbox").fill(str(value))
        self.sheet().get_by_role("button", name="Usar estas").click()
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def attacks_for(self, who: str, attack: str, target: str) -> None:
        """Open an attack of somebody's, meant for somebody."""
        self.page.get_by_role("button", name=re.compile(who)).first.click()
        panel = self.page.locator(".gm-middle")
        panel.get_by_role("button", name="Rolar", exact=True).click()
        self.sheet().get_by_role("button", name=re.compile(f"Atacar: {attack}")).click()
        self.sheet().get_by_role("button", name=re.compile("Alvo$")).click()
        self.sheet().get_by_role("button", name=re.compile(f"^{target}")).first.click()

    def ends_the_fight(self) -> None:
        """End the fight."""
        self.taps("Encerrar a luta")
        self.sees("Na mesa")


def seat(house: Server, people: Makes, system: str, ana_plays: str, beto_plays: str) -> tuple[Runner, Hand, Hand, Tv]:
    """Return everybody at a fresh table of the game, with a ready character each."""
    gm = people(Runner, house.address)
    gm.takes_the_chair("O vau do Itararé", system)
    tv = people(Tv, house.address)
    gm.pairs_the_tv(tv.opens())
    tv.sees(gm.code)
    ana = people(Hand, house.address)
    ana.joins(gm.link_to_join(), "Ana", ana_plays)
    beto = people(Hand, house.address)
    beto.joins(gm.link_to_join(), "Beto", beto_plays)
    gm.sees(beto_plays)
    return gm, ana, beto, tv


def is_on(person: Person, name: str) -> None:
    """Wait until it is this character's turn, as the TV shows it."""
    expect(person.page.locator(".row.now .name")).to_have_text(re.compile(f"^{name}"))


def ends_own_turn(player: Player) -> None:
    """End one's own turn on the phone, and go back to the card."""
    player.goes_to("Mesa")
    player.taps(re.compile("Encerrar meu turno"))
    player.goes_to("Ficha")


def test_mutants_and_masterminds(house: Server, people: Makes) -> None:
    gm, ana, beto, tv = seat(house, people, "mm3e", "Trovoada", "Muralha")
    abilities = {"fighting": 4, "agility": 3, "stamina": 4, "awareness": 4, "dexterity": 4}
    cupim = {
        "power_level": 9,
        "abilities": abilities,
        "defenses": {"dodge": 5, "parry": 4, "fortitude": 4, "will": 6},
        "toughness_bonus": 4,
        "attacks": [{"name": "Enxame", "kind": "ranged", "rank": 9}],
    }
    gm.sends_in({"id": "cupim", "name": "Doutor Cupim", "kind": "villain", "sheet": cupim})
    gm.rolls_the_order_by_hand()
    gm.begins_the_fight(Trovoada=22, Doutor_Cupim=15, Muralha=8)
    is_on(tv, "Trovoada")

    # the attack: degrees as tiles; the resistance is the target's own, at the game master's place
    ana.attacks_with("Raio", "Doutor Cupim")
    expect(ana.sheet().get_by_text("contra a Esquiva de Doutor Cupim: 18")).to_be_visible()
    ana.sheet().get_by_role("slider", name="Ataque poderoso").fill("2")
    expect(ana.sheet().get_by_text("Raio · graduação 10")).to_be_visible()
    ana.rolls_by_hand(15)
    assert ana.total() == 21
    ana.sees("Acertou, 1 grau")
    tv.sees("Acertou, 1 grau")
    ana.closes_the_sheet()
    gm.sees("Dano de graduação 10: faça o salvamento")
    gm.taps("Fazer o salvamento: Doutor Cupim")
    gm.rolls_by_hand(7)
    assert gm.total() == 15
    gm.sees("Ficou tonto")
    gm.closes_the_sheet()
    tv.sees("1 ferimento")
    tv.sees("Tonto")
    ends_own_turn(ana)
    is_on(tv, "Doutor Cupim")

    # the villain strikes back: the resistance check waits on Ana's own phone
    gm.attacks_for("Doutor Cupim", "Enxame", "Trovoada")
    gm.rolls_by_hand(14)
    gm.sees(re.compile("^Acertou"))
    gm.closes_the_sheet()
    ana.sees("Dano de graduação 9: faça o salvamento")
    beto.does_not_see("faça o salvamento")
    # a player cannot spare herself the check
    expect(ana.page.get_by_role("button", name="Poupar do teste")).to_have_count(0)
    ana.taps("Fazer o salvamento", exact=True)
    ana.rolls_by_hand(14)
    ana.sees("Ferido: −1 nos próximos")
    ana.closes_the_sheet()
    expect(ana.button("Ferimentos (−1 cada): 1")).to_be_visible()
    gm.passes_the_turn()
    is_on(tv, "Muralha")

    # the other hero, hand to hand
    beto.attacks_with("Soco", "Doutor Cupim")
    beto.rolls_by_hand(20)
    beto.sees(re.compile("Acerto crítico"))
    beto.closes_the_sheet()
    gm.taps("Fazer o salvamento: Doutor Cupim")
    gm.rolls_by_hand(2)
    gm.sees("Ficou incapacitado")
    gm.closes_the_sheet()
    tv.sees("Incapacitado")
    ends_own_turn(beto)
    is_on(tv, "Trovoada")
    tv.sees(re.compile("Rodada 2"))

    # recovery takes the turn and the bruise away
    ana.taps("Recuperar-se", exact=True)
    ana.rolls()
    ana.sees("Recuperou-se por inteiro")
    ana.closes_the_sheet()
    expect(ana.button("Ferimentos (−1 cada): 0")).to_be_visible()
    gm.ends_the_fight()
    tv.does_not_see(re.compile("Rodada"))


def test_symbaroum(house: Server, people: Makes) -> None:
    gm, ana, beto, tv = seat(house, people, "symbaroum", "Bento Ferrolho", "Irmã Quitéria")
    attributes = {"accurate": 13, "quick": 9, "strong": 11, "discreet": 9, "vigilant": 12, "resolute": 11}
    chief = {
        "attributes": {**attributes, "cunning": 11, "persuasive": 13},
        "weapons": [{"name": "Lança", "damage": "1d8", "long": True}],
        "armor": [{"name": "Cota", "protection": "1d6", "defense": -3}],
    }
    gm.sends_in({"id": "tenorio", "name": "Velho Tenório", "kind": "other", "sheet": chief})
    # the order is made without a die, and without a card
    gm.begins_the_fight()
    is_on(tv, "Bento Ferrolho")

    ana.attacks_with("Espada", "Velho Tenório")
    expect(ana.sheet().get_by_text("Defesa de Velho Tenório é 6: 17 ou menos")).to_be_visible()
    ana.rolls_by_hand(12)
    ana.sees("Acertou")
    ana.goes_on("Rolar dano")
    ana.rolls_by_hand(8, 2)
    assert ana.total() == 6
    ana.goes_on("Aplicar ao alvo")
    tv.sees("Vitalidade 5")
    ana.closes_the_sheet()
    ends_own_turn(ana)

    # the enemy's blow is the player's to turn away: the roll is on Ana's phone
    is_on(tv, "Velho Tenório")
    gm.attacks_for("Velho Tenório", "Lança", "Bento Ferrolho")
    gm.sheet().get_by_role("button", name="Rolar", exact=True).click()
    gm.sees("À espera da defesa")
    gm.closes_the_sheet()
    ana.sees(re.compile(r"Ataque de Velho Tenório \(13\)"))
    ana.taps("Defender-se", exact=True)
    ana.rolls_by_hand(19)
    ana.sees("Não se defendeu: o golpe acertou")
    ana.goes_on("Rolar o dano sofrido")
    ana.rolls_by_hand(8, 1)
    ana.sees("de dano")
    ana.closes_the_sheet()
    expect(ana.button(re.compile("Vitalidade: 8 de 15"))).to_be_visible()
    tv.sees("Vitalidade 8")
    gm.passes_the_turn()

    # care: herbs and a steady hand
    is_on(tv, "Irmã Quitéria")
    beto.taps("Curar", exact=True)
    beto.sheet().get_by_role("button", name=re.compile("Alvo$")).click()
    beto.sheet().get_by_role("button", name=re.compile("^Bento Ferrolho")).first.click()
    beto.rolls_by_hand(4)
    beto.goes_on("Curar o alvo")
    beto.closes_the_sheet()
    expect(ana.button(re.compile("Vitalidade: 12 de 15"))).to_be_visible()
    ends_own_turn(beto)
    is_on(tv, "Bento Ferrolho")
    tv.sees(re.compile("Rodada 2"))
    gm.ends_the_fight()
    tv.does_not_see(re.compile("Rodada"))


def test_bandeirantes(house: Server, people: Makes) -> None:
    gm, ana, beto, tv = seat(house, people, "bandeirantes", "Damião Malungo", "Frei Anselmo")
    captain = {
        "attributes": {"strength": 14, "dexterity": 14, "resistance": 16, "intelligence": 12, "fatigue": 12},
        "skills": [{"id": "dodge", "level": 46}, {"id": "swords", "level": 56}, {"id": "firearms", "level": 44}],
        "weapons": [
            {"name": "Espada", "form": "sword", "skill": "swords", "damage": "1d8+1"},
            {
                "name": "Pistola",
                "form": "firearm",
                "use": "ranged",
                "skill": "firearms",
                "damage": "2d6",
                "type": "piercing",
            },
        ],
    }
    gm.sends_in({"id": "lopo", "name": "Dom Lopo Vidigal", "kind": "figure", "sheet": captain})
    gm.rolls_the_order_by_hand()
    gm.begins_the_fight(Damião_Malungo=9, Dom_Lopo_Vidigal=9, Frei_Anselmo=4)
    is_on(tv, "Damião Malungo")

    # who rolled the same acts at the same time
    gm.sees("ao mesmo tempo")

    # a contest: two d20 a side, both typed in by who attacks
    ana.attacks_with("Lança", "Dom Lopo Vidigal")
    ana.rolls_by_hand(15, 15, 4, 6)
    ana.sees("Acertou")
    ana.goes_on("Rolar dano")
    ana.rolls_by_hand(2)
    assert ana.total() == 6
    ana.sees("Tronco (×2)")
    ana.goes_on("Aplicar ao alvo")
    ana.closes_the_sheet()
    tv.sees("Resistência 10")
    tv.sees("Sangrando")
    ends_own_turn(ana)

    # a shot waits for the defense on the target's own phone
    is_on(tv, "Dom Lopo Vidigal")
    gm.attacks_for("Dom Lopo Vidigal", "Pistola", "Damião Malungo")
    gm.rolls_a_hundred(20)
    gm.sees("Acertou")
    ana.sees("Vem um disparo ou arremesso")
    ana.taps("Defender-se", exact=True)
    ana.rolls_a_hundred(90)
    ana.sees("Não escapou")
    ana.closes_the_sheet()
    gm.goes_on("Rolar dano")
    gm.rolls_by_hand(6, 4)
    gm.goes_on("Aplicar ao alvo")
    gm.closes_the_sheet()
    expect(ana.button("Sangramentos: 1")).to_be_visible()
    gm.passes_the_turn()

    # the friar binds the wound
    is_on(tv, "Frei Anselmo")
    beto.taps("Tratar", exact=True)
    beto.sheet().get_by_role("button", name=re.compile("Alvo$")).click()
    beto.sheet().get_by_role("button", name=re.compile("^Damião Malungo")).first.click()
    beto.rolls_a_hundred(10)
    beto.goes_on("Aplicar o tratamento")
    beto.closes_the_sheet()
    expect(ana.page.get_by_role("button", name="Sangramentos: 1")).to_have_count(0)
    gm.taps("Nova rodada")
    gm.types_initiative(Damião_Malungo=3, Dom_Lopo_Vidigal=8, Frei_Anselmo=5)

    # the order is a new one; whoever still bleeds grows tired as the table's clock goes on
    is_on(tv, "Dom Lopo Vidigal")
    tv.sees(re.compile("Rodada 2"))
    gm.taps(re.compile("10 minutos"))
    gm.sees("Fadiga 11/12")
    gm.does_not_see(re.compile("^Fadiga 1[0-6]/17"))
    gm.ends_the_fight()
    tv.does_not_see(re.compile("Rodada"))
