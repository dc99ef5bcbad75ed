/** The rest of a text, which was told up to `part` of `of`. */
export type UnreadText = {
  readonly kind: "text";
  readonly text: string;
  readonly part: number;
  readonly of: number;
};
