# All rules of the game as forms.

ops-title = Rules to apply
ops-all = See them all
ops-search = Search
ops-search-example = fear, fall, poison…
ops-found = { $n ->
    [0] Nothing found
    [one] One rule
   *[other] { $n } rules
}
ops-none = Nothing with “{ $words }”
ops-none-about = Try another word, or fewer of its letters.
ops-unknown = Unknown rule
ops-unknown-about = This game has no such rule.
ops-actor = For whom
ops-nobody = Nobody of the table
ops-missing = Missing: { $what }
ops-again = Roll again
ops-show = Show the table
ops-more = { $n } more options
ops-more-changed = { $n } more options, { $changed } changed
ops-no-inputs = There is nothing to fill in.
ops-result = Result

## Chapters

ops-chapter-swade-1 = Basics and the character
ops-chapter-swade-2 = Bennies
ops-chapter-swade-4 = Combat
ops-chapter-swade-5 = Movement
ops-chapter-swade-6 = Damage
ops-chapter-swade-7 = Fatigue
ops-chapter-swade-8 = Healing
ops-chapter-swade-9 = Situations in combat
ops-chapter-swade-10 = Mounted combat
ops-chapter-swade-11 = States
ops-chapter-swade-12 = Allies
ops-chapter-swade-13 = Mass battles
ops-chapter-swade-14 = Social conflict
ops-chapter-swade-15 = Quick encounters
ops-chapter-swade-16 = Interludes
ops-chapter-swade-17 = Fear
ops-chapter-swade-18 = Hazards
ops-chapter-swade-19 = Chases and vehicles
ops-chapter-swade-20 = Networking
ops-chapter-swade-21 = Setting rules
ops-chapter-swade-22 = Wealth
ops-chapter-swade-23 = Dramatic tasks
ops-chapter-swade-24 = Travel
ops-chapter-swade-25 = Powers
ops-chapter-swade-26 = Bestiary
ops-chapter-swade-27 = Gear
ops-chapter-swade-28 = Vehicles
ops-chapter-mm3e-1 = Basics and the hero
ops-chapter-mm3e-2 = Measures
ops-chapter-mm3e-3 = Conditions
ops-chapter-mm3e-4 = Powers
ops-chapter-mm3e-5 = Equipment
ops-chapter-mm3e-6 = Action and adventure
ops-chapter-mm3e-7 = Damage
ops-chapter-mm3e-8 = Recovery
ops-chapter-mm3e-9 = Hazards of the surroundings
ops-chapter-symbaroum-1 = Turn order
ops-chapter-symbaroum-2 = Actions in combat
ops-chapter-symbaroum-3 = Damage and healing
ops-chapter-symbaroum-4 = Special actions
ops-chapter-symbaroum-5 = Other rules
ops-chapter-bandeirantes-absorcao = Absorption
ops-chapter-bandeirantes-aprendizado = Learning
ops-chapter-bandeirantes-dano = Damage
ops-chapter-bandeirantes-ervas_doencas_e_venenos = Herbs, diseases and poisons
ops-chapter-bandeirantes-golpe_de_mestre_e_falha = Master strokes and fumbles
ops-chapter-bandeirantes-regras_de_combate = Combat
ops-chapter-bandeirantes-regras_de_magia = Magic
ops-chapter-bandeirantes-teste_de_atributos = Attribute tests
ops-chapter-bandeirantes-teste_de_habilidades = Skill tests
