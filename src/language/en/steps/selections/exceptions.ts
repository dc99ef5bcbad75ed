import type { Exception, Take } from "../../../contract/steps.ts";
import { NUMBER, countOf } from "./heads.ts";

/** These lead to what is left out, whatever stands before them; "but" and "bar" only behind a description. */
const SURELY =
  "except(?:ing)?(?: for)?|apart from|other than|save for|excluding|not counting|leaving out";
export const LEFT_OUT = String.raw`${SURELY}|but(?: not)?(?! (?:please|don|do|then|only|also|I|we|it|they)\b)|bar`;
/** "… except the one from Kim": up to where the description ends of which that is no part. */
const EXCEPT = new RegExp(String.raw`^\s*,?\s*(?:${LEFT_OUT})\s+(?<which>\S.*)$`, "iu");
const LEAVES_OUT = new RegExp(String.raw`[\s,](?:${SURELY}|but not)\s+\S`, "iu");
const SIDE = new RegExp(
  String.raw`^(?:only\s+|just\s+)?(?:the\s+)?(?:(?<so>${NUMBER})\s+)?(?:most\s+)?(?<side>first|last|latest|newest|recent|oldest|next)(?:\s+(?<count>${NUMBER}))?(?:\s+(?:ones?|of them))?$`,
  "iu",
);
const ONE =
  /^(?:the\s+|that\s+|my\s+|any\s*)?(?:ones?|bits?|things?|everything|whatever|(?<=any)thing)(?=\s)/iu;
const ENDS = ["first", "oldest"];

/** What is left out of a description, by the words right behind it; `noun` is what "the one" stands for. */
export function exceptionIn(
  behind: string,
  noun: string,
): { readonly length: number; readonly exception: Exception } | undefined {
  const found = EXCEPT.exec(behind);
  const which = found?.groups?.["which"];
  if (!found || which === undefined) return undefined;
  const said = withoutRest(which);
  const length = found[0].length - which.length + said.length;
  const { side, so, count = so } = SIDE.exec(said.trim())?.groups ?? {};
  if (side !== undefined) {
    const from = ENDS.includes(side.toLowerCase()) ? "first" : "last";
    const take: Take = { from: side === "next" ? "next" : from, count: countOf(count) };
    return { length, exception: { take } };
  }
  const phrases = said
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/u)
    .filter((one) => one !== "")
    .map((one) => phraseOf(one, noun));
  return { length, exception: { phrases } };
}

/** Whether words surely leave something out of what is described before them. */
export function leavesOut(text: string): boolean {
  return LEAVES_OUT.test(text);
}

/** Why something stays, or what becomes of the others, is told by a clause of its own. */
const REASON = String.raw`,?\s+(?:or(?: else)?|because|cos|for|since|as|so|then|and|though)\s+(?:I|we|he|she|they|it|that|there|you)(?:['’]\p{L}+)?\s|,?\s+(?:because|cos|or else)\s`;
const REST = new RegExp(
  String.raw`(?=\s+(?:to|into|out|off|back|by|please|though)\b|\s+(?:complete|done|clean|read|unread)\s*[.!]*$|[.!?;]|${REASON})`,
  "iu",
);

/** Where what is to be done goes on behind what is left out. */
function withoutRest(which: string): string {
  const [words = which] = which.split(REST);
  return words;
}

/** "The two rehearsals" are looked for by what they are. */
const SO_MANY = new RegExp(String.raw`^(?:${NUMBER})\s+(?=(?:\p{L}+\s+)*\p{L}+s$)`, "iu");
const OWNED = /^(?<owner>\p{L}+)['’]s(?:\s+(?:one|mail))?$/u;

function phraseOf(said: string, noun: string): string {
  const owner = OWNED.exec(said)?.groups?.["owner"];
  if (owner !== undefined) return `${noun} from ${owner}`.trim();
  return said
    .replace(ONE, noun)
    .replace(/^(?:the|my|our|that|for|from the)\s+/iu, "")
    .replace(SO_MANY, "")
    .replace(/\s+ones?$/iu, "")
    .trim();
}
