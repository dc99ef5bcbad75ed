import type { Corrected } from "../contract/requests.ts";

/** How a language says that something was meant otherwise; each expression stands at its end of the words. */
export type CorrectingTerms = {
  readonly leading: RegExp;
  readonly trailing: RegExp;
  /** What stands before the words that lead to what is meant, with them: it says what is wrong, and why. */
  readonly before: RegExp;
  /** Its first group is what is said to be wrong. */
  readonly rejecting: RegExp;
};

/** What is left of a correction without the words that only say that it is one. */
export function correctedBy(terms: CorrectingTerms): (text: string) => Corrected {
  const { leading, trailing, rejecting, before } = terms;
  const bare = (text: string): string => {
    const rest = text.trim().replace(before, "").replace(leading, "").replace(trailing, "");
    return rest.replace(ENDING, "").trim();
  };
  return (text) => {
    const said = text.trim();
    const start = leading.exec(said)?.[0].length ?? 0;
    const found = rejecting.exec(said.slice(start));
    if (!found) return { text: bare(said), rejected: "" };
    const [whole, rejected = ""] = found;
    const at = start + found.index;
    const left = `${said.slice(0, at)} ${said.slice(at + whole.length)}`;
    return { text: bare(left), rejected: rejected.replace(ENDING, "").trim() };
  };
}

const ENDING = /[\s,.;!?–—-]+$/u;
