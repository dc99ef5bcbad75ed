import type { Abilities, ItselfSayings, LastAct } from "../../contract/itself.ts";
import { sayList } from "./say-list.ts";

const ALL =
  "I can look after your calendar, reminders, mail, messages, notes, contacts and files, open apps, play music, set timers and run shortcuts.";
const NOTHING_DONE = "I haven't done anything yet.";

/** What a domain is to somebody whose things these are. */
const PLACES: Readonly<Record<string, string>> = {
  calendar: "your calendar",
  contacts: "your contacts",
  reminders: "your reminders",
  mail: "your mail",
  messages: "your messages",
  notes: "your notes",
  files: "your files",
  timers: "your timers",
  music: "the music player",
  system: "this machine",
  shortcuts: "your shortcuts",
};

const EXAMPLES: Readonly<Record<string, (name: string) => string>> = {
  event: (name) => `when is ${name}`,
  reminder: (name) => `tick off ${name}`,
  mail: (name) => `read the mail about ${name}`,
  note: (name) => `read my note ${name}`,
};

export const itself: ItselfSayings = {
  abilities: sayAbilities,
  example: (kind, name) => EXAMPLES[kind]?.(name),
  reason: (last) => (last ? `I took “${last.said}” for this: ${actOf(last)}.` : NOTHING_DONE),
  source: (last) =>
    last
      ? `From ${placeOf(last.domain)}: I took “${last.said}” for this: ${actOf(last)}.`
      : NOTHING_DONE,
  knowledge: () =>
    "Of you I know only what is in your calendar, contacts, reminders, mail, messages, notes and files. I read them here when you ask, and keep no profile. What we said I remember until you say: forget everything.",
};

function sayAbilities({ domain, does, examples }: Abilities): string {
  const can = domain === undefined ? ALL : `With ${placeOf(domain)} I can: ${does.join("; ")}.`;
  const quoted = examples.map((example) => `“${example}”`);
  return quoted.length === 0 ? can : `${can} Say, for example: ${sayList(quoted, "or")}.`;
}

function actOf({ does, given }: LastAct): string {
  return given.length === 0 ? does : `${does}, with ${sayList(given.map((one) => `“${one}”`))}`;
}

function placeOf(domain: string): string {
  return PLACES[domain] ?? domain;
}
