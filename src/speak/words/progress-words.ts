/** By the domain of the tool that works. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ["calendar", "Looking in your calendar."],
  ["contacts", "Looking through your contacts."],
  ["files", "Looking through your files."],
  ["mail", "Looking in your mail."],
  ["messages", "Looking through your messages."],
  ["notes", "Looking through your notes."],
  ["reminders", "Looking at your reminders."],
  ["shell", "Running that."],
  ["shortcuts", "Running that."],
]);

/** What is said when a tool is silent for long. */
export function progressWords(tool: string): string {
  return WORDS.get(tool.split(".")[0] ?? "") ?? "One moment.";
}
