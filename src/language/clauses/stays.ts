type StayingTerms = {
  /** What parts a text into clauses. */
  readonly mark: RegExp;
  /** What may stand before what a clause says. */
  readonly opening: RegExp;
  /** Whole clauses that say that what was done stays. */
  readonly staying: readonly RegExp[];
};

/** What is said behind the last clause that wants what was done to stay; undefined where none does. */
export function staysBy({
  mark,
  opening,
  staying,
}: StayingTerms): (text: string) => string | undefined {
  const parting = new RegExp(mark.source, `${mark.flags}g`);
  const stays = (clause: string): boolean => {
    const said = clause.replace(opening, "").replace(/[\s.,;!?]+$/u, "");
    return staying.some((one) => one.test(said));
  };
  return (text) => {
    const marks = [...text.matchAll(parting)];
    const starts = [0, ...marks.map(({ 0: found, index }) => index + found.length)];
    const ends = [...marks.map(({ index }) => index), text.length];
    const last = starts.findLastIndex((start, at) => stays(text.slice(start, ends[at])));
    return last < 0 ? undefined : text.slice(starts[last + 1] ?? text.length).trim();
  };
}
