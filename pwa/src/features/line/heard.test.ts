import { describe, expect, it } from "vitest";
import { joined, readResults } from "./heard";

const result = (transcript: string, isFinal = true) => Object.assign([{ transcript }], { isFinal });

describe("JamesBrill/react-speech-recognition#18: one spoken sentence is one sentence", () => {
  it("finals that come twice count once", () => {
    expect(joined(["rolar Lutar", "rolar lutar"])).toBe("rolar lutar");
    expect(joined(["rolar", "rolar Lutar", "rolar Lutar com mais dois"])).toBe("rolar Lutar com mais dois");
    expect(joined(["rolar Lutar com mais dois", "mais dois"])).toBe("rolar Lutar com mais dois");
  });

  it("pieces of a sentence are put together", () => {
    expect(joined(["rolar Lutar", " com mais dois "])).toBe("rolar Lutar com mais dois");
    expect(joined(["", "  "])).toBe("");
  });

  it("what is not final is shown and not taken", () => {
    expect(readResults({ results: [result("rolar"), result("lutar", false)] })).toEqual({ final: "rolar", all: "rolar lutar" });
  });
});
