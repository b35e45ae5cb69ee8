# Formulários que vêm das regras: o editor de personagem, as entradas de qualquer regra.

form-none = nenhum
form-choose = Escolha
form-switches = Ligado ou desligado
form-there = Há
form-times = { $what } ×{ $n }
form-entry = { $label }, { $n }
form-add = Mais um
form-remove-nth = Tirar { $label }, { $n }
form-key = Nome
form-source = De onde vem
form-source-other = outro
form-value = Valor
form-add-modifier = Modificador
form-yes = sim
form-no = não
form-as = { $kind ->
    [damage] Dados e números somados: 2d6+1
    [roll] Dados: 1d8 ou 2d6+1
    [roll_or_number] Dados ou um número: 2d6 ou 7
    [ranges] Curta, média e longa: 12/24/48
    [chase_spot] Um número, ou linha e coluna: 3, 2
   *[other] { "" }
}
form-figure = Dados e números: 2d8, { $example }
