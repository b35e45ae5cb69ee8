# A ficha em jogo.

card-own = Seus personagens
card-edit = Editar { $name }
card-settings = Ajustes
card-hidden = escondido
card-named = { $kind }: { $name }
card-count = { $n } deles
card-nobody = Falta um personagem
card-nobody-about = Escolha um pronto, pegue um livre ou crie o seu.
card-choose = Escolher personagem
card-everyone = Fichas
card-gone = Essa ficha não está na mesa
card-players = De jogadores
card-others = Do mestre
card-none = Ninguém na mesa ainda
card-none-about = Comece com um personagem pronto, ou espere os jogadores.
card-turn = Sua vez
card-turn-other = É a vez
card-held = Aguardando
card-trait = { $trait }: { $value }
card-with = { $action }: { $item }
card-seek = Procurar

## O que há a fazer

card-to-do = A fazer agora
card-ask = O mestre pede: { $what }
card-ask-modified = O mestre pede: { $what } { $modifier }
card-ask-roll = Rolar
card-ask-look = Ver antes
card-pending-later = { $n ->
    [one] Depois desta, mais uma
   *[other] Depois desta, mais { $n }
}
card-let-go = Aceito

## O que muda

card-vital-set = { $label }: { $value }
card-gm-gives = Só o mestre dá mais.
card-state-add = Estado
card-state-which = O que acontece com { $name }?
card-state-put = { $name }: { $state }
card-state-taken = { $name } não está mais { $state }
card-state-take = Tirar da ficha
card-rule = Ver a regra
card-ends-end_of_next_turn = até o fim do próximo turno
card-ends-end_of_this_turn = até o fim deste turno
card-ends-end_of_fight = até o fim da luta
card-ends-next_round = até a próxima rodada
card-ends-next_action = até a próxima ação
card-ends-start_of_next_turn = até o começo do próximo turno
