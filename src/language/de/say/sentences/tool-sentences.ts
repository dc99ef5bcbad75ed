import type { ToolSentences } from "../../../contract/sentences/tool-sentences.ts";
import { calendarSentences as calendar } from "../../tools/calendar/sentences.ts";
import { contactSentences as contacts } from "../../tools/contacts/sentences.ts";
import { fileSentences as files } from "../../tools/files/sentences.ts";
import { mailSentences as mail } from "../../tools/mail/sentences.ts";
import { messageSentences as messages } from "../../tools/messages/sentences.ts";
import { musicSentences as music } from "../../tools/music/sentences.ts";
import { noteSentences as notes } from "../../tools/notes/sentences.ts";
import { reminderSentences as reminders } from "../../tools/reminders/sentences.ts";
import { shellSentences as shell } from "../../tools/shell/sentences.ts";
import { shortcutSentences as shortcuts } from "../../tools/shortcuts/sentences.ts";
import { systemSentences as system } from "../../tools/system/sentences.ts";
import { timerSentences as timers } from "../../tools/timers/sentences.ts";
import { rows } from "./rows.ts";
import { sending } from "./sending.ts";
import { times } from "./times.ts";

export const toolSentences: ToolSentences = {
  times,
  rows,
  sending,
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
