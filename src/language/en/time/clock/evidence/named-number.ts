import { wordAt } from "../../../../tokens.ts";
import type { Tokens } from "../../../../tokens.ts";
import type { Standing } from "../../read-pieces.ts";
import { isTight } from "../read-tight.ts";

/** What is done to a number: "call 0900". */
const CALLING: ReadonlySet<string> = new Set("call ring dial phone text".split(" "));
/** Before such a word these make it a thing, which has a time: "my call 5:30", "the call at nine". */
const DETERMINERS: ReadonlySet<string> = new Set(
  "a an the my our his her their this that next first last".split(" "),
);

/** "Ring half six": no number one dials. */
const SHARES: ReadonlySet<string> = new Set(["half", "quarter", "a"]);

/** What has a number for its name: "flight 316", "room 1230", "the bus 24". */
const NUMBERED: ReadonlySet<string> = new Set(
  "flight bus train tram room gate platform terminal line route seat row number no extension channel page chapter episode season apartment apt flat suite unit building floor level house exit highway interstate road lane track table ticket order invoice issue version model locker box ward hall court station pier berth section grade class bay zone code pin policy account claim contract case file ref reference form part serial membership licence license permit docket lot plot item step stage batch weeks verse bill cheque check".split(
    " ",
  ),
);
/** What a number stands before in an address. */
const STREETS: ReadonlySet<string> = new Set(
  "street st road rd avenue ave lane drive close crescent terrace square place court way row hill gardens grove park mews parade boulevard blvd highway wharf quay".split(
    " ",
  ),
);
const MOST_OF_STREET = 3;

/** Whether a word is one of those that a number behind it names: "room 12", "weeks 5 to 8". */
export function isNumbered(word: string): boolean {
  return NUMBERED.has(word) || (word.endsWith("s") && NUMBERED.has(word.slice(0, -1)));
}

/** The number is called, or names a thing, or goes on with another number: it is no time. */
export function isName({
  tokens,
  at,
  next,
  isAnchored,
}: Pick<Standing, "tokens" | "at" | "next" | "isAnchored">): boolean {
  const [before, further] = [wordAt(tokens, at - 1), wordAt(tokens, at - 2)];
  const isShare = SHARES.has(wordAt(tokens, at));
  if (CALLING.has(before) && !DETERMINERS.has(further) && !isShare) return true;
  // "Set it to 3 1430" says nothing, "555 1234" a telephone.
  if (isNumbered(before) || (!isAnchored && /^\d{3,}$/.test(before))) return true;
  return isOfLetters(tokens, at) || isInAddress(tokens, next) || isInTitle(tokens, at);
}

/** "BA1430", "M25". */
function isOfLetters(tokens: Tokens, at: number): boolean {
  return isTight(tokens, at) && tokens[at - 1]?.kind === "word";
}

/** "22 Church Street", "9 London Road". */
function isInAddress(tokens: Tokens, next: number): boolean {
  for (let place = next; place <= next + MOST_OF_STREET && isCapital(tokens, place); place += 1)
    if (place > next && STREETS.has(wordAt(tokens, place))) return true;
  return false;
}

/** "The Twelve Bells", "Seven Dials": a number in words with a large letter inside a sentence that has small ones. */
function isInTitle(tokens: Tokens, at: number): boolean {
  const isFirst = tokens[at - 1] === undefined || tokens[at - 1]?.kind === "mark";
  if (isFirst || tokens[at]?.kind !== "word" || !isCapital(tokens, at)) return false;
  return [at - 1, at + 1].some((place) => isCapital(tokens, place)) && tokens.some(isSmall);
}

function isCapital(tokens: Tokens, at: number): boolean {
  return /^\p{Lu}\p{Ll}/u.test(tokens[at]?.raw ?? "");
}

function isSmall({ raw }: Tokens[number]): boolean {
  return /^\p{Ll}/u.test(raw);
}
