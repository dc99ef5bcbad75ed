import fc from "fast-check";
import type { Token } from "node-llama-cpp";
import { describe, expect, it } from "vitest";
import { commonLength, matchSpans, spansWithin, tokensOf } from "../../src/llm/engine/span.ts";
import type { Run, Span } from "../../src/llm/engine/span.ts";

const text = (value: string): Run => ({ kind: "text", text: value });
const control = (value: string): Run => ({ kind: "control", text: value });
const span = (run: Run, isOpen = false): Span => ({
  ...run,
  isOpen,
  // A token a character keeps what the spans say readable in a test.
  tokens: [...run.text].map((character) => character.charCodeAt(0) as Token),
});

describe("laying the context over a prompt", () => {
  it("keeps what is the same and leaves what follows", () => {
    const spans = [span(control("<u>")), span(text("hi"))];
    const { kept, rest } = matchSpans(spans, [control("<u>"), text("hi"), control("</u>")]);
    expect(kept).toEqual(spans);
    expect(rest).toEqual([control("</u>")]);
  });

  it("finds what the model wrote within a longer text", () => {
    const spans = [span(text("call: "), true), span(text('{"a": 1}'), true)];
    const { kept, rest } = matchSpans(spans, [text('call: {"a": 1}}\n')]);
    expect(kept).toHaveLength(2);
    expect(rest).toEqual([text("}\n")]);
  });

  it("lets control text go on after where it ended before", () => {
    const { kept, rest } = matchSpans(
      [span(control("<a>\n"))],
      [control("<a>\n<tool>"), text("x")],
    );
    expect(kept).toHaveLength(1);
    expect(rest).toEqual([control("<tool>"), text("x")]);
  });

  it("tokenises a half-heard text again instead of going on within a word", () => {
    const { kept, rest } = matchSpans([span(text("my cal"))], [text("my calendar")]);
    expect(kept).toEqual([]);
    expect(rest).toEqual([text("my calendar")]);
  });

  it("never takes control text for data or data for control text", () => {
    expect(matchSpans([span(control("<end>"))], [text("<end>")]).kept).toEqual([]);
    expect(matchSpans([span(text("<end>"))], [control("<end>")]).kept).toEqual([]);
  });

  it("says the same text, whatever it keeps", () => {
    const run = fc.record({
      kind: fc.constantFrom("text" as const, "control" as const),
      text: fc.stringMatching(/^[ab]{1,3}$/),
    });
    const spans = fc.array(fc.tuple(run, fc.boolean()).map(([each, isOpen]) => span(each, isOpen)));
    fc.assert(
      fc.property(spans, fc.array(run), (held, runs) => {
        const { kept, rest } = matchSpans(held, runs);
        const said = [...kept, ...rest].map((each) => each.text).join("");
        expect(said).toBe(runs.map((each) => each.text).join(""));
      }),
    );
  });
});

describe("spans and tokens", () => {
  it("keeps spans that lie wholly within a count of tokens", () => {
    const spans = [span(text("ab")), span(text("cd"))];
    expect(spansWithin(spans, 4)).toEqual(spans);
    expect(spansWithin(spans, 3)).toEqual(spans.slice(0, 1));
    expect(spansWithin(spans, 1)).toEqual([]);
    expect(tokensOf(spans)).toHaveLength(4);
  });

  it("counts the tokens two sequences begin with", () => {
    const tokens = tokensOf([span(text("abc"))]);
    expect(commonLength(tokens, tokensOf([span(text("abx"))]))).toBe(2);
    expect(commonLength(tokens, tokens.slice(0, 1))).toBe(1);
    expect(commonLength([], tokens)).toBe(0);
  });
});
