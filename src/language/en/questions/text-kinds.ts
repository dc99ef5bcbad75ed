import { KINDS } from "../objects.ts";
import { tokenise } from "../tokenise.ts";

/** What holds words of its own: "list" and "calendar" hold things. */
export const TEXT_KINDS: ReadonlySet<string> = new Set(["note", "mail", "message", "file"]);
const NOUNS = [...KINDS].filter(([, kinds]) => kinds.some((kind) => TEXT_KINDS.has(kind)));
/** What such a text is called, as a part of an expression. */
export const NOUN = NOUNS.map(([noun]) => noun).join("|");

const VERBS: readonly (readonly [string, RegExp])[] = [
  ["mail", /\be-?mailed\b|\bmailed\b/i],
  ["message", /\btexted\b|\bmessaged\b/i],
];

/** The kinds of text that words name, also by how somebody wrote. */
export function textKindsIn(text: string): readonly string[] {
  const named = tokenise(text).flatMap(({ word }) => KINDS.get(word) ?? []);
  const told = VERBS.flatMap(([kind, verb]) => (verb.test(text) ? [kind] : []));
  return [...new Set([...named, ...told])].filter((kind) => TEXT_KINDS.has(kind));
}
