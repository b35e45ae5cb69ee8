# O servidor: o que ele recusa (o aplicativo usa as mesmas mensagens) e o que ele diz no terminal.
# Cada código de erro tem aqui a sua mensagem, `error-<código>`; `$field` é o campo em questão, quando há um.

## O que não se entendeu

error-bad_json = O pedido não pôde ser lido.
error-bad_file = Este arquivo não é uma mesa da Távola, ou está estragado (linha { $line }).
error-newer_file = Este arquivo foi feito por uma versão mais nova da Távola.
error-invalid_input = Este valor não serve.
error-missing_input = Falta preencher isto.
error-bad_notation = Esta notação de dados não existe. Exemplos: 2d6+3, d8!, 4d6kh3.
error-too_large = É grande demais.
error-too_many = Já há tantos quanto cabem.
error-too_many_dice = São dados demais de uma vez.
error-wrong_media = O pedido veio num formato que não serve.
error-wrong_method = Isso não se pede assim.
error-unknown_path = Não há nada neste endereço.
error-unknown_command = Esta versão não conhece esse comando.

## Quem pode o quê

error-not_allowed = Isso não cabe a você.
error-removed = Você saiu desta mesa. Entre de novo com o código.
error-update_needed = O aplicativo e o servidor são de versões diferentes. Atualize a página.
error-unknown_token = Seu lugar na mesa não foi reconhecido. Entre de novo com o código.
error-wrong_host = Este servidor não atende por esse nome. Use o endereço que ele mostra.
error-wrong_origin = Esta página não pode falar com a mesa.
error-too_fast = Rápido demais. Espere um pouco e tente de novo.

## O que não há

error-unknown_table = Não há mesa com esse código.
error-unknown_system = Este sistema não está disponível.
error-unknown_screen = Esta TV esperou tempo demais. Um código novo vai aparecer.
error-unknown_handover = Esse código de lugar já foi usado ou passou do tempo. Peça outro no aparelho de onde você vem.
error-unknown_pair = Nenhuma TV mostra esse código.
error-unknown_member = Essa pessoa não está na mesa.
error-unknown_character = Esse personagem não está na mesa.
error-unknown_roll = Essa rolagem não está mais na mesa.
error-unknown_ask = Esse pedido de rolagem já foi encerrado.
error-unknown_op = Essa regra não existe neste sistema.
error-unknown_action = Essa ação não existe aqui.
error-unknown_scene = Essa cena não está mais na mesa.
error-unknown_trait = O personagem não tem essa característica.
error-taken = Esse personagem já é de outra pessoa.

## O que agora não dá

error-already_applied = Essa rolagem já valeu para esse alvo.
error-attack_not_allowed = Esse ataque não é possível assim.
error-cannot_act = O personagem não pode agir agora.
error-fight_running = Já há uma luta em andamento.
error-in_fight_already = O personagem já está na luta.
error-no_fight = Não há luta em andamento.
error-nobody_fights = Escolha quem entra na luta.
error-nobody_to_ask = Não há a quem pedir a rolagem.
error-not_dealt = Primeiro defina a ordem da luta.
error-not_in_fight = O personagem não está na luta.
error-not_waiting = O personagem não está aguardando.
error-not_now = Isso não dá para fazer agora.
error-not_in_scene = Esse personagem não está na cena.
error-in_scene_already = Esse personagem já está na cena.
error-maneuver_not_allowed = Essa manobra não é possível daqui.
error-moved_already = A posição já mudou neste turno.
error-scene_is_over = Essa cena já terminou.
error-turn_is_over = O turno do personagem já passou nesta rodada.
error-no_bennies = Não há mais benes.
error-no_reroll = Esta rolagem não pode ser refeita.
error-not_bleeding = O personagem não está sangrando.
error-not_incapacitated = O personagem não está incapacitado.
error-not_shaken = O personagem não está abalado.
error-not_stunned = O personagem não está atordoado.
error-at_its_highest = Já está no máximo.
error-not_dying = O personagem não está morrendo.
error-not_poisoned = O personagem não está envenenado.
error-not_prone = O personagem não está caído.
error-not_self_imposed = Só se renova uma magia sobre si mesmo.
error-not_enough_power = Falta Poder mágico para isso.
error-no_treatment = Esse tratamento não faz nada contra isso.
error-session_cap = São no máximo 3 pontos por sessão.
error-nothing_to_heal = Não há o que curar.
error-untrained = Isso não se tenta sem treino.
error-no_action_left = Não há mais ação no turno para isso.
error-no_herbs = Não há mais curas herbais.
error-not_enough_experience = Falta experiência para isso.
error-nothing_to_draw = A arma já está na mão.
error-nothing_to_improve = A habilidade já está no nível mais alto.
error-order_is_set = A ordem dos turnos já está feita e não muda mais.
error-cannot_move = O personagem não pode se mexer.
error-effort_already = O esforço extra deste turno já foi usado.
error-no_hero_points = Não há mais pontos heroicos.
error-not_held = O personagem não está preso.
error-nothing_to_recover = Não há do que se recuperar.
error-recovered_already = O personagem já se recuperou nesta luta.
error-needs_the_table = Isso depende da ficha de outra pessoa: só a mesa decide.
error-needs_a_target = Escolha o alvo.
error-not_helpless = O alvo não está indefeso.
error-no_powers = O personagem não tem Antecedente Arcano.
error-no_power_points = Faltam Pontos de Poder.
error-nothing_to_keep = Não há poder em andamento.
error-no_vehicle = O personagem não conduz nada.
error-not_for_vehicles = Um veículo não faz isso sozinho.
error-nothing_to_repair = Não há o que consertar.
error-rule_is_off = A mesa não usa essa regra de ambientação.
error-no_conviction = Não há marcadores de Convicção.
error-has_it_already = O personagem já tem essa Vantagem.
error-not_eligible = Falta o Estágio ou outra Vantagem.
error-nothing_pending = Não há nada esperando por isso.
error-nothing_to_apply = Esta rolagem não tem nada a aplicar.
error-nothing_to_roll = Não há nada a rolar.
error-nothing_to_soak = Não há ferimento a absorver.
error-nothing_to_undo = Não há o que desfazer.
error-undo_conflict = Não dá para desfazer: isso já mudou de novo depois.

## Dados da mesa

error-invalid_face = Este dado não tem essa face.
error-needs_table = Isso depende da ficha de outra pessoa: só a mesa resolve, com rede.
error-needs_dice = Falta um dado: d{ $sides }.
error-unused_faces = Sobrou um dado.

## O servidor em apuros

error-busy = Há gente demais ao mesmo tempo. Tente de novo.
error-storage = Não foi possível gravar: nada mudou. O disco do computador está cheio?
error-internal = Algo deu errado no servidor. Nada mudou na mesa.

## A página antes de o aplicativo ser montado

page-not-built = O aplicativo ainda não foi montado
page-not-built-how = Na pasta do projeto, rode: make run

## No terminal

cli-open = Abra no celular: { $url }
cli-open-too = ou, em outra rede: { $url }
cli-tv = Na TV: { $url }
cli-stop = Ctrl+C encerra.
cli-stopped = Encerrado. Tudo o que foi confirmado está guardado.
cli-demo = Mesa de exemplo “{ $name }”, código { $code }
cli-demo-gm = O mestre entra por: { $url }
cli-demo-name = A ponte sobre o Itararé
cli-demo-gm-name = Mestre
cli-no-port = Não foi possível atender em { $host }, porta { $port }: { $reason }. Se outra Távola já está aberta, use-a ou escolha outra porta com --port.
cli-newer-database = { $file } é de uma versão mais nova da Távola. Atualize o programa ou use outra pasta com --data.
cli-no-database = { $file } não é um banco de dados da Távola. Use outra pasta com --data.
cli-no-database-here = Não há { $file }. Diga com --data onde fica a pasta.
cli-database-in-use = { $file } está em uso, ou não pode ser aberto.
cli-folder-in-use = { $file } já está em uso por outra Távola. Use aquela, ou outra pasta com --data.
cli-file-exists = { $file } já existe e não será sobrescrito.
cli-not-written = { $file } não pôde ser gravado: { $reason }
cli-not-read = { $file } não pôde ser lido: { $reason }
cli-backup-done = Cópia gravada em { $file }.
cli-export-done = Mesa gravada em { $file }.
cli-import-done = Mesa criada com o código { $code }. O mestre entra por: { $link }
