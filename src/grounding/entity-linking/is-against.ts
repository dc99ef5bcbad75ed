import { toLocal } from "../../language/when/local-time.ts";
import type { FoundWhen } from "../../language/reading/found.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { HandleEntry } from "../../tool/handle-book.ts";
import { guestsOf } from "../reading/guests-in.ts";
import { peopleTaken } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Clock } from "../../types/clock.ts";
import type { Named } from "../../types/known-names.ts";
import { tellingTimes } from "./evidence-in.ts";

/** What words say of the record that is to be changed. */
type SaidOfRecord = {
  readonly times: readonly FoundWhen[];
  /** The names of who it is with, or from; each as its words. */
  readonly people: readonly (readonly string[])[];
  /** Everybody who is known here, so that a record is known to be with somebody else. */
  readonly known: readonly (readonly string[])[];
  readonly reading: Reading;
  readonly clock: Clock;
};

/** Records that lie in time: what else words give a time to is not known to be them. */
const TIMED: ReadonlySet<string> = new Set(["event", "reminder"]);

/** What a request that changes a record says of it; nothing where a person in it is a value of its own. */
export function saidOf(
  tool: Tool,
  reading: Reading,
  { people, clock }: { readonly people: readonly Named[]; readonly clock: Clock },
): SaidOfRecord {
  const changes = tool.effect !== "none";
  const isValue = peopleTaken(tool).length > 0 || guestsOf(tool, reading) !== undefined;
  const named = changes && !isValue ? reading.names("person") : [];
  const wordsOf = (name: string): readonly string[] =>
    reading.language.tokensOf(name).map(({ word }) => word);
  return {
    // What lies behind tells what has happened.
    times: changes ? tellingTimes(tool, reading).filter(({ when }) => isAhead(when, clock)) : [],
    people: named.flatMap(({ text, named: { name } }) => {
      const words = wordsOf(name);
      // What merely sounds like a name may be any word.
      return wordsOf(text).every((word) => words.includes(word)) ? [words] : [];
    }),
    known: named.length > 0 ? people.map(({ name }) => wordsOf(name)) : [],
    reading,
    clock,
  };
}

function isAhead({ at, to }: FoundWhen["when"], clock: Clock): boolean {
  return Math.max(at, to) > clock.now();
}

/** Whether a record is another than the one that was spoken of: at another time, or with somebody else. */
export function isAgainst(
  record: Pick<HandleEntry, "kind" | "facts" | "at" | "people">,
  said: SaidOfRecord,
): boolean {
  return isOtherTime(record, said) || isOthers(record, said);
}

function isOtherTime(
  { kind, at }: Pick<HandleEntry, "kind" | "at">,
  { times, clock }: SaidOfRecord,
): boolean {
  if (at === undefined || !TIMED.has(kind) || times.length === 0) return false;
  return !times.some((when) => agrees(when, { at, clock }));
}

type Placed = { readonly at: number; readonly clock: Clock };

function agrees({ when }: FoundWhen, { at, clock }: Placed): boolean {
  if (when.repeat !== undefined) return true;
  if (when.to > when.from) return at >= when.from && at < when.to;
  const isSame = Math.abs(when.at - at) < SAME_TIME_MS;
  const isOfDay = (when.said?.shared.days.length ?? 0) > 0;
  return isSame || (!isOfDay && hourOf(when.at, clock) === hourOf(at, clock));
}

const SAME_TIME_MS = 60_000;
const HALF_A_DAY = 12;

/** The time on a dial: which half of which day is open where only that was said. */
function hourOf(at: number, { zone }: Clock): string {
  const { hour, minute } = toLocal(at, zone);
  return `${hour % HALF_A_DAY}:${minute}`;
}

/** It is with somebody, and with nobody who was named. */
function isOthers(
  { facts, people = [] }: Pick<HandleEntry, "facts" | "people">,
  { people: named, known, reading }: SaidOfRecord,
): boolean {
  if (named.length === 0) return false;
  const text = [...Object.values(facts), ...people].join(" ");
  const words = new Set(reading.language.tokensOf(text).map(({ word }) => word));
  const isNamed = (name: readonly string[]): boolean => name.some((word) => words.has(word));
  return !named.some(isNamed) && (people.length > 0 || known.some(isNamed));
}
