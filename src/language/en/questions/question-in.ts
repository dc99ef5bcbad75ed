import type { Fact, Place, Question } from "../../contract/questions.ts";
import { beginsAct } from "../clauses/joints.ts";
import { CALLS, kindsNamed } from "../objects.ts";
import { opening, openingOf } from "../openings.ts";

/** What may stand before a question that isn't asked outright. */
const ASKED = String.raw`(?:(?:tell me,?|do you (?:know|remember)|remind me(?: again)?,?|any idea,?|(?:i|we)(?:['’]ve| have| can| could| do| did)?(?:n['’]t| not| never| always)?(?: can| could| quite| always)? (?:forget|forgot|forgotten|wonder|recall|remember|think of|know)|i['’](?:m not sure|d (?:like|love) to know))\s+)?`;

/** An expression for a question, also one that isn't asked outright. */
export const asks = (words: string): RegExp => opening(`${ASKED}(?:${words})`, "iu");

/** "How long is it till the ferry", counted from now. */
const UNTIL = asks(
  String.raw`how (?:many|long)\s+(?:(?<unit>days?|weeks?|sleeps)\s+)?(?:(?:is it|is there|are there|have (?:i|we)(?: got)?|(?:i|we)(?:['’]ve| have)(?: got)?|do i have|do we have|left|to go|more|still)\s+)*(?:until|till|til|['’]til|before)\b`,
);

const COUNT = asks(
  String.raw`(?:how many|what['’]?s the number of|count (?:up )?(?:my|the|all))\b`,
);

const NUMBER_WORDS = ["first", "second", "third", "fourth", "fifth"];
/** "The next rehearsal", and no "next week", which is a time. */
const PLACE = new RegExp(
  String.raw`\b(?<place>next|upcoming|soonest|last|final|latest|newest|earliest|${NUMBER_WORDS.join("|")})\b(?!\s+(?:few|two|three|four|five|six|\d+|week|weekend|month|year|night|summer|winter|spring|autumn|time|name|mon|tues|wednes|thurs|fri|satur|sun|january|february|march|april|may|june|july|august|september|october|november|december|of (?:january|february|march|april|may|june|july|august|september|october|november|december))\w*)`,
  "i",
);
const AT_END = new Set(["last", "final", "latest", "newest"]);

/** One record is asked for: "the last text from Owen", "the first thing on Monday". */
const ONE = asks(
  String.raw`(?:what|which|whose|who)\b(?:['’]s|\s+(?:is|was|are|did|do|does|have|has|had|comes?|came|wrote|texted|emailed|e-mailed|rang|sent|messaged)\b|\s+\w+\s+(?:is|was|comes|came)\b)?`,
);

/** "Read me my last text": one record, and more of it than that it is there; "the last mails" are a list. */
const OPENED = asks(
  String.raw`(?:(?:can|could|will|would) you\s+)?(?:please\s+)?(?:read|open)\s+(?:(?:me|us|out)\s+)*(?:(?:the|my|our|her|his|their|\p{L}+['’]s)\s+)*(?:very\s+)?(?:last|latest|newest|most recent)\s+(?!few\b|couple\b|two\b|three\b|four\b|five\b|\d|\p{L}+[^s'’]s\b)`,
);

const FACTS: readonly (readonly [Fact, RegExp])[] = [
  ["call", CALLS],
  [
    "kept",
    asks(
      String.raw`(?:(?:on|in) )?(?:what|which) (?:\p{L}+ )?(?:list|calendar)(?:['’]s|\s+(?:is|was|are|were|did|do|does|have|has))\b\s+\S.*\b(?:on|in|under|put|kept|down)$`,
    ),
  ],
  [
    "birthday",
    asks(
      String.raw`(?=.*\b(?:birthday|born|birth date|date of birth)\b)(?:when|(?:on )?(?:what|which))|how old (?:is|are|will)\b`,
    ),
  ],
  [
    "mail",
    asks(
      String.raw`what['’]?s\b(?!.*\b(?:latest|last|newest|new|first|oldest|next|(?:most )?recent)\s+e-?mail\b).*\be-?mail(?: address)?\b(?!\s+(?:from|about|that|which|i|we|he|she|they)\b)|what (?:is|was)\b.*\be-?mail address\b`,
    ),
  ],
  [
    "number",
    asks(
      String.raw`(?:what|which)\b.*\b(?:phone|mobile|telephone|cell)\s*number\b|(?:what|which)(?:['’]s|\s+(?:is|was|are))\b.*\bnumber\b|how (?:do|can) i (?:reach|ring|call|phone)\b|what number\b`,
    ),
  ],
  [
    "firm",
    asks(
      String.raw`(?:where (?:does|do|is)\b.*\b(?:work|employed)\b|who (?:does|do)\b.*\bwork (?:for|with)\b|(?:what|which) (?:firm|company|hospital|school|office|practice|shop|agency|bank|university|college)\b.*\b(?:work|with|at|for|in|from)\b)`,
    ),
  ],
  [
    "job",
    asks(
      String.raw`what (?:does|do) .*\bdo(?: for (?:a living|work|a job))?[?.]?$|what['’]?s .*\b(?:job|profession|trade|occupation)\b`,
    ),
  ],
  [
    "address",
    asks(
      String.raw`where (?:does|do|did)\b.*\b(?:live|stay)\b|(?:what|which) (?:(?:home|house|postal|street) )?address\b|(?:what|which) (?:street|road|house number|postcode|town|city|village|number and street)\b|what(?:['’]s| is| was)\b.*\b(?:home |house |postal |street )?address\b`,
    ),
  ],
  [
    "with",
    asks(String.raw`who(?:['’]s|m)?\b.*\b(?:with|coming|going|invited|attending|joining)\b`),
  ],
  [
    "where",
    asks(
      String.raw`where(?:['’]s|abouts)?\b|what(?:['’]s| is) the (?:location|venue|place)\b|(?:at|in) (?:what|which) (?:place|room|hall|building)\b`,
    ),
  ],
  ["long", asks(String.raw`how (?:long (?:is|does|will|are|was|do)|much time (?:does|will))\b`)],
  [
    "when",
    asks(
      String.raw`(?:(?:until|till|by|since|from) )?when(?:['’]s)?\b|(?:(?:at|until|till|by|from) )?what time\b|(?:(?:on|by|until|till) )?(?:what|which) (?:day|date)\b|how soon\b`,
    ),
  ],
];

const WHETHER = asks(
  String.raw`(?:(?:do|does|did|have|has|had|am|are|is|was|were|will)\b\s+(?!you\b)(?:not\s+)?(?:i|we|he|she|it|they|there|my|our|the|anyone|anybody|any|somebody|\p{L})|got\s+(?:anything|any)\b|isn['’]t\b|aren['’]t\b|haven['’]t\b|hasn['’]t\b|didn['’]t\b|don['’]t i\b)`,
);
/** "Do I have any new mail" is answered by the mail, and "what's on Friday or Saturday" by a list. */
const WHICH = asks(String.raw`(?:which|who) (?:of|one|\p{L}+\s+(?:is|was|has|are)\b)`);

/** A question of its own, whose answer may stand in some text. */
const OPEN = asks(
  String.raw`(?:what|which|who|whose|where|when|why|how)(?:['’](?:s|re|d|ll|ve))?\s+(?!about\b)|(?:are|is|may|can|must|should) (?:we|i) (?:allowed|supposed|meant|permitted)\b|(?:do|does|did|is|are|was|were|has|have) (?!i\b|you\b)|can (?:i|we|they|he|she)\b|may (?:i|we)\b`,
);
/** These ask for something to be done, or about the assistant. */
const NONE = asks(
  String.raw`(?:how (?:do|can|would|could|should) i (?!reach|ring|call|phone)|how to\b|why\b|what (?:can|do|could) you\b|who are you\b|how about\b|what about\b|what if\b)`,
);

/** What is said before a question: the thing it is about, or why it is asked. */
const BEFORE = /^(?<before>[^?]*?\S)\s*[:,;–—]\s+(?<asked>\S.*)$/su;

/** "Whats the time": typed without its mark. */
export function withMarks(text: string): string {
  return text.replaceAll(/\b(what|who|where|when|how)s\b/gi, "$1's");
}

/** The kind of answer that a question wants, also of one that something is said before. */
export function questionIn(text: string): Question | undefined {
  const words = withMarks(text.trim().replace(/[?.!]+$/, ""));
  if (NONE.test(words)) return undefined;
  const question = questionAt(words);
  if (question) return question;
  return factBehind(words) ?? (asksSomewhere(text) ? { form: "open" } : undefined);
}

/** A fact that is asked for behind other words. */
function factBehind(words: string): Question | undefined {
  const { before = "", asked = "" } = BEFORE.exec(words)?.groups ?? {};
  if (before === "" || isAct(before)) return undefined;
  const behind = questionIn(asked);
  // "Mam's birthday, but what day": what is asked of stands before it.
  const isOfBefore = behind?.form === "fact" && behind.fact === "when";
  if (isOfBefore && factIn(`when ${before}`) === OF_BEFORE) return { ...behind, fact: OF_BEFORE };
  // A list of words may hold what only looks like a question.
  return behind?.form === "fact" || behind?.form === "one" ? behind : undefined;
}

/** Where another sentence or clause of the same breath begins. */
const CLAUSE = /\s*[.,:;–—]\s+/u;
const ASKING = String.raw`(?:what|which|who|whose|where|when|how)`;
/** It asks by its verb: "what was it", and no "what to bring". */
const ASKS_BY_VERB = new RegExp(
  String.raw`^(?:(?:but|and|so|then)\s+)*(?:${ASKING}(?:['’](?:s|re|d|ll)\b|\s+(?:\p{L}+\s+){0,3}?(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should)\b))`,
  "iu",
);
/** "What size", "from what page to what page": all of a clause that ends a question. */
const ASKS_AT_END = new RegExp(
  String.raw`^(?:(?:but|and|so|then)\s+)*(?:(?:at|from|to|till|until|in|on|by|for|with|under|of)\s+)?${ASKING}\b(?!\s+(?:about|if|to)\b)`,
  "iu",
);
/** "The last water is at what kilometre?" */
const ASKS_WITHIN =
  /\b(?:at|from|to|till|until|in|on|by|for|with|under|of|is|was)\s+(?:what|which|who|where)\b/iu;
/** What only says why or when something is asked. */
const SUBORDINATE = /^(?:if|when|before|after|once|since|as|while|because)\b/i;

/** Somewhere in the words it is asked for something, and nothing beside that is to be done. */
function asksSomewhere(text: string): boolean {
  return askingClause(text) !== undefined;
}

/** The one clause that asks, of words that do nothing else; undefined where none does. */
export function askingClause(text: string): string | undefined {
  const isAsked = /\?["”’)]*\s*$/.test(text);
  const clauses = text.trim().split(CLAUSE);
  const first = clauses.findIndex(
    (clause) =>
      ASKS_BY_VERB.test(clause) ||
      (isAsked && (ASKS_AT_END.test(clause) || ASKS_WITHIN.test(clause))),
  );
  const isAlone = clauses.every((clause, at) => at === first || !isAct(clause));
  return first !== -1 && isAlone ? clauses[first] : undefined;
}

export function isAct(clause: string): boolean {
  const said = clause.slice(openingOf(clause));
  const plain = said.slice(0, 1).toLowerCase() + said.slice(1);
  return beginsAct(plain) && !SUBORDINATE.test(plain) && !ASKS_BY_VERB.test(plain);
}

/** The most particular first. */
function questionAt(words: string): Question | undefined {
  const until = UNTIL.exec(words);
  if (until)
    return { form: "until", unit: /^week/i.test(until.groups?.["unit"] ?? "") ? "week" : "day" };
  if (COUNT.test(words)) return { form: "count" };
  if (OPENED.test(words)) return { form: "one", place: { from: "end", nth: 0 }, opens: true };
  const fact = factIn(words);
  const place = placeIn(words);
  if (fact)
    return { form: "fact", fact, place, ...(LAST_TIME.test(words) ? { isPast: true } : {}) };
  if (place && (ONE.test(words) || isBareOne(words))) return { form: "one", place };
  if (WHICH.test(words)) return { form: "which" };
  if (WHETHER.test(words)) return { form: "whether", ...ownIn(words) };
  return OPEN.test(words) ? { form: "open" } : undefined;
}

const BARE = opening(
  String.raw`(?:(?:and|the|my|our)\s+)*(?:next|first|last|latest|newest|soonest)\s+(?<noun>\p{L}+)(?:\s+(?:please|then|today|tomorrow|this week|on \p{L}+))?$`,
  "iu",
);

/** "Next appointment?": one of a kind, and nothing to be done with it; the next song is to be played. */
function isBareOne(words: string): boolean {
  const kinds = kindsNamed(BARE.exec(words)?.groups?.["noun"]?.toLowerCase() ?? "");
  return kinds.some((kind) => DATED.has(kind));
}

const DATED = new Set(["event", "reminder", "mail", "message"]);

/** "Have I replied to Ben": about what oneself wrote. */
const ANSWERED = asks(
  String.raw`(?:have|did|had) (?:i|we) (?:(?:ever|already|actually|not) )?(?:(?:reply|replied|answer|answered|respond|responded|got back|get back|gotten back)\b|(?:text|texted|write|wrote|written|email|emailed|e-?mail|e-?mailed|message|messaged)\b.*\bback\b)`,
);
const WROTE = asks(
  String.raw`(?:have|did|had) (?:i|we) (?:(?:ever|already|actually|not) )?(?:text|texted|write to|wrote to|written to|email|emailed|e-?mail|e-?mailed|message|messaged)\b`,
);

function ownIn(words: string): { readonly own?: "wrote" | "answered" } {
  if (ANSWERED.test(words)) return { own: "answered" };
  return WROTE.test(words) ? { own: "wrote" } : {};
}

/** "When did we last …", "when was the last …". */
const LAST_TIME = asks(String.raw`when (?:did|was|were|have|has|had)\b.*\blast\b`);

/** What is asked of a thing by its own word, which may be said before the question. */
const OF_BEFORE: Fact = "birthday";

function factIn(words: string): Fact | undefined {
  return FACTS.find(([, pattern]) => pattern.test(words))?.[0];
}

function placeIn(words: string): Place | undefined {
  const found = PLACE.exec(words)?.groups?.["place"]?.toLowerCase();
  // "Who wrote to me last".
  const word = found ?? /\b(?:last|first)[?.]?$/i.exec(words)?.[0].toLowerCase();
  if (word === undefined) return undefined;
  const nth = Math.max(0, NUMBER_WORDS.indexOf(word));
  return { from: AT_END.has(word) ? "end" : "start", nth };
}
