import { HostFailure } from "../src/errors.ts";
import type { Host } from "../src/host/host.ts";
import type { NameKind, Named } from "../src/types/known-names.ts";
import { matchName, sayList } from "./spoken.ts";

/** Names offered when none or several fit. */
const MAX_OFFERED = 4;

const NOUNS: Readonly<Record<NameKind, readonly [one: string, many: string]>> = {
  person: ["anybody", "people"],
  app: ["an app", "apps"],
  list: ["a list", "lists"],
  calendar: ["a calendar", "calendars"],
  file: ["a file", "files"],
  note: ["a note", "notes"],
  folder: ["a folder", "folders"],
  mailbox: ["a mailbox", "mailboxes"],
  shortcut: ["a shortcut", "shortcuts"],
  music: ["music", "titles"],
  timer: ["a timer", "timers"],
};

/** The one thing of a kind that a said name means; fails with the candidates when several are near, with the nearest when none is. */
export async function nameIn(host: Host, kind: NameKind, said: string): Promise<Named> {
  return oneOf(await host.names.of(kind), { kind, said });
}

type Sought = { readonly kind: NameKind; readonly said: string };

/** The same over names at hand. */
export function oneOf(known: readonly Named[], { kind, said }: Sought): Named {
  const byId = known.find(({ id }) => id === said);
  if (byId) return byId;
  const match = matchName(said, known);
  if (match.kind === "one") return match.named;
  const names = labelsOf(kind, match.near.slice(0, MAX_OFFERED));
  throw match.kind === "several" ? several(kind, said, names) : none({ kind, said }, names, known);
}

/** Names as offered to choose from: of two files or notes with one name, where each is. */
function labelsOf(kind: NameKind, near: readonly Named[]): readonly string[] {
  const isPlace = kind === "file" || kind === "note" || kind === "folder";
  const isTwice = (name: string): boolean => near.filter((one) => one.name === name).length > 1;
  return near.map(({ id, name }) => (isPlace && isTwice(name) ? id : name));
}

function several(kind: NameKind, said: string, names: readonly string[]): HostFailure {
  const [, many] = NOUNS[kind];
  const sentence = `Several ${many} fit “${said}”: ${sayList(names, "or")}. Which one?`;
  return new HostFailure("ambiguous", sentence, names);
}

/** Kinds that hold others: what was meant for one that isn't there goes nowhere else unasked. */
const CONTAINERS: ReadonlySet<NameKind> = new Set(["list", "calendar", "folder", "mailbox"]);

function none(
  { kind, said }: Sought,
  names: readonly string[],
  known: readonly Named[],
): HostFailure {
  if (CONTAINERS.has(kind) && known.length > 0) return noContainer({ kind, said }, names, known);
  const [one] = NOUNS[kind];
  const nearest = names.length > 0 ? ` The nearest: ${sayList(names)}.` : "";
  return new HostFailure("not_found", `I don't know ${one} called “${said}”.${nearest}`, names);
}

/** Asked, with those there are: the nearest first. */
function noContainer(
  { kind, said }: Sought,
  near: readonly string[],
  known: readonly Named[],
): HostFailure {
  const names = [...new Set([...near, ...known.map(({ name }) => name)])];
  const isMany = names.length > MAX_OFFERED;
  const offered = isMany ? [...names.slice(0, MAX_OFFERED - 1), "another"] : names;
  const choice =
    names.length > 1
      ? `Which one instead: ${sayList(offered, "or")}?`
      : `The only one is ${names[0]}.`;
  return new HostFailure("not_found", `There is no ${kind} “${said}”. ${choice}`, offered);
}
