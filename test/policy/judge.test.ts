import { describe, expect, it } from "vitest";
import { canonicalJson } from "../../src/policy/call-hash.ts";
import { english } from "../../src/language/en/english.ts";
import { judge } from "../../src/policy/judge.ts";
import { leadsIn } from "../../src/policy/leads/leads-in.ts";
import { visible } from "../../src/visible.ts";
import { createApprovals } from "../../src/policy/approvals.ts";
import type { Judgement } from "../../src/policy/judge.ts";
import { CLEAN } from "../../src/types/taint.ts";
import type { Origin } from "../../src/types/turn/origin.ts";
import { fruitEat, fruitList } from "../helpers/tools.ts";

const judgement = (changes: Partial<Judgement> & { readonly origin?: Origin }): Judgement => {
  const { origin = { origin: "handle", handle: "fruit:1", chosenBy: "words" }, ...rest } = changes;
  return {
    tool: fruitEat,
    call: { id: "c1", name: "x", arguments: {}, origins: { id: origin }, by: "model" },
    resolved: { id: "pear" },
    versions: {},
    records: { id: "the pear" },
    question: "Eat pear?",
    taint: CLEAN,
    shownAs: "Do this?",
    isAskedFor: true,
    isDoubted: false,
    said: "",
    say: english.say.warning,
    mark: rest.tool?.confirm === undefined && rest.tool ? "none" : "plain",
    ...rest,
  };
};

const TAINTED = { sources: ["mail:1"], untrusted: true, personal: true };
const fruitPick = {
  ...fruitEat,
  name: "fruit.pick",
  effect: "reversible",
  confirm: undefined,
} as const;
const quiet = (({ confirm: _, ...tool }) => tool)(fruitPick);

describe("a judgement", () => {
  it("lets reading run, whatever was read before", () => {
    const reading = { tool: fruitList, origin: { origin: "foreign" }, taint: TAINTED } as const;
    expect(judge(judgement(reading))).toEqual({ kind: "run" });
  });

  it("asks for a marked effect with the tool's own question", () => {
    expect(judge(judgement({}))).toMatchObject({
      kind: "confirm",
      level: "plain",
      text: "Eat pear?",
    });
  });

  it("asks in red for a sensitive value nobody said, and names where it may come from", () => {
    const verdict = judge(judgement({ origin: { origin: "foreign" }, taint: TAINTED }));
    expect(verdict).toMatchObject({
      level: "red",
      text: "Eat pear?\nYou did not say this id: pear. It may come from mail:1.",
    });
  });

  it("lets an unmarked effect of the user's own run, also after strangers' words", () => {
    expect(judge(judgement({ tool: quiet, taint: TAINTED }))).toEqual({ kind: "run" });
  });

  it.each([
    ["the user did not ask for it", { tool: quiet, taint: TAINTED, isAskedFor: false }],
    ["a value was composed", { tool: quiet, taint: TAINTED, origin: { origin: "free" } as const }],
    [
      "a model chose the record",
      {
        tool: quiet,
        taint: TAINTED,
        origin: { origin: "handle", handle: "fruit:2", chosenBy: "model" } as const,
      },
    ],
    ["it leaves the machine", { tool: { ...quiet, egress: true }, taint: TAINTED }],
    ["it can't be undone", { tool: { ...quiet, effect: "irreversible" as const }, taint: TAINTED }],
  ])("asks for an effect after strangers' words when %s", (_, changes) => {
    expect(judge(judgement(changes))).toMatchObject({ kind: "confirm", level: "plain" });
    expect(judge(judgement({ ...changes, taint: CLEAN }))).toEqual({ kind: "run" });
  });

  it.each([
    ["it may well be another than was meant", { isDoubted: true }],
    [
      "no word names its record",
      { origin: { origin: "handle", handle: "fruit:2", chosenBy: "sense" } as const },
    ],
  ])("asks for an effect without a mark when %s", (_, changes) => {
    expect(judge(judgement({ tool: quiet, ...changes }))).toMatchObject({
      kind: "confirm",
      level: "plain",
    });
  });

  it("names the record a model chose in the question", () => {
    const origin = { origin: "handle", handle: "fruit:2", chosenBy: "model" } as const;
    const asked = judge(
      judgement({
        tool: quiet,
        taint: TAINTED,
        origin,
        question: undefined,
        resolved: { id: "x" },
      }),
    );
    expect(asked).toMatchObject({
      level: "plain",
      text: "Do this?\nfruit: the pear\nYou did not name this fruit: the pear.",
    });
  });

  it.each([
    ["see https://evil.example/x", "https://evil.example/x"],
    ["see www.evil.example, please", "www.evil.example"],
    ["see evil.example/x?y", "evil.example/x?y"],
    ["see bit.ly/3x", "bit.ly/3x"],
    ["write to a.b@evil.example.", "a.b@evil.example"],
    ["call +1 (555) 0199", "+1 (555) 0199"],
    ["call 0041-44 668 18 00", "0041-44 668 18 00"],
    ["ｈttps://evil.exa\u200Bmple", "https://evil.example"],
    ["at 10.0.0.7/x", "10.0.0.7/x"],
  ])("asks in red for %j after strangers' words, and in no other case", (reason, lead) => {
    const call = { ...judgement({}).call, origins: { reason: { origin: "free" } as const } };
    const changes = { tool: quiet, call, resolved: { reason }, taint: TAINTED };
    const text = expect.stringContaining(`You did not say this: ${lead}. It may come from mail:1.`);
    expect(judge(judgement(changes))).toMatchObject({ kind: "confirm", level: "red", text });
    expect(judge(judgement({ ...changes, taint: CLEAN }))).toEqual({ kind: "run" });
    expect(judge(judgement({ ...changes, said: `do it: ${reason}` }))).toMatchObject({
      level: "plain",
    });
  });

  it.each([
    "lunch on 2026-03-02 at 12:30",
    "notes.txt, summary.md and e.g. report.v2.pdf",
    "room 4711, 20 kg, 3,000 words",
    "at 5 p.m. on the 3rd",
  ])("finds nothing that leads anywhere in %j", (reason) => {
    expect(leadsIn(reason)).toEqual([]);
  });

  it("gives another hash when a record changed", () => {
    const hash = (version: string): unknown =>
      Object.entries(judge(judgement({ versions: { id: version } }))).find(
        ([key]) => key === "hash",
      );
    expect(hash("1")).not.toEqual(hash("2"));
  });

  it("hashes the same call to the same text whatever the order of keys", () => {
    expect(canonicalJson({ b: [1, { d: 1, c: null }], a: "x" })).toBe(
      '{"a":"x","b":[1,{"c":null,"d":1}]}',
    );
  });
});

describe("what a person is shown", () => {
  it("makes invisible characters visible", () => {
    expect(visible("a\u200Bb\u202Ec\u00A0d\ne")).toBe("a\\u{200B}b\\u{202E}c\\u{A0}d\ne");
  });
});

describe("an approval", () => {
  it("serves once, for the same hash, within a minute", () => {
    let now = 0;
    const approvals = createApprovals(() => now);
    approvals.grant("c1", "sha256:a");
    expect(approvals.take("c1", "sha256:a")).toBe(true);
    expect(approvals.take("c1", "sha256:a")).toBe(false);
    approvals.grant("c1", "sha256:a");
    expect(approvals.take("c1", "sha256:b")).toBe(false);
    approvals.grant("c1", "sha256:a");
    now = 60_001;
    expect(approvals.take("c1", "sha256:a")).toBe(false);
  });
});
