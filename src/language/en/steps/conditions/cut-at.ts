import { beginsAct } from "../../clauses/joints.ts";
import { beginsWithTime } from "../../clauses/request-tail.ts";

/** Where a condition ends and its request begins: at a comma or "then", else where an act begins. */
export function cutAt(rest: string): { readonly start: number; readonly end: number } | undefined {
  const early = PUTS.exec(rest);
  const mark = /(?:\s*,\s*(?:then\s+)?|\s+then\s+)/giu;
  for (const { index: start, 0: words } of rest.matchAll(mark)) {
    if (early && early.index < start) break;
    const end = start + words.length;
    const isLong = rest.slice(0, start).split(/\s+/).length >= 2;
    // "If I'm free on Sunday, the eighth, put tea in".
    if (isLong && !(beginsWithTime(rest.slice(end)) && mark.test(rest.slice(end)))) {
      return { start, end };
    }
  }
  for (const { index } of early ? [early] : rest.matchAll(/\s+/gu)) {
    const right = rest.slice(index).trimStart();
    const isLate = rest.slice(0, index).trim().split(/\s+/).length >= LEAST_WORDS;
    if (isLate && (early || beginsAct(right)))
      return { start: index, end: rest.length - right.length };
  }
  return undefined;
}

/** Words that begin what is to be done wherever they stand: they are no nouns. */
const PUTS =
  /(?<!\b(?:to|didn['’]t|haven['’]t|not|a|an|the|my|our|no|any|some))\s+(?=(?:put|add|book|schedule|pencil|stick|pop|remind|cancel|delete|tick|create|I['’]d (?:like|love)|I['’]ll have|we['’]ll have|let['’]s have)\s)/iu;

/** A condition without a comma behind it has at least so many words. */
export const LEAST_WORDS = 3;
