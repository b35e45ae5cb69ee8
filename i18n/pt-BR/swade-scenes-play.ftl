# Scenes played at the table: names, what can be done, what happened.

## Kinds

swade-scene-task = Tarefa dramática
    .about = Testes em poucas rodadas juntam marcadores antes que o tempo acabe.
swade-scene-chase = Perseguição
    .about = Uma fileira de cartas, quem está onde, manobras e contratempos.
swade-scene-encounter = Encontro rápido
    .about = Um teste de cada um decide o encontro inteiro.
swade-scene-conflict = Conflito social
    .about = Três argumentos, resistidos; os marcadores dizem o que se consegue.
swade-scene-battle = Combate em massa
    .about = Dois exércitos, marcadores de força, comandantes, moral e a parte dos heróis.
swade-scene-interlude = Interlúdio
    .about = Uma carta, uma história contada, um Bene.
swade-scene-contacts = Rede de contatos
    .about = Horas de conversa ou de ameaça num teste só.
swade-scene-journey = Viagem
    .about = Dias na estrada e o que as cartas trazem.

## What can be done

swade-scene-do-next = Próxima rodada
swade-scene-do-support = Dar Suporte
swade-scene-do-finish = Dizer como termina
swade-scene-do-tokens = Ajustar marcadores
swade-scene-task-step = Agir na tarefa
swade-scene-task-skip = Passar a vez
swade-scene-chase-complication = Enfrentar o contratempo
swade-scene-chase-maneuver = Manobrar
swade-scene-chase-mishap = Rolar o acidente
swade-scene-chase-fall_back = Ficar para trás
swade-scene-chase-stance = Evadir ou manter firme
swade-scene-chase-pass = Terminar o turno
swade-scene-chase-bump = Mover quem foi batido
swade-scene-chase-out = Tirar da perseguição
swade-scene-encounter-act = Fazer a sua parte
swade-scene-encounter-finish = Fechar a conta
swade-scene-encounter-again = Mais uma etapa
swade-scene-conflict-argue = Argumentar
swade-scene-conflict-finish = Ler o resultado
swade-scene-battle-round = Rodada de batalha
swade-scene-battle-morale = Teste de moral
swade-scene-battle-hero = Feito na batalha
swade-scene-battle-expend = Gastar munição ou poder
swade-scene-interlude-draw = Sacar uma carta
swade-scene-interlude-choose = Escolher o naipe
swade-scene-interlude-tell = Contou: dar o Bene
swade-scene-interlude-story = Escolher a narrativa
swade-scene-interlude-finish = Encerrar o interlúdio
swade-scene-contacts-ask = Procurar contatos
swade-scene-contacts-finish = Encerrar a procura
swade-scene-journey-day = Mais um dia
swade-scene-journey-finish = Parar a viagem

## What is asked

swade-in-trait = Característica
swade-in-ally = Quem recebe o Suporte
swade-in-by = Quanto muda
swade-in-outcome = Como termina
swade-in-ahead = Quem está na frente
swade-in-gap = Cartas de vantagem
swade-in-rooftops = Sobre os telhados
swade-in-speed = Velocidade, diante do rival
swade-in-stance = Postura
swade-in-way = Por quê
swade-in-resists = Quem resiste
swade-in-expertise = Perícia do especialista
swade-in-commander = Nosso comandante
swade-in-foe = Comandante inimigo
swade-in-foe_die = Batalha do inimigo, se não for alguém da mesa
swade-in-foe_spirit = Espírito do inimigo, se não for alguém da mesa
swade-in-plan = Melhor plano de batalha
swade-in-plan_bonus = Bônus do plano
swade-in-helps = A favor das tropas
swade-in-suit = Naipe
swade-in-scene_task-scope = Quem faz
swade-in-scene_task-tokens = Marcadores necessários (vazio: pela regra)
swade-in-scene_chase-rounds = Número de rodadas (vazio: sem limite)
swade-in-scene_chase-target = Alvo
swade-in-scene_conflict-target = Quem ouve ou rebate
swade-in-scene_conflict-resist_die = Dado de quem resiste, se não for alguém da mesa
swade-in-scene_journey-pace = Ritmo do dia
swade-w-done = cumprida
swade-w-foes = inimigos
swade-w-level = ninguém: lado a lado
swade-w-ahead = para a frente
swade-w-back = para trás
swade-w-same = igual
swade-w-faster = maior
swade-w-double = o dobro
swade-w-evade = Evadir
swade-w-hold_steady = Manter Firme
swade-w-escaped = escapou
swade-w-caught = foi alcançado
swade-w-stopped = parou
swade-w-heroes_escape = os heróis escapam
swade-w-heroes_caught = os heróis são alcançados
swade-w-foes_escape = os inimigos escapam
swade-w-foes_caught = os inimigos são alcançados
swade-w-over = acaba sem decisão
swade-w-listener = quem ouve (Espírito)
swade-w-resists-rival = um rival (Persuadir)
swade-w-fortified = em fortificação ou posição vantajosa
swade-w-no_retreat = não podem recuar
swade-w-undead_or_fearless = mortos-vivos ou destemidos
swade-w-won = vitória
swade-w-lost = derrota
swade-w-ended = acaba sem vencedor
swade-w-very_dangerous = muito perigoso
swade-w-deadly = mortal
swade-w-unskilled = sem a perícia
swade-w-joker_card = carta: Curinga

## What is seen

swade-scene-tokens = Marcadores de Tarefa
swade-scene-track = Cartas de Perseguição
swade-scene-increment = { $n } quadros por carta
swade-scene-successes = Sucessos
swade-scene-influence = Marcadores de Influência
swade-scene-army-a = Nossas forças (lado A)
swade-scene-army-b = Inimigo (lado B)
swade-scene-support = Ajuda na próxima rodada
swade-scene-helped = A: { $a } · B: { $b }
swade-scene-hours = Horas de batalha
swade-scene-day = Dia { $n }
swade-scene-way = Quilômetros
swade-scene-brings = O dia trouxe
swade-scene-brings-none = nada
swade-scene-brings-1 = { $a }
swade-scene-brings-2 = { $a } e { $b }
swade-scene-brings-3 = { $a }, { $b } e { $c }
swade-scene-brings-4 = { $a }, { $b }, { $c } e { $d }
swade-scene-cards = Cartas do dia
swade-scene-morale = Moral · { $side }
swade-title-scene = { $what } · { $trait }

## Beside a name

swade-note-complication = Contratempo
swade-note-support = Suporte { $n }
swade-note-supported = já deu Suporte
swade-note-mishap = Falha crítica na manobra
swade-note-bumped = Batido: { $n }
swade-note-evades = Evadindo: { $n }
swade-note-steady = Mantém firme: +2 contra
swade-note-boarded = Abordado
swade-note-commands = comanda
swade-note-escaped = escapou
swade-note-caught = alcançado
swade-note-stopped = parou

## What happened

swade-told-round = Rodada { $n }
swade-told-joins = { $name } entra na cena
swade-told-leaves = { $name } sai da cena
swade-told-supports = { $name } dá Suporte a { $ally }: { $n }
swade-told-supports_all = { $name } dá Suporte: { $n }
swade-told-turn_over = { $name } termina o turno
swade-told-task_begins = { $needed } marcadores em { $rounds } rodadas
swade-told-task_step = { $n ->
    [0] { $name } não avança: { $tokens } de { $needed }
    [-1] { $name } perde um marcador: { $tokens } de { $needed }
    [one] { $name } ganha um marcador: { $tokens } de { $needed }
   *[other] { $name } ganha { $n } marcadores: { $tokens } de { $needed }
}
swade-told-task_skips = { $name } passa a vez
swade-told-task_tokens = Marcadores: { $tokens } de { $needed }
swade-told-chase_begins = { $cards } cartas na mesa, { $n } quadros cada
swade-told-chase_escaped = { $name } escapa
swade-told-chase_caught = { $name } é alcançado
swade-told-chase_stopped = { $name } para
swade-told-fall_back = { $name } fica para trás: { $n }
swade-told-evades = { $name } evade: { $n } nos ataques
swade-told-steady = { $name } mantém firme
swade-told-bump_ahead = { $name } é empurrado para a frente: { $n }
swade-told-bump_back = { $name } é empurrado para trás: { $n }
swade-told-mishap = { $name }: { $what }
swade-told-complication_over = { $name } supera o contratempo
swade-told-complication_hits = { $name } sofre o contratempo
swade-told-complication_bumps = { $name } é batido: { $n }
swade-told-escapes = { $name } escapa
swade-told-rams = { $name } abalroa { $target }
swade-told-boards = { $name } aborda { $target }
swade-told-forces = { $name } bate em { $target }
swade-told-frees = { $name } se solta
swade-told-moves_ahead = { $name } avança { $n ->
    [one] uma carta
   *[other] { $n } cartas
}
swade-told-moves_back = { $name } recua { $n ->
    [one] uma carta
   *[other] { $n } cartas
}
swade-told-guns = { $name } alinha os canhões: { $n } prontos
swade-told-maneuver_done = { $name }: { $what }, conseguiu
swade-told-maneuver_fails = { $name }: { $what }, não conseguiu
swade-told-encounter_begins = Sucessos necessários: { $n }
swade-told-encounter_step = { $name }: { $what }; sucessos: { $n }
swade-told-encounter_vehicle = { $name }: o veículo sofre { $n ->
    [one] um ferimento
   *[other] { $n } ferimentos
}
swade-told-stage = Etapa { $n }
swade-told-conflict_begins = { $n } rodadas de argumentos
swade-told-argues = { $n ->
    [0] { $name } não convence: { $tokens } no total
   *[other] { $name } ganha influência: { $n }, { $tokens } no total
}
swade-told-influence = Marcadores de Influência: { $tokens }
swade-told-battle_begins = Forças: { $a } contra { $b }
swade-told-battle_tokens_a = Nossas forças: { $tokens }
swade-told-battle_tokens_b = Forças inimigas: { $tokens }
swade-told-battle_tie = Empate: cada lado perde um marcador
swade-told-battle_a_success = Vencemos a rodada: perdemos { $a }, eles { $b }
swade-told-battle_a_raise = Vencemos com ampliação: eles perdem { $b }
swade-told-battle_b_success = O inimigo vence a rodada: perdemos { $a }, eles { $b }
swade-told-battle_b_raise = O inimigo vence com ampliação: perdemos { $a }
swade-told-hero_helps = { $name } ajuda o comandante: +{ $n }
swade-told-hero_nothing = { $name } não consegue ajudar
swade-told-hero_effect = { $name } muda a batalha: { $what }
swade-told-expends_shooter = { $name } gasta munição: { $n }
swade-told-expends_caster = { $name } gasta Pontos de Poder: { $n }
swade-told-morale_holds = Moral firme · { $side }
swade-told-interlude_begins = Hora de contar histórias
swade-told-interlude_draws = { $name } saca uma carta
swade-told-interlude_joker = { $name } saca um Curinga: um Bene para todos
swade-told-interlude_prompt = { $name } conta: { $what }
swade-told-interlude_told = { $name } contou a história: um Bene
swade-told-contacts_begin = Quem procura a quem?
swade-told-contacts = { $name }: { $what }
swade-told-contacts_days = { $name }: { $what }; de novo em { $days ->
    [one] um dia
   *[other] { $days } dias
}
swade-told-journey_begins = { $km } km pela frente, cerca de { $days ->
    [one] um dia
   *[other] { $days } dias
}
swade-told-journey_day = Dia { $n }: { $km } de { $of } km; { $brings }

## How it came out

swade-result-task_done = Tarefa cumprida: { $tokens } de { $needed }
swade-result-task_failed = A tarefa fracassa: { $tokens } de { $needed }
swade-result-task_time = O tempo acabou: { $tokens } de { $needed }
swade-result-task_complication = O contratempo põe tudo a perder
swade-result-chase_heroes_escape = Os heróis escapam
swade-result-chase_heroes_caught = Os heróis são alcançados
swade-result-chase_foes_escape = Os inimigos escapam
swade-result-chase_foes_caught = Os inimigos são alcançados
swade-result-chase_over = A perseguição acaba
swade-result-encounter_won = O grupo consegue: { $n } de { $needed } sucessos
swade-result-encounter_lost = O grupo não consegue: { $n } de { $needed } sucessos
swade-result-conflict = Resultado: { $what }
swade-result-battle_won = Vitória
swade-result-battle_won_destroyed = Vitória: o inimigo está destruído
swade-result-battle_won_orderly_retreat = Vitória: o inimigo se retira em ordem
swade-result-battle_won_rout = Vitória: o inimigo debanda
swade-result-battle_lost = Derrota
swade-result-battle_lost_destroyed = Derrota: nossas forças acabaram
swade-result-battle_lost_orderly_retreat = Derrota: retirada em ordem
swade-result-battle_lost_rout = Derrota: nossas tropas debandam
swade-result-battle_ended = A batalha acaba sem vencedor
swade-result-interlude = As histórias foram contadas
swade-result-contacts = A procura acabou
swade-result-journey_arrives = { $n ->
    [one] Chegaram em um dia
   *[other] Chegaram em { $n } dias
}
swade-result-journey_stops = A viagem para aqui
swade-verdict-battle_a = Vencemos a rodada, contra { $b }
swade-verdict-battle_b = O inimigo vence, com { $b }
swade-verdict-battle_none = Empate
