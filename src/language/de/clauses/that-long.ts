const FORM =
  /^(?:bitte\s+)?(?:stell|start)e?\s+(?:mir\s+)?(?:einen|den)\s+(?:timer|wecker)\s+(?:darauf|dafür|so lange)(?:\s+bitte)?[\s.!]*$/iu;

/** "Stell einen Timer dafür": nach der Länge, die gesagt wurde. */
export function thatLong(text: string): ((length: string) => string) | undefined {
  return FORM.test(text) ? (length) => `stell einen Timer auf ${length}` : undefined;
}
