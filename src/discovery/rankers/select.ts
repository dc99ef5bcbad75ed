import type { TermReader } from "../words/terms.ts";

/** What a query in one of the exact forms names, and the words left to rank by. */
export type Selection = {
  /** Tools named outright, in the order named. Empty when the form names nothing that exists. */
  readonly names: readonly string[];
  /** Words every tool of the answer must have in its name, from `+must`. */
  readonly required: readonly string[];
  readonly rest: string;
};

/** Names of tools by what is the same in all the ways of writing one. */
export type NamesByKey = ReadonlyMap<string, string>;

export function namesByKey(names: readonly string[]): NamesByKey {
  return new Map(names.map((name) => [keyOf(name), name]));
}

/**
 * Reads the exact forms of a query: `select:a,b` and a bare tool name name tools outright;
 * `+must rest` asks for a word in the name. Undefined for plain words.
 */
export function parseSelection(query: string, names: NamesByKey): Selection | undefined {
  const text = query.trim();
  if (isSelection(text)) {
    return { names: pick(text.slice(SELECT.length).split(","), names), required: [], rest: "" };
  }
  const exact = pick([text], names);
  if (exact.length > 0) return { names: exact, required: [], rest: "" };
  const words = text.split(/\s+/);
  const required = words.filter((word) => /^\+[\p{L}\p{N}]/u.test(word));
  if (required.length === 0) return undefined;
  return {
    names: [],
    required: required.map((word) => word.slice(1).toLowerCase()),
    rest: words.map((word) => word.replace(/^\+/, "")).join(" "),
  };
}

const SELECT = "select:";

/** Whether a query is of the form that names tools outright. */
export function isSelection(query: string): boolean {
  return query.trimStart().toLowerCase().startsWith(SELECT);
}

/** Whether a tool's name holds each of the words, by stem or as a part of it. */
export function nameHolds(
  name: string,
  required: readonly string[],
  { nameWords, stemOf }: TermReader,
): boolean {
  const stems = new Set(nameWords(name).map(stemOf));
  const lower = name.toLowerCase();
  return required.every((word) => stems.has(stemOf(word)) || lower.includes(word));
}

function pick(wanted: readonly string[], names: NamesByKey): readonly string[] {
  const found = wanted.map((name) => names.get(keyOf(name)));
  return [...new Set(found.filter((name) => name !== undefined))];
}

/** Models write `calendar_query` and `Calendar.Query` for `calendar.query`. */
function keyOf(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[_.\-/:\s]+/g, ".");
}
