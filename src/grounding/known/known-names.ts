import type { Language } from "../../language/language.ts";
import { HostFailure } from "../../errors.ts";
import type { Host } from "../../host/host.ts";
import { NAME_KINDS } from "../../types/known-names.ts";
import type { NameKind, Named } from "../../types/known-names.ts";

export type NameTable = Readonly<Partial<Record<NameKind, readonly Named[]>>>;

/** Every name the host knows. A domain that can't be read knows none here; its tools say why when they run. */
export async function readNames(host: Host): Promise<NameTable> {
  const rows = await Promise.all(
    NAME_KINDS.map(async (kind) => [kind, await namesOf(host, kind)] as const),
  );
  return Object.fromEntries(rows);
}

/** The same arrays as last time where the names are the same, so that what is computed over them is kept. */
export function steadyNames(host: Host): () => Promise<NameTable> {
  const last = new Map<NameKind, readonly Named[]>();
  return async () => {
    const read = await readNames(host);
    for (const kind of NAME_KINDS) {
      const fresh = read[kind] ?? [];
      const before = last.get(kind);
      if (fresh === before) continue;
      if (JSON.stringify(fresh) !== JSON.stringify(before)) last.set(kind, fresh);
    }
    return Object.fromEntries(last);
  };
}

async function namesOf(host: Host, kind: NameKind): Promise<readonly Named[]> {
  try {
    return await host.names.of(kind);
  } catch (error) {
    if (error instanceof HostFailure) return [];
    throw error;
  }
}

/**
 * How many names of a kind go into the prompt. A long list of rare names makes Whisper hear names everywhere:
 * of requests that name an event 12 words of 61 were wrong with eight titles, 13 with fourteen, 21 with none
 * (`sotto bench voice` has what the words told here change).
 */
const MOST = { apps: 16, kin: 4, titles: 8, givenNames: 6, lists: 3 };
const PLAIN = /^[A-Za-z][A-Za-z' ]{1,14}$/;

/** The guard takes an item of more words, come back from Whisper, for the prompt and not for a person. */
const MOST_WORDS = 4;

/**
 * Words for Whisper's prompt: what the domains are called, then a few nicknames, titles of events that
 * are near, apps, people, lists.
 */
export function hearingWords(
  names: NameTable,
  titles: readonly string[],
  language: Language,
): readonly string[] {
  const { isKin } = language.names;
  const few = (words: readonly string[], most: number): readonly string[] =>
    [...new Set(words)].filter((word) => PLAIN.test(word)).slice(0, most);
  const spoken = (kind: NameKind): readonly string[] => (names[kind] ?? []).map(({ name }) => name);
  const kin = (names.person ?? [])
    .flatMap(({ also = [] }) => also)
    .filter((name) => isKin(name.toLowerCase()));
  const givenNames = spoken("person").map((name) => name.split(" ")[0] ?? name);
  return [
    ...language.tools.heard,
    ...few(kin, MOST.kin),
    ...[...new Set(titles.map((title) => shortTitle(title, language)))]
      .filter((title) => title !== "")
      .slice(0, MOST.titles),
    ...few(spoken("app"), MOST.apps),
    ...few(givenNames, MOST.givenNames),
    ...few(spoken("list"), MOST.lists),
  ];
}

/** A title as people say it: whole, or what stands before its details. */
function shortTitle(title: string, { names }: Language): string {
  if (wordCount(title) <= MOST_WORDS) return title.trim();
  const said = names.withoutDetails(title).trim().split(/\s+/);
  while (wordCount(said.join(" ")) > MOST_WORDS) said.pop();
  return said.join(" ");
}

function wordCount(text: string): number {
  return (text.match(/[\p{L}\p{N}'’]+/gu) ?? []).length;
}
