# O aplicativo: o que está em toda tela. Cada tela tem as suas palavras no arquivo com o seu nome.

## Peças

ui-die = d{ $sides }
ui-die-face = d{ $sides }: { $face }
ui-die-aces = d{ $sides }: { $faces }, com ás
ui-die-dim = não contou
ui-tiles = { $n ->
    [one] um azulejo
   *[other] { $n } azulejos
}
ui-cracks = { $n ->
    [one] um azulejo rachado
   *[other] { $n } azulejos rachados
}
ui-gauge = { $label }: { $value }
ui-gauge-max = { $label }: { $value } de { $max }
ui-less = Diminuir { $label }
ui-more = Aumentar { $label }
ui-percent = { $n }%
ui-odds-success = de acertar
ui-odds-raise = com ampliação
ui-odds-sampled = (aproximado)
ui-close = Fechar
ui-back = Voltar
ui-cancel = Cancelar
ui-ok = Pronto
ui-undo = Desfazer
ui-loading = Carregando
ui-error = Isso não deu certo ({ $code }).

## A moldura

shell-name = Távola
shell-skip = Ir para o conteúdo
shell-nav = Partes do aplicativo
shell-line = Dizer ou escrever
shell-waits = espera resposta
shell-nav-card = Ficha
shell-nav-table = Mesa
shell-nav-tray = Bandeja
shell-nav-gm = Mestre
shell-nav-rules = Regras
shell-not-found = Esta página não existe
shell-not-found-help = O endereço pode ter sido digitado pela metade.
shell-home = Ir para o início
shell-broken = Algo quebrou nesta tela
shell-broken-help = O que você fez está guardado. Tente de novo; se continuar, recarregue.
shell-retry = Tentar de novo
shell-reload = Recarregar
shell-update = Há uma versão nova
shell-update-now = Atualizar
shell-update-needed = O servidor tem uma versão mais nova. Atualize para continuar.
shell-install = Instalar no celular
shell-alone = Sozinho, neste aparelho

## A conexão, sempre em palavras

shell-online = Mesa { $code }
shell-connecting = Procurando a mesa
shell-catching = Pondo em dia
shell-offline = { $n ->
    [0] Sem rede
   *[other] Sem rede · { $n } na fila
}
shell-refused = Fora da mesa
shell-offline-long = Sem contato com a mesa. O que você fizer fica guardado e vai quando ela voltar.
shell-queued = na fila
shell-moved = A mesa mudou de endereço: { $place }
shell-moved-go = Abrir lá
shell-refused-one = A mesa não aceitou o que você fez sem rede: { $why }

## O que só este aparelho pode recusar

error-no_network = Ninguém respondeu. Confira se o celular está na rede da mesa.
error-no_table = Entre numa mesa primeiro.
error-rules_broken = As regras não carregaram neste aparelho. Tente de novo.
