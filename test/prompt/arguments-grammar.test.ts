import { describe, expect, it } from "vitest";
import { argumentsGrammar } from "../../src/prompt/arguments-grammar.ts";
import type { Slot } from "../../src/types/call-space.ts";

const said = (text: string): { value: string; origin: { origin: "said"; text: string } } => ({
  value: text,
  origin: { origin: "said", text },
});
const closed = (parameter: string, required: boolean, ...values: string[]): Slot => ({
  parameter,
  required,
  value: { kind: "closed", candidates: values.map(said) },
});

describe("the grammar of arguments", () => {
  it("admits only the candidates, required ones always", () => {
    const slots = [closed("from", false, "today", 'say "hi"'), closed("title", true, "call mum")];
    expect(argumentsGrammar(slots).split("\n")).toEqual([
      'root ::= "{" m0 ("," m1)? "}"',
      String.raw`m0 ::= "\"title\":" v0`,
      String.raw`m1 ::= "\"from\":" v1`,
      String.raw`v0 ::= "\"call mum\""`,
      String.raw`v1 ::= "\"today\"" | "\"say \\\"hi\\\"\""`,
    ]);
  });

  it("is the empty object when nothing can be said", () => {
    expect(argumentsGrammar([])).toBe('root ::= "{"  "}"');
  });

  it("lets any subset of optional parameters be written in order", () => {
    const grammar = argumentsGrammar([closed("a", false, "1"), closed("b", false, "2")]);
    expect(grammar.split("\n")[0]).toBe('root ::= "{" (m0 ("," m1)? | m1)? "}"');
  });

  it("bounds free text and lists", () => {
    const free: Slot = {
      parameter: "body",
      required: true,
      value: { kind: "free", maxLength: 50 },
    };
    const list: Slot = {
      parameter: "paths",
      required: true,
      value: { kind: "list", candidates: [said("a"), said("b")], max: 2 },
    };
    const grammar = argumentsGrammar([free, list]);
    expect(grammar).toContain("char{1,50}");
    expect(grammar).toContain("{0,1}");
  });
});
