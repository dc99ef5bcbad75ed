import type { ClauseRun } from "../../contract/requests.ts";
import type { Region } from "../../region.ts";

/** Marks between two clauses as people write, and recognisers punctuate, speech; "1, 2" and "from 3, to 4" are no two. */
const MARK = String.raw`(?<=[^\d\s])\s*[,;.!?…–—]+\s+|(?<=\d)[,;.!?…]+\s+(?=\D)(?!(?:to|until|till|and|or|at|on|in|for|by|from)\b)|\s+[-–—]\s+`;
/** A word that links one of its own to what was said. */
const LINK = String.raw`\s+(?=(?:(?:so|while|before|as|since|because|cos|in case)\s+(?:that\s+)?(?:i|we|he|she|they)(?:['’]\w+)?\s))`;
const MARKS = new RegExp(MARK, "gi");
const BETWEEN = new RegExp(`${MARK}|${LINK}`, "gi");
/** A story has more; which of them asks for something is then not looked for. */
const MOST_CLAUSES = 6;

/** The runs a text has beside itself, shortest first: "I'm off, play jazz" has "play jazz" and "I'm off". */
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
