import { unitAt } from "../../../numbers/lengths/units.ts";
import { readNumber } from "../../../numbers/read-number.ts";
import { wordAt } from "../../../../tokens.ts";
import type { Read, Tokens } from "../../../../tokens.ts";
import type { Unit } from "../../../../../types/time/length.ts";
import type { Phrase, Pieces } from "../../../../../types/time/phrase.ts";
import { NOTHING } from "../../../../when/merge-piece.ts";
import { UNIT_MS } from "../../clock/read-offset.ts";
import { AGO, AHEAD } from "../../day/read-shift.ts";
import type { Candidate } from "../../read-pieces.ts";
import { after } from "../../vocabulary.ts";

const TO = ["to", "-"];
const TIME = ["' time", "time", ...AHEAD];
const LEADS = ["in about", "in around", "in", "about"];

/** "In two to three days", "5-10 minutes from now", "three to four weeks ago": between the two. */
export function readShiftRange(tokens: Tokens, start: number): readonly Candidate<Phrase>[] {
  const at = after(tokens, start, LEADS) ?? start;
  const counts = readCounts(tokens, at);
  if (!counts) return [];
  const { least, most, unit } = counts.value;
  const ago = after(tokens, counts.next, AGO);
  const ahead = after(tokens, counts.next, TIME);
  const isLed = wordAt(tokens, start) === "in";
  if (ago === undefined && ahead === undefined && !isLed) return [];
  const [first, last] = ago === undefined ? [least, most] : [-most, -least];
  const range = { from: shifted(first, unit), to: shifted(last, unit) };
  return [{ value: { shared: NOTHING, range }, next: ago ?? ahead ?? counts.next }];
}

type Counts = { readonly least: number; readonly most: number; readonly unit: Unit };

/** "(In) two to three days", "5-10 minutes (from now)". */
function readCounts(tokens: Tokens, at: number): Read<Counts> {
  const first = readNumber(tokens, at);
  const to = first && after(tokens, first.next, TO);
  const second = to === undefined ? undefined : readNumber(tokens, to);
  const unit = second && unitAt(tokens, second.next);
  if (!first || !second || !unit || first.value >= second.value) return undefined;
  return { value: { least: first.value, most: second.value, unit }, next: second.next + 1 };
}

function shifted(amount: number, unit: Unit): Pieces {
  const ms = UNIT_MS.get(unit);
  return ms === undefined
    ? { days: [{ kind: "shifted", amount, unit }] }
    : { days: [], shift: { ms: amount * ms } };
}
