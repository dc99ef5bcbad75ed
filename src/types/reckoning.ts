/** An amount of a unit: `unit` as the units of measurement are written ("km", "degC"), of which it is so many times as much. */
export type UnitOf = {
  readonly unit: string;
  readonly times: number;
  /** As it is said of one, and of several. */
  readonly one: string;
  readonly many: string;
};

/** Numbers with what is done to them, in the notation of mathematics, and how that was said. */
export type Sum = { readonly kind: "sum"; readonly notation: string; readonly words: string };

/** An amount in another unit. */
export type Measure = {
  readonly kind: "measure";
  readonly amount: number;
  readonly from: UnitOf;
  readonly to: UnitOf;
};

/** How many days or weeks lie between two times, from now where only one is said; times as they are said, or as instants. */
export type Between<Time> = {
  readonly kind: "between";
  readonly from: Time | undefined;
  readonly to: Time;
  readonly unit: "day" | "week";
};

/** The day that a time is. */
export type DateOf<Time> = { readonly kind: "date"; readonly when: Time };

/** What can be worked out without anybody's records. */
export type Reckoning<Time> = Sum | Measure | Between<Time> | DateOf<Time>;

/** What came of it; undefined values are those that no number is. */
export type Worked =
  | (Pick<Sum, "kind" | "words"> & {
      readonly value: number | undefined;
      readonly isRounded: boolean;
    })
  | (Measure & { readonly value: number | undefined; readonly isRounded: boolean })
  | (Between<string> & { readonly count: number })
  | (DateOf<string> & { readonly at: number });
