import fc from "fast-check";
import type { Token } from "node-llama-cpp";
import { describe, expect, it } from "vitest";
import { ArgumentsDraft } from "../../src/llm/grammar/arguments-draft.ts";
import { afterText, mayEnd } from "../../src/llm/grammar/derivative.ts";
import { argumentsGrammar } from "../../src/prompt/arguments-grammar.ts";
import type { Slot } from "../../src/types/turn/call-space.ts";
import type { Expression } from "../../src/types/expression.ts";

/** A token a character. */
const characters = {
  tokens: ({ text }: { readonly text: string }): Token[] =>
    // Tokens are numbers with a brand.
    [...text].map((character) => character.codePointAt(0) as Token),
  text: (tokens: readonly Token[]): string => String.fromCodePoint(...tokens),
};

const slot = (values: readonly string[], index: number): Slot => ({
  parameter: `p${index}`,
  required: true,
  value: {
    kind: "closed",
    candidates: values.map((value) => ({ value, origin: { origin: "said", text: value } })),
  },
});

const grammarOf = (values: readonly (readonly string[])[]): Expression =>
  argumentsGrammar(values.map(slot));

/** Writes with a model that chooses by number, and says how often it was asked. */
function write(
  grammar: Expression,
  pick: () => number,
): { readonly text: string; readonly choices: number } {
  const draft = new ArgumentsDraft(characters, [], grammar);
  let choices = 0;
  draft.addForced();
  while (!draft.isComplete && choices < 500) {
    const rest = draft.rest;
    const possible = ALPHABET.filter((each) => rest && afterText(rest, each) !== undefined);
    const [token] = characters.tokens({ text: possible[pick() % possible.length] ?? "" });
    if (token === undefined) throw new Error("Nothing fits.");
    draft.add(token);
    choices += 1;
    draft.addForced();
  }
  return { text: draft.text, choices };
}

const ALPHABET = [...'{}":,p0123456789abc é☕'];

describe("arguments as they are written", () => {
  it("need no model where there is one value for each", () => {
    const draft = new ArgumentsDraft(characters, [], grammarOf([["a"], ["b c"]]));
    draft.addForced();
    expect(draft.isComplete).toBe(true);
    expect(draft.text).toBe('{"p0":"a","p1":"b c"}');
  });

  it("leave the last token before a choice to the model", () => {
    const draft = new ArgumentsDraft(characters, [], grammarOf([["ab c", "ab é"]]));
    expect(characters.text(draft.addForced())).toBe('{"p0":"ab');
    draft.add(characters.tokens({ text: " " })[0] as Token);
    expect(draft.addForced()).toEqual([]);
    draft.add(characters.tokens({ text: "é" })[0] as Token);
    expect(characters.text(draft.addForced())).toBe('"}');
    expect(draft.isComplete).toBe(true);
  });

  it("are always what the grammar admits, with a few choices for each value", () => {
    const value = fc.stringMatching(/^[abc é☕]{1,6}$/u);
    const values = fc.array(fc.uniqueArray(value, { minLength: 1, maxLength: 4 }), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(values, fc.infiniteStream(fc.nat(100)), (slots, numbers) => {
        const grammar = grammarOf(slots);
        const { text, choices } = write(grammar, () => numbers.next().value ?? 0);
        const rest = afterText(grammar, text);
        expect(rest && mayEnd(rest)).toBe(true);
        expect(Object.keys(JSON.parse(text))).toHaveLength(slots.length);
        expect(choices).toBeLessThanOrEqual(2 * slots.flat().length);
      }),
    );
  });

  it("are never whole once they have left their grammar", () => {
    const draft = new ArgumentsDraft(characters, [], grammarOf([["a"]]));
    for (const token of characters.tokens({ text: '{"p0":"b"}' })) draft.add(token);
    expect(draft.rest).toBeUndefined();
    expect(draft.addForced()).toEqual([]);
    expect(draft.isComplete).toBe(false);
  });
});
