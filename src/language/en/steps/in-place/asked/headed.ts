import { OPENING } from "../../../openings.ts";
import { beginsWithTime } from "../../../clauses/request-tail.ts";

/** "New reminder: ring the bank", "reminder in Work, ring the bank". */
const HEADED = new RegExp(
  String.raw`^(?<lead>${OPENING})(?:(?:a|another|one|new|quick)\s+)*reminder(?:,?\s+(?:in|on|onto|for)\s+(?:the\s+|my\s+)?(?<list>(?!me\b)\p{L}[\p{L}\p{N}'’-]*(?:\s\p{L}[\p{L}\p{N}'’-]*)?)(?:\s+list)?)?\s*[,:;–—-]+\s*(?:to\s+)?(?<what>\S.*)$`,
  "iu",
);

/** "Note to self, order film", "stick this in a note: gate code 44". */
const NOTED = new RegExp(
  String.raw`^(?<lead>${OPENING})(?:note to (?:self|myself)|(?:put|stick|pop|save|write|get|jot)\s+(?:this|the following)(?:\s+down)?\s+(?:in|into|as)\s+a\s+(?:new\s+)?note)\s*[,:;–—-]+\s*(?<what>\S.*)$`,
  "iu",
);

/** What is headed by what it is to be, as a request; any other sentence as it is. */
export function asHeaded(sentence: string): string {
  const noted = NOTED.exec(sentence)?.groups;
  if (noted?.["what"] !== undefined) return `${noted["lead"] ?? ""}new note: ${noted["what"]}`;
  const { lead = "", list, what } = HEADED.exec(sentence)?.groups ?? {};
  if (what === undefined || beginsWithTime(what) || (list && beginsWithTime(list))) return sentence;
  return list === undefined
    ? `${lead}remind me to ${what}`
    : `${lead}add ${ended(what, ` to the ${list.replace(/\s+list$/iu, "")} list`)}`;
}

/** Words put before what closes a sentence. */
function ended(what: string, tail: string): string {
  return what.replace(/[\s.!]*$/u, (end) => `${tail}${end}`);
}
