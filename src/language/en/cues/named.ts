export { fieldTold } from "./field-told.ts";
export { namesNothing } from "./nameless.ts";
export { topicAlone } from "./topic-alone.ts";

/** Words behind which stands a name. */
export const CALLED = "called|named|titled|entitled|labelled";
/** What a name is announced by: "an event called tea", "rename it to tea", "put Friday down as a day off". */
const NAMED = new RegExp(
  String.raw`\b(?:${CALLED})\s+(?!(?:me|us|you|him|her|them|back)\b)|\b(?:rename|retitle|reword|rephrase|change the (?:name|title))\b.*\b(?:to|as)\s+|(?:^|\b(?:and|then|please|you)\b|,)\s*(?:call|name|title|label|rename|retitle) (?:it|that|this)(?: one)?(?:\s+(?:to|as)(?=\s))?\s+|^(?:the|its) (?:title|name) (?:should|ought to|needs to|has to|must) (?:be|say|read)\s+`,
  "i",
);
const PUT_AS =
  /(?:^|\b(?:please|you|and|then)\s+)(?:mark|put|enter|block|save|log|pencil|add)\b.*?\bas\s+/i;

/** Where the name begins that words give outright; undefined where they give none. */
export function nameStart(text: string): number | undefined {
  const naming = NAMED.exec(text) ?? PUT_AS.exec(text);
  return naming ? naming.index + naming[0].length : undefined;
}

/** Where it goes is no part of its name, and neither is what is said out of politeness. */
const PLACE =
  /(?:\s+(?:in|on|to|into|onto|from|off|at|for))?\s+(?:the|an?|my|our|your|their)$|,?\s+(?:in|on|to|into|onto)\s+(?:my|the|our)\s+(?:\w+\s+)?(?:calendar|diary|schedule|planner|list|reminders|notes|folder)\b.*$|,?\s+(?:please|thanks|thank you)\W*$|(?<=\w\s\w.*)(?:,?\s+and|,)?\s+put(?:\s+(?:it|that|him|her|them))?$|(?<=\w)(?<!\b(?:check|sign|log|clock|dial|phone|call|drop|stay|lie|sleep|sit|break|move|settle)(?:ing)?)\s+in$/i;

export function withoutPlace(name: string): string {
  return name.replace(PLACE, "");
}

/** What joins a name to what was cut off behind it. */
const JOINED = /\s+(?:at|on|in|for|from|by)$/i;

export function withoutJoin(name: string): string {
  return name.replace(JOINED, "");
}

const ARTICLE = /^(?:an?|the)\s+(?=\S)/i;
const OWNER = /^(?:the|an?|my|our|that|this|some)\s+(?=\S)/i;

export function withoutArticle(name: string): string {
  return name.replace(ARTICLE, "");
}

/** What is called or looked for goes by its name alone, whosever it is. */
export function withoutOwner(name: string): string {
  return name.replace(OWNER, "");
}

/** Words that announce what is looked for. */
const ABOUT = new RegExp(
  String.raw`\b(?:about|${CALLED}|regarding|concerning|mentioning|saying|containing|with)\b`,
  "i",
);

/** Where the words begin that announce what is looked for. */
export function aboutStart(text: string): number | undefined {
  return ABOUT.exec(text)?.index;
}

/** Between what a title is called and the title: "the album called Low Tide". */
const BEFORE_TITLE = new Set(["called", "named", "the", "by"]);

export function standsBeforeTitle(word: string): boolean {
  return BEFORE_TITLE.has(word);
}

/** Who made what stands before it, and what that stands on. */
export const MADE_BY = "by";
const TAKEN_FROM = new Set(["from", "off"]);

export function leadsToMaker(word: string): boolean {
  return word === MADE_BY;
}

export function leadsToWhole(word: string): boolean {
  return TAKEN_FROM.has(word);
}

/** Verbs that put something somewhere, with which a request begins. */
const PLACING = new Set("pop put stick bung pencil slot whack shove add book".split(" "));

export function puts(verb: string): boolean {
  return PLACING.has(verb);
}

/** Verbs that are a thing's name with the particle behind them: a catch up, the kick off, a sleep over. */
const BEFORE_PARTICLE = new Set(
  "catch check clean clear cook dress drop fry kick lock meet pick push send sign sit sleep stand tidy top warm wash work write follow".split(
    " ",
  ),
);
const PARTICLES = new Set(["up", "off", "out", "over", "down", "around", "back"]);

export function takesParticle(word: string): boolean {
  return BEFORE_PARTICLE.has(word);
}

export function isParticle(word: string): boolean {
  return PARTICLES.has(word);
}

/** The words that announce the value of a field, beside what else fills it. */
const ANNOUNCING: Readonly<Record<string, string>> = {
  location: "at in",
  notes: "note notes notes:",
  label: CALLED.replaceAll("|", " "),
  input: "with using saying",
  subject: "subject titled",
  title: `${CALLED.replaceAll("|", " ")} as`,
  from: "from",
  to: "to",
  cc: "cc copy",
  who: "from with",
  with: "with",
};

export function announcing(field: string): readonly string[] {
  return ANNOUNCING[field]?.split(" ") ?? [];
}

/** "With the input 300", "with the text hello". */
const INPUT = /^(?:the\s+)?(?:input|text|words?|value|number)\s+(?=\S)/i;

export function withoutInputNoun(words: string): string {
  return words.replace(INPUT, "");
}

/** "(A note) to the dentist to bring the card", "on the barbecue saying ice", "for the talk: slides". */
const NOTED =
  /^(?:to|on|for|with|in|against)\s+(?:\S+\s+)*?\S+?(?:\s*:\s+|[\s,]+(?:saying|that says|which says|to say|that|to)(?:\s+that)?\s+)(?=\S)/i;

export function withoutNoted(words: string): string {
  return words.replace(NOTED, "");
}

/** Before an everyday word these make it one of the user's own. */
const OWNING = new Set(["my", "our", "the", "just"]);

export function owns(word: string): boolean {
  return OWNING.has(word);
}
