import type { MathJsInstance } from "mathjs";
import { toLocal } from "../../language/when/local-time.ts";
import type { Clock } from "../../types/clock.ts";
import type { Between, DateOf, Measure, Reckoning, Sum, Worked } from "../../types/reckoning.ts";
import type { When } from "../../types/time/when.ts";

/** Digits worked with, and those told behind the point of what has no end: of a measure fewer. */
const PRECISION = 32;
const SUM_DIGITS = 4;
const MEASURE_DIGITS = 2;
/** Of less than one so many digits that say something. */
const LEAST_DIGITS = 3;
const DAY_MS = 86_400_000;

/** Works out what was asked, without a model. */
export async function reckon(asked: Reckoning<When>, clock: Clock): Promise<Worked> {
  switch (asked.kind) {
    case "sum":
      return sum(asked);
    case "measure":
      return measure(asked);
    case "between":
      return between(asked, clock);
    case "date":
      return dateOf(asked);
  }
}

async function sum({ kind, notation, words }: Sum): Promise<Worked> {
  const { evaluate } = await mathematics();
  return { kind, words, ...rounded(Number(evaluate(notation)), SUM_DIGITS) };
}

async function measure(asked: Measure): Promise<Worked> {
  const { bignumber, unit } = await mathematics();
  const { amount, from, to } = asked;
  const all = unit(bignumber(amount).times(from.times), from.unit);
  if (!all.equalBase(unit(to.unit))) return { ...asked, value: undefined, isRounded: false };
  const value = Number(all.toNumber(to.unit)) / to.times;
  return { ...asked, ...rounded(value, MEASURE_DIGITS) };
}

let loaded: Promise<MathJsInstance> | undefined;

/** Loaded once, when something is worked out: most conversations have nothing to. */
function mathematics(): Promise<MathJsInstance> {
  loaded ??= import("mathjs").then(({ create, all = {} }) =>
    create(all, { number: "BigNumber", precision: PRECISION }),
  );
  return loaded;
}

/** A number as it is told; none where there is none, as of a division by nothing. */
function rounded(
  value: number,
  digits: number,
): Pick<Extract<Worked, Measure>, "value" | "isRounded"> {
  if (!Number.isFinite(value)) return { value: undefined, isRounded: false };
  const told =
    Math.abs(value) < 1 ? Number(value.toPrecision(LEAST_DIGITS)) : Number(value.toFixed(digits));
  // What only a computer's numbers differ in is no rounding.
  return { value: told, isRounded: Math.abs(told - value) > Number.EPSILON * Math.abs(value) * 8 };
}

function between({ kind, from, to, unit }: Between<When>, clock: Clock): Worked {
  const days = (dayOf(to.from, clock) - dayOf(from?.from ?? clock.now(), clock)) / DAY_MS;
  const count = unit === "day" ? Math.round(days) : Math.floor(Math.round(days) / 7);
  return { kind, from: from?.text, to: to.text, count, unit };
}

function dateOf({ kind, when }: DateOf<When>): Worked {
  return { kind, when: when.text, at: when.from };
}

function dayOf(ms: number, { zone }: Clock): number {
  return toLocal(ms, zone).startOf("day").toMillis();
}
