# The living-room network, as the server tells of it: on the terminal, in `tavola doctor` and in the certificate.

cert-title = Távola: the table of this house
cert-about = Lets the phone trust the computer that serves the table. It counts only for addresses of home networks (192.168…, 10…, .local) and says nothing about the internet.

cli-open-name = or, by its name: { $url }
cli-open-secure = With offline and voice, once the certificate is trusted: { $url }
cli-moved = The address changed. Now: { $url }
cli-device = { $table }: { $who } ({ $how })
cli-proxy-needs-origin = With --behind-proxy, say the public address: --origin https://table.example
cli-cert-needs-key = --cert and --key go together.
cli-bad-certificate = The certificate in { $file } cannot be used: { $reason }. If no phone trusts it yet, delete the folder tls and start again.
cli-export-app-done = App written to { $folder } ({ $count } files). Put the folder at any https address: it is complete for playing alone, with the same rules.

## How a device is connected

device-screen = a TV
device-android = Android
device-ios = iPhone or iPad
device-computer = computer
device-tv = TV
device-other = browser
device-secure = secure
device-plain = http: no offline, no voice
device-old = old app ({ $version })

## tavola doctor

doctor-addresses = Addresses
doctor-no-network = This computer is on no network. Switch the Wi-Fi on, or make a hotspot with a phone and connect the computer to it.
doctor-address = { $address }: this is the one that phones use
doctor-address-too = { $address }: another network of this computer
doctor-public-address = { $address } is no address of a home network. The own certificate does not count for it: use --cert, or a router.
doctor-ports = Ports
doctor-not-running = No Távola is open in this folder now.
doctor-port-free = Port { $port } is free.
doctor-port-taken = Port { $port } belongs to another program. Close it, or choose another with --port or --https-port.
doctor-answers = { $url } answers
doctor-silent = { $url } does not answer: { $reason }
doctor-no-https = No https: phones play in the browser, without offline or voice.
doctor-certificate = Certificate
doctor-no-certificate = None yet: it is made when Távola is first opened.
doctor-bad-certificate = A file in { $folder } is damaged: { $reason }. Delete the folder: a new certificate will be made, and phones will have to trust it again.
doctor-authority = The authority counts until { $until }
doctor-authority-over = The authority does not count now (until { $until }). Check the clock; if it is right, delete the folder tls.
doctor-leaf = The server's certificate counts until { $until } and renews itself
doctor-leaf-over = The server's certificate does not count now (until { $until }). Open Távola: it renews it.
doctor-leaf-lacks = The certificate does not know { $addresses } yet. Open Távola: it renews it in seconds.
doctor-key-open = Other users can read { $file }. Run: chmod 600 { $file }
doctor-clock = Clock
doctor-clock-now = { $now }. If that is not the time, set it: phones refuse certificates out of their time.
doctor-clock-wrong = { $now }? This computer's clock is wrong. Set date and time and open Távola again.
doctor-firewall = Firewall
doctor-firewall-none = None that is known keeps phones out.
doctor-firewall-linux = { $name } is on. If no phone opens the table, run: { $command }
doctor-firewall-mac = The macOS firewall is on. In System Settings, Network, Firewall, allow incoming connections for Python.
doctor-firewall-windows = On first use Windows asks: allow it on private networks, and mark this Wi-Fi as a private network. If that has passed, run as administrator: { $command }
doctor-devices = Connected devices
doctor-nobody = None now.
doctor-device = { $table }: { $who } ({ $how })
doctor-phone =
    On a phone, open { $url }. If it does not open:
      1. Is the phone on the same Wi-Fi? Its address should begin like { $address }. A guest network keeps devices apart.
      2. Switch the phone's mobile data off for a moment: a Wi-Fi without internet is sometimes passed over.
      3. Let the firewall above pass the ports.
