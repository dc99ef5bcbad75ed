import { unitAt } from "../../numbers/lengths/units.ts";
import { readNumber } from "../../numbers/read-number.ts";
import { wordAt } from "../../../tokens.ts";
import type { Tokens } from "../../../tokens.ts";
import type { Unit } from "../../../../types/time/length.ts";
import type { Phrase, Pieces } from "../../../../types/time/phrase.ts";
import { NOTHING } from "../../../when/merge-piece.ts";
import { AGO, AHEAD } from "../day/read-shift.ts";
import type { Candidate } from "../read-pieces.ts";
import { after } from "../vocabulary.ts";

const TO = ["to", "-"];
const TIME = ["' time", "time", ...AHEAD];
const LEADS = ["in about", "in around", "in", "about"];

const UNIT_MS: Readonly<Partial<Record<Unit, number>>> = {
  second: 1e3,
  minute: 6e4,
  hour: 36e5,
};

/** "In two to three days", "5-10 minutes from now", "three to four weeks ago": between the two. */
export function readShiftRange(tokens: Tokens, start: number): readonly Candidate<Phrase>[] {
  const at = after(tokens, start, LEADS) ?? start;
  const first = readNumber(tokens, at);
  const to = first && after(tokens, first.next, TO);
  const second = to === undefined ? undefined : readNumber(tokens, to);
  const unit = second && unitAt(tokens, second.next);
  if (!first || !second || !unit || first.value >= second.value) return [];
  const behind = second.next + 1;
  const ago = after(tokens, behind, AGO);
  const ahead = after(tokens, behind, TIME);
  const isLed = wordAt(tokens, start) === "in";
  if (ago === undefined && ahead === undefined && !isLed) return [];
  const side = ago === undefined ? 1 : -1;
  const ends = [first.value, second.value].sort((left, right) => (left - right) * side);
  const [from, end] = ends.map((amount) => shifted(side * amount, unit));
  const next = ago ?? ahead ?? behind;
  return from && end ? [{ value: { shared: NOTHING, range: { from, to: end } }, next }] : [];
}

function shifted(amount: number, unit: Unit): Pieces {
  const ms = UNIT_MS[unit];
  return ms === undefined
    ? { days: [{ kind: "shifted", amount, unit }] }
    : { days: [], shift: { ms: amount * ms } };
}
