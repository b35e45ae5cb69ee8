import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import { setLanguage } from "@/shared/i18n";
import { Button, Chip, Die, DieChain, Field, Gauge, Row, Tiles } from ".";

const at = document.body;
setLanguage("pt-BR");
afterEach(() => render(null, at));
const show = (node: any) => act(() => render(node, at));

describe("a button", () => {
  it("socketio/socket.io-client#1111: ten taps while it waits are one thing done", async () => {
    let done = 0;
    let finish = (): void => undefined;
    await show(<Button run={() => { done += 1; return new Promise<void>((resolve) => (finish = resolve)); }}>x</Button>);
    const button = at.querySelector("button")!;
    for (let tap = 0; tap < 10; tap += 1) await act(() => button.click());
    expect(done).toBe(1);
    expect(button.getAttribute("aria-busy")).toBe("true");
    await act(async () => finish());
    await act(() => button.click());
    expect(done).toBe(2);
  });
});

describe("nothing speaks by colour alone", () => {
  it("a chip's tone has a shape, an aced die a chain, a gauge a number", async () => {
    await show(<><Chip tone="bad">x</Chip><DieChain sides={8} faces={[8, 3]} /><Gauge label="F" value={1} max={3} /><Tiles cracked={1} /></>);
    expect(at.querySelector(".chip svg")).toBeTruthy();
    expect(at.querySelector(".chain")!.getAttribute("aria-label")).toBe("d8: 8, 3, com ás");
    expect(at.querySelector(".gauge")!.getAttribute("aria-label")).toBe("F: 1 de 3");
    expect(at.querySelector(".tiles")!.getAttribute("aria-label")).toBe("um azulejo rachado");
  });

  it("each die is its own shape", async () => {
    const shapes = [];
    for (const sides of [4, 6, 8, 10, 12, 20, 100]) {
      await show(<Die sides={sides} />);
      shapes.push(at.querySelector("path")!.getAttribute("d"));
    }
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});

describe("a field", () => {
  it("says what is wrong where it is wrong", async () => {
    await show(<Field label="a" value="" set={() => undefined} error="b" />);
    const input = at.querySelector("input")!;
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(input.getAttribute("aria-describedby")!)!.textContent).toBe("b");
  });
});

describe("a row", () => {
  it("is a button, a link, or neither", async () => {
    await show(<><Row title="a" run={() => undefined} /><Row title="b" to="/mesa" /><Row title="c" /></>);
    expect([...at.children].map((child) => child.tagName)).toEqual(["BUTTON", "A", "DIV"]);
  });
});
