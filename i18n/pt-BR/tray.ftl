# A bandeja: dados à vontade.

tray-title = Bandeja
tray-rules = Outras regras
tray-dice = Dados
tray-add = Mais um d{ $sides }
tray-clear = Tirar todos os dados
tray-notation = Dados a rolar
tray-example = 2d6+3
tray-roll = Rolar { $notation }
tray-options = Jeitos de contar
tray-option-aces = Ases explodem
tray-option-highest = Ficam os maiores
tray-option-lowest = Ficam os menores
tray-option-ones = Repete cada 1
tray-count = Dados
tray-number = Soma
tray-kept-dice = Quantos ficam
tray-results = O que saiu
tray-empty = Toque nos dados ou escreva, como 4d6kh3, e role.
tray-open = { $notation } deu { $total }. Abrir a rolagem
tray-again = Rolar { $notation } de novo
tray-again-total = { $notation } deu { $total }. Rolar de novo
tray-before = { $n ->
    [one] Mais uma antes
   *[other] Mais { $n } antes
}
tray-more-dice = e mais { $n }
tray-favourites = Favoritas
tray-favourite-roll = Rolar { $name }
tray-keep = Guardar
tray-kept = Guardada nas favoritas
tray-keep-about = Fica neste celular, à mão na bandeja.
tray-keep-name = Nome, se quiser
tray-drop = Tirar das favoritas
