import { dayIn, tailOf } from "../../clauses/request-tail.ts";

const THAT_DAY = /\b(?:on\s+)?(?:that|the same) day\b(?!['’])/iu;
/** Where a clause ends that a day may stand in. */
const CLAUSE_END = /[,.;:!?]\s+|\s+(?=so\s)/u;
const SEVERAL = /\s(?:and|or|to|until|till)\s/iu;
const LED = /^(?:on|in|today|tonight|tomorrow|this|next|the day)\b/iu;

/** "I'm away on Friday, so cancel everything that day": the day that was said before. Any other text as it is. */
export function withDayIn(text: string): string {
  const found = THAT_DAY.exec(text);
  if (!found) return text;
  const clauses = text.slice(0, found.index).split(CLAUSE_END).slice(0, -1);
  const [day, ...others] = new Set(clauses.flatMap((clause) => dayOf(clause) ?? []));
  if (day === undefined || others.length > 0) return text;
  return text.replace(THAT_DAY, LED.test(day) ? day : `on ${day}`);
}

function dayOf(clause: string): string | undefined {
  return SEVERAL.test(clause) ? undefined : dayIn(clause.slice(tailOf(clause).start));
}
