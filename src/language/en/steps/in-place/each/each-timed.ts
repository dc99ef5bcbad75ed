import { HOUR_WORDS, SEVERAL_WORDS } from "../../../numbers/vocabulary.ts";
import { listParts } from "../../../clauses/lists.ts";
import { beginsWithTime, dayIn, tailOf } from "../../../clauses/request-tail.ts";
import { OPENING, REMIND, opening } from "../../../openings.ts";

const COUNT = String.raw`(?:${SEVERAL_WORDS}|\d{1,2}|a couple of|a few|several|some|these|both)`;
const WANTS = String.raw`(?:set|make|create|add|put(?:\s+on)?|give me|I(?:['’]ll)?\s+(?:want|need)|I['’]d like|we need|can I have)(?:\s+me)?`;
const DAY = String.raw`(?:today|tonight|tomorrow|(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \w+)`;
/** Why they are wanted: told first, or between the day and the times. */
const TOLD = String.raw`(?:[^,.;:!?]+[,.!;]\s+(?:so\s+)?)?`;
const WHY = String.raw`(?:,?\s+(?:because|since|as|or|cos)\s+[^,:]+)?`;
/** "Three alarms for tomorrow: six, quarter past and half past". */
const ALARMS = new RegExp(
  String.raw`^(?:(?:for|on)\s+(?<before>${DAY}(?:\s+\w+)?)\s*,?\s+)?${TOLD}${OPENING}(?:${WANTS}\s+(?:${COUNT}\s+)?|${COUNT}\s+)alarms\s*(?<day>\s(?:for\s+|on\s+)?${DAY}(?:\s+(?:morning|night))?)?${WHY}\s*[,:]?\s+(?<items>.+?)(?:,\s+(?:I|it|so|because|or)\b[^,]*)?[.!\s]*$`,
  "iu",
);
/** "For Sunday I want three reminders, flowers at eight and ring Kim at nine". */
const REMINDERS = new RegExp(
  String.raw`^(?:(?:for|on)\s+(?<before>${DAY}(?:\s+\w+)?)\s*,?\s+)?${OPENING}${WANTS}\s+(?:${COUNT}\s+)reminders(?:\s+(?:for|on)\s+(?<day>${DAY}))?\s*[,:–-]\s*(?<items>.+?)[.!\s]*$`,
  "iu",
);
/** "Remind me to stretch at ten, today, tomorrow and Friday": the same on each of these days. */
const DAYS = new RegExp(
  String.raw`^(?<request>${OPENING}(?:${REMIND}|(?:set|put|add|book|pop|stick|schedule|block|pencil)\b).+?)(?:,|\s+on|\s+for)?\s+(?<days>${DAY}(?:\s*,\s*(?:on\s+)?${DAY})*,?\s+and\s+(?:on\s+)?${DAY})(?:\s*,\s*(?:all\s+)?${COUNT}\s+(?:reminders|alarms|times|events|of them))?(?:\s*,?\s+(?<time>(?:from\s+|at\s+)?(?:\d|half|noon|${HOUR_WORDS}|quarter)[^,.;!?]*))?(?:,\s+(?:or|so|because|I)\b[^.;!?]*)?[.!\s]*$`,
  "iu",
);
const NAGGING = opening(
  String.raw`(?:I (?:want|need)|I['’]d like|give me) (?:an?\s+)?(?:nagging|reminding|nudging|prodding|nudge|prod|reminder)\s+(?=to\b|about\b)`,
  "iu",
);
const EVERY = /\b(?:every|each|whats?|mon-?fri)\b/iu;
/** Requests of more parts than the budget has calls stay one. */
const MOST_PARTS = 3;

/** Several alarms or reminders in one breath, or one on several days, each as a request of its own; any other text as it is. */
export function eachTimed(said: string): string {
  const text = said.replace(NAGGING, "remind me ");
  if (EVERY.test(text)) return text;
  const each = alarmsIn(text) ?? remindersIn(text) ?? daysIn(text);
  return each && each.length > 1 && each.length <= MOST_PARTS ? each.join(". ") : text;
}

function alarmsIn(text: string): readonly string[] | undefined {
  const {
    day: own,
    before = own?.trim().replace(/^(?:for|on)\s+/iu, ""),
    items,
  } = ALARMS.exec(text)?.groups ?? {};
  if (items === undefined) return undefined;
  const parts = listParts(items).map((one) => one.replace(LED, "").trim());
  const days = parts.filter(isDay);
  const times = withHalf(withHours(parts.filter((one) => !isDay(one))));
  const day = before ?? days[0] ?? times.map(dayIn).find((one) => one !== undefined);
  if (days.length > 1 || !times.every((one) => beginsWithTime(`at ${one}`))) return undefined;
  return times.map((time) => `set an alarm for ${onDay(time, day)}`);
}

const LED = /^(?:(?:and|plus|one|another)\s+)*(?:for|at|on|in)?\s*/iu;
const PART_OF_DAY = /\s+(?:morning|afternoon|evening|night)$/iu;

function isDay(part: string): boolean {
  return dayIn(part.replace(PART_OF_DAY, "")) === part.replace(PART_OF_DAY, "");
}

/** "Six, quarter past and half past": past six. */
function withHours(times: readonly string[]): readonly string[] {
  let hour = "";
  return times.map((time) => {
    if (/\b(?:past|to)$/iu.test(time) && hour !== "") return `${time} ${hour}`;
    hour = /^(?:\S+\s+(?:past|to)\s+)?(?<hour>[\p{L}\p{N}]+)/u.exec(time)?.groups?.["hour"] ?? hour;
    return time;
  });
}

/** "5, 5:10 and 5:20 AM": all of them in that half of the day. */
function withHalf(times: readonly string[]): readonly string[] {
  const half = /\s*(?:am|pm|a\.m\.|p\.m\.)$/iu;
  const [said] = half.exec(times.at(-1) ?? "") ?? [];
  return times.map((time) => (said === undefined || half.test(time) ? time : `${time}${said}`));
}

function remindersIn(text: string): readonly string[] | undefined {
  const { before, day = before, items } = REMINDERS.exec(text)?.groups ?? {};
  if (items === undefined) return undefined;
  const parts = listParts(items).map((one) => one.replace(/^(?:and|plus)\s+/iu, ""));
  if (!parts.every((one) => tailOf(one).hasTime && tailOf(one).start > 0)) return undefined;
  return parts.map((one) => `remind me to ${onDay(one.replace(/^to\s+/iu, ""), day)}`);
}

function daysIn(text: string): readonly string[] | undefined {
  const { request: said, days, time } = DAYS.exec(text)?.groups ?? {};
  if (said === undefined || days === undefined) return undefined;
  const hours = time?.replace(TILL_HALF, "$<from> till half past $<hour>");
  const at = hours === undefined || /^(?:from|at)\s/iu.test(hours) ? "" : "from ";
  const request = hours === undefined ? said : `${said} ${at}${hours}`;
  const each = listParts(days).map((one) => one.replace(/^(?:and\s+)?(?:on\s+)?/iu, ""));
  const isTimed = tailOf(request).hasTime && dayIn(request) === undefined;
  return isTimed && each.every(isDay) ? each.map((day) => onDay(request, day)) : undefined;
}

/** "One till half past": of the same hour. */
const TILL_HALF = /^(?:from\s+)?(?<from>(?<hour>[\p{L}\d]+))\s+(?:till|until|to)\s+half past$/iu;

function onDay(request: string, day: string | undefined): string {
  if (day === undefined || dayIn(request) !== undefined) return request;
  return `${request} ${/^the\b/iu.test(day) ? "on " : ""}${day}`;
}
