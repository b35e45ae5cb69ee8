"""The laptop's own authority and certificate: what they vouch for, how they are renewed, who can read the key."""

from __future__ import annotations

import datetime
import pathlib
import plistlib
import socket
import ssl
import stat
import threading
from collections.abc import Iterator

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes

from tavola.server import certs

HOSTS = ["localhost", "127.0.0.1", "192.168.0.10", "tavola.local"]
NOW = datetime.datetime.now(datetime.UTC)


@pytest.fixture
def own(tmp_path: pathlib.Path) -> certs.OwnCertificate:
    return certs.OwnCertificate(tmp_path / "tls", HOSTS)


class Listening:
    """A server that shakes hands with whoever comes."""

    def __init__(self, context: ssl.SSLContext) -> None:
        self._context = context
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port = self._socket.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                client, _ = self._socket.accept()
            except OSError:
                return
            try:
                with self._context.wrap_socket(client, server_side=True) as secured:
                    while word := secured.recv(100):
                        secured.sendall(word)
            except OSError:
                client.close()

    def close(self) -> None:
        self._socket.close()


def trusting(own: certs.OwnCertificate) -> ssl.SSLContext:
    """Return a client that trusts the authority and nobody else."""
    assert own.authority is not None
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.load_verify_locations(cadata=own.authority.pem().decode())
    return context


def shake(port: int, context: ssl.SSLContext, name: str) -> x509.Certificate:
    """Shake hands as for ``name``; return the certificate that was shown."""
    with (
        socket.create_connection(("127.0.0.1", port), timeout=5) as line,
        context.wrap_socket(line, server_hostname=name) as secured,
    ):
        shown = secured.getpeercert(binary_form=True)
        assert shown is not None
        return x509.load_der_x509_certificate(shown)


@pytest.fixture
def listening(own: certs.OwnCertificate) -> Iterator[Listening]:
    made = Listening(own.context)
    yield made
    made.close()


def test_the_keys_are_readable_by_their_owner_only(own: certs.OwnCertificate, tmp_path: pathlib.Path) -> None:
    files = list((tmp_path / "tls").iterdir())
    assert len(files) == 3
    assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}
    assert stat.S_IMODE((tmp_path / "tls").stat().st_mode) == 0o700


@pytest.mark.parametrize("name", HOSTS)
def test_who_trusts_the_authority_is_served(own: certs.OwnCertificate, listening: Listening, name: str) -> None:
    shake(listening.port, trusting(own), name)


def test_who_does_not_is_not(listening: Listening) -> None:
    with pytest.raises(ssl.SSLCertVerificationError):
        shake(listening.port, ssl.create_default_context(), "localhost")


@pytest.mark.parametrize("name", ["bank.example", "8.8.8.8", "local.example", "100.64.0.1"])
def test_the_authority_counts_for_no_name_of_the_internet(own: certs.OwnCertificate, name: str) -> None:
    """What it would sign all the same, with its key stolen, is refused by the constraints that it carries."""
    assert not certs.may_vouch_for(name)
    assert own.authority is not None
    made, key = own.authority.issue(["localhost", name])
    folder = own._path.parent
    certs.write_secret(folder / "bad.pem", made.public_bytes(certs.serialization.Encoding.PEM) + certs._key_bytes(key))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "bad.pem")
    server = Listening(context)
    try:
        with pytest.raises(ssl.SSLCertVerificationError, match="permitted subtree"):
            shake(server.port, trusting(own), "localhost")
    finally:
        server.close()


def test_lifetimes_are_ones_that_phones_accept(own: certs.OwnCertificate) -> None:
    assert own.authority is not None and own.certificate is not None
    leaf = own.certificate
    assert leaf.not_valid_after_utc - leaf.not_valid_before_utc <= datetime.timedelta(days=397)
    assert leaf.not_valid_before_utc < NOW - datetime.timedelta(days=1)
    constraints = own.authority.certificate.extensions.get_extension_for_class(x509.NameConstraints)
    assert constraints.critical


def test_a_new_address_renews_it_without_a_new_context(own: certs.OwnCertificate, listening: Listening) -> None:
    context = trusting(own)
    line = context.wrap_socket(socket.create_connection(("127.0.0.1", listening.port)), server_hostname="localhost")
    with line:
        line.sendall(b"a")
        assert line.recv(1) == b"a"
        assert own.fit([*HOSTS, "10.0.0.7"])
        # the connection that was open goes on
        line.sendall(b"b")
        assert line.recv(1) == b"b"
    assert "10.0.0.7" in certs.hosts_of(shake(listening.port, context, "10.0.0.7"))
    assert not own.fit(["10.0.0.7"])


def test_it_is_renewed_before_it_is_over_and_when_the_clock_went_back(own: certs.OwnCertificate) -> None:
    assert not own.fit(HOSTS, NOW + datetime.timedelta(days=300))
    assert own.fit(HOSTS, NOW + datetime.timedelta(days=380))
    assert own.fit(HOSTS, NOW)


def test_what_it_cannot_vouch_for_is_left_out(own: certs.OwnCertificate) -> None:
    """One name outside the constraints would spoil the certificate for all the others."""
    assert own.fit([*HOSTS, "10.1.1.1", "203.0.113.9", "notebook", "wrong_name.local"])
    assert own.hosts() == sorted([*HOSTS, "10.1.1.1"])


def test_a_restart_finds_both_again(own: certs.OwnCertificate, tmp_path: pathlib.Path) -> None:
    again = certs.OwnCertificate(tmp_path / "tls", HOSTS)
    assert again.authority is not None and own.authority is not None
    assert again.authority.der() == own.authority.der()
    assert again.certificate == own.certificate


def test_a_damaged_authority_is_told_and_not_replaced(own: certs.OwnCertificate, tmp_path: pathlib.Path) -> None:
    (tmp_path / "tls" / "authority.key").write_bytes(b"rust")
    with pytest.raises(certs.CertificateError):
        certs.OwnCertificate(tmp_path / "tls", HOSTS)
    assert (tmp_path / "tls" / "authority.key").read_bytes() == b"rust"


def test_a_damaged_certificate_is_made_anew(own: certs.OwnCertificate, tmp_path: pathlib.Path) -> None:
    (tmp_path / "tls" / "server.pem").write_bytes(b"rust")
    again = certs.OwnCertificate(tmp_path / "tls", HOSTS)
    assert again.certificate is not None


def test_a_given_certificate_is_read_again_when_it_changes(own: certs.OwnCertificate, tmp_path: pathlib.Path) -> None:
    import os

    path = tmp_path / "tls" / "server.pem"
    given = certs.GivenCertificate(path, None)
    assert given.hosts() == sorted(HOSTS)
    assert not given.fit(())
    own.fit([*HOSTS, "10.0.0.7"])
    os.utime(path, (1, 1))
    assert given.fit(())
    assert "10.0.0.7" in given.hosts()
    with pytest.raises(certs.CertificateError):
        certs.GivenCertificate(tmp_path / "none.pem", None)


def test_the_profile_is_the_same_each_time(own: certs.OwnCertificate) -> None:
    """iPhones replace a profile that has the identifier of one that is there."""
    assert own.authority is not None
    first, second = (plistlib.loads(own.authority.profile("Távola", "...")) for _ in range(2))
    assert first == second
    payload = first["PayloadContent"][0]
    assert payload["PayloadType"] == "com.apple.security.root"
    shown = x509.load_der_x509_certificate(payload["PayloadContent"])
    assert shown.fingerprint(hashes.SHA256()) == own.authority.certificate.fingerprint(hashes.SHA256())
