# A TV: textos feitos pelo servidor.

tv-join = Entre na mesa
tv-round = { $n ->
    [0] Preparando a luta
   *[other] Rodada { $n }
}
tv-round-of = Rodada { $n } de { $of }
tv-joker = JK
tv-held = Aguardando
tv-offline = sem rede
tv-physical = dado na mesa
tv-ask = { $names }: { $what }

## O que se vê de um personagem, por sistema

tv-swade-wounds = { $n ->
    [one] 1 ferimento
   *[other] { $n } ferimentos
}
tv-swade-fatigue = { $n ->
    [one] 1 de fadiga
   *[other] { $n } de fadiga
}
tv-mm3e-bruises = { $n ->
    [one] 1 ferimento
   *[other] { $n } ferimentos
}
tv-symbaroum-toughness = Vitalidade { $n }
tv-bandeirantes-resistance = Resistência { $n }
