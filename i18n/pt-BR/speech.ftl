# A linha falada ou digitada: o que foi entendido, dito de volta.

speech-roll = { $who } testa { $what }
speech-roll-target = { $who } testa { $what } contra { $target }
speech-attack = { $who } ataca com { $weapon }
speech-attack-target = { $who } ataca { $target } com { $weapon }
speech-damage = { $who }: dano com { $weapon }
speech-damage-target = { $who }: dano com { $weapon } em { $target }
speech-apply = Aplicar a { $target }: { $what }
speech-move = { $who }: { $what }
speech-recover = { $who } tenta se recuperar: { $what }
speech-recover-paid = { $who } gasta um bene para se recuperar: { $what }
speech-dice = Rolar { $notation }
speech-again = Rolar outra vez, do zero: { $what }
speech-again-paid = Gastar um bene e rolar de novo: { $what }
speech-again-nothing = Rolar outra vez
speech-apply-nothing = Aplicar ao alvo
speech-ask = Pedir a { $who }: { $what }
speech-everyone = todos
speech-secret = em segredo
speech-with = { $what } ({ $more })
speech-and = { $one } e { $other }
speech-list = { $one }, { $rest }
speech-vital-more = { $who }: { $what } +{ $n }
speech-vital-less = { $who }: { $what } −{ $n }
speech-vital-to = { $who }: { $what } agora { $n }
speech-pool-more = { $what } +{ $n }
speech-pool-less = { $what } −{ $n }
speech-pool-to = { $what } agora { $n }
speech-state-on = { $who }: marcar { $what }
speech-state-off = { $who }: tirar { $what }
speech-hide = Esconder { $who }
speech-show = Mostrar { $who }
speech-take = Jogar com { $who }
speech-situation = Cena: { $value }
speech-undo = Desfazer
speech-fight-next = Próximo turno
speech-fight-deal = Dar as cartas
speech-fight-end = Encerrar a luta
speech-fight-start = Começar a luta com todos que estão à vista
speech-fight-start-with = Começar a luta com { $who }
speech-fight-hold = { $who } espera
speech-fight-act = { $who } age agora
speech-fight-join = { $who } entra na luta
speech-fight-leave = { $who } sai da luta
speech-look-up = Procurar nas regras: { $topic }

## Perguntas e o que não se entendeu

speech-which = Qual destes?
speech-which-character = Com quem?
speech-which-weapon = Com qual arma?
speech-empty = Diga ou digite o que quer fazer.
speech-too-long = É comprido demais. Diga uma coisa de cada vez.
speech-missed = Não entendi “{ $text }”.
speech-missed-words = Não entendi “{ $words }”.
