const NOUN = String.raw`(?:reminders?|tasks?|jobs?|to-?dos?|chores?)`;
const BY_NOW = String.raw`(?:\s+(?:before\s+today|by\s+(?:now|today)|already|before\s+now))`;
/** "Which reminder should have been done before today", "what should I have done by now". */
const LATE = new RegExp(
  String.raw`(?<what>\b(?:which|what|any)(?:\s+(?:of\s+my\s+|of\s+the\s+)?${NOUN})?)\s+(?:that\s+|which\s+)?(?:(?:should|ought\s+to)\s+(?:(?:I|we)\s+)?(?:have|['’]ve)\s+(?:been\s+)?(?:done|finished|completed|ticked\s+off|sorted|seen\s+to)|(?:was|were)\s+(?:due|to\s+be\s+done))${BY_NOW}+(?=[\s?.!]*$)`,
  "iu",
);

/** What is late by now, by the word for it; any other text as it is. */
export function lateAsked(text: string): string {
  return text.replace(LATE, (_, what: string) =>
    /\s/.test(what)
      ? `${what.replace(/(?<!s)$/iu, "s")} are overdue`
      : `${what} reminders are overdue`,
  );
}
