import { describe, expect, it } from "vitest";
import { canonicalJson } from "../../src/policy/canonical.ts";
import { judge } from "../../src/policy/judge.ts";
import { mixedScripts, visible } from "../../src/policy/visible.ts";
import type { Origin } from "../../src/types/origin.ts";
import { fruitEat, fruitList } from "../helpers/tools.ts";

const call = (origin: Origin) =>
  ({ id: "c1", name: "x", arguments: {}, origins: { id: origin }, by: "model" }) as const;

describe("a judgement", () => {
  it("lets reading run", () => {
    const verdict = judge({
      tool: fruitList,
      call: call({ origin: "foreign" }),
      resolved: {},
      question: undefined,
    });
    expect(verdict).toEqual({ kind: "run" });
  });

  it("asks for a marked effect with the tool's own question", () => {
    const handle = { origin: "handle", handle: "fruit:1" } as const;
    const verdict = judge({
      tool: fruitEat,
      call: call(handle),
      resolved: { id: "pear" },
      question: "Eat pear?",
    });
    expect(verdict).toMatchObject({ kind: "confirm", level: "plain", text: "Eat pear?" });
  });

  it("asks in red for a sensitive value nobody said", () => {
    const verdict = judge({
      tool: fruitEat,
      call: call({ origin: "foreign" }),
      resolved: { id: "pear" },
      question: "Eat pear?",
    });
    expect(verdict).toMatchObject({
      level: "red",
      text: "Eat pear?\nYou did not say this id: pear",
    });
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

  it("finds words of mixed alphabets", () => {
    expect(mixedScripts("pay p\u0430ypal now")).toEqual(["p\u0430ypal"]);
  });
});
