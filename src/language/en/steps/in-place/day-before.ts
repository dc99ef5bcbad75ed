import { dayIn, tailOf } from "../../clauses/request-tail.ts";

const THAT_DAY =
  /(?:\b(?:on\s+)?(?:that|the same) day\b(?!['’])|(?<=\bdue\s)then\b|\bthat (?=(?:morning|afternoon|evening|night)\b))/iu;
const THAT_WEEK = /\bthat week\b/iu;
const WEEK = /\b(?:this|next)\s+week\b/giu;
/** Where a clause ends that a day may stand in. */
const CLAUSE_END = /[,.;:!?]\s+|\s+(?=so\s)/u;
const SEVERAL = /\s(?:and|or|until|till)\s|\sto\s(?!.*\sto\s)(?=\S+\s*$)/iu;
/** "Tomorrow's hopeless": of that day. */
const OWN_DAY = /^(?:\p{L}+\s+)?\p{L}+(?=['’]s\b)/iu;
const ALL_DAY = /\ball day\b/iu;
const LED = /^(?:on|in|today|tonight|tomorrow|this|next|the day)\b/iu;

/** "I'm away on Friday, so cancel everything that day": the day that was said before. Any other text as it is. */
export function withDayIn(said: string): string {
  const text = withWeekIn(said);
  const found = THAT_DAY.exec(text);
  if (!found) return text;
  const clauses = text.slice(0, found.index).split(CLAUSE_END).slice(0, -1);
  const [day, ...others] = new Set(clauses.flatMap((clause) => dayOf(clause) ?? []));
  if (day === undefined || others.length > 0) return text;
  const word = text.slice(found.index).startsWith("that ") && found[0].endsWith(" ") ? " " : "";
  return text.replace(THAT_DAY, `${LED.test(day) ? day : `on ${day}`}${word}`);
}

function withWeekIn(text: string): string {
  const at = text.search(THAT_WEEK);
  const [week, ...others] = new Set(at < 0 ? [] : text.slice(0, at).toLowerCase().match(WEEK));
  return week === undefined || others.length > 0 ? text : text.replace(THAT_WEEK, week);
}

function dayOf(clause: string): string | undefined {
  const tail = clause.slice(tailOf(clause).start);
  if (SEVERAL.test(clause)) return undefined;
  return dayIn(tail.replace(ALL_DAY, "")) ?? dayIn(OWN_DAY.exec(clause)?.[0] ?? "");
}
