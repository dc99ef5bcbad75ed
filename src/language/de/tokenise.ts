import { tokeniser } from "../tokenise.ts";
import type { Token, Tokeniser } from "../tokenise.ts";
import { ORDINAL_ENDINGS } from "./numbers/vocabulary.ts";

const plain = tokeniser({
  ordinalEndings: ORDINAL_ENDINGS,
  dotted: String.raw`(?:z\.\s?b|d\.\s?h|u\.\s?a)`,
});

/** "1.500" and "12.000.000" are whole numbers, "17.30" a time, "3.4" part of a date. */
const GROUPED = /^\d{1,3}\.\d{3}$/;
/** "1,500" is one and a half here. */
const DECIMAL = /^\d+,\d+$/;

/** German text as tokens: "2,5" is one number and "2.5" as it is compared, "1.500" is "1500". */
export const tokenise: Tokeniser = (text) => {
  const tokens: Token[] = [];
  for (const token of plain(text)) {
    const whole = token.kind === "number" ? decimal(tokens, token) : undefined;
    if (whole) tokens.splice(-2, 2, whole);
    else tokens.push({ ...token, word: wordOf(token) });
  }
  return tokens;
};

/** The number that ends here, where its whole part and a comma stand right before. */
function decimal(before: readonly Token[], part: Token): Token | undefined {
  const [whole, comma] = before.slice(-2);
  const isDigits = (token: Token | undefined): boolean => /^\d+$/.test(token?.raw ?? "");
  if (comma?.raw !== "," || !whole || !isDigits(whole) || !isDigits(part)) return undefined;
  if (whole.end !== comma.start || comma.end !== part.start) return undefined;
  const raw = `${whole.raw},${part.raw}`;
  return {
    raw,
    word: `${whole.raw}.${part.raw}`,
    kind: "number",
    start: whole.start,
    end: part.end,
  };
}

function wordOf({ raw, word, kind }: Token): string {
  if (kind !== "number") return word;
  if (GROUPED.test(raw)) return raw.replace(".", "");
  return DECIMAL.test(raw) ? raw.replace(",", ".") : word;
}
