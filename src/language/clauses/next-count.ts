type NextWords = {
  /** Finds that the next of something are meant; its group `count` is how many, where that is said. */
  readonly next: RegExp;
  /** Numbers by their words, the first of them one. */
  readonly counts: readonly string[];
};

/** How many of those to come are meant, one where no number is said; undefined where none are. */
export function nextCountBy({ next, counts }: NextWords): (text: string) => number | undefined {
  return (text) => {
    const found = next.exec(text);
    const { count } = found?.groups ?? {};
    if (count === undefined) return found ? 1 : undefined;
    return Number(count) || counts.indexOf(count.toLowerCase()) + 1;
  };
}
