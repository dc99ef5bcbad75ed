/** What may be written, as plain data: a grammar without names, so without recursion. */
export type Expression =
  | { readonly kind: "literal"; readonly text: string }
  /** One character of the ranges, or one outside all of them. */
  | {
      readonly kind: "class";
      readonly ranges: readonly CodeRange[];
      readonly isNegated: boolean;
    }
  | { readonly kind: "sequence"; readonly parts: readonly Expression[] }
  | { readonly kind: "either"; readonly options: readonly Expression[] }
  | {
      readonly kind: "repeat";
      readonly part: Expression;
      readonly min: number;
      readonly max: number;
    };

/** First and last code point. */
export type CodeRange = readonly [first: number, last: number];
