import type { Selection, Take } from "../../contract/steps.ts";
import { KINDS } from "../objects.ts";

/** What is counted, from which end; the longest first. */
const FIRST = "first|earliest|oldest";
const LAST = "last|latest|newest|most recent";
const NEXT = "next|upcoming";
const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const NUMBER = `${NUMBERS.join("|")}|\\d{1,2}`;

const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{N}'’&-]*`;
const OWNER = String.raw`(?:the|my|our|these|those|(?<owner>${WORD}['’]s))`;
const NOUN = [...KINDS.keys(), "newsletters?", "things?", "items?", "stuff", "calls?"].join("|");

const ALL = String.raw`(?<all>all|both|each|every)(?!\s+(?:day|morning|night|week|month|year)\b)(?:\s+(?:single\s+)?(?:one\s+)?of)?(?:\s+${OWNER})?`;
const EVERYTHING = String.raw`(?<everything>everything)`;
const COUNTED = String.raw`(?:${OWNER}\s+)?(?:(?<first>${FIRST})|(?<last>${LAST})|(?<next>${NEXT}))(?:\s+(?<count>${NUMBER}))?(?=\s)`;
/** "My meetings": several by the noun alone. */
const PLURAL = String.raw`(?:my|our)(?=\s+(?:${WORD}\s+){0,3}?(?:meetings|appointments|events|mails|emails|e-mails|reminders|tasks|timers|alarms)\b)`;

const HEADS = [ALL, EVERYTHING, COUNTED, PLURAL].map(
  (head) => new RegExp(String.raw`(?<![\p{L}\p{N}'’-])${head}(?![\p{L}\p{N}])`, "giu"),
);
/** What was shown last, all of it. */
const SHOWN =
  /(?<![\p{L}\p{N}'’-])(?:(?:them|those|these) (?:all|both)|all (?:of )?(?:them|those|these|it)|the (?:whole )?lot|both(?: of (?:them|those|these))?|all (?:two|three|four|five)(?: of (?:them|those|these))?|each of them)(?=\s*(?:$|[,.;!?]|\b(?:off|away|please|to|as|by|back|and|too|now|down|out|up|from|for)\b))/iu;

/** Here a description ends, and what is to be done goes on. */
const STOP =
  /^(?:\s+(?:to|as|by|into|back|forwards?|earlier|later|off(?!\s+(?:my|the)\b)|with(?=\s+['"“‘])|away|out|up|down|and|but|so|then|needs?|have|has|had|should|can|could|would|must|be|please|saying|instead|too|is|are|was|were)\b|\s*(?:[,;!?]|[:.](?=\s|$)))/iu;
/** What may follow a count that has no noun: "the last three from Marek". */
const MODIFIER = /^\s+(?:from|by|on|in|with|about|of|for|at|since|before|after|today|tomorrow)\b/iu;
const DAYS =
  "today tonight tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday".split(
    " ",
  );
const STATES: readonly (readonly [Selection["state"], RegExp])[] = [
  ["future", /\b(?:future|upcoming|coming|remaining)\b/giu],
  ["overdue", /\b(?:overdue|late|missed)\b/giu],
  ["unread", /\b(?:unread|new)\b/giu],
];

/**
 * The records that words describe by what they have in common or by their place among others ("all the
 * mails from Odalys", "my first meeting on Friday"), instead of by a name of their own.
 */
export function selectionIn(text: string): Selection | undefined {
  for (const head of HEADS) {
    for (const found of text.matchAll(head)) {
      const selection = described(text, found);
      if (selection) return selection;
    }
  }
  const shown = SHOWN.exec(text);
  if (!shown) return undefined;
  const region = { start: shown.index, end: shown.index + shown[0].length };
  return { ...region, take: "all", kinds: [], phrase: "", isShown: true };
}

function described(text: string, found: RegExpExecArray): Selection | undefined {
  const { groups = {} } = found;
  const head = found.index + found[0].length;
  const noun = nounIn(text.slice(head));
  const end = endOf(text, head + (noun?.end ?? 0));
  const body = text.slice(head, end);
  const take = takeOf(groups);
  if (!describes({ noun, body, groups, take })) return undefined;
  const [before, behind] = around(body, noun);
  const [state, stated] = STATES.find(([, words]) => body.search(words) >= 0) ?? [];
  const phrase = phraseOf({ noun: noun?.text ?? "", before, behind, owner: groups["owner"] });
  const pronoun = PRONOUN.exec(behind)?.[1];
  return {
    start: found.index,
    end,
    take,
    kinds: noun?.kinds ?? [],
    phrase: stated ? phrase.replaceAll(stated, " ").replaceAll(/\s+/g, " ").trim() : phrase,
    isShown: false,
    ...(state === undefined ? {} : { state }),
    ...(pronoun === undefined ? {} : { pronoun }),
  };
}

/** What stands before the noun, and what behind it. */
function around(body: string, noun: Noun | undefined): readonly [before: string, behind: string] {
  return noun ? [body.slice(0, noun.start), body.slice(noun.end)] : ["", body];
}

type Groups = Readonly<Record<string, string | undefined>>;
type Parted = {
  readonly noun: Noun | undefined;
  readonly body: string;
  readonly groups: Groups;
  readonly take: Take;
};

/** "My last day at work" and "the next thing" describe no records. */
function describes({ noun, body, groups, take }: Parted): boolean {
  const isCounted = groups["count"] !== undefined;
  if (!noun) return groups["everything"] !== undefined || (isCounted && MODIFIER.test(body));
  return noun.kinds.length > 0 || take === "all" || isCounted;
}

/** "All meetings with them": with whoever was named before. */
const PRONOUN = /\b(?:with|from|by|to|of)\s+(them|him|her)\b/i;

function takeOf(groups: Groups): Take {
  const from = (["first", "last", "next"] as const).find((one) => groups[one] !== undefined);
  if (from === undefined) return "all";
  const word = groups["count"]?.toLowerCase();
  const count = word === undefined ? 1 : Number(word) || NUMBERS.indexOf(word) + 1;
  return { from, count };
}

/** Where the description ends: a quotation stands whole, whatever words it holds. */
function endOf(text: string, from: number): number {
  let quote = "";
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quote !== "") {
      if (sign === quote && !/\p{L}/u.test(text.charAt(at + 1))) quote = "";
      continue;
    }
    if (opensQuote(text, at)) quote = CLOSING[sign] ?? sign;
    else if (STOP.test(text.slice(at))) return at;
  }
  return text.length;
}

const CLOSING: Readonly<Record<string, string>> = { "“": "”", "‘": "’" };

function opensQuote(text: string, at: number): boolean {
  const sign = text.charAt(at);
  return /['"“‘]/.test(sign) && /\s/.test(text.charAt(at - 1)) && /\S/.test(text.charAt(at + 1));
}

type Noun = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kinds: readonly string[];
};

/** The noun that says what kind of thing is described: the first, with a few words of its own before it. */
function nounIn(body: string): Noun | undefined {
  const found = new RegExp(
    String.raw`^(?:\s+${WORD}){0,6}?\s+(?<noun>${NOUN})(?![\p{L}\p{N}'’-])`,
    "iu",
  ).exec(body);
  const noun = found?.groups?.["noun"];
  if (
    !found ||
    noun === undefined ||
    /\s(?:from|on|in|with|about|of|for|at|to|as|by|and|or|but)\s/i.test(` ${found[0]}`)
  )
    return undefined;
  const end = found[0].length;
  const word = noun.toLowerCase();
  const kinds =
    KINDS.get(word) ??
    (word.startsWith("newsletter") ? ["mail"] : word.startsWith("call") ? ["event"] : []);
  return { start: end - noun.length, end, text: noun, kinds };
}

type Phrased = {
  readonly noun: string;
  readonly before: string;
  readonly behind: string;
  readonly owner: string | undefined;
};

/** The description as words to look by: "emails from Una" of "both of Una's emails". */
function phraseOf({ noun, before, behind, owner }: Phrased): string {
  const whose = owner?.replace(/['’]s$/u, "");
  const isDay = whose !== undefined && DAYS.includes(whose.toLowerCase());
  const owned = whose === undefined ? "" : isDay ? ` ${whose}` : ` from ${whose}`;
  return `${before} ${noun}${owned} ${behind}`.replaceAll(/\s+/g, " ").trim();
}
