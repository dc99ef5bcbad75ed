import { calendar } from "./calendar/words.ts";
import { contacts } from "./contacts/words.ts";
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
import { toolWordsBy } from "../../tools/tool-words.ts";
import type { Domains } from "../../tools/tool-words.ts";
import { unclearName } from "./unclear-name.ts";

/** By the first half of a tool's name. */
export const DOMAINS: Domains = {
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

export const toolWords = toolWordsBy({
  domains: DOMAINS,
  heard: [calendar, reminders, mail, messages, notes, timers],
  patience: "Einen Moment.",
  unclearName,
});
