import { timesIn } from "../times-in.ts";

export type OwnTime = {
  /** The words that say when, as they stand; none where the clause says no time. */
  readonly time: string;
  /** It is so where nothing is found. */
  readonly isNone: boolean;
  /** Only what is work counts. */
  readonly isOfWork: boolean;
};

const SUBJECT = "(?:I|we)";
const BE = "(?:am|are|is)";
const SPAN =
  "day|days|morning|afternoon|evening|night|week|weekend|month|hour|slot|time|calendar|diary|schedule|agenda|date|it|that|lunch|lunchtime";
/** A stretch of one's own time, or the calendar of it; a time by its name was taken out before. */
const STRETCH = String.raw`(?:(?:(?:my|the|our|that|this)\s+)?(?:whole\s+)?(?:${SPAN})|my|our|the|this|)`;
const BOOKING =
  "(?:appointments?|meetings?|events?|plans?|commitments?|engagements?|bookings?|arrangements?|things?|entry|entries)";
const ANY = "(?:anything|something|owt|summat|an?|any|some|another|other)";
const ANYBODY = "(?:anybody|anyone|somebody|someone|people)";
const NONE = "(?:nothing|nowt|no|none)";
const WHERE = String.raw`(?:(?:in|on)\s+(?:my|the|our)\s+(?:calendar|diary|schedule|agenda|books?|plate))`;
const ON = String.raw`(?:\s+(?:on|planned|booked|booked in|scheduled|arranged|in|down|there|going on|happening|coming up|to do|at all|for (?:me|us)|${WHERE}))*`;
const FREE = "(?:free|available|clear|open|empty|unbooked|blank|off|off work|off duty)";
const BUSY =
  "(?:busy|booked|booked up|booked out|taken|tied up|occupied|full|full up|spoken for|committed|engaged|double-booked|doing (?:anything|something)|up to (?:anything|something))";
const WORKING =
  "(?:working|at work|in work|on shift|on duty|on call|rostered|rostered on|in the office)";
const NOT = String.raw`(?<not>\s+not)?`;

type Form = {
  readonly words: RegExp;
  /** Said without a denial it is so where nothing is found. */
  readonly isNone: boolean;
  readonly isOfWork?: boolean;
};

const form = (words: string): RegExp => new RegExp(`^${words}$`, "iu");
const SUBJECTS = String.raw`(?:${SUBJECT}|${STRETCH})`;

const FORMS: readonly Form[] = [
  {
    words: form(String.raw`${SUBJECT}\s+${BE}${NOT}\s+off(?:\s+(?:work|duty))?`),
    isNone: true,
    isOfWork: true,
  },
  {
    words: form(String.raw`${SUBJECT}\s+${BE}${NOT}\s+${WORKING}`),
    isNone: false,
    isOfWork: true,
  },
  {
    words: form(
      String.raw`${SUBJECT}\s+(?:do )?(?:have|had)?${NOT}(?:\s+have)?\s+(?:an?\s+|any\s+|to\s+)?(?:work|shifts?)${ON}`,
    ),
    isNone: false,
    isOfWork: true,
  },
  {
    words: form(String.raw`${SUBJECT}\s+have\s+no\s+(?:work|shifts?)${ON}`),
    isNone: true,
    isOfWork: true,
  },
  { words: form(String.raw`${SUBJECTS}\s*${BE}${NOT}\s+${FREE}${ON}`), isNone: true },
  { words: form(String.raw`${SUBJECTS}\s*${BE}${NOT}\s+${BUSY}${ON}`), isNone: false },
  {
    words: form(String.raw`${SUBJECT}\s+${BE}\s+(?:doing|up to)\s+(?:nothing|nowt)`),
    isNone: true,
  },
  {
    words: form(
      String.raw`(?:${SUBJECT}\s+have|there\s+${BE}|${STRETCH}\s*has)\s+${NONE}(?:\s+(?:other\s+)?${BOOKING})?${ON}`,
    ),
    isNone: true,
  },
  {
    words: form(
      String.raw`(?:${SUBJECT}\s+(?:do\s+)?(?:have)?|there\s+${BE}|${STRETCH}\s*has)${NOT}(?:\s+have)?\s+${ANY}(?:\s+(?:other\s+)?${BOOKING})?${ON}`,
    ),
    isNone: false,
  },
  // "I've somebody in", "there's nobody in the chair".
  {
    words: form(
      String.raw`(?:${SUBJECT}\s+have|there\s+${BE})${NOT}(?:\s+have)?\s+${ANYBODY}(?:\s+(?:in|on|coming|with me|booked|at|here)(?:\s+(?:the|my|our)\s+\p{L}+)?)*${ON}`,
    ),
    isNone: false,
  },
  {
    words: form(
      String.raw`(?:${SUBJECT}\s+have|there\s+${BE})\s+(?:nobody|no one)(?:\s+(?:in|on|coming|with me|booked|at|here)(?:\s+(?:the|my|our)\s+\p{L}+)?)*${ON}`,
    ),
    isNone: true,
  },
  // "There's a gap", "there's room".
  {
    words: form(
      String.raw`there\s+${BE}${NOT}\s+(?:an?|any)?\s*(?:free\s+|empty\s+|spare\s+)?(?:gap|space|room|slot|window|opening|time)${ON}`,
    ),
    isNone: true,
  },
  { words: form(String.raw`${NONE}(?:\s+${BOOKING})?(?:\s+${BE})?${ON}`), isNone: true },
  { words: form(String.raw`(?:anything|something|owt|summat)\s+${BE}${ON}`), isNone: false },
  // "Do I have a free morning", "I've a gap": found the other way round.
  {
    words: form(
      String.raw`${SUBJECT}\s+(?:do\s+)?have${NOT}(?:\s+have)?\s+(?:time|room|a gap)${ON}`,
    ),
    isNone: true,
  },
];

/** Whether a clause says that somebody's own time is free, or taken, and when; undefined for any other. */
export function ownTimeIn(said: string): OwnTime | undefined {
  const { time, rest } = timesIn(inFull(said));
  const plain = plainly(rest);
  for (const { words, isNone, isOfWork = false } of FORMS) {
    const found = words.exec(plain);
    if (found) {
      const isDenied = found.groups?.["not"] !== undefined;
      return { time, isNone: isNone !== isDenied, isOfWork };
    }
  }
  return undefined;
}

const FULL: readonly (readonly [RegExp, string])[] = [
  [/\bain['’]?t\b/giu, "am not"],
  [/\bcan['’]?t\b/giu, "can not"],
  [/n['’]t\b/giu, " not"],
  [/['’]m\b/giu, " am"],
  [/['’]re\b/giu, " are"],
  [/['’]ve\b/giu, " have"],
  [/['’]s\b/giu, " is"],
];
const FILLERS =
  /\b(?:already|yet|else|actually|still|completely|totally|definitely|really|by any chance|anyway|anyhow|at the moment|currently|got|gotten|then|so far|all|in fact|,)(?![\p{L}])/giu;
/** "Am I free", "do I have", "is there": as it is told. */
const ASKED: readonly (readonly [RegExp, string])[] = [
  [/^(?:do|does|did)\s+(?<who>I|we)\s+/iu, "$<who> "],
  [/^(?<verb>am|are|have|had)\s+(?<not>not\s+)?(?<who>I|we)\s+/iu, "$<who> $<verb> $<not>"],
  [/^is\s+(?<not>not\s+)?there\s+/iu, "there is $<not>"],
  [/^is\s+(?<any>anything|something|nothing)\s+/iu, "$<any> is "],
  [
    /^is\s+(?<who>(?:(?:my|the|our|that)\s*)?(?:(?:day|morning|afternoon|evening|calendar|diary|slot)\s+)?)(?=free|clear|empty|busy|open|available|booked)/iu,
    "$<who>is ",
  ],
];

/** "Sunday's free" is of Sunday: the short form is no part of a time. */
function inFull(said: string): string {
  return FULL.reduce((plain, [short, full]) => plain.replaceAll(short, full), said);
}

/** A clause as it is told, without what only colours it. */
function plainly(rest: string): string {
  let plain = spaced(rest.replaceAll(FILLERS, " "));
  for (const [asked, told] of ASKED) plain = spaced(plain.replace(asked, told));
  return plain;
}

function spaced(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
