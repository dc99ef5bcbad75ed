import type { Day, Pieces } from "../../types/time/phrase.ts";

/** A piece of a phrase; what is weak only means a time with evidence around it. */
type AnyPiece = Partial<Omit<Pieces, "days">> & {
  readonly day?: Day;
  readonly weakness?: string;
};

/** The start of every phrase. */
export const NOTHING: Pieces = { days: [] };

const MOST_DAYS = 3;

/** The phrase with one more piece; undefined when both can't be said of the same moment. */
export function mergePiece(pieces: Pieces, piece: AnyPiece): Pieces | undefined {
  const { day, weakness: _, ...rest } = withoutSamePart(pieces, piece);
  if (rest.shift && isToday(pieces)) return { days: [], shift: rest.shift };
  if (pieces.shift && day && isToday({ ...rest, days: [day] })) return pieces;
  const isWhole = isInstant(pieces) || (pieces !== NOTHING && isInstant(rest));
  if (isWhole) return undefined;
  const isRepeated = (["period", "part", "clock", "repeat"] as const).some(
    (slot) => pieces[slot] !== undefined && rest[slot] !== undefined,
  );
  if (isRepeated || (day && pieces.days.length >= MOST_DAYS)) return undefined;
  const merged: Pieces = { ...pieces, ...rest, days: day ? [...pieces.days, day] : pieces.days };
  return fits(merged) ? merged : undefined;
}

/** "First thing Monday morning": the morning was said already. */
function withoutSamePart({ part: first }: Pieces, piece: AnyPiece): AnyPiece {
  const { part, ...rest } = piece;
  return part === "morning" && first === "first-thing" ? rest : piece;
}

/** "Today in two hours". */
function isToday({ days, ...rest }: Pieces): boolean {
  const [only, other] = days;
  const isBare = Object.values(rest).every((piece) => piece === undefined);
  return isBare && !other && only?.kind === "relative" && only.days === 0;
}

/** Counted from now or written in full: nothing can be added. */
function isInstant({ shift, instant }: Pick<Pieces, "shift" | "instant">): boolean {
  return shift !== undefined || instant !== undefined;
}

/** A period only narrows a weekday or a day of the month: "Tuesday next week", "the 5th, next month"; it has no hour. */
export function fits({ period, days, clock, part, repeat }: Pieces): boolean {
  if (!period) return true;
  if (repeat) return days.length === 0;
  if (days.length === 0) return (!clock || clock.kind === "now") && !part;
  const [only] = days;
  return (
    days.length === 1 &&
    ((only?.kind === "weekday" && only.which === "bare") ||
      (only?.kind === "date" && only.month === undefined))
  );
}
