/** What stands between two clauses as people write, and recognisers punctuate, speech. */
const BETWEEN =
  /(?<=[^\d\s])\s*[,;.!?…–—]+\s+|\s+[-–—]\s+|\s+(?=(?:(?:so|while|before|as|since|because|cos|in case)\s+(?:that\s+)?(?:i|we|he|she|they)(?:['’]\w+)?\s))/gi;
/** A story has more; which of them asks for something is then not looked for. */
const MOST_CLAUSES = 6;

/** A run of neighbouring clauses, and what it leaves out. */
export type ClauseRun = {
  readonly text: string;
  readonly rest: string;
  /** Nothing is left out before it. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
};

/** The runs a text has beside itself, shortest first: "I'm off, play jazz" has "play jazz" and "I'm off". */
export function clauseRuns(text: string): readonly ClauseRun[] {
  const cuts = [...text.matchAll(BETWEEN)].filter(({ index }) => index > 0);
  const clauses = [0, ...cuts.map((cut) => cut.index + cut[0].length)].map((start, at) => ({
    start,
    end: cuts[at]?.index ?? text.length,
  }));
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
