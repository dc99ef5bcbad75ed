import type { Selection } from "../../../contract/steps.ts";
import { tailOf } from "../../clauses/request-tail.ts";
import { opening } from "../../openings.ts";
import { LEFT_OUT, exceptionIn } from "./exceptions.ts";

const OFF_IT = String.raw`(?:off|from|out of|in|on)\s+(?:my|the|our)\s+(?:calendar|diary|schedule|agenda)`;
/** "Clear Friday, the lot": once more. */
const ALL_OF_IT = String.raw`(?:the (?:whole )?(?:lot|bunch|batch)|all of it|everything|every (?:single |last )?(?:thing|bit))(?:\s+(?:on|in) (?:it|there))?`;
const CLEARS = opening(
  String.raw`(?:clear|wipe|empty|free up|blank)(?:\s+out)?\s+(?:all of\s+|the whole of\s+)?(?<object>.+?)(?:\s+(?:for me|please|completely|out|clean|entirely|off|${OFF_IT}|of (?:everything|whatever(?:['’]s| is) (?:in|on) (?:it|there)))|,\s+(?:${ALL_OF_IT}))*(?:[.!]*$|(?=,?\s+(?:${LEFT_OUT})\s))`,
  "diu",
);
const OWN =
  /^(?:everything\s+(?:out of|off|from|in|on)\s+)?(?:(?:my|the|our|all)\s+)*(?:whole\s+)?(?:(?:calendar|diary|schedule|agenda)\s+)?(?:(?:on|for|of)\s+)?(?:the\s+)?/iu;
const LIST = /^(?:the|my|our)\s+(?:[\p{L}'’-]+\s+){1,3}list$/iu;

const CLAUSE = /(?<=[.!?;]\s)|(?<=,\s)(?=so\s)/u;

/** A stretch of time, or a list, that is to be emptied: "clear Thursday afternoon", "empty the shopping list". */
export function clearedIn(text: string): Selection | undefined {
  let from = 0;
  for (const clause of text.split(CLAUSE)) {
    const found = clearedBy(clause.trimEnd());
    if (found) return { ...found, start: found.start + from, end: found.end + from };
    from += clause.length;
  }
  return undefined;
}

function clearedBy(text: string): Selection | undefined {
  const found = CLEARS.exec(text);
  const { object } = found?.groups ?? {};
  const [start, end] = found?.indices?.groups?.["object"] ?? [];
  if (!found || object === undefined || start === undefined || end === undefined) return undefined;
  const left = exceptionIn(text.slice(found[0].length), "");
  const shape = { take: "all", isShown: false, except: left?.exception } as const;
  const region = { start, end: left ? found[0].length + left.length : end, ...shape };
  const what = whatIn(object);
  return what && { ...region, ...what };
}

/** The list, or the stretch of time, that is meant. */
function whatIn(object: string): Pick<Selection, "kinds" | "phrase" | "others"> | undefined {
  if (LIST.test(object)) return { kinds: ["reminder"], phrase: `on ${object}` };
  const [first = "", ...others] =
    [object, object.replace(OWN, "")].map(stretchesIn).find((all) => all.every(isTime)) ?? [];
  if (first === "") return undefined;
  const own = first.replace(OWN, "");
  const phrase = isWhole(own) ? own : `on ${first}`;
  return { kinds: ["event"], phrase, ...(others.length > 0 && { others }) };
}

/** "Friday afternoon and evening": of the same day. */
function stretchesIn(object: string): readonly string[] {
  const [first = "", ...others] = object.split(/\s+and\s+/u);
  const day = first.replace(/\s*\S+$/u, "");
  return [first, ...others.map((one) => (PART_OF_DAY.test(one) ? `${day} ${one}` : one))];
}

const PART_OF_DAY = /^(?:morning|afternoon|evening|night)$/iu;

function isTime(words: string): boolean {
  return isWhole(words) || isWhole(`on ${words}`);
}

function isWhole(time: string): boolean {
  const tail = tailOf(time);
  return time !== "" && tail.hasTime && tail.start === 0;
}
