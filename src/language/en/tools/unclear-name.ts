import type { NameKind, UnclearName } from "../../../types/known-names.ts";
import { sayList } from "../say/say-list.ts";

/** More names than this are not offered, but the first of them and "another". */
const MOST_OFFERED = 4;

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

/** Why a name means nothing for sure, and what could be meant. */
export function unclearName(unclear: UnclearName): string {
  const { kind, said, names, found } = unclear;
  const [one, many] = NOUNS[kind];
  if (found === "several")
    return `Several ${many} fit “${said}”: ${sayList(names, "or")}. Which one?`;
  if (found === "others") return `There is no ${kind} “${said}”. ${choiceOf(names)}`;
  const nearest = names.length > 0 ? ` The nearest: ${sayList(names)}.` : "";
  return `I don't know ${one} called “${said}”.${nearest}`;
}

function choiceOf(names: readonly string[]): string {
  if (names.length === 1) return `The only one is ${names[0]}.`;
  const isMany = names.length > MOST_OFFERED;
  const offered = isMany ? [...names.slice(0, MOST_OFFERED - 1), "another"] : names;
  return `Which one instead: ${sayList(offered, "or")}?`;
}
