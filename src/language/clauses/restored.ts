import type { Restored } from "../contract/requests.ts";

export type RestoringTerms = {
  /** What parts a text into clauses. */
  readonly mark: RegExp;
  /** What may stand before what a clause says. */
  readonly opening: RegExp;
  /** Whole clauses that say that something is to be as it was; a group `thing` is what, where it is said. */
  readonly restoring: readonly RegExp[];
};

/** What a text wants to be as it was before the last act, and the rest of it. */
export function restoredBy({
  mark,
  opening,
  restoring,
}: RestoringTerms): (text: string) => Restored | undefined {
  const restoredIn = (clause: string): string | undefined => {
    const said = clause.replace(opening, "").replace(/[\s.,;!?]+$/u, "");
    const found = restoring.map((one) => one.exec(said)).find((one) => one !== null);
    return found && (found.groups?.["thing"] ?? "");
  };
  return (text) => {
    const clauses = text.split(mark).filter((clause) => clause.trim() !== "");
    const things = clauses.map(restoredIn);
    const said = things.filter((thing) => thing !== undefined);
    if (said.length === 0) return undefined;
    const rest = clauses.filter((_, at) => things[at] === undefined);
    return { things: said, rest: rest.join(", ") };
  };
}
