import type { ClauseRun } from "../contract/requests.ts";
import type { Region } from "../region.ts";

/** What parts the clauses of a text: marks, and words that link one to what was said. */
type Between = { readonly mark: string; readonly link: string; readonly flags: string };

/** A story has more; which of them asks for something is then not looked for. */
const MOST_CLAUSES = 6;

/** The clauses of a text, by what stands between two of them. */
export function clausesBy({ mark, link, flags }: Between): {
  readonly clauseRuns: (text: string) => readonly ClauseRun[];
  readonly markedClauses: (text: string) => readonly string[];
} {
  const marks = new RegExp(mark, flags);
  const between = new RegExp(`${mark}|${link}`, flags);
  return {
    clauseRuns: (text) => runsOf(text, cutAt(text, between)),
    /** The clauses of a text that marks part, each with the mark and the space behind it. */
    markedClauses: (text) => {
      const clauses = cutAt(text, marks);
      return clauses.map(({ start }, at) => text.slice(start, clauses[at + 1]?.start));
    },
  };
}

/** The runs a text has beside itself, shortest first. */
function runsOf(text: string, clauses: readonly Region[]): readonly ClauseRun[] {
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

function cutAt(text: string, between: RegExp): readonly Region[] {
  const cuts = [...text.matchAll(between)].filter(({ index }) => index > 0);
  return [0, ...cuts.map((cut) => cut.index + cut[0].length)].map((start, at) => ({
    start,
    end: cuts[at]?.index ?? text.length,
  }));
}
