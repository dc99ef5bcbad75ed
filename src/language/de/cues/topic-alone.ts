const FORM =
  /^(?:(?:bitte|kannst du)\s+)*(?:schreib|schick|sende|maile)e?\s+[^,.;:!?]{1,40}?\s+(?:(?:eine|ne)\s+(?:e-?mail|mail|nachricht|sms)\s+)?(?:wegen|über|zu)\s+(?<topic>(?:(?!\b(?:dass|und|ob|zu)\b)[^,.;:!?])+?)[\s.!]*$/iu;

/** "Schreib Una wegen der Ruder" tells whom and of what, and no word of what it is to say. */
export function topicAlone(text: string): string | undefined {
  return FORM.exec(text)?.groups?.["topic"];
}
