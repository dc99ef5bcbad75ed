import type { Selection } from "../../../contract/steps.ts";
import { tailOf } from "../../clauses/request-tail.ts";
import { opening } from "../../openings.ts";

const CLEARS = opening(
  String.raw`(?:clear|wipe|empty|free up|blank)(?:\s+out)?\s+(?:all of\s+|the whole of\s+)?(?<object>.+?)(?:\s+(?:for me|please|completely|out|entirely|off))*[.!]*$`,
  "diu",
);
const OWN =
  /^(?:everything\s+(?:out of|off|from|in|on)\s+)?(?:(?:my|the|our|all)\s+)*(?:whole\s+)?(?:(?:calendar|diary|schedule|agenda)\s+)?(?:(?:on|for|of)\s+)?(?:the\s+)?/iu;
const LIST = /^(?:the|my|our)\s+(?:[\p{L}'’-]+\s+){1,3}list$/iu;

const SENTENCES = /[^.!?;]+(?:[.!?;](?!\s)[^.!?;]*)*[.!?;]*\s*/gu;

/** A stretch of time, or a list, that is to be emptied: "clear Thursday afternoon", "empty the shopping list". */
export function clearedIn(text: string): Selection | undefined {
  for (const { index, 0: sentence } of text.matchAll(SENTENCES)) {
    const found = clearedBy(sentence.trimEnd());
    if (found) return { ...found, start: found.start + index, end: found.end + index };
  }
  return undefined;
}

function clearedBy(text: string): Selection | undefined {
  const found = CLEARS.exec(text);
  const object = found?.groups?.["object"];
  const [start, end] = found?.indices?.groups?.["object"] ?? [];
  if (object === undefined || start === undefined || end === undefined) return undefined;
  const region = { start, end, take: "all", isShown: false } as const;
  if (LIST.test(object)) return { ...region, kinds: ["reminder"], phrase: `on ${object}` };
  const time = object.replace(OWN, "");
  const tail = tailOf(time);
  if (time === "" || !tail.hasTime || tail.start > 0) return undefined;
  return { ...region, kinds: ["event"], phrase: time };
}
