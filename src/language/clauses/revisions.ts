import type { Beside, Revisions } from "../contract/requests.ts";
import { correctedBy } from "./corrected-by.ts";
import type { CorrectingTerms } from "./corrected-by.ts";

type RevisionWords = {
  /** They go on with the last request, or change what it did, or stop what it started. */
  readonly goesOn: RegExp;
  readonly changes: RegExp;
  readonly stops: RegExp;
  /** They ask for what comes next to what it showed; a group that is filled wants one of its own sort. */
  readonly beside: {
    readonly after: RegExp;
    readonly before: RegExp;
    /** What the words of the group `unit` mean, in small letters. */
    readonly units: Readonly<Record<string, Beside["unit"]>>;
  };
  /** They want one more of what it made. */
  readonly another: RegExp;
  readonly more: RegExp;
  /** Words that want one more of what was shown, called by no name; none where a language has no such words. */
  readonly like?: RegExp;
  /** They say that something was meant otherwise. */
  readonly corrects: RegExp;
  /** They tell what somebody says or wants. */
  readonly reports: RegExp;
  /** A last clause that only says why. */
  readonly reason: RegExp;
  /** They want what was told somebody told again. */
  readonly same: RegExp;
  /** They want what was written to go out. */
  readonly sends: RegExp;
  /** They want somebody told of what was just done; of nothing that is said where the group `news` is empty. */
  readonly tells: RegExp;
  /** They lead to what is to be said in the place of what was; its group `words` is that. */
  readonly instead: RegExp;
  /** They lead to what is to be said beside what was; its group `words` is that. */
  readonly also: readonly RegExp[];
  /** Before an answer these say nothing. */
  readonly meant: RegExp;
  readonly correcting: CorrectingTerms;
};

/** What a turn says of the one before it. */
export function revisionsBy(
  words: RevisionWords,
): Omit<
  Revisions,
  | "asTime"
  | "byMuchIn"
  | "changedTo"
  | "multiplied"
  | "concluded"
  | "restoredIn"
  | "staysDone"
  | "swapped"
  | "thatLong"
  | "wantsAgain"
> {
  return {
    corrected: correctedBy(words.correcting),
    goingOn: (text) => words.goesOn.exec(text)?.[0].length,
    changesLast: (text) => words.changes.test(text),
    asksAnother: (text) => words.another.test(text),
    asksMore: (text) => words.more.test(text),
    asksLike: (text) => words.like?.test(text) === true,
    saidAlso: (text) =>
      words.also
        .map((one) => one.exec(text.trim())?.groups?.["words"])
        .find((one) => one !== undefined),
    corrects: (text) => words.corrects.test(text),
    beforeReason: (text) => words.reason.exec(text)?.index ?? text.length,
    reports: (text) => words.reports.test(text),
    wantsSame: (text) => words.same.test(text),
    sendsLast: (text) => words.sends.test(text),
    tellsLast: (text) => {
      const found = words.tells.exec(text);
      return found ? (found.groups?.["news"] === undefined ? "bare" : "pointing") : undefined;
    },
    saidInstead: (text) => words.instead.exec(text.trim())?.groups?.["words"],
    stopsLast: (text) => words.stops.test(text),
    besideLast: (text) =>
      besideIn(words.beside.after.exec(text), 1, words.beside) ??
      besideIn(words.beside.before.exec(text), -1, words.beside),
    beforeAnswer: (text) => words.meant.exec(text)?.[0].length ?? 0,
  };
}

function besideIn(
  found: RegExpExecArray | null,
  side: Beside["side"],
  { units }: RevisionWords["beside"],
): Beside | undefined {
  if (!found) return undefined;
  const { unit: said, ...sames } = found.groups ?? {};
  const isSame = Object.values(sames).some((group) => group !== undefined);
  const unit = said === undefined ? undefined : units[said.toLowerCase()];
  return { side, isSame, ...(unit === undefined ? {} : { unit }) };
}
