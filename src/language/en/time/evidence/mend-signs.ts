import { ORDINAL_VALUES, TENS_VALUES, UNIT_VALUES } from "../../numbers/vocabulary.ts";
import type { Token } from "../../../tokenise.ts";
import { MONTHS, SHORT_MONTHS, SHORT_WEEKDAYS, WEEKDAYS } from "../vocabulary.ts";

/**
 * The same tokens with the hyphen between two words that are times as a sign ("Mon-Fri", "10 am-noon"),
 * and without the stop of a short name ("Fri. at noon").
 */
export function mendSigns(tokens: readonly Token[], text: string): readonly Token[] {
  return tokens.flatMap((token, index) => {
    const before = tokens[index - 1];
    if (isAbbreviated(tokens, index)) return [];
    const isDash =
      before !== undefined && text.slice(before.end, token.start) === "-" && areEnds(before, token);
    if (!isDash) return [token];
    const { end: start } = before;
    return [{ raw: "-", word: "-", kind: "mark", start, end: token.start } as const, token];
  });
}

/** "Sept. 20", "Mon., 3 Mar.": the stop of a short name, where something follows. */
function isAbbreviated(tokens: readonly Token[], index: number): boolean {
  const [name, stop, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (!name || stop?.word !== "." || stop.start !== name.end) return false;
  if (name.word === "st") return next?.kind === "word";
  const isShort = SHORT_WEEKDAYS.has(name.word) || SHORT_MONTHS.has(name.word);
  if (isShort) return isDatePart(next) || isShortYear(tokens, index + 1);
  return next?.kind === "number" && ABOUT.has(name.word);
}

/** "Mar. '27". */
function isShortYear(tokens: readonly Token[], at: number): boolean {
  return /^['’‘]$/.test(tokens[at]?.word ?? "") && tokens[at + 1]?.kind === "number";
}

/** "Ca. 3 pm". */
const ABOUT: ReadonlySet<string> = new Set(["ca", "approx", "abt"]);

function isDatePart(token: Token | undefined): boolean {
  const word = token?.word ?? "";
  const isNumber =
    token?.kind === "number" ||
    [UNIT_VALUES, TENS_VALUES, ORDINAL_VALUES].some((values) => values.has(word));
  return isNumber || BEHIND_SHORT.has(token?.word ?? "") || ENDS.has(token?.word ?? "");
}

const BEHIND_SHORT: ReadonlySet<string> = new Set(
  ", @ - ( at on by from to until till til through thru between around about approximately approx circa ca roughly exactly precisely before since the in after this next last half quarter morning afternoon evening night lunchtime high of".split(
    " ",
  ),
);

/** "Mon-Fri", "5th-Aug 8th", "three-five pm", "fifth-eighth of May"; "six-ten" and "twenty-fifth" are one. */
function areEnds(before: Token, token: Token): boolean {
  const [first = 0, second = 0] = [before, token].map(({ word }) => UNIT_VALUES.get(word));
  if (first && second) return first <= LAST_HOUR && second < TEN;
  if (ORDINAL_VALUES.has(before.word) && ORDINAL_VALUES.has(token.word)) return true;
  const isEnd = ENDS.has(token.word) || token.word === "the";
  const isHour = first > 0 && first <= LAST_HOUR;
  return isEnd && (ENDS.has(before.word) || before.kind === "number" || isHour);
}

const LAST_HOUR = 12;
const TEN = 10;

/** What may be an end of a range by itself. */
const ENDS: ReadonlySet<string> = new Set([
  ...WEEKDAYS.keys(),
  ...SHORT_WEEKDAYS.keys(),
  ...MONTHS.keys(),
  ...SHORT_MONTHS.keys(),
  ..."am pm noon midday midnight today tomorrow".split(" "),
]);
