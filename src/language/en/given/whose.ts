/** Who has something of their own, right before it: "Ann has [her review]". */
const OWNER =
  /(?:^|[\s,.;:])(?:(?:my|our)\s+)?(?<who>(?!(?:i|we|you|he|she|it|they|who|that|and|so)\b)[\p{L}-]+)(?:\s+(?:has|have|had)(?:\s+got)?|['’]s\s+(?:got|having))\s+$/iu;
const OWNED = /^(?:his|her|their)\s+(?<what>\S.*)$/isu;

/** What something is called where its words only point at whose it is: "Ann's review". */
export function whoseItIs(before: string, words: string): string {
  const { who } = OWNER.exec(before)?.groups ?? {};
  const { what } = OWNED.exec(words)?.groups ?? {};
  return who === undefined || what === undefined ? words : `${who}'s ${what}`;
}
