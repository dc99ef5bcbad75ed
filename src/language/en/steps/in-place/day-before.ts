import { dayIn } from "../../clauses/request-tail.ts";

const THAT_DAY =
  /(?:\b(?:on\s+)?(?:that|the same) day\b(?!['’])|(?<=\bdue\s)then\b|\bthat (?=(?:morning|afternoon|evening|night)\b)|(?<=\b(?:everything|anything|whatever|all|lot)\b[^.;!?]*)\bon it(?=[\s.!]*$))/iu;
/** "We're away on Friday, scrap the lot": all that is on then. */
const THE_LOT =
  /^(?<told>(?:[^,.;:!?]+[,.;!]\s+)*?(?:I|we)(?:['’]\p{L}+|\s+(?:am|are|will|won['’]?t|can['’]?t|cannot))\s[^,.;:!?]+[,.;!]\s+(?:[^,.;:!?]+[,.;!]\s+)*?(?:so\s+)?(?:please\s+)?(?:just\s+)?)(?<act>cancel|scrap|bin|delete|drop|clear|ditch|axe|scrub|lose)\s+the (?:whole )?lot(?=[\s.!]*$)/iu;
const THAT_WEEK = /\bthat week\b/iu;
const WEEK = /\b(?:this|next)\s+week\b/giu;
/** Where a clause ends that a day may stand in. */
const CLAUSE_END = /[,.;:!?]\s+|\s+(?=so\s)/u;
const JOINED = /\s(?:and|or)\s/iu;
const SEVERAL = /\s(?:until|till)\s|\sto\s(?!.*\sto\s)(?=\S+\s*$)/iu;
/** "Tomorrow's hopeless": of that day. */
const OWN = /['’]s\b/gu;
const ALL_DAY = /\ball day\b/iu;
const LED = /^(?:on|in|today|tonight|tomorrow|this|next|the day)\b/iu;

/** "I'm away on Friday, so cancel everything that day": the day that was said before. Any other text as it is. */
export function withDayIn(said: string): string {
  const text = withWeekIn(said).replace(THE_LOT, "$<told>$<act> everything that day");
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
  if (SEVERAL.test(clause)) return undefined;
  const sides = clause.replace(ALL_DAY, "").replaceAll(OWN, "").split(JOINED);
  const [day, ...others] = sides.flatMap((side) => dayIn(side) ?? []);
  return others.length > 0 ? undefined : day;
}
