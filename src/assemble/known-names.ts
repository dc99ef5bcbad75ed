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

/** Words for Whisper's prompt, the likeliest first: what the domains are called, apps, people, lists. */
export function hearingWords(names: NameTable): readonly string[] {
  const spoken = (kind: NameKind): readonly string[] => (names[kind] ?? []).map(({ name }) => name);
  const nicknames = (names.person ?? []).flatMap(({ also = [] }) => also);
  const domains = ["calendar", "reminders", "mail", "messages", "notes", "timer"];
  const givenNames = spoken("person").map((name) => name.split(" ")[0] ?? name);
  const all = [...domains, ...nicknames, ...spoken("app"), ...givenNames, ...spoken("list")];
  return [...new Set(all)];
}
