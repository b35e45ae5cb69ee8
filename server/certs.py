"""Certificates: an authority of this laptop's own, and one for whatever addresses and names it has now.

The authority's key never leaves the data folder, and what it signs counts only for private addresses, ``localhost``
and ``.local``: a phone that trusts it believes it about living rooms and about nothing else.
"""

from __future__ import annotations

import datetime
import ipaddress
import os
import pathlib
import plistlib
import re
import socket
import ssl
import uuid
from collections.abc import Iterable

from cryptography import x509
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

FOLDER = "tls"
AUTHORITY_DAYS = 3650
# Phones refuse what is valid for longer than 398 days; a phone's clock may be a little behind the laptop's.
LEAF_DAYS = 397
BEHIND_DAYS = 2
RENEW_DAYS = 30
PROFILE_TYPE = "application/x-apple-aspen-config"
CERTIFICATE_TYPE = "application/x-x509-ca-cert"

PERMITTED_NAMES = ("local", "localhost")
PERMITTED_NETWORKS = tuple(
    ipaddress.ip_network(text)
    for text in (
        "10.0.0.0/8",
        "172.16.0.0/12",
        "192.168.0.0/16",
        "169.254.0.0/16",
        "127.0.0.0/8",
        "fc00::/7",
        "fe80::/10",
        "::1/128",
    )
)
_LABELS = re.compile(r"^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*\Z")


class CertificateError(Exception):
    """A certificate or key that cannot be used; ``path`` says which file, ``reason`` why."""

    def __init__(self, path: pathlib.Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


def _now() -> datetime.datetime:
    return datetime.datetime.now(datetime.UTC)


def write_secret(path: pathlib.Path, content: bytes) -> None:
    """Write a file that its owner alone can read, whole or not at all."""
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)


def may_vouch_for(name: str) -> bool:
    """Return whether the authority's constraints let it sign for a name or address."""
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        lowered = name.lower()
        return bool(_LABELS.match(lowered)) and any(
            lowered == permitted or lowered.endswith("." + permitted) for permitted in PERMITTED_NAMES
        )
    return any(address.version == net.version and address in net for net in PERMITTED_NETWORKS)


def own_names() -> list[str]:
    """Return the names of this machine that certificates can carry."""
    own = socket.gethostname().lower().split(".")[0]
    return ["localhost", *([own + ".local"] if _LABELS.match(own) else [])]


class Authority:
    """The authority that phones are asked to trust; made once, on first start."""

    def __init__(self, certificate: x509.Certificate, key: ec.EllipticCurvePrivateKey) -> None:
        self.certificate = certificate
        self.key = key

    @classmethod
    def open(cls, folder: pathlib.Path) -> Authority:
        """Return the folder's authority; make it where there is none.

        :raises CertificateError: its files cannot be read. It is not made anew then: phones trust the old one.
        """
        key_path, path = folder / "authority.key", folder / "authority.pem"
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not key_path.exists() and not path.exists():
            made = cls.make()
            write_secret(path, made.certificate.public_bytes(serialization.Encoding.PEM))
            write_secret(key_path, _key_bytes(made.key))
            return made
        try:
            key = serialization.load_pem_private_key(key_path.read_bytes(), None)
            certificate = x509.load_pem_x509_certificate(path.read_bytes())
        except (OSError, ValueError, TypeError, UnsupportedAlgorithm) as error:
            raise CertificateError(path, str(error).splitlines()[0] if str(error) else "?") from error
        if not isinstance(key, ec.EllipticCurvePrivateKey) or key.public_key() != certificate.public_key():
            raise CertificateError(key_path, "key and certificate do not belong together")
        return cls(certificate, key)

    @classmethod
    def make(cls) -> Authority:
        """Return a new authority."""
        key = ec.generate_private_key(ec.SECP256R1())
        host = socket.gethostname().split(".")[0][:40] or "mesa"
        subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, f"Távola · {host}")])
        start = _now() - datetime.timedelta(days=30)
        permitted: list[x509.GeneralName] = [x509.DNSName(name) for name in PERMITTED_NAMES]
        permitted += [x509.IPAddress(network) for network in PERMITTED_NETWORKS]
        key_id = x509.SubjectKeyIdentifier.from_public_key(key.public_key())
        certificate = (
            x509.CertificateBuilder()
            .subject_name(subject)
            .issuer_name(subject)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(start)
            .not_valid_after(start + datetime.timedelta(days=AUTHORITY_DAYS))
            .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
            .add_extension(_usage(key_cert_sign=True, crl_sign=True), critical=True)
            .add_extension(x509.NameConstraints(permitted, None), critical=True)
            .add_extension(key_id, critical=False)
            .sign(key, hashes.SHA256())
        )
        return cls(certificate, key)

    @property
    def name(self) -> str:
        """As phones list it."""
        return str(self.certificate.subject.get_attributes_for_oid(NameOID.COMMON_NAME)[0].value)

    def der(self) -> bytes:
        """Return the certificate as Android's settings take it."""
        return self.certificate.public_bytes(serialization.Encoding.DER)

    def pem(self) -> bytes:
        """Return the certificate as text."""
        return self.certificate.public_bytes(serialization.Encoding.PEM)

    def profile(self, title: str, about: str) -> bytes:
        """Return the certificate as a configuration profile, as iPhones take it. Installing it twice replaces it."""
        own = uuid.uuid5(uuid.NAMESPACE_OID, self.certificate.fingerprint(hashes.SHA256()).hex())
        payload = {
            "PayloadType": "com.apple.security.root",
            "PayloadVersion": 1,
            "PayloadIdentifier": f"mesa.tavola.{own}.root",
            "PayloadUUID": str(uuid.uuid5(own, "root")).upper(),
            "PayloadDisplayName": self.name,
            "PayloadCertificateFileName": "tavola.crt",
            "PayloadContent": self.der(),
        }
        profile = {
            "PayloadType": "Configuration",
            "PayloadVersion": 1,
            "PayloadIdentifier": f"mesa.tavola.{own}",
            "PayloadUUID": str(own).upper(),
            "PayloadDisplayName": title,
            "PayloadDescription": about,
            "PayloadRemovalDisallowed": False,
            "PayloadContent": [payload],
        }
        return plistlib.dumps(profile)

    def issue(
        self, hosts: Iterable[str], at: datetime.datetime | None = None
    ) -> tuple[x509.Certificate, ec.EllipticCurvePrivateKey]:
        """Return a certificate for names and addresses, with a key of its own."""
        key = ec.generate_private_key(ec.SECP256R1())
        start = (at or _now()) - datetime.timedelta(days=BEHIND_DAYS)
        listed = list(dict.fromkeys(hosts))
        alternatives = x509.SubjectAlternativeName([_general(host) for host in listed])
        certificate = (
            x509.CertificateBuilder()
            # no host's name: what has one here and none in the list is measured by the constraints as if it were listed
            .subject_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Távola")]))
            .issuer_name(self.certificate.subject)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(start)
            .not_valid_after(start + datetime.timedelta(days=LEAF_DAYS))
            .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
            .add_extension(_usage(digital_signature=True), critical=True)
            .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
            .add_extension(alternatives, critical=False)
            .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
            .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(self.key.public_key()), critical=False)
            .sign(self.key, hashes.SHA256())
        )
        return certificate, key


def _general(host: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(host))
    except ValueError:
        return x509.DNSName(host)


def _usage(**on: bool) -> x509.KeyUsage:
    names = (
        "digital_signature",
        "content_commitment",
        "key_encipherment",
        "data_encipherment",
        "key_agreement",
        "key_cert_sign",
        "crl_sign",
        "encipher_only",
        "decipher_only",
    )
    return x509.KeyUsage(**{name: on.get(name, False) for name in names})


def _key_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    form = serialization.PrivateFormat.PKCS8
    return key.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption())


def hosts_of(certificate: x509.Certificate) -> set[str]:
    """Return the names and addresses that a certificate is for."""
    try:
        value = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except x509.ExtensionNotFound:
        return set()
    names = set(value.get_values_for_type(x509.DNSName))
    return names | {str(address) for address in value.get_values_for_type(x509.IPAddress)}


def _new_context() -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.set_alpn_protocols(["http/1.1"])
    return context


class OwnCertificate:
    """The server's certificate, signed by the authority; open connections never notice that it was renewed."""

    def __init__(self, folder: pathlib.Path, hosts: Iterable[str]) -> None:
        """Open the authority and the certificate of last time, or make them.

        :raises CertificateError: the authority's files cannot be used.
        """
        self.authority: Authority | None = Authority.open(folder)
        self._path = folder / "server.pem"
        self.context = _new_context()
        self.certificate: x509.Certificate | None = self._read()
        if not self.fit(hosts):
            self.context.load_cert_chain(self._path)

    def hosts(self) -> list[str]:
        """Return what it is for."""
        return sorted(hosts_of(self.certificate)) if self.certificate else []

    def fit(self, hosts: Iterable[str], at: datetime.datetime | None = None) -> bool:
        """Renew the certificate unless it is for all these and good for a while; return whether it was renewed."""
        wanted = [host for host in dict.fromkeys(hosts) if may_vouch_for(host)]
        now = at or _now()
        if self.certificate is not None and self._still_good(self.certificate, set(wanted), now):
            return False
        assert self.authority is not None
        made, key = self.authority.issue(wanted or ["localhost"], now)
        write_secret(self._path, made.public_bytes(serialization.Encoding.PEM) + _key_bytes(key))
        # the same context: what is open goes on as it is, whoever comes from now on gets the new one
        self.context.load_cert_chain(self._path)
        self.certificate = made
        return True

    def _still_good(self, certificate: x509.Certificate, wanted: set[str], now: datetime.datetime) -> bool:
        soon = now + datetime.timedelta(days=RENEW_DAYS)
        in_time = certificate.not_valid_before_utc <= now and soon <= certificate.not_valid_after_utc
        return in_time and wanted <= hosts_of(certificate)

    def _read(self) -> x509.Certificate | None:
        assert self.authority is not None
        try:
            found = x509.load_pem_x509_certificate(self._path.read_bytes())
            found.verify_directly_issued_by(self.authority.certificate)
            _new_context().load_cert_chain(self._path)
        except (OSError, ValueError, TypeError, InvalidSignature):
            return None
        return found


class GivenCertificate:
    """A certificate that somebody else signed and renews (``--cert``, ``--key``): read again when its file changes."""

    authority: Authority | None = None

    def __init__(self, cert: pathlib.Path, key: pathlib.Path | None) -> None:
        """Read it.

        :raises CertificateError: it cannot be used.
        """
        self._cert, self._key = cert, key
        self.context = _new_context()
        self._changed = -1.0
        self.fit(())

    def hosts(self) -> list[str]:
        """Return what it is for."""
        return sorted(hosts_of(self.certificate))

    def fit(self, hosts: Iterable[str]) -> bool:
        """Read it again if its file changed; return whether it did.

        :raises CertificateError: it cannot be used.
        """
        try:
            changed = self._cert.stat().st_mtime
            if changed == self._changed:
                return False
            self.context.load_cert_chain(self._cert, self._key, password=lambda: b"")
            self.certificate = x509.load_pem_x509_certificate(self._cert.read_bytes())
        except (OSError, ValueError) as error:
            raise CertificateError(self._cert, str(error)) from error
        self._changed = changed
        return True
