import type { Token } from "./tokenise.ts";

/** What a reader found at a place and where it stopped; undefined when there is nothing. */
export type Read<Value> = { readonly value: Value; readonly next: number } | undefined;
export type Tokens = readonly Token[];

/** The word at a place, "" past the end. */
export function wordAt(tokens: Tokens, at: number): string {
  return tokens[at]?.word ?? "";
}
