import fc from "fast-check";
import type { Token } from "node-llama-cpp";
import { describe, expect, it } from "vitest";
import { markToken, withMark } from "../../src/llm/engine/with-mark.ts";
import type { Words } from "../../src/llm/engine/tokenise-run.ts";
import { QUOTED } from "../../src/llm/format/quoted-arguments.ts";
import { afterText, forcedText, mayEnd } from "../../src/llm/grammar/derivative.ts";
import { argumentsGrammar } from "../../src/prompt/arguments-grammar.ts";
import type { Expression } from "../../src/types/expression.ts";
import type { JsonObject, JsonValue } from "../../src/types/json.ts";
import type { Slot } from "../../src/types/turn/call-space.ts";

const MARK = '<|"|>';
const closed = (parameter: string, required: boolean, ...values: readonly JsonValue[]): Slot => ({
  parameter,
  required,
  value: {
    kind: "closed",
    candidates: values.map((value) => ({ value, origin: { origin: "said", text: String(value) } })),
  },
});
const free = (parameter: string, form?: "list" | "number"): Slot => ({
  parameter,
  required: false,
  value: { kind: "free", maxLength: 200, ...(form ? { form } : {}) },
});

function admits(grammar: Expression, text: string): boolean {
  const rest = afterText(grammar, text);
  return rest !== undefined && mayEnd(rest);
}

const written = (given: JsonObject): string => QUOTED.write(given).toString();

describe("arguments between marks", () => {
  it.each<[string, JsonObject, string]>([
    ["none", {}, "}"],
    ["a text", { to: "Anna" }, 'to:<|"|>Anna<|"|>}'],
    ["by the order of their names", { zone: 3, All: true, count: 2 }, "All:true,count:2,zone:3}"],
    ["a list", { items: ["milk", "2 eggs"] }, 'items:[<|"|>milk<|"|>,<|"|>2 eggs<|"|>]}'],
  ])("write %s", (_, given, expected) => {
    expect(written(given)).toBe(expected);
  });

  const slots = [
    closed("to", true, "Anna", "Rob", '"Bob"'),
    closed("count", false, 3, 12),
    free("text"),
    free("hours", "number"),
    free("items", "list"),
  ];

  it.each([
    ["one must be there", slots],
    ["none must be there", slots.map((slot) => ({ ...slot, required: false }))],
  ])("come back as the JSON their grammar admits, where %s", (_, given) => {
    const grammar = argumentsGrammar(given);
    const text = fc.stringMatching(/^[^<\p{Cc}]{1,40}$/u);
    const values = {
      to: fc.constantFrom("Anna", "Rob", '"Bob"'),
      count: fc.constantFrom(3, 12),
      text: fc.oneof(text, fc.constantFrom("12", "true", "two\nlines", "[]", "a:b,c}")),
      hours: fc.constantFrom(0, -2, 3.5),
      items: fc.array(fc.constantFrom("milk", "eggs"), { minLength: 1, maxLength: 3 }),
    };
    const requiredKeys = given[0]?.required ? (["to"] as const) : [];
    fc.assert(
      fc.property(fc.record(values, { requiredKeys: [...requiredKeys] }), (wanted) => {
        const said = written(wanted);
        expect(admits(QUOTED.grammarOf(grammar), said)).toBe(true);
        expect(JSON.parse(QUOTED.read(said, grammar) ?? "")).toEqual(wanted);
      }),
    );
  });

  const grammar = argumentsGrammar(slots);
  it.each([
    ["a member nobody asked for", 'to:<|"|>Anna<|"|>,where:3}'],
    ["none of the values there are", 'to:<|"|>Eve<|"|>}'],
    ["nothing of what must be there", "count:3}"],
    ["half of a text", 'to:<|"|>Anna}'],
    ["no end", 'to:<|"|>Anna<|"|>'],
    ["words behind the end", 'to:<|"|>Anna<|"|>} and'],
    ["a comma too many", 'to:<|"|>Anna<|"|>,}'],
  ])("with %s are none", (_, text) => {
    expect(QUOTED.read(text, grammar)).toBeUndefined();
  });

  it("lose a mark that stands in somebody's words, and are then not what was to be said", () => {
    const own = argumentsGrammar([closed("to", true, `An${MARK}na`)]);
    const forced = forcedText(QUOTED.grammarOf(own));
    expect(forced).toBe('to:<|"|>Anna<|"|>}');
    expect(QUOTED.read(forced, own)).toBeUndefined();
  });
});

describe("words among which a mark may stand", () => {
  /** A letter a token, the mark one as control and spelled as text. */
  const letters: Words = {
    tokens: ({ kind, text }) =>
      kind === "control" && text === MARK
        ? [0 as Token]
        : [...text].map((letter) => letter.charCodeAt(0) as Token),
    text: (tokens) =>
      tokens.map((token) => (token === 0 ? "" : String.fromCharCode(token))).join(""),
  };
  const words = withMark(letters, MARK);

  it.each(["", "to:", MARK, `to:${MARK}Anna${MARK}}`, `${MARK}${MARK}`, "<|"])(
    "say %j and have it back",
    (text) => {
      const tokens = words.tokens({ kind: "text", text }, false);
      expect(tokens.filter((token) => token === 0)).toHaveLength(text.split(MARK).length - 1);
      expect(words.text(tokens)).toBe(text);
    },
  );

  it("are the ones there were where there is no such token", () => {
    expect(withMark(letters, undefined)).toBe(letters);
    expect(withMark(letters, "<other>")).toBe(letters);
    expect(markToken(letters, "<other>")).toBeUndefined();
  });
});
