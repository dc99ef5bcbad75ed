import { OPENING } from "../openings.ts";
import { withMarks } from "./form/asks.ts";

const PART = "morning|afternoon|evening|night";
/** A time at the end, which need not be said. */
const AT_END = String.raw`(?:,?\s+(?:(?:for|of|about|on)\s+)?(?:my\s+|our\s+)?(?<when>\S.*))?`;
/** One that must be. */
const AT_TIME = String.raw`\s+(?:for\s+)?(?<when>\S.*)`;
const PLANNED = String.raw`(?! to do\b)(?: (?:on|planned|going on|coming up|happening|scheduled|lined up|up))?`;
const LIKE = String.raw`(?:\s+(?:like|looking(?: like)?|look like|shaping up|going to be(?: like)?))?`;
const GIVE = String.raw`(?:(?:give|read|tell|get) me|let['’]?s (?:hear|have)|(?:can|could|may) i (?:have|get|hear)|i(?:['’]d| would) like|what['’]?s|what is)`;

const whole = (words: string): RegExp => new RegExp(`^${OPENING}(?:${words})$`, "iu");

/** All that a time brings, asked for whole: what else is said is only the time. */
const FORMS: readonly RegExp[] = [
  // "What's on tomorrow", "anything going on this weekend"
  whole(
    String.raw`(?:what(?:['’]s| is)(?: (?:all|there))?|(?:is there )?anything) (?:(?:going |happening )?on|happening|going on|coming up|up|ahead|planned|in store)(?: (?:for (?:me|us)|on my plate|with me))?${AT_TIME}`,
  ),
  // "What have I got on today", "what do we have planned for Friday", "what am I doing tonight"
  whole(
    String.raw`(?:(?:so )?what(?: all)?(?: else)? (?:(?:do|did|will) (?:i|we) (?:still )?have|(?:have|had) (?:i|we)(?: got)?)(?: got)?|what(?:['’]ve| have) (?:i|we) got)${PLANNED}${AT_TIME}`,
  ),
  // "What's still to come today", "what's left of today", "what do I still have on"
  whole(
    String.raw`(?:what|anything)(?:(?:['’]s| is)(?: there)?| (?:do|have) (?:i|we)(?: got| have)?)? (?:still )?(?:to come|left|to go|ahead)(?: (?:for (?:me|us)|of|in|on))?${AT_TIME}`,
  ),
  whole(
    String.raw`(?:what (?:am i|are we) (?:doing|up to)|what(?:['’]s| is) (?:my|our|the) (?:plan|plans|programme|agenda)|what are (?:my|our|the) plans)${AT_TIME}`,
  ),
  // "What's my day like", "how's the afternoon looking"
  whole(
    String.raw`(?:what|how)(?:['’]s| is) (?:my|the|our) (?:day|(?<part>${PART}))(?<when> (?!(?:like|look|shap|going)\w*)\S.*?)?${LIKE}`,
  ),
  // "What does Friday look like", "how does my day tomorrow look"
  whole(
    String.raw`(?:what|how) (?:does|do|will|is|are)\s+(?:(?:my|the|our)\s+)?(?:day(?:\s+(?=look|shap))?|(?<when>\S.*?)\s+)\s*(?:look|looking|shaping up|be|going)(?:\s+like)?(?:\s+(?<then>\S.*))?`,
  ),
  // "How's Friday looking", "what's my Monday like next week"
  whole(
    String.raw`(?:what|how)['’]s (?:(?:my )?(?<when>\S.*?) (?:looking|look|shaping up)(?: like)?|my (?<whose>\S.*?) like)(?:\s+(?<then>\S.*))?`,
  ),
  // "Anything I should know about tomorrow"
  whole(
    String.raw`(?:(?:is|are) there |(?:have|do) you (?:got|have) |got )?(?:anything|what|what things?)(?: else)?(?: that)? (?:i|we) (?:should|need to|ought to|must|have to) (?:know|be aware of|worry about|think (?:of|about))${AT_END}`,
  ),
  whole(String.raw`what (?:do|should) (?:i|we) (?:(?:need|have) to )?(?:know|expect)${AT_END}`),
  // "Brief me on Monday", "give me my briefing for Friday"
  whole(
    String.raw`(?:brief me|fill me in|catch me up|(?:talk|run|walk|take) (?:me|us) through|sum up)${AT_END}`,
  ),
  whole(
    String.raw`(?:${GIVE}\s+)?(?:(?:a|an|the|my|our)\s+)?(?:(?:quick|short|daily|full|brief|(?:${PART}))\s+)*(?:rundown|run-down|run-through|briefing|brief|summary|overview|round-?up|recap)${AT_END}`,
  ),
];

/** What a day itself is called, by whose name no other day is meant. */
const THIS_DAY = /^(?:the |my )?(?:day|diary|things)$/i;
/** "Thursday's appointments", "the tenth, what's in the calendar": all of that day. */
const IN_CALENDAR =
  /,\s*what(?:['’]?s| is| have i got| do i have) (?:in|on) (?:the|my|our) (?:calendar|diary)$/i;
/** "Today, calendar and reminders": all there is, by its kinds. */
const ALL_KINDS =
  /[,:]?\s+(?:both\s+)?(?:(?:the|my|our)\s+)?(?:calendar|diary|events|meetings|appointments)(?:,|\s+and|\s+plus)\s+(?:(?:the|my|our)\s+)?(?:reminders|to-?dos?|tasks|jobs)$/i;
const ITS_EVENTS =
  /['’]s\s+(?:appointments|events|meetings|plans|schedule|diary|calendar|things)$/i;
const DAY_AND = /^(?:day|diary)\s+(?=\S)/i;

/** The words of the time of which all is asked for; "today" where none is said. */
export function dayAsked(text: string): string | undefined {
  const words = withMarks(text)
    .trim()
    .replace(/[?.!]+$/, "")
    .replace(/,? (?:please|then|again)$/i, "")
    .replace(IN_CALENDAR, "")
    .replace(ALL_KINDS, "");
  for (const form of FORMS) {
    const found = form.exec(words)?.groups;
    if (!found) continue;
    const { part, when, whose, then } = found;
    const said = [when ?? whose, then].map((one) => (one ?? "").trim()).filter((one) => one !== "");
    return timeOf(said.join(" "), part);
  }
  return undefined;
}

function timeOf(said: string, part: string | undefined): string {
  const when = THIS_DAY.test(said) ? "" : said.replace(DAY_AND, "").replace(ITS_EVENTS, "");
  if (part === undefined) return when === "" ? "today" : when;
  const isNight = part.toLowerCase() === "night";
  const own = isNight ? "tonight" : `this ${part}`;
  return when === "" || /^today$/i.test(when) ? own : `${when} ${part}`;
}
