import { OPENING } from "../openings.ts";

const CALENDAR = String.raw`(?:already\s+|still\s+|down\s+|actually\s+)*(?:in|on)\s+(?:the|my|our)\s+(?:calendar|diary|planner)(?:\s+(?:already|yet|at all))?`;
const THING = String.raw`(?<thing>(?!(?:there|got|put|add(?:ed)?|get|booked|written|anything|something|nothing|everything|all|any|it|that|this|what|much|many|one|an?)(?!\p{L}))\S[^?,;:!]*?)`;
const HELD = [
  // "Is the ferry in my diary", "are the oars on the calendar".
  String.raw`(?:is|are|was|were)n?(?:['’]t)?\s+${THING}\s+${CALENDAR}`,
  // "Have I got the ferry in the diary", "did I put the ferry in the calendar".
  String.raw`(?:have|has|did|had)(?:n['’]t)?\s+(?:i|we|you)\s+(?:(?:got|put|get|add|added|written|write|booked|book|stuck|stick|noted|note)\s+)?${THING}\s+${CALENDAR}`,
  // "The ferry, is that in my diary?", "the ferry's in the diary, isn't it?".
  String.raw`${THING}\s*[,;–—-]+\s*(?:is|are)\s+(?:it|that|this|they|those)\s+${CALENDAR}`,
  String.raw`${THING}(?:['’]s|\s+is|\s+are)\s+${CALENDAR},?\s+(?:right|is it|isn['’]t it|aren['’]t they|yeah|yes)`,
].map((words) => new RegExp(String.raw`^${OPENING}${words}[\s?!.]*$`, "iu"));

/** What is asked to be in the calendar, as it is called; undefined for any other text. */
export function heldIn(text: string): string | undefined {
  const found = HELD.map((one) => one.exec(text)?.groups?.["thing"]).find(
    (one) => one !== undefined,
  );
  return found?.replace(/^(?:the|my|our)\s+/iu, "");
}
