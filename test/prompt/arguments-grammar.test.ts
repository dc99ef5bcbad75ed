import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { afterText, mayEnd } from "../../src/llm/grammar/derivative.ts";
import { argumentsGrammar } from "../../src/prompt/arguments-grammar.ts";
import type { Slot } from "../../src/types/turn/call-space.ts";

const said = (text: string): { value: string; origin: { origin: "said"; text: string } } => ({
  value: text,
  origin: { origin: "said", text },
});
const closed = (parameter: string, required: boolean, ...values: string[]): Slot => ({
  parameter,
  required,
  value: { kind: "closed", candidates: values.map(said) },
});

function admits(slots: readonly Slot[], text: string): boolean {
  const rest = afterText(argumentsGrammar(slots), text);
  return rest !== undefined && mayEnd(rest);
}

describe("the grammar of arguments", () => {
  it.each([
    ['{"title":"call mum"}', true],
    ['{"title":"call mum","from":"today"}', true],
    [String.raw`{"title":"call mum","from":"say \"hi\""}`, true],
    ['{"title":"call mum","from":"never"}', false],
    ['{"from":"today","title":"call mum"}', false],
    ['{"from":"today"}', false],
    ["{}", false],
    ['{"title":"call mum",}', false],
  ])("admits only the candidates, required ones always and first: %s %s", (text, isAdmitted) => {
    const slots = [closed("from", false, "today", 'say "hi"'), closed("title", true, "call mum")];
    expect(admits(slots, text)).toBe(isAdmitted);
  });

  it("is the empty object when nothing can be said", () => {
    expect(admits([], "{}")).toBe(true);
    expect(admits([], "{ }")).toBe(false);
  });

  it.each([
    ["{}", true],
    ['{"a":"1"}', true],
    ['{"b":"2"}', true],
    ['{"a":"1","b":"2"}', true],
    ['{"b":"2","a":"1"}', false],
    ['{,"b":"2"}', false],
  ])("lets any subset of optional parameters be written in order: %s %s", (text, isAdmitted) => {
    expect(admits([closed("a", false, "1"), closed("b", false, "2")], text)).toBe(isAdmitted);
  });

  it("bounds free text and lists", () => {
    const free: Slot = { parameter: "body", required: true, value: { kind: "free", maxLength: 5 } };
    expect(admits([free], '{"body":"12345"}')).toBe(true);
    expect(admits([free], '{"body":"123456"}')).toBe(false);
    expect(admits([free], '{"body":""}')).toBe(false);
    expect(admits([free], String.raw`{"body":"a\n\"\\"}`)).toBe(true);
    expect(admits([free], String.raw`{"body":"\u0041"}`)).toBe(false);
    expect(admits([free], '{"body":"a\u007F"}')).toBe(false);
    const candidates = [said("a"), said("b")];
    const list: Slot = {
      parameter: "paths",
      required: true,
      value: { kind: "list", candidates, max: 2 },
    };
    expect(admits([list], '{"paths":["b"]}')).toBe(true);
    expect(admits([list], '{"paths":["b","a"]}')).toBe(true);
    expect(admits([list], '{"paths":[]}')).toBe(false);
    expect(admits([list], '{"paths":["a","b","a"]}')).toBe(false);
  });

  it("admits exactly the objects its slots can make", () => {
    const slots = fc.array(
      fc.record({
        required: fc.boolean(),
        values: fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 2 }),
      }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(slots, (each) => {
        const made = each.map(({ required, values }, index) =>
          closed(`p${index}`, required, ...values),
        );
        for (const text of objectsOf(made)) expect(admits(made, text)).toBe(true);
        const ordered = [
          ...made.filter(({ required }) => required),
          ...made.filter(({ required }) => !required),
        ];
        const all = objectsOf(made.map((slot) => ({ ...slot, required: false })));
        const right = new Set(objectsOf(ordered));
        for (const text of all) expect(admits(made, text), text).toBe(right.has(text));
      }),
      { numRuns: 200 },
    );
  });
});

/** Every object the slots can make, required ones first, one value each. */
function objectsOf(slots: readonly Slot[]): readonly string[] {
  const ordered = [
    ...slots.filter(({ required }) => required),
    ...slots.filter(({ required }) => !required),
  ];
  const members = ordered.reduce<readonly (readonly string[])[]>(
    (begun, { parameter, required, value }) => {
      const values = value.kind === "closed" ? value.candidates.map((one) => one.value) : [];
      const written = values.map((one) => `${JSON.stringify(parameter)}:${JSON.stringify(one)}`);
      return begun.flatMap((each) => [
        ...(required ? [] : [each]),
        ...written.map((member) => [...each, member]),
      ]);
    },
    [[]],
  );
  return members.map((each) => `{${each.join(",")}}`);
}
