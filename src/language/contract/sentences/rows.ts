/** What a list is made of as it is said. */
export type SaidRows = {
  /** What is said before the rows, and empty where nothing is; undefined where they go on with a list. */
  readonly head: string | undefined;
  readonly rows: readonly string[];
  /** How many more there are. */
  readonly left: number;
};

export type RowSentences = {
  readonly all: (rows: SaidRows) => string;
};
