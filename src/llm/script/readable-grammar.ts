import type { Expression } from "../../types/expression.ts";
import { parametersIn } from "../grammar/parameters.ts";
import { toGbnf } from "../grammar/to-gbnf.ts";

/** What one argument may be, for somebody who reads it rather than compiles it. */
export type ReadableValue =
  | { readonly oneOf: readonly unknown[] }
  /** A JSON array of these. */
  | { readonly someOf: readonly unknown[]; readonly atMost: number }
  | { readonly text: { readonly atMost: number } }
  | { readonly gbnf: string };

export type ReadableParameter = { readonly required: boolean } & ReadableValue;

/** The same as plain data: values where they are few enough to be listed, else the grammar's own text. */
export function readableGrammar(
  grammar: Expression,
): Readonly<Record<string, ReadableParameter>> | { readonly gbnf: string } {
  const parameters = parametersIn(grammar);
  if (parameters.length === 0 && !isEmptyObject(grammar)) return { gbnf: toGbnf(grammar) };
  return Object.fromEntries(
    parameters.map(({ name, required, value }) => [name, { required, ...readableValue(value) }]),
  );
}

export function readableValue(value: Expression): ReadableValue {
  const oneOf = valuesOf(value);
  if (oneOf) return { oneOf };
  const list = listOf(value);
  if (list) return list;
  const text =
    value.kind === "sequence" ? value.parts.find(({ kind }) => kind === "repeat") : value;
  const isText = value.kind === "sequence" && value.parts.length === 3 && text?.kind === "repeat";
  return isText ? { text: { atMost: text.max } } : { gbnf: toGbnf(value) };
}

function isEmptyObject(grammar: Expression): boolean {
  if (grammar.kind === "literal") return grammar.text === "{}";
  return grammar.kind === "sequence" && grammar.parts.every(({ kind }) => kind === "literal");
}

function valuesOf(value: Expression): readonly unknown[] | undefined {
  if (value.kind === "literal") return [parsed(value.text)];
  if (value.kind !== "either" || value.options.length === 0) return undefined;
  const each = value.options.map(valuesOf);
  return each.every((one) => one !== undefined) ? each.flat() : undefined;
}

/** "[" value ("," value)* "]", as lists are written. */
function listOf(value: Expression): ReadableValue | undefined {
  if (value.kind !== "sequence") return undefined;
  const [open, first, others] = value.parts;
  if (open?.kind !== "literal" || open.text !== "[" || others?.kind !== "repeat") return undefined;
  const someOf = first && valuesOf(first);
  return someOf && { someOf, atMost: others.max + 1 };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text; // a piece that is no JSON by itself is shown as it is
  }
}
