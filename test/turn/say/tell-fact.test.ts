import { describe, expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { createRegistry } from "../../../src/tool/registry.ts";
import { factTeller } from "../../../src/turn/say/tell-fact.ts";
import type { FactUse } from "../../../src/types/turn/plan.ts";
import type { FinishedCall } from "../../../src/types/turn/stages.ts";
import type { Result } from "../../../src/types/turn/result.ts";
import { tools } from "../../../tools/index.ts";
import { callOf } from "../../helpers/turn-state.ts";
import { clock } from "../../tools/run-tool.ts";

const tell = factTeller({ registry: createRegistry(tools), language: english, clock });
const use = (asks: string, more: Partial<FactUse> = {}): FactUse => ({
  kind: "fact",
  tool: "messages.send",
  parameter: "text",
  asks,
  before: "",
  after: "",
  ...more,
});
const call = (name: string, result: Result): FinishedCall => ({
  call: callOf(name),
  result,
  isLookup: true,
  said: "",
});
const choir = { title: "Choir", place: "Quay Hall", day: "Wednesday 4 March", time: "7:30 pm" };
const rows = (...items: readonly Record<string, string>[]): FinishedCall =>
  call("calendar.query", { ok: true, items, more: 0, handles: {} });
const text = (said: string): FinishedCall =>
  call("notes.read", { ok: true, text: said, handles: {} } as Result);

describe("a fact that was found, as it stands in a text", () => {
  it("is told of the one record, with the words around it", () => {
    const where = use("where is the choir", { before: "see you", fact: "where" });
    expect(tell(where, rows(choir))).toBe("see you at Quay Hall");
    expect(tell(use("where is the choir"), rows(choir))).toContain("Quay Hall");
  });

  it("is where and when in one breath, or the one that the record has", () => {
    const both = use("when is the choir", { fact: "both", before: "meet me" });
    expect(tell(both, rows(choir))).toBe("meet me at Quay Hall on Wednesday 4 March, 7:30 pm");
    const { place: _, ...nowhere } = choir;
    expect(tell(both, rows(nowhere))).toBe("meet me on Wednesday 4 March, 7:30 pm");
  });

  it("has the record's name where nothing stands around it", () => {
    const both = use("where and when", { fact: "both" });
    expect(tell(both, rows(choir))).toBe("Choir: at Quay Hall on Wednesday 4 March, 7:30 pm");
    const where = use("what's the address", { fact: "where" });
    expect(tell(where, rows(choir))).toBe("Choir is at Quay Hall.");
  });

  it("is none of several, of none, or of a look that failed", () => {
    const where = use("where is that", { fact: "where" });
    expect(tell(where, rows(choir, { ...choir, title: "Band" }))).toBeUndefined();
    expect(tell(where, rows())).toBeUndefined();
    const failed = { ok: false, failure: "unavailable", message: "No." } as unknown as Result;
    expect(tell(where, call("calendar.query", failed))).toBeUndefined();
  });

  it("is the sentence of a text as long as it still stands there", () => {
    const quoted = use("what's the gate code", { quote: "The gate code is 4471." });
    expect(tell(quoted, text("Keys. The gate code is 4471."))).toBe("The gate code is 4471.");
    expect(tell(quoted, text("Keys. The gate code is 9000."))).toBeUndefined();
  });

  it("is a short text whole, and never a long one", () => {
    expect(tell(use("what does it say"), text("Milk and eggs"))).toBe("Milk and eggs");
    expect(tell(use("what does it say"), text("a".repeat(301)))).toBeUndefined();
  });
});
