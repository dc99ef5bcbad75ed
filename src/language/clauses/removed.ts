import type { Region } from "../region.ts";

/** The words for what a request takes away: verbs that do, alone, or with a word behind the thing. */
export type RemovalWords = {
  readonly alone: RegExp;
  /** Verbs that take away only with one of the words behind: "call it off". */
  readonly parted: RegExp;
  readonly behind: RegExp;
  /** What may stand at the end and says nothing. */
  readonly polite: RegExp;
};

/** What a whole request wants taken away; undefined where it wants something else. */
export function removedBy({
  alone,
  parted,
  behind,
  polite,
}: RemovalWords): (text: string) => Region | undefined {
  return (text) => {
    const left = text.slice(0, polite.exec(text)?.index ?? text.length);
    const whole = alone.exec(left);
    if (whole) return { start: whole[0].length, end: left.length };
    const start = parted.exec(left)?.[0].length;
    const end = start === undefined ? undefined : behind.exec(left)?.index;
    return start === undefined || end === undefined || end <= start ? undefined : { start, end };
  };
}
