# O caminho de entrada: do código QR ao aplicativo, pelo navegador ou com o certificado da mesa.

waysin-title = Entrar na mesa
waysin-sub = Como você quer jogar?
waysin-now = Jogar agora, no navegador
waysin-more = Ligar offline e voz
waysin-more-cost = Uma vez só, uns três minutos nos ajustes do celular.
waysin-has-play = Ficha, rolagens e regras
waysin-has-live = A luta e a mesa ao vivo
waysin-has-all = Tudo o que há no navegador
waysin-has-offline = Continuar sem rede
waysin-has-voice = Falar em vez de digitar
waysin-has-awake = Ícone na tela, que não se apaga no seu turno
waysin-without = Sem:
waysin-later = Dá para mudar depois, em Ajustes, e o seu lugar vai junto.

## Confiar no certificado

waysin-install-title = Offline e voz
waysin-install-sub = O celular precisa confiar no computador da mesa.
waysin-none = Este servidor não tem endereço seguro. Joga-se no navegador, sem offline nem voz.
waysin-phone = Seu celular
waysin-android = Android
waysin-ios = iPhone
waysin-download = Baixar o certificado
waysin-android-1 = Baixe o certificado da mesa. O celular pode avisar: é assim mesmo.
waysin-android-2 = Abra as Configurações e busque por “certificado CA”. Sem busca: Segurança, Mais configurações, Criptografia e credenciais, Instalar um certificado.
waysin-android-3 = Em Certificado CA, toque em “Instalar mesmo assim”, confirme com a senha do celular e escolha tavola.crt. Volte para cá.
waysin-ios-safari = No iPhone, isto só dá certo no Safari. Copie o endereço desta página e abra lá.
waysin-ios-1 = Baixe o certificado da mesa e toque em Permitir.
waysin-ios-2 = Abra os Ajustes do iPhone, toque em Perfil Baixado, no alto, e em Instalar.
waysin-ios-3 = Ainda nos Ajustes: Geral, Sobre, Confiança de Certificados, no fim da lista. Ligue o da Távola. Volte para cá.
waysin-what-it-is = O certificado só vale para endereços de casa (192.168…, 10…, .local): ninguém lê com ele o que você faz na internet. Para tirar, apague-o no mesmo lugar dos ajustes.
waysin-checking = Conferindo se o celular já confia
waysin-ready = Pronto
waysin-ready-about = O celular confia na mesa: offline, voz e ícone na tela.
waysin-go = Abrir com offline e voz

## O que as figuras mostram

waysin-pic-name = Távola
waysin-pic-downloads = Downloads
waysin-pic-file = tavola.crt
waysin-pic-settings = Configurações
waysin-pic-search = certificado ca
waysin-pic-ca = Certificado CA
waysin-pic-anyway = Instalar mesmo assim
waysin-pic-profile-ask = Baixar perfil?
waysin-pic-allow = Permitir
waysin-pic-ajustes = Ajustes
waysin-pic-downloaded = Perfil Baixado
waysin-pic-install = Instalar
waysin-pic-about = Geral › Sobre
waysin-pic-trust = Confiança de Certificados
waysin-pic-share = Compartilhar
waysin-pic-menu = Menu do navegador
waysin-pic-home-ios = Adicionar à Tela de Início
waysin-pic-home-android = Instalar aplicativo

## Na tela de início

waysin-home-title = Na tela de início
waysin-home-sub = Abre como aplicativo, com ou sem rede.
waysin-home-done = Ir para a mesa
waysin-home-ios = No Safari, toque em Compartilhar e em “Adicionar à Tela de Início”.
waysin-home-android = No menu do navegador, toque em “Instalar aplicativo” ou “Adicionar à tela inicial”.
waysin-seat = Seu lugar no aplicativo instalado
waysin-seat-about = No iPhone, o aplicativo instalado começa vazio. Estas letras levam o seu lugar para lá: nele, toque em “Trazer meu lugar”.
waysin-seat-make = Mostrar as letras

## Chegar com o lugar

waysin-bring = Trazer meu lugar
waysin-bring-about = De outro navegador ou endereço, com o mesmo personagem.
waysin-bring-go = Trazer
waysin-letters = As seis letras
waysin-letters-hint = No outro navegador: Ajustes, Offline e voz, Mostrar as letras.
waysin-letters-short = São { $n } letras ou números.
