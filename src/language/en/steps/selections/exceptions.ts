import type { Exception, Take } from "../../../contract/steps.ts";
import { NUMBER, countOf } from "./heads.ts";

const BUT =
  "except(?:ing)?(?: for)?|but(?: not)?(?! (?:please|don|do|then|only|also|I|we|it|they)\\b)|apart from|other than|bar|save for|excluding|not counting|leaving out";
/** "… except the one from Kim": up to where the description ends of which that is no part. */
const EXCEPT = new RegExp(String.raw`^\s*,?\s*(?:${BUT})\s+(?<which>\S.*)$`, "iu");
const SIDE = new RegExp(
  String.raw`^(?:the\s+)?(?<side>first|last|latest|newest|oldest|next)(?:\s+(?<count>${NUMBER}))?(?:\s+(?:ones?|of them))?$`,
  "iu",
);
const ONE = /^(?:the\s+|that\s+|my\s+)?(?:ones?|bits?|things?)(?=\s)/iu;
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
  const { side, count } = SIDE.exec(said.trim())?.groups ?? {};
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

/** Where what is to be done goes on behind what is left out. */
function withoutRest(which: string): string {
  const [words = which] = which.split(/(?=\s+(?:to|into|out|off|back|by|please)\b|[.!?;])/iu);
  return words;
}

const OWNED = /^(?<owner>\p{L}+)['’]s(?:\s+(?:one|mail))?$/u;

function phraseOf(said: string, noun: string): string {
  const owner = OWNED.exec(said)?.groups?.["owner"];
  if (owner !== undefined) return `${noun} from ${owner}`.trim();
  return said
    .replace(ONE, noun)
    .replace(/^(?:the|my|our|that|for|from the)\s+/iu, "")
    .trim();
}
