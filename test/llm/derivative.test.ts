import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { after, afterText, forcedText, mayEnd } from "../../src/llm/grammar/derivative.ts";
import { toGbnf } from "../../src/llm/grammar/to-gbnf.ts";
import { argumentsGrammar } from "../../src/prompt/arguments-grammar.ts";
import type { Candidate, Slot } from "../../src/types/turn/call-space.ts";
import type { CodeRange, Expression } from "../../src/types/expression.ts";

function accepts(expression: Expression, text: string): boolean {
  const rest = afterText(expression, text);
  return rest !== undefined && mayEnd(rest);
}

const literal = (text: string): Expression => ({ kind: "literal", text });
const range = (first: string, last = first): CodeRange => [first.charCodeAt(0), last.charCodeAt(0)];

/** An expression with the regular expression that means the same. */
type Pair = { readonly expression: Expression; readonly pattern: string };

const CLASSES: readonly Pair[] = [
  {
    expression: { kind: "class", ranges: [range("a"), range("b")], isNegated: false },
    pattern: "[ab]",
  },
  { expression: { kind: "class", ranges: [range("b")], isNegated: true }, pattern: "[^b]" },
  { expression: { kind: "class", ranges: [range("a", "b")], isNegated: false }, pattern: "[a-b]" },
];
const MARKS = [
  ["?", 0, 1],
  ["{1,2}", 1, 2],
  ["{2}", 2, 2],
  ["*", 0, Infinity],
] as const;

const { pair } = fc.letrec<{ pair: Pair }>((tie) => {
  const some = fc.array(tie("pair"), { minLength: 1, maxLength: 3 });
  return {
    pair: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.stringMatching(/^[ab]{0,3}$/).map((text) => ({
        expression: literal(text),
        pattern: `(?:${text})`,
      })),
      fc.constantFrom(...CLASSES),
      some.map((parts) => ({
        expression: { kind: "sequence", parts: parts.map(({ expression }) => expression) } as const,
        pattern: `(?:${parts.map(({ pattern }) => pattern).join("")})`,
      })),
      some.map((parts) => ({
        expression: { kind: "either", options: parts.map(({ expression }) => expression) } as const,
        pattern: `(?:${parts.map(({ pattern }) => pattern).join("|")})`,
      })),
      fc.tuple(tie("pair"), fc.constantFrom(...MARKS)).map(([part, [mark, min, max]]) => ({
        expression: { kind: "repeat", part: part.expression, min, max } as const,
        pattern: `(?:${part.pattern})${mark}`,
      })),
    ),
  };
});

/** Every text of a, b and c up to a length. */
const TEXTS = [0, 1, 2, 3, 4].reduce<readonly string[]>(
  (texts, length) => [
    ...texts,
    ...texts
      .filter((text) => text.length === length)
      .flatMap((text) => [`${text}a`, `${text}b`, `${text}c`]),
  ],
  [""],
);

/** GBNF without names is a regular expression but for its quotes, its blanks and how it writes code points. */
function gbnfAsPattern(gbnf: string): RegExp {
  const pattern = gbnf.replaceAll(
    /"((?:[^"\\]|\\.)*)"|(\[\^?(?:[^\]\\]|\\.)*\])|\s+/g,
    (_, quoted?: string, characters?: string) => {
      if (quoted !== undefined) return `(?:${quoted})`;
      return (characters ?? "").replaceAll(/\\U([0-9a-f]{8})/g, String.raw`\u{$1}`);
    },
  );
  return new RegExp(`^(?:${pattern})$`, "u");
}

describe("an expression", () => {
  it("accepts what the regular expression of the same meaning accepts", () => {
    fc.assert(
      fc.property(pair, ({ expression, pattern }) => {
        const whole = new RegExp(`^${pattern}$`);
        const wrong = TEXTS.filter((text) => accepts(expression, text) !== whole.test(text));
        expect(wrong).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("forces what all it accepts begins with, and no more", () => {
    fc.assert(
      fc.property(pair, ({ expression }) => {
        const accepted = TEXTS.filter((text) => accepts(expression, text));
        const forced = forcedText(expression);
        expect(accepted.filter((text) => !text.startsWith(forced))).toEqual([]);
        const rest = afterText(expression, forced);
        expect(rest).toBeDefined();
        if (rest && mayEnd(rest)) expect(accepts(expression, forced)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("means the same when what is left of it is written as GBNF", () => {
    fc.assert(
      fc.property(pair, fc.constantFrom(...TEXTS.slice(0, 13)), ({ expression }, begun) => {
        const rest = afterText(expression, begun);
        if (!rest) return;
        const written = gbnfAsPattern(toGbnf(rest));
        const differing = TEXTS.filter((text) => accepts(rest, text) !== written.test(text));
        expect(differing).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("is written with what GBNF would take for its own escaped", () => {
    expect(toGbnf(literal('a\n"\\\t☕'))).toBe(String.raw`"a\n\"\\\t☕"`);
    const odd: Expression = {
      kind: "class",
      ranges: [range("]"), range("\0", "-")],
      isNegated: true,
    };
    expect(toGbnf(odd)).toBe(String.raw`[^\U0000005d\U00000000-\U0000002d]`);
  });
});

const candidate = (value: string): Candidate => ({
  value,
  origin: { origin: "said", text: value },
});
const closed = (parameter: string, required: boolean, ...values: readonly string[]): Slot => ({
  parameter,
  required,
  value: { kind: "closed", candidates: values.map(candidate) },
});

describe("the grammar of arguments", () => {
  const grammar = argumentsGrammar([
    closed("when", true, "today", "tomorrow", "Zürich"),
    { parameter: "body", required: false, value: { kind: "free", maxLength: 400 } },
  ]);

  it.each([
    ["", '{"when":"'],
    ['{"when":"t', "o"],
    ['{"when":"tod', 'ay"'],
    ['{"when":"Z', 'ürich"'],
    ['{"when":"today"', ""],
    ['{"when":"today",', '"body":"'],
    ['{"when":"today","body":"hello', ""],
    ['{"when":"today","body":"a\\', ""],
    ['{"when":"today"}', ""],
  ])("after %j needs no choice for %j", (begun, forced) => {
    const rest = afterText(grammar, begun);
    expect(rest && forcedText(rest)).toBe(forced);
  });

  it("ends where it must, and refuses what it can't be", () => {
    expect(accepts(grammar, '{"when":"tomorrow","body":"a \\"b\\" ☕"}')).toBe(true);
    expect(accepts(grammar, '{"when":"tomorrow","body":""}')).toBe(false);
    expect(accepts(grammar, '{"when":"tomorrow","body":"a\u0001"}')).toBe(false);
    expect(accepts(grammar, '{"when":"never"}')).toBe(false);
    expect(after(grammar, "[")).toBeUndefined();
  });
});
