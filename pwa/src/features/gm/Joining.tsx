/** How people and screens come to the table: code, address and QR for phones, four digits for a TV. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { errorText, t } from "@/shared/i18n";
import type { Failure, View } from "@/shared/types";
import { Button, Field, Icon, showToast } from "@/shared/ui";
import { api, type Device, me, presence, Refused, session } from "@/store";
import { MemberLine } from "../table/People";
import { membersOf } from "../table/model";
import { tryTo } from "../table/Vitals";

const address = signal("");

/** Where phones find this server: what it says itself, for "localhost" leads no phone anywhere. */
function useAddress(): string {
  useEffect(() => {
    if (address.peek()) return;
    api<{ addresses?: string[] }>("/hello").then(
      (told) => (address.value = (told.addresses?.[0] ?? location.origin).replace(/^https?:\/\//, "")),
      () => (address.value = location.host),
    );
  }, []);
  return address.value;
}

export function JoinCard({ code }: { code: string }): JSX.Element {
  const where = useAddress();
  return (
    <div class="join-card">
      <img class="qr" src={`/api/tables/${encodeURIComponent(code)}/qr.svg`} alt={t("gm-join-qr")} width="160" height="160" />
      <div class="grow">
        <p class="small">{t("gm-join")}</p>
        <p class="join-code"><span aria-hidden="true">{code}</span><span class="hush">{code.split("").join(" ")}</span></p>
        <p class="join-address">{where}</p>
      </div>
    </div>
  );
}

const DIGITS = 4;

export function PairTv({ code }: { code: string }): JSX.Element {
  const [pair, setPair] = useState("");
  const [wrong, setWrong] = useState<Failure | null>(null);
  const put = (typed: string) => {
    setPair(typed.replace(/\D/g, "").slice(0, DIGITS));
    setWrong(null);
  };
  const go = async () => {
    try {
      await api(`/tables/${encodeURIComponent(code)}/screens`, { pair }, session.value?.token);
      setPair("");
      showToast(t("gm-tv-paired"));
    } catch (error) {
      setWrong(error instanceof Refused ? error.failure : { code: "internal" });
    }
  };
  return (
    <form class="stack" onSubmit={(event) => { event.preventDefault(); if (pair.length === DIGITS) void go(); }}>
      <Field label={t("gm-tv-code")} value={pair} set={put} inputMode="numeric" max={DIGITS} hint={t("gm-tv-help", { address: `${address.value || location.host}/tv` })} error={wrong && errorText(wrong)} enter="go" />
      <div class="cluster"><Button icon="screen" disabled={pair.length !== DIGITS} run={go}>{t("gm-tv-pair")}</Button><span class="small">{t("gm-tv-on", { n: presence.value.screens })}</span></div>
    </form>
  );
}

function OwnName(): JSX.Element {
  const [name, setName] = useState(me.value?.name ?? "");
  const changed = name.trim() !== "" && name.trim() !== me.value?.name;
  return (
    <>
      <Field label={t("gm-people-own-name")} value={name} set={setName} max={40} capitals="words" />
      {changed && <Button run={() => tryTo({ type: "member.rename", name: name.trim() })}>{t("gm-person-keep")}</Button>}
    </>
  );
}

function Remove({ id, name }: { id: string; name: string }): JSX.Element {
  const [sure, setSure] = useState(false);
  if (!sure) return <Button kind="quiet" icon="close" label={t("gm-people-remove", { name })} run={() => setSure(true)} />;
  return (
    <span class="cluster">
      <Button kind="danger" run={() => tryTo({ type: "member.remove", member: id })}>{t("gm-people-remove-sure")}</Button>
      <Button kind="quiet" run={() => setSure(false)}>{t("ui-cancel")}</Button>
    </span>
  );
}

const isOld = (device: Device): boolean => device.app !== null && device.app !== __VERSION__;

/** Every device at the table and how it is connected: why one has no voice, and whose app is old. */
export function Devices({ view }: { view: View }): JSX.Element | null {
  const devices = presence.value.devices ?? [];
  if (!devices.length) return null;
  return (
    <section class="stack">
      <h2 class="heading">{t("gm-devices")}</h2>
      <ul class="people">
        {devices.map((device, at) => (
          <li key={at} class="row">
            <Icon name={device.secure ? "check" : "offline"} size={20} />
            <span class="grow">
              {(device.member && view.members[device.member]?.name) || t("gm-device-screen")}
              <small>{[t(`gm-device-${device.kind}`), t(device.secure ? "gm-device-secure" : "gm-device-plain"), isOld(device) && t("gm-device-old", { version: device.app ?? "" })].filter(Boolean).join(" · ")}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Members({ view }: { view: View }): JSX.Element {
  return (
    <div class="stack">
      <ul class="people">
        {membersOf(view).map((member) => (
          <li key={member.id} class="row member"><MemberLine view={view} member={member} />{member.role !== "gm" && <Remove id={member.id} name={member.name} />}</li>
        ))}
        {presence.value.screens > 0 && <li class="row"><Icon name="screen" size={20} /><span class="grow">{t("table-screens", { n: presence.value.screens })}</span></li>}
      </ul>
      <OwnName />
    </div>
  );
}
