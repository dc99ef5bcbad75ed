const AUXILIARY =
  "am|is|are|was|were|do|does|did|can|could|will|would|shall|should|has|have|had|may|might|must";
const SUBJECT = String.raw`(?:i|we|you|he|she|it|they|there|that|this)`;
/** A thing that is named with whose it is, or with its article. */
const NAMED = String.raw`(?:the|my|your|our|his|her|their)\s+(?:(?!\b(?:${AUXILIARY}|and|or|who|that|which)\b)\S+\s+){0,3}?(?!\b(?:${AUXILIARY})\b)\S+`;
const ADVERB = String.raw`(?:still|just|also|really|always|ever|now|only|usually|often|probably|already|actually)`;
/** Behind "had" and "have" these say what was done. */
const DONE = String.raw`(?:got|been|had|seen|sent|done|gone|heard|found|left|made|taken|\p{L}+ed)`;

/** "If you can come", "what size you wear", "does he" as one asks it: "can you come?", "what size do you wear?". */
export function askedDirectly(words: string): string {
  const { rest: whether } =
    /^(?:if|whether)\s+(?:or\s+not\s+)?(?<rest>\S.*)$/isu.exec(words)?.groups ?? {};
  if (whether !== undefined) return asked(inverted(whether) ?? `do you know whether ${whether}`);
  const { wh, rest } = WH.exec(words)?.groups ?? {};
  if (wh === undefined || rest === undefined) return asked(words);
  const inner = inverted(rest);
  return asked(inner === undefined ? `can you tell me ${words}` : `${wh} ${inner}`);
}

/** What is wanted to be known, up to the subject of its clause; "who is coming" has none. */
const WH = new RegExp(
  String.raw`^(?<wh>(?:what|which|when|where|why|how|who|whose)\b(?:(?!\b(?:${AUXILIARY})\b)[^,.;])*?)\s+(?<rest>(?:${SUBJECT}(?:['’]\S+)?|${NAMED})\s.*)$`,
  "isu",
);

const CONTRACTED = new RegExp(
  String.raw`^(?<subject>${SUBJECT})['’](?<short>s|re|ve|ll|d|m)\b(?<rest>.*)$`,
  "isu",
);
const AUXILIATED = new RegExp(
  String.raw`^(?<subject>${SUBJECT}|${NAMED})(?<adverb>(?:\s+${ADVERB})*)\s+(?<verb>(?:${AUXILIARY})(?:n['’]t)?)(?![\p{L}'’])(?<rest>.*)$`,
  "isu",
);
const PLAIN = new RegExp(
  String.raw`^(?<subject>${SUBJECT})(?<rest>(?:\s+${ADVERB})*\s+(?<verb>\p{L}+)\b.*)$`,
  "isu",
);
/** "Ten suits you": a few words before what something does that is to fit. */
const FITTING = /^(?<subject>\S+(?:\s+\S+){0,4}?)(?<rest>\s+(?<verb>suits?|works?|fits?)\b.*)$/isu;
const FITS = /^(?:suits|works|fits)$/iu;
/** "The third of May is all right": a few words before the verb. */
const OTHERS = new RegExp(
  String.raw`^(?<subject>(?:(?!\b(?:${AUXILIARY}|and|or|who|that|which)\b)\S+\s+){1,5}?)(?<verb>(?:${AUXILIARY})(?:n['’]t)?)(?![\p{L}'’])(?<rest>\s.*)$`,
  "isu",
);

/** "Half two's all right": what it says of what stands before it, and no owner. */
const SHORTENED = new RegExp(
  String.raw`^(?<subject>(?:(?!\b(?:${AUXILIARY}|and|or|who|that|which)\b)[^\s'’]+\s+){0,4}?[^\s'’]+)['’]s(?<rest>\s+(?:ok(?:ay)?|all ?right|fine|good|better|best|free|possible|ready|still|too|home|there|here|off|on|at|coming|going|not|\p{L}+ing)(?!\p{L})(?:(?!\b(?:${AUXILIARY})\b).)*)$`,
  "isu",
);

type Groups = Readonly<Record<string, string>>;

/** A clause with its verb before its subject; undefined where that would take a verb it has not. */
function inverted(clause: string): string | undefined {
  const short = CONTRACTED.exec(clause)?.groups;
  if (short) return `${wholeVerb(short)} ${short["subject"]}${short["rest"]}`;
  const own = AUXILIATED.exec(clause)?.groups;
  if (own && !isMain(own)) return `${own["verb"]} ${own["subject"]}${own["adverb"]}${own["rest"]}`;
  const plain = (PLAIN.exec(clause) ?? FITTING.exec(clause))?.groups;
  if (plain) return withDo(plain);
  const shortened = SHORTENED.exec(clause)?.groups;
  if (shortened) return `is ${shortened["subject"]}${shortened["rest"]}`;
  const others = OTHERS.exec(clause)?.groups;
  return others && `${others["verb"]} ${(others["subject"] ?? "").trim()}${others["rest"]}`;
}

/** "You have to sign", "you do on Fridays", "you did it": a verb like any other. */
function isMain({ verb = "", rest = "" }: Groups): boolean {
  if (/^(?:have|has|had)$/iu.test(verb)) return !BEHIND_HAVE.test(rest);
  return /^(?:do|does|did)$/iu.test(verb) && BEHIND_DO.test(rest);
}

const BEHIND_HAVE = new RegExp(String.raw`^\s+${DONE}\b`, "iu");
/** What is done, or when: no verb of its own. */
const BEHIND_DO =
  /^\s*(?:$|[?.!]|(?:on|in|at|for|with|about|every|when|next|this|that|it|them|all|there|the|my|your|well|any|much)\b)/iu;

const WHOLE: Readonly<Record<string, string>> = {
  s: "is",
  re: "are",
  ve: "have",
  ll: "will",
  d: "would",
  m: "am",
};

/** "He'd got" had, "he'd charge" would; "she's got" has, "she's in" is. */
function wholeVerb({ short = "", rest = "" }: Groups): string {
  const isDone = BEHIND_HAVE.test(rest);
  if (short === "d" && isDone) return "had";
  if (short === "s" && isDone) return "has";
  return WHOLE[short.toLowerCase()] ?? short;
}

/** Pasts that are asked with "did" and these. */
const OF_PAST: Readonly<Record<string, string>> = {
  had: "have",
  did: "do",
  went: "go",
  got: "get",
  came: "come",
};
const PAST =
  /(?:(?<!ne|fe|we|see|spe|ble)ed|went|came|got|said|told|saw|took|made|left|sent|found|thought|meant|knew|bought|brought|paid)$/iu;

/** "You want", "it works": asked with "do"; not so a past, which the verb itself tells. */
function withDo({ subject = "", rest = "", verb = "" }: Groups): string | undefined {
  const own = OF_PAST[verb.toLowerCase()];
  if (own !== undefined) return `did ${subject}${rest.replace(verb, own)}`;
  if (PAST.test(verb)) return undefined;
  const isThird = /^(?:he|she|it|that|this)$/iu.test(subject) || FITS.test(verb);
  const base = verb.replace(/(?:(?<=sh|ch|ss|x|zz|o)es|(?<!s)s)$/iu, "");
  return `${isThird ? "does" : "do"} ${subject}${isThird ? rest.replace(verb, base) : rest}`;
}

function asked(words: string): string {
  return `${words.replace(/[\s.!?]+$/u, "")}?`;
}
