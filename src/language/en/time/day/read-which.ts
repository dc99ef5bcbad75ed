import type { Which } from "../../../../types/time/phrase.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";

const WHICH: ReadonlyMap<string, Which> = new Map([
  ["this", "this"],
  ["current", "this"],
  ["present", "this"],
  ["next", "next"],
  ["following", "next"],
  ["coming", "coming"],
  ["upcoming", "coming"],
  ["last", "last"],
  ["past", "last"],
  ["previous", "last"],
  ["preceding", "last"],
  ["prior", "last"],
]);

/** "this", "next", "last", "(this) coming" before a name of time. */
export function readWhich(tokens: Tokens, at: number): Read<Which> {
  // "The very next Friday" is the first ahead.
  if (wordAt(tokens, at) === "very" && wordAt(tokens, at + 1) === "next")
    return { value: "coming", next: at + 2 };
  const which = WHICH.get(wordAt(tokens, at));
  if (!which) return undefined;
  const finer = which === "this" ? WHICH.get(wordAt(tokens, at + 1)) : undefined;
  return finer ? { value: finer, next: at + 2 } : { value: which, next: at + 1 };
}
