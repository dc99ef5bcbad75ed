import type { Corrected } from "../contract/requests.ts";

/** How a language says that something was meant otherwise; each expression stands at its end of the words. */
export type CorrectingTerms = {
  readonly leading: RegExp;
  readonly trailing: RegExp;
  /** What stands before the words that lead to what is meant, with them: it says what is wrong, and why. */
  readonly before: RegExp;
  /** Its first group is what is said to be wrong. */
  readonly rejecting: RegExp;
  /** A clause that says of something that it is what is meant; its one group that is filled is that. */
  readonly chosen: RegExp;
};

/** What is left of a correction without the words that only say that it is one. */
export function correctedBy(terms: CorrectingTerms): (text: string) => Corrected {
  const { leading, trailing, rejecting, before, chosen } = terms;
  const bare = (text: string): string => {
    const meant = text.trim().replace(before, "").replace(chosen, meantIn);
    return meant.replace(leading, "").replace(trailing, "").replace(ENDING, "").trim();
  };
  return (text) => {
    const said = text.trim();
    const start = leading.exec(said)?.[0].length ?? 0;
    const found = rejecting.exec(said.slice(start));
    if (!found) return { text: bare(said), rejected: "" };
    const [whole, rejected = ""] = found;
    const at = start + found.index;
    const sides = [said.slice(0, at), said.slice(at + whole.length)].map((side) => side.trim());
    const left = sides.filter((side) => side !== "");
    return { text: bare(left.join(", ")), rejected: rejected.replace(ENDING, "").trim() };
  };
}

/** The one group that is filled; behind the groups stand the place, and the text. */
function meantIn(_: string, ...groups: readonly unknown[]): string {
  return String(groups.slice(0, -2).find((one) => one !== undefined) ?? "");
}

const ENDING = /[\s,.;!?–—-]+$/u;
