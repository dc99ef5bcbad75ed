import type { ItselfAsked } from "../../../types/turn/own-question.ts";
import { OPENING } from "../openings.ts";

const THAT = "(?:that|this|it|so|those|them|the last one)";
const whole = (...words: readonly string[]): RegExp =>
  new RegExp(`^${OPENING}(?:${words.join("|")})$`, "i");

const REASON = whole(
  "why|how come|why that|explain (?:that|yourself)",
  `(?:why|how come) (?:did|have|are|were) you (?:just )?(?:do|done|did|doing|say|said|think|pick|choose|chosen|take|taken|tell me|told me)(?: ${THAT})?`,
  `(?:what made you|why would you) (?:do|say|think|pick|choose) ${THAT}`,
  "what (?:did|have) you (?:just |actually )*(?:do|done|did)(?: just now| then| there)?",
  "what did i (?:just|last) (?:say|ask|ask for|add|do|make|set|put in|put down|tell you)",
  "what did i (?:say|ask|add|do|make|set|put in)(?: just now| just then| last| to you)",
  "what was the last thing i (?:just )?(?:said|asked|asked for|added|did|made|set|put in|told you)",
  `what did you (?:just )?(?:take ${THAT} for|understand|hear|think i (?:said|meant|wanted))`,
);

const SOURCE = whole(
  `where (?:did|do) you (?:get|have|find|read|see|take|know) ${THAT}(?: from)?`,
  `where(?:['’]s| is| does| did) ${THAT} (?:come )?from`,
  `how (?:do|did|would) you (?:know|find out)(?: ${THAT})?`,
  `(?:says who|who (?:says|said|told you)(?: ${THAT})?)`,
  `what(?:['’]s| is) (?:your|the) source(?: for ${THAT})?`,
);

const KNOWLEDGE = whole(
  "what (?:do|did) you (?:know|remember|keep|store|save|have)(?: (?:about|of|on) (?:me|us))?",
  "what (?:data|information|things?) do you (?:have|keep|store|know)(?: (?:about|of|on) (?:me|us))?",
  "what (?:do you have|have you got) access to|what can you (?:see|read|look at|access)",
  "where (?:is|does|do|are) (?:my|all my|our) (?:data|information|things)(?: (?:kept|stored|go|stay|live))?",
  "(?:do|does|are|is) (?:you|it|my data|anything)(?: (?:send|sending|share|sharing|upload|uploading|leave|leaving|get|sent))+(?: (?:my|any|the) (?:data|information|mails?))?(?: (?:anywhere|this (?:machine|computer)|to (?:anyone|anybody|the cloud)|out))*",
);

const ABLE = String.raw`(?:what|how much)(?: else| all)? (?:can|could|do) (?:you|i) (?:do|help(?: me)?|ask|say|use you for)(?: (?:you|me|here|for me|for us|now|all))*`;
const ABILITIES = whole(
  `${ABLE}(?: (?:with|about|in|on|to|for) (?<about>.+))?`,
  "how can you help(?: me| us)?(?: with (?<helped>.+))?",
  "what are you (?:able to do|good (?:at|for)|capable of)(?: with (?<able>.+))?",
  "(?:give|tell|show) me (?:some |a few )?examples(?: of what (?:you|i) can (?:do|say|ask))?(?: (?:with|for|about) (?<shown>.+))?",
);

const DOMAINS: readonly (readonly [string, RegExp])[] = [
  ["calendar", /^(?:calendars?|diary|events?|appointments?|meetings?|schedule)$/i],
  ["contacts", /^(?:contacts?|people|address(?:es| book)|phone numbers?|numbers)$/i],
  ["reminders", /^(?:reminders?|to-?dos?|to-?do lists?|tasks?|lists?|shopping lists?)$/i],
  ["mail", /^(?:(?:e-?)?mails?|inbox)$/i],
  ["messages", /^(?:messages?|texts?|text messages|sms|chats?)$/i],
  ["notes", /^notes?$/i],
  ["files", /^(?:files?|documents?|folders?)$/i],
  ["music", /^(?:music|songs?|player|playlists?)$/i],
  ["timers", /^(?:timers?|alarms?|clock)$/i],
  ["system", /^(?:computer|machine|mac|laptop|apps?|programs?|volume|sound)$/i],
  ["shortcuts", /^(?:shortcuts?|automations?)$/i],
];

/** What a whole text asks about the assistant itself; undefined for any other text. */
export function itselfAsked(text: string): ItselfAsked | undefined {
  const words = text
    .trim()
    .replace(/[?.!]+$/, "")
    .replace(/,? (?:please|then|sotto)$/i, "");
  if (REASON.test(words)) return { kind: "reason" };
  if (SOURCE.test(words)) return { kind: "source" };
  if (KNOWLEDGE.test(words)) return { kind: "knowledge" };
  const found = ABILITIES.exec(words)?.groups;
  if (!found) return undefined;
  const about = Object.values(found).find((one) => one !== undefined);
  if (about === undefined) return { kind: "abilities", domain: undefined };
  const domain = domainNamed(about);
  return domain === undefined ? undefined : { kind: "abilities", domain };
}

function domainNamed(words: string): string | undefined {
  const name = words.replace(/^(?:my|our|the|a|an)\s+/i, "").trim();
  return DOMAINS.find(([, pattern]) => pattern.test(name))?.[0];
}
