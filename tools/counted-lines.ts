import type { Question } from "../src/language/contract/questions.ts";
import type { Sayings } from "../src/language/contract/sayings.ts";
import type { Success } from "../src/types/turn/result.ts";
import { shortText } from "./speech.ts";

/** A line of a list is no longer than this, and says nothing of how many there are. */
const LONGEST_LINE = 40;
const TELLS = /[\d:.;]/u;
/** What lists begin their lines with, and a heading over them. */
const BULLET = /^\s*(?:[-*•–]|\[[ x]?\])\s+/iu;
const HEADING = /^#+\s/u;

type Asking = {
  readonly asks?: Question | undefined;
  readonly language: { readonly say: Sayings };
};

/** A short text as it is; where it is a list, and it is asked how many are on it, so many and which. */
export function countedLines(result: Success, { asks, language }: Asking): string | undefined {
  const text = shortText(result);
  const lines = (text ?? "")
    .split("\n")
    .map((line) => line.replace(BULLET, "").trim())
    .filter((line) => line !== "" && !HEADING.test(line));
  const isList =
    lines.length > 1 && lines.every((line) => line.length <= LONGEST_LINE && !TELLS.test(line));
  if (asks?.form !== "count" || !isList) return text;
  const { say } = language;
  return say.rows.all({ head: say.notes.lines(lines.length), rows: lines, left: 0 });
}
