/** Every piece on one page: the sketch's screens, made of the real parts. Texts here are samples, never shipped. */
import { useState } from "preact/hooks";
import type { JSX } from "preact";
import { BottomSheet, Button, Chip, Choice, Die, DieChain, EmptyState, Field, Gauge, OddsBar, Page, ResultHead, Row, Select, showToast, Stepper, Sum, Tabs, Tiles, Toggle, Waiting } from "@/shared/ui";
import type { ViewProps } from "@/shell/features";

const sub = <><span class="connection"><span class="dot" />Mesa KAPUA</span>· Experiente</>;

function Card({ sheet }: { sheet?: boolean }): JSX.Element {
  const [open, setOpen] = useState(sheet);
  return (
    <Page title="Rosa Maciel" sub={sub} end={<Button kind="quiet" icon="more" label="Mais" />}>
      <div class="strip"><Gauge label="Ferimentos" value={1} max={3} run={() => undefined} /><Gauge label="Fadiga" value={0} max={2} /><Gauge label="Benes" value={2} max={3} shape="coin" /></div>
      <div class="cluster"><Chip tone="bad">Vulnerável</Chip><Chip tone="good" icon="spade">Curinga +2</Chip><Chip>Aparar 6</Chip><Chip>Resistência 7 (2)</Chip></div>
      <div class="attributes" style={{ display: "grid", gridTemplateColumns: "repeat(5,1fr)", gap: "8px" }}>
        {[["Agi", 8], ["Ast", 6], ["Esp", 6], ["For", 6], ["Vig", 12]].map(([name, sides]) => <button type="button" class="card" style={{ padding: "10px 4px", textAlign: "center" }}><Die sides={Number(sides)} label="" /><span class="small" style={{ display: "block" }}>{name}</span></button>)}
      </div>
      <h2 class="heading">Perícias</h2>
      <div class="rows">
        <Row lead={<Die sides={8} size="small" label="" />} title="Atirar" note="Ágil" run={() => setOpen(true)} />
        <Row lead={<Die sides={4} size="small" label="" />} title="Lutar" note="−1 de ferimento" run={() => setOpen(true)} />
        <Row lead={<Die sides={10} size="small" label="" />} title="Perceber" run={() => setOpen(true)} />
      </div>
      <h2 class="heading">Armas</h2>
      <Row title="Facão" note="For+d6 · alcance 1" end={<><Button kind="primary">Atacar</Button><Button>Dano</Button></>} />
      {open && <RollSheet close={() => setOpen(false)} />}
    </Page>
  );
}

function RollSheet({ close }: { close: () => void }): JSX.Element {
  const [on, setOn] = useState([true, true, true, false]);
  const names = ["1 ferimento", "Curinga", "Agrupar: Tião ao lado", "Ataque selvagem"];
  return (
    <BottomSheet title="Lutar com o facão" note="contra o Aparar do capanga: 5" lead={<Die sides={8} label="" />} close={close}>
      <div>{names.map((name, at) => <Toggle key={name} on={on[at]!} set={(value) => setOn(on.map((other, index) => (index === at ? value : other)))} value={[-1, 2, 1, 2][at]}>{name}</Toggle>)}</div>
      <OddsBar success={830_000} raise={300_000} />
      <div class="split"><Button kind="primary" big>Rolar</Button><Button>Dado na mesa</Button></div>
    </BottomSheet>
  );
}

function Result(): JSX.Element {
  const verdict = { word: { key: "ui-ok" }, tone: "good" as const, total: 13, against: 5, tiles: 3, cracks: 0 };
  return (
    <Page title="Rosa Maciel" sub={sub} foot={<><Button kind="primary" big wide>Rolar dano · 3d6</Button><div class="split"><Button>Gastar um bene</Button><Button>Desfazer</Button></div></>}>
      <p class="small">Lutar com o facão · contra 5</p>
      <div class="tumble"><ResultHead verdict={verdict} /></div>
      <div class="dice tumble"><DieChain sides={8} faces={[8, 3]} /><DieChain sides={6} faces={[2]} dim label="selvagem" /></div>
      <Sum lines={[{ label: "d8 com um ás", value: 11, bare: true }, { label: "Curinga", value: 2 }, { label: "Agrupar: Tião ao lado", value: 1 }, { label: "1 ferimento", value: -1 }]} last={{ label: "contra o Aparar do capanga", value: "13 × 5" }} />
    </Page>
  );
}

function Pieces(): JSX.Element {
  const [tab, setTab] = useState("a");
  const [number, setNumber] = useState(2);
  const [name, setName] = useState("Rosa");
  const [side, setSide] = useState("a");
  const options = [{ value: "a", label: "Agilidade" }, { value: "b", label: "Astúcia" }, { value: "c", label: "Espírito" }];
  return (
    <Page title="Peças" sub={<span class="connection"><span class="dot off" />Sem rede · 3 na fila</span>} back={() => undefined}>
      <div class="dice">{[2, 3, 4, 6, 8, 10, 12, 20, 100].map((sides) => <Die key={sides} sides={sides} face={sides === 100 ? 87 : Math.min(sides, 17)} />)}<Die sides={8} face={8} aced /><Die sides={6} face={2} dim /><Die sides={20} size="big" /></div>
      <div class="cluster"><Tiles laid={3} /><Tiles cracked={2} /><Tiles laid={2} small /><Tiles cracked={1} small /></div>
      <div class="cluster"><Chip tone="info">Segurando</Chip><Chip tone="bad" run={() => undefined}>Abalado</Chip><Chip run={() => undefined} pressed>Todos</Chip></div>
      <Tabs label="Partes" value={tab} set={setTab} options={options} />
      <Field label="Seu nome" value={name} set={setName} hint="Como a mesa chama você" />
      <Field label="Código da mesa" value="KAPU" set={setName} error="Faltam letras: o código tem cinco." capitals="characters" />
      <Select label="Sistema" value={side} set={setSide} options={options} />
      <Choice label="Característica" value={side} set={setSide} options={options} />
      <Stepper label="Modificador" value={number} set={setNumber} />
      <Toggle on={true} set={() => undefined}>Rolar em segredo</Toggle>
      <div class="cluster"><Button kind="primary" run={() => showToast("Lutar desfeito", { action: { label: "Refazer", run: () => undefined } })}>Aviso</Button><Button kind="danger" run={() => showToast("A mesa recusou: sem benes.", { tone: "bad" })}>Perigo</Button><Button disabled>Desligado</Button><Button kind="quiet">Quieto</Button></div>
      <Row title="Capangas (4)" now note="agora" end={<Chip>Distraídos</Chip>} /><Row title="Tião Brasa" done note="já agiu" />
      <EmptyState title="Ninguém rolou ainda" actions={<Button kind="primary">Rolar</Button>}>O que a mesa rolar aparece aqui.</EmptyState>
      <Waiting />
    </Page>
  );
}

export default function Gallery({ params }: ViewProps): JSX.Element {
  if (params.part === "ficha") return <Card />;
  if (params.part === "rolar") return <Card sheet />;
  if (params.part === "resultado") return <Result />;
  return <Pieces />;
}
