import type { Phrase, Pieces } from "../../../../types/time/phrase.ts";
import { wordAt } from "../../../tokens.ts";
import type { Tokens } from "../../../tokens.ts";
import { hoursOfEach } from "../../../when/hours-of-each.ts";
import { NOTHING } from "../../../when/merge-piece.ts";
import { afterComma, readPieces } from "../read-pieces.ts";
import type { Candidate, Reading } from "../read-pieces.ts";
import { after } from "../vocabulary.ts";

const TO = ["bis zum", "bis zur", "bis um", "bis", "-"];
const FROM: ReadonlySet<string> = new Set(["von", "vom"]);

/** "Von A bis B", "zwischen A und B", with what was said before: "morgen von 14 bis 16 Uhr". */
export function readRange(
  tokens: Tokens,
  start: { readonly at: number; readonly shared: readonly Candidate<Pieces>[] },
  reading: Reading,
): readonly Candidate<Phrase>[] {
  const places = [{ value: NOTHING, next: start.at }, ...start.shared];
  return places.flatMap((place) => {
    const at = afterComma(tokens, place.next);
    const word = wordAt(tokens, at);
    if (word !== "zwischen" && (!FROM.has(word) || reading.isMoving)) return [];
    const ends = readEnds(tokens, at + 1, { reading, word });
    return ends.map(({ value, next }) => ({ value: { shared: place.value, range: value }, next }));
  });
}

type Ends = { readonly from: Pieces; readonly to: Pieces };

function readEnds(
  tokens: Tokens,
  at: number,
  { reading, word }: { readonly reading: Reading; readonly word: string },
): readonly Candidate<Ends>[] {
  const links = word === "zwischen" ? ["und"] : TO;
  for (const from of readPieces(tokens, at, { reading, lead: word }).toReversed()) {
    const to = after(tokens, afterComma(tokens, from.next), links);
    const tos = to === undefined ? [] : readPieces(tokens, to, { reading, lead: word });
    if (tos.length > 0) {
      return tos.map(({ value, next }) => ({ value: ends(from.value, value), next }));
    }
  }
  return [];
}

/** "14 bis 16 Uhr", "Montag bis Freitag", "3. bis 5. April": a range without "von". */
export function readOpenRange(
  tokens: Tokens,
  from: Candidate<Pieces>,
  reading: Reading,
): readonly Candidate<Phrase>[] {
  if (reading.isMoving) return [];
  if (from.value.repeat) {
    const at = after(tokens, from.next, TO);
    const ends = at === undefined ? [] : readPieces(tokens, at, { reading, lead: "von" });
    return hoursOfEach(from.value, ends);
  }
  const to = after(tokens, afterComma(tokens, from.next), TO);
  if (to === undefined) return [];
  return readPieces(tokens, to, { reading, lead: "von" }).map(({ value, next }) => ({
    value: { shared: NOTHING, range: ends(from.value, value) },
    next,
  }));
}

/** "Vom 3. bis 5. April": the month stands behind the second and holds for both. */
function ends(from: Pieces, to: Pieces): Ends {
  const [first, last] = [from.days[0], to.days[0]];
  const isOpen = first?.kind === "date" && first.month === undefined && from.days.length === 1;
  if (!isOpen || last?.kind !== "date" || last.month === undefined) return { from, to };
  const year = last.year === undefined ? {} : { year: last.year };
  return { from: { ...from, days: [{ ...first, month: last.month, ...year }] }, to };
}
