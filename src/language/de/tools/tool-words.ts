import type { ToolWords } from "../../contract/tools.ts";
import { calendar } from "./calendar/words.ts";
import { contacts } from "./contacts/words.ts";
import type { DomainWords } from "./domain-words.ts";
import { files } from "./files/words.ts";
import { mail } from "./mail/words.ts";
import { messages } from "./messages/words.ts";
import { music } from "./music/words.ts";
import { notes } from "./notes/words.ts";
import { reminders } from "./reminders/words.ts";
import { shell } from "./shell/words.ts";
import { shortcuts } from "./shortcuts/words.ts";
import { system } from "./system/words.ts";
import { timers } from "./timers/words.ts";
import { unclearName } from "./unclear-name.ts";

/** By the first half of a tool's name. */
export const DOMAINS: Readonly<Record<string, DomainWords>> = {
  calendar,
  contacts,
  files,
  mail,
  messages,
  music,
  notes,
  reminders,
  shell,
  shortcuts,
  system,
  timers,
};

const all = Object.values(DOMAINS);
/** The most said first: a recogniser keeps the beginning. */
const HEARD = [calendar, reminders, mail, messages, notes, timers];
const phrases = new Map(all.flatMap((domain) => Object.entries(domain.phrases)));
const choices = new Map(all.flatMap((domain) => Object.entries(domain.choices)));

export const toolWords: Omit<ToolWords, "announcing" | "carriersOf" | "STOP_IT"> = {
  wordingsOf: (tool, field) => choices.get(tool)?.[field] ?? {},
  phrasesOf: (tool) =>
    (phrases.get(tool) ?? "")
      .split("/")
      .map((phrase) => phrase.trim().replace(/\s+/g, " "))
      .filter((phrase) => phrase !== ""),
  phrased: [...phrases.keys()],
  unclearName,
  heard: HEARD.flatMap(({ heard = [] }) => heard),
  progressOf: (tool) => DOMAINS[tool.split(".", 1)[0] ?? ""]?.progress ?? "Einen Moment.",
};
