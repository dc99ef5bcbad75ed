import type { ByMuch, Revisions } from "../contract/requests.ts";

type Saying = readonly [words: RegExp, way: ByMuch["way"]];

type ByMuchWords = {
  /** Whole texts with the groups `number` and `unit`, and which way it goes. */
  readonly sayings: readonly Saying[];
  /** Units of something that has no length. */
  readonly shares: RegExp;
  /** What a number alone counts of a length. */
  readonly minutes: string;
};

/** How much more or less than it is something is to be, by a language's words for that. */
export function byMuchBy({ sayings, shares, minutes }: ByMuchWords): Revisions["byMuchIn"] {
  return (text): ByMuch | undefined => {
    for (const [words, way] of sayings) {
      const { number, unit } = words.exec(text)?.groups ?? {};
      if (number === undefined) continue;
      const isShare = unit === undefined || shares.test(unit);
      return { way, number, length: `${number} ${isShare ? minutes : unit}` };
    }
    return undefined;
  };
}
