import type { ClauseRun } from "../../contract/requests.ts";
import type { Region } from "../../region.ts";

/** Marks between two clauses; "1,5", "am 3. um vier" and a comma before a clause that hangs on the one before are none. */
const MARK = String.raw`(?<=[^\d\s])\s*[,;.!?…–—]+\s+(?!(?:dass|daß|ob|weil|wenn|damit|der|die|das|den|dem|was|wo|wie|wann|um|und|oder|bis|ab|von|am|\p{L}*zu\p{L}+en|(?:\p{L}+\s+){1,6}(?:zu\s+\p{L}+n|\p{L}*zu\p{L}+n)(?!\p{L}))(?!\p{L}))|(?<=\d)[,;!?…]+\s+(?=\D)(?!(?:bis|und|oder|um|am|im|in|für|von|ab)(?!\p{L}))|\s+[-–—]\s+`;
const LINK = String.raw`\s+(?=(?:denn|weil|bevor|während|falls)\s+(?:ich|wir|er|sie|es)\s)`;
const MARKS = new RegExp(MARK, "giu");
const BETWEEN = new RegExp(`${MARK}|${LINK}`, "giu");
/** A story has more; which of them asks for something is then not looked for. */
const MOST_CLAUSES = 6;

/** The runs a text has beside itself, shortest first: "ich bin weg, spiel Jazz" has "spiel Jazz" and "ich bin weg". */
export function clauseRuns(text: string): readonly ClauseRun[] {
  const clauses = cutAt(text, BETWEEN);
  if (clauses.length < 2 || clauses.length > MOST_CLAUSES) return [];
  const runs = clauses.flatMap(({ start }, from) =>
    clauses.slice(from).flatMap(({ end }, offset): readonly ClauseRun[] => {
      const to = from + offset;
      if (to - from === clauses.length - 1) return [];
      const rest = `${text.slice(0, start)} ${text.slice(end)}`.trim();
      const isLast = to === clauses.length - 1;
      return [{ text: text.slice(start, end).trim(), rest, isFirst: from === 0, isLast }];
    }),
  );
  return runs
    .filter((run) => run.text !== "")
    .toSorted((one, other) => one.text.length - other.text.length);
}

/** The clauses of a text that marks part, each with the mark and the space behind it. */
export function markedClauses(text: string): readonly string[] {
  const clauses = cutAt(text, MARKS);
  return clauses.map(({ start }, at) => text.slice(start, clauses[at + 1]?.start));
}

function cutAt(text: string, between: RegExp): readonly Region[] {
  const cuts = [...text.matchAll(between)].filter(({ index }) => index > 0);
  return [0, ...cuts.map((cut) => cut.index + cut[0].length)].map((start, at) => ({
    start,
    end: cuts[at]?.index ?? text.length,
  }));
}
