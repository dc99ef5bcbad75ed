import type { RowSentences } from "../contract/sentences/rows.ts";
import type { Sayings } from "../contract/sayings.ts";

type RowWords = Pick<Sayings, "list"> & {
  /** Said where rows go on with a list; of those that are left how many they are. */
  readonly further: string;
  readonly more: (count: number) => string;
};

/** Says a list: its head, its rows, and how many are left. */
export function rowsBy({ list, further, more }: RowWords): RowSentences["all"] {
  return ({ head = further, rows, left }) => {
    const said = left > 0 ? [...rows, more(left)] : rows;
    const hasCommas = said.some((text) => text.includes(","));
    const all = hasCommas ? said.join("; ") : list(said);
    return head === "" ? `${all}.` : `${head}: ${all}.`;
  };
}
