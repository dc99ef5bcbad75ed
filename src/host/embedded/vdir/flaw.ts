/** Something in a file that could not be read as it is meant to be. */
export type Flaw = {
  /** In the file, from 1. */
  readonly line: number;
  /** What alike ones are counted under: "without a start". */
  readonly kind: string;
  /** The same in words of its own, for the one file. */
  readonly reason: string;
  /** A whole item is left out for it; else only that part of one. */
  readonly isItem: boolean;
};

/** A property, a line or a value that is left out. */
export function partFlaw(line: number, kind: string, reason = `it has a ${kind}`): Flaw {
  return { line, kind, reason, isItem: false };
}

/** The flaw a failed reading tells of, which names its line where it knows it. */
export function failedFlaw(message: string, kind: string, line: number): Flaw {
  const [, named, reason = message] = /^line (\d+): (.*)$/s.exec(message) ?? [];
  return { line: Number(named ?? line), kind, reason, isItem: false };
}

/** An event, reminder or card that is left out. */
export function itemFlaw(line: number, kind: string, reason: string): Flaw {
  return { line, kind, reason, isItem: true };
}
