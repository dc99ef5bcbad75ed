import { calendarPhrases } from "./calendar/phrases.ts";
import { contactsPhrases } from "./contacts/phrases.ts";
import { filesPhrases } from "./files/phrases.ts";
import { mailPhrases } from "./mail/phrases.ts";
import { messagesPhrases } from "./messages/phrases.ts";
import { musicPhrases } from "./music/phrases.ts";
import { notesPhrases } from "./notes/phrases.ts";
import { remindersPhrases } from "./reminders/phrases.ts";
import { shellPhrases } from "./shell/phrases.ts";
import { shortcutsPhrases } from "./shortcuts/phrases.ts";
import { systemPhrases } from "./system/phrases.ts";
import { timersPhrases } from "./timers/phrases.ts";

const texts: Readonly<Record<string, string>> = {
  ...calendarPhrases,
  ...contactsPhrases,
  ...filesPhrases,
  ...mailPhrases,
  ...messagesPhrases,
  ...musicPhrases,
  ...notesPhrases,
  ...remindersPhrases,
  ...shellPhrases,
  ...shortcutsPhrases,
  ...systemPhrases,
  ...timersPhrases,
};

/** Names of the tools people's phrases were written for. */
export const phrasedTools: readonly string[] = Object.keys(texts);

/** Sentences a person might say for a tool; none for a tool nobody wrote any for. */
export function usagePhrases(tool: string): readonly string[] {
  return (texts[tool] ?? "")
    .split("/")
    .map((phrase) => phrase.trim().replace(/\s+/g, " "))
    .filter((phrase) => phrase !== "");
}
