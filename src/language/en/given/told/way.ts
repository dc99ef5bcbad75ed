/** What goes to somebody. */
export const THING = String.raw`(?:text|message|msg|sms|whatsapp|dm|e-?mail|mail|line|note|ping)`;
/** One of them. */
export const SOME = String.raw`(?:an?|another|one)\s+(?:(?:quick|short|little|wee|brief|polite|nice|friendly|formal|group|draft)\s+)*`;

/** By what it goes, told behind the words: "…, by text", "… a text will do", "… send it as a text". */
const WAY_LAST = new RegExp(
  String.raw`^(?<rest>\S.*?)(?:\s*[,.;]+\s+|\s+-\s+)(?:(?:by|via|in|as|over|on)\s+(?:an?\s+)?(?<a>${THING})|(?:send|do|put)\s+(?:it|that|this)\s+(?:as|in|by|over)\s+(?:an?\s+)?(?<b>${THING})|(?:an?\s+)?(?:quick\s+)?(?<c>${THING})(?:\s+(?:will do|is fine|would do|please|['’]?s fine))|(?<d>text|message|e-?mail|mail)\s+(?:him|her|them|it)(?:\s+please)?)[\s.!]*$`,
  "isu",
);
const WAY_WITHIN = new RegExp(
  String.raw`^(?<front>(?:[^\s,.]+\s+){1,4}|[^,.]+,\s+)(?:by|via|in|over)\s+(?:an?\s+)?(?<way>text|message|e-?mail|mail)\b(?<back>[,.\s].*)$`,
  "isu",
);

export function withoutWay(words: string): { readonly rest: string; readonly by: string } {
  const last = WAY_LAST.exec(words)?.groups;
  if (last) {
    const way = last["a"] ?? last["b"] ?? last["c"] ?? last["d"];
    return { rest: last["rest"] ?? words, by: ` by ${way}` };
  }
  const within = WAY_WITHIN.exec(words)?.groups;
  if (!within) return { rest: words, by: "" };
  return {
    rest: `${(within["front"] ?? "").replace(/[\s,]+$/u, "")}${within["back"]}`,
    by: ` by ${within["way"]}`,
  };
}

/** A word for what goes to somebody. */
export function wayOf(words: string): string | undefined {
  return new RegExp(String.raw`\b${THING}\b`, "iu").exec(words)?.[0].toLowerCase();
}
