import type { Expression } from "../../types/expression.ts";

/** A parameter with the expression of its value. */
export type GrammarParameter = {
  readonly name: string;
  readonly required: boolean;
  readonly value: Expression;
};

/**
 * The parameters an arguments grammar is made of, in its order. A member is found by its key, wherever
 * it stands; what makes no member, such as a grammar of one whole text, has none.
 */
export function parametersIn(grammar: Expression): readonly GrammarParameter[] {
  const found = new Map<string, GrammarParameter>();
  for (const parameter of membersOf(grammar, true)) {
    if (!found.has(parameter.name)) found.set(parameter.name, parameter);
  }
  return [...found.values()];
}

const MEMBER = /^("(?:[^"\\]|\\.)*"):$/;

function* membersOf(grammar: Expression, required: boolean): Generator<GrammarParameter> {
  switch (grammar.kind) {
    case "sequence": {
      const [key, value] = grammar.parts;
      const name = key?.kind === "literal" ? MEMBER.exec(key.text)?.[1] : undefined;
      if (name !== undefined && value) yield { name: String(JSON.parse(name)), required, value };
      else for (const part of grammar.parts) yield* membersOf(part, required);
      return;
    }
    case "either":
      for (const option of grammar.options) yield* membersOf(option, false);
      return;
    case "repeat":
      yield* membersOf(grammar.part, required && grammar.min > 0);
  }
}
