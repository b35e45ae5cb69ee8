# A rede da sala, como o servidor a conta: no terminal, na consulta `tavola doctor` e no certificado.

cert-title = Távola: a mesa desta casa
cert-about = Deixa o celular confiar no computador que serve a mesa. Só vale para endereços de redes de casa (192.168…, 10…, .local) e nada diz sobre a internet.

cli-open-name = ou, pelo nome: { $url }
cli-open-secure = Com offline e voz, depois de confiar no certificado: { $url }
cli-moved = O endereço mudou. Agora: { $url }
cli-device = { $table }: { $who } ({ $how })
cli-proxy-needs-origin = Com --behind-proxy, diga o endereço público: --origin https://mesa.exemplo
cli-cert-needs-key = --cert e --key vão juntos.
cli-bad-certificate = O certificado em { $file } não pode ser usado: { $reason }. Se o celular ainda não confia nele, apague a pasta tls e comece de novo.
cli-export-app-done = Aplicativo gravado em { $folder } ({ $count } arquivos). Ponha a pasta em qualquer endereço https: serve para jogar sozinho, com as mesmas regras.

## Como um aparelho está ligado

device-screen = uma TV
device-android = Android
device-ios = iPhone ou iPad
device-computer = computador
device-tv = TV
device-other = navegador
device-secure = seguro
device-plain = http: sem offline nem voz
device-old = aplicativo antigo ({ $version })

## tavola doctor

doctor-addresses = Endereços
doctor-no-network = Este computador não está em nenhuma rede. Ligue o Wi-Fi, ou crie um ponto de acesso no celular e ligue o computador nele.
doctor-address = { $address }: é este que os celulares usam
doctor-address-too = { $address }: outra rede deste computador
doctor-public-address = { $address } não é um endereço de casa. O certificado próprio não vale para ele: use --cert, ou um roteador.
doctor-ports = Portas
doctor-not-running = A Távola não está aberta nesta pasta agora.
doctor-port-free = A porta { $port } está livre.
doctor-port-taken = A porta { $port } já é de outro programa. Feche-o, ou escolha outra com --port ou --https-port.
doctor-answers = { $url } responde
doctor-silent = { $url } não responde: { $reason }
doctor-no-https = Sem https: celulares jogam no navegador, sem offline nem voz.
doctor-certificate = Certificado
doctor-no-certificate = Ainda não há: é feito na primeira vez que a Távola abre.
doctor-bad-certificate = Em { $folder } há um arquivo estragado: { $reason }. Apague a pasta: um certificado novo será feito, e os celulares precisarão confiar nele de novo.
doctor-authority = A autoridade vale até { $until }
doctor-authority-over = A autoridade não vale agora (até { $until }). Confira o relógio; se está certo, apague a pasta tls.
doctor-leaf = O certificado do servidor vale até { $until } e se renova sozinho
doctor-leaf-over = O certificado do servidor não vale agora (até { $until }). Abra a Távola: ela o renova.
doctor-leaf-lacks = O certificado ainda não conhece { $addresses }. Abra a Távola: ela o renova em segundos.
doctor-key-open = Outros usuários podem ler { $file }. Rode: chmod 600 { $file }
doctor-clock = Relógio
doctor-clock-now = { $now }. Se não é essa a hora, acerte: celulares recusam certificados fora do prazo.
doctor-clock-wrong = { $now }? O relógio deste computador está errado. Acerte data e hora e abra a Távola de novo.
doctor-firewall = Firewall
doctor-firewall-none = Nenhum que se conheça barra os celulares.
doctor-firewall-linux = O { $name } está ligado. Se nenhum celular abre a mesa, rode: { $command }
doctor-firewall-mac = O firewall do macOS está ligado. Em Ajustes do Sistema, Rede, Firewall, permita conexões de entrada para o Python.
doctor-firewall-windows = No primeiro uso, o Windows pergunta: permita em redes privadas, e marque este Wi-Fi como rede privada. Se já passou, rode como administrador: { $command }
doctor-devices = Aparelhos ligados
doctor-nobody = Nenhum agora.
doctor-device = { $table }: { $who } ({ $how })
doctor-phone =
    No celular, abra { $url }. Se não abrir:
      1. O celular está no mesmo Wi-Fi? O endereço dele deve começar como { $address }. Rede de convidados separa os aparelhos.
      2. Desligue os dados móveis do celular por um momento: um Wi-Fi sem internet às vezes é deixado de lado.
      3. Deixe o firewall acima passar as portas.
