import { askingClause, isAct } from "./asking-clause.ts";
import { asks, withMarks } from "./asks.ts";
import { factAsked } from "./fact-asked.ts";
import type { Fact, Place, Question } from "../../../contract/questions.ts";
import { SMALL_ORDINALS } from "../../numbers/vocabulary.ts";
import { MONTHS } from "../../time/vocabulary.ts";
import { kindsNamed } from "../../objects.ts";
import { opening } from "../../openings.ts";

/** "How long is it till the ferry", counted from now. */
const UNTIL = asks(
  String.raw`how (?:many|long)\s+(?:(?<unit>days?|weeks?|sleeps)\s+)?(?:(?:is it|is there|are there|have (?:i|we)(?: got)?|(?:i|we)(?:['’]ve| have)(?: got)?|do i have|do we have|left|to go|more|still)\s+)*(?:until|till|til|['’]til|before)\b`,
);

const COUNT = asks(
  String.raw`(?:how many|what['’]?s the number of|count (?:up )?(?:my|the|all))\b`,
);

const NUMBER_WORDS = SMALL_ORDINALS.slice(0, 5);
const MONTH = [...MONTHS.keys()].join("|");
/** "The next rehearsal", and no "next week", which is a time. */
const PLACE = new RegExp(
  String.raw`\b(?<place>next|upcoming|soonest|last|final|latest|newest|earliest|${NUMBER_WORDS.join("|")})\b(?!\s+(?:few|two|three|four|five|six|\d+|week|weekend|month|year|night|summer|winter|spring|autumn|time|name|mon|tues|wednes|thurs|fri|satur|sun|(?:of )?(?:${MONTH}))\w*)`,
  "i",
);
const AT_END = new Set(["last", "final", "latest", "newest"]);

/** "What a start" asks nothing. */
const EXCLAIMS = /^\s*(?:honestly,?\s+)?what an?\s+[^?]*$/iu;

/** One record is asked for: "the last text from Owen", "the first thing on Monday". */
const ONE = asks(
  String.raw`(?:what|which|whose|who)\b(?:['’]s|\s+(?:is|was|are|did|do|does|have|has|had|comes?|came|wrote|texted|emailed|e-mailed|rang|sent|messaged)\b|\s+\w+\s+(?:is|was|comes|came)\b)?`,
);

/** "Read me my last text": one record, and more of it than that it is there; "the last mails" are a list. */
const OPENED = asks(
  String.raw`(?:(?:can|could|will|would) you\s+)?(?:please\s+)?(?:read|open)\s+(?:(?:me|us|out)\s+)*(?:(?:the|my|our|her|his|their|\p{L}+['’]s)\s+)*(?:very\s+)?(?:last|latest|newest|most recent)\s+(?!few\b|couple\b|two\b|three\b|four\b|five\b|\d|\p{L}+[^s'’]s\b)`,
);

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

/** The kind of answer that a question wants, also of one that something is said before. */
export function questionIn(text: string): Question | undefined {
  const words = withMarks(text.trim().replace(/[?.!]+$/, ""));
  if (NONE.test(words) || EXCLAIMS.test(text)) return undefined;
  const question = questionAt(words);
  if (question) return question;
  return factBehind(words) ?? (askingClause(text) !== undefined ? { form: "open" } : undefined);
}

/** "Kim Porter, what's her number", and no "Text Kim, what's her number". */
const NAME =
  /^(?!(?:text|message|tell|ask|e-?mail|mail|ring|call|phone|remind|invite|find|show|check|send|write|let|add|open|read|pay|meet|thank)\s)\p{Lu}[\p{L}'’-]+(?:\s+(?-i:\p{Lu})[\p{L}'’-]+){1,2}$/iu;

function isDone(before: string): boolean {
  return isAct(before) && !NAME.test(before);
}

/** A fact that is asked for behind other words. */
function factBehind(words: string): Question | undefined {
  const { before = "", asked = "" } = BEFORE.exec(words)?.groups ?? {};
  if (before === "" || isDone(before)) return undefined;
  const behind = questionIn(asked);
  // "Mam's birthday, but what day": what is asked of stands before it.
  const isOfBefore = behind?.form === "fact" && behind.fact === "when";
  if (isOfBefore && factAsked(`when ${before}`) === OF_BEFORE)
    return { ...behind, fact: OF_BEFORE };
  // A list of words may hold what only looks like a question.
  return behind?.form === "fact" || behind?.form === "one" ? behind : undefined;
}

/** The most particular first. */
function questionAt(words: string): Question | undefined {
  const until = UNTIL.exec(words);
  if (until)
    return { form: "until", unit: /^week/i.test(until.groups?.["unit"] ?? "") ? "week" : "day" };
  if (COUNT.test(words)) return { form: "count" };
  if (OPENED.test(words)) return { ...oneOf(words, { from: "end", nth: 0 }), opens: true };
  const fact = factAsked(words);
  const place = placeIn(words);
  if (fact) return { form: "fact", fact, place, ...(WAS.test(words) ? { isPast: true } : {}) };
  if (place && (ONE.test(words) || isBareOne(words))) return oneOf(words, place);
  if (WHICH.test(words)) return { form: "which" };
  if (WHETHER.test(words)) return { form: "whether", ...ownIn(words) };
  return OPEN.test(words) ? { form: "open" } : undefined;
}

function oneOf(words: string, place: Place): Extract<Question, { readonly form: "one" }> {
  return { form: "one", place, ...(OWN.test(words) ? { isOwn: true } : {}) };
}

/** "The last text I sent Kim", "my last message to Kim": what oneself wrote. */
const OWN =
  /\b(?:i|we)(?:['’]ve| have)?\s+(?:(?:last|just|already)\s+)?(?:send|sent|write|wrote|written|text|texted|message|messaged|say|said|tell|told|e-?mail(?:ed)?)\b|\bmy (?:last|latest|newest) (?:text|message|reply|answer|words?) to\b/iu;

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

/** What was to be, and isn't known any more: "when was the dentist again". */
const TO_COME = String.raw`(?!.*\b(?:again|supposed|meant|going\s+to|due|sa(?:y|id|ys)|agreed?|plan(?:ned)?|arranged?|book(?:ed)?)\b)`;
/** "When did we last …", "when was the party". */
const WAS = asks(
  String.raw`when (?:(?:did|was|were|have|has|had)\b.*\blast\b|(?:did|was|were|had)\b${TO_COME})`,
);

/** What is asked of a thing by its own word, which may be said before the question. */
const OF_BEFORE: Fact = "birthday";

function placeIn(words: string): Place | undefined {
  const found = PLACE.exec(words)?.groups?.["place"]?.toLowerCase();
  // "Who wrote to me last".
  const word = found ?? /\b(?:last|first)[?.]?$/i.exec(words)?.[0].toLowerCase();
  if (word === undefined) return undefined;
  const nth = Math.max(0, NUMBER_WORDS.indexOf(word));
  return { from: AT_END.has(word) ? "end" : "start", nth };
}
