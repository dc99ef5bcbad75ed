/** What somebody tells first, and how they begin. */
const LEAD = String.raw`(?<lead>^(?:[^.!?]+[.!]\s+)?(?:(?:please|okay|ok|right|so|well|and|but)[ ,]+)*)`;
const INVERTED: readonly (readonly [RegExp, string])[] = [
  // "Should there be nothing on", "should I have something".
  [new RegExp(String.raw`${LEAD}should there (?:happen to )?be\s+`, "iu"), "$<lead>if there is "],
  [
    new RegExp(String.raw`${LEAD}should (?<who>I|we) (?:happen to |turn out to )?be\s+`, "iu"),
    "$<lead>if $<who> am ",
  ],
  [
    new RegExp(String.raw`${LEAD}should (?<who>I|we) (?:happen to |turn out to )?have\s+`, "iu"),
    "$<lead>if $<who> have ",
  ],
  [
    new RegExp(
      String.raw`${LEAD}should (?<who>(?!I\b|we\b|you\b)[^.!?;]+?) (?:happen to |turn out to |prove to )?be (?=(?:not\s|still\s|all\s)*(?:free|clear|empty|open|available|busy|booked|taken|full|unbooked|blank|on|off)\b)`,
      "iu",
    ),
    "$<lead>if $<who> is ",
  ],
  [
    new RegExp(
      String.raw`${LEAD}(?:were|was) (?<who>I|we) (?:to be )?(?=free|busy|off|working)`,
      "iu",
    ),
    "$<lead>if $<who> am ",
  ],
];

/** "Should Sunday be free, …" as "if Sunday is free, …"; any other text as it is. */
export function asIf(text: string): string {
  for (const [inverted, plain] of INVERTED) {
    if (inverted.test(text)) return text.replace(inverted, plain);
  }
  return text;
}
