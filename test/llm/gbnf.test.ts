import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { after, afterText, forcedText, mayEnd, toGbnf } from "../../src/llm/grammar/gbnf.ts";
import type { Expression } from "../../src/llm/grammar/gbnf.ts";
import { parseGbnf } from "../../src/llm/grammar/parse-gbnf.ts";

function parsed(grammar: string): Expression {
  const expression = parseGbnf(grammar);
  if (!expression) throw new Error(`Not understood: ${grammar}`);
  return expression;
}

function accepts(expression: Expression, text: string): boolean {
  const rest = afterText(expression, text);
  return rest !== undefined && mayEnd(rest);
}

/** A grammar's right side with the regular expression that means the same. */
type Pair = { readonly gbnf: string; readonly pattern: string };
const { pair } = fc.letrec<{ pair: Pair }>((tie) => ({
  pair: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.stringMatching(/^[ab]{0,3}$/).map((text) => ({ gbnf: `"${text}"`, pattern: `(?:${text})` })),
    fc.constantFrom("[ab]", "[^b]", "[a-b]").map((text) => ({ gbnf: text, pattern: text })),
    fc.array(tie("pair"), { minLength: 1, maxLength: 3 }).map((parts) => ({
      gbnf: `(${parts.map(({ gbnf }) => gbnf).join(" ")})`,
      pattern: `(?:${parts.map(({ pattern }) => pattern).join("")})`,
    })),
    fc.array(tie("pair"), { minLength: 1, maxLength: 3 }).map((parts) => ({
      gbnf: `(${parts.map(({ gbnf }) => gbnf).join(" | ")})`,
      pattern: `(?:${parts.map(({ pattern }) => pattern).join("|")})`,
    })),
    fc.tuple(tie("pair"), fc.constantFrom("?", "{1,2}", "{2}", "*")).map(([part, mark]) => ({
      gbnf: `(${part.gbnf})${mark}`,
      pattern: `(?:${part.pattern})${mark}`,
    })),
  ),
}));

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

describe("a grammar as an expression", () => {
  it("accepts what the regular expression of the same meaning accepts", () => {
    fc.assert(
      fc.property(pair, ({ gbnf, pattern }) => {
        const expression = parsed(`root ::= ${gbnf}`);
        const whole = new RegExp(`^${pattern}$`);
        const wrong = TEXTS.filter((text) => accepts(expression, text) !== whole.test(text));
        expect(wrong).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("forces what all it accepts begins with, and no more", () => {
    fc.assert(
      fc.property(pair, ({ gbnf }) => {
        const expression = parsed(`root ::= ${gbnf}`);
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

  it("means the same when what is left of it is written as GBNF again", () => {
    fc.assert(
      fc.property(pair, fc.constantFrom(...TEXTS.slice(0, 13)), ({ gbnf }, begun) => {
        const rest = afterText(parsed(`root ::= ${gbnf}`), begun);
        if (!rest) return;
        const again = parsed(`root ::= ${toGbnf(rest)}`);
        const differing = TEXTS.filter((text) => accepts(rest, text) !== accepts(again, text));
        expect(differing).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

describe("the grammar of arguments", () => {
  const grammar = String.raw`root ::= "{" m0 ("," m1)? "}"
m0 ::= "\"when\":" v0
m1 ::= "\"body\":" v1
v0 ::= "\"today\"" | "\"tomorrow\"" | "\"Zürich\""
v1 ::= "\"" char{1,400} "\""
char ::= [^"\\\x00-\x1F\x7F] | "\\" ["\\/nt]`;

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
    const rest = afterText(parsed(grammar), begun);
    expect(rest && forcedText(rest)).toBe(forced);
  });

  it("ends where it must, and refuses what it can't be", () => {
    expect(accepts(parsed(grammar), '{"when":"tomorrow","body":"a \\"b\\" ☕"}')).toBe(true);
    expect(accepts(parsed(grammar), '{"when":"tomorrow","body":""}')).toBe(false);
    expect(accepts(parsed(grammar), '{"when":"never"}')).toBe(false);
    expect(after(parsed(grammar), "[")).toBeUndefined();
    expect(forcedText(parsed(`root ::= "a\\n\\x41\\u00e9\\"\\\\"`))).toBe('a\nAé"\\');
  });

  it.each([
    ["recursion", 'root ::= "(" root? ")"'],
    ["a rule that is not there", "root ::= other"],
    ["no root", 'start ::= "a"'],
    ["a rule over two lines", 'root ::= "a" |\n  "b"'],
    ["what is no GBNF", "root ::= <x>"],
    ["a group left open", 'root ::= ("a"'],
  ])("with %s is left to the engine", (_, text) => {
    expect(parseGbnf(text)).toBeUndefined();
  });
});
