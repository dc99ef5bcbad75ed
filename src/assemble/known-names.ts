import { HostFailure } from "../errors.ts";
import type { Host } from "../host/host.ts";
import type { NameKind, Named } from "../types/known-names.ts";

const KINDS: readonly NameKind[] = [
  "person",
  "app",
  "list",
  "calendar",
  "file",
  "note",
  "folder",
  "mailbox",
  "shortcut",
];

export type NameTable = Readonly<Partial<Record<NameKind, readonly Named[]>>>;

/** Every name the host knows. A domain that can't be read knows none here; its tools say why when they run. */
export async function readNames(host: Host): Promise<NameTable> {
  const rows = await Promise.all(
    KINDS.map(async (kind) => [kind, await namesOf(host, kind)] as const),
  );
  return Object.fromEntries(rows);
}

async function namesOf(host: Host, kind: NameKind): Promise<readonly Named[]> {
  try {
    return await host.names.of(kind);
  } catch (error) {
    if (error instanceof HostFailure) return [];
    throw error;
  }
}

/** Names of one kind in the prompt. A long list of rare names makes Whisper hear names everywhere. */
const NAMES_PER_KIND = 8;
const DOMAINS = ["calendar", "reminders", "mail", "messages", "notes", "timer"];
const PLAIN = /^[A-Za-z][A-Za-z' ]{1,14}$/;

/** Words for Whisper's prompt: what the domains are called, then a few nicknames, apps, people, lists. */
export function hearingWords(names: NameTable): readonly string[] {
  const few = (words: readonly string[]): readonly string[] =>
    [...new Set(words)].filter((word) => PLAIN.test(word)).slice(0, NAMES_PER_KIND);
  const spoken = (kind: NameKind): readonly string[] => (names[kind] ?? []).map(({ name }) => name);
  const nicknames = (names.person ?? []).flatMap(({ also = [] }) => also);
  const givenNames = spoken("person").map((name) => name.split(" ")[0] ?? name);
  return [
    ...DOMAINS,
    ...few(spoken("app")),
    ...few(nicknames),
    ...few(givenNames),
    ...few(spoken("list")),
  ];
}
