import type { FoundWhen } from "../../language/reading/found.ts";
import type { Language } from "../../language/language.ts";
import { daysSaid } from "../../language/when/said-time.ts";
import { toLocal } from "../../language/when/local-time.ts";
import { onThatDay } from "../../language/when/put-together.ts";
import type { HandleBook } from "../../tool/handle-book.ts";
import type { Clock } from "../../types/clock.ts";
import type { When } from "../../types/time/when.ts";
import type { MomentUse } from "../../types/turn/plan.ts";
import type { FinishedCall } from "../../types/turn/stages.ts";
import { rowWith, rowWords, stillStands } from "./rows-read.ts";

type MomentTelling = {
  readonly language: Language;
  readonly clock: Clock;
  readonly handles: Pick<HandleBook, "resolve">;
};

/** Tells the one time of a sentence that a look found; undefined where it has none, or several. */
export function momentTeller(
  telling: MomentTelling,
): (use: MomentUse, found: FinishedCall) => When | undefined {
  return ({ quote, was }, found) => {
    const { result } = found;
    if (!result.ok || !stillStands(quote, result)) return undefined;
    const row = rowWith(quote, result);
    const whole = "text" in result ? result.text.replace(HEAD, "") : row && rowWords(row);
    const told = { sentence: quote, whole, writtenAt: writtenAt(telling, quote, found) };
    return was === undefined ? momentIn(telling, told) : otherMoment(telling, told, was);
  };
}

/** Who wrote a text, and when, stands above it. */
const HEAD = /^[^\n]*\n\s*\n/u;

type Told = {
  readonly sentence: string;
  /** All of the text it stands in. */
  readonly whole: string | undefined;
  /** When somebody wrote it. */
  readonly writtenAt: number | undefined;
};

/** A day and an hour of the sentence; where it tells no day, the one that its text does. */
function momentIn(
  telling: MomentTelling,
  { sentence, whole, writtenAt: at }: Told,
): When | undefined {
  const { days, hours, dated, writing } = timesOf(telling, sentence, at);
  const [exact, ...others] = dated;
  const [day = hours.length > 0 ? onlyDay(telling, { whole, writtenAt: at }) : undefined] = days;
  if (exact && others.length === 0 && days.length === 0) return exact.when;
  if (exact || !day || !isOne(days)) return undefined;
  const [hour] = hours;
  if (!hour) return day.when;
  const text = `${day.text} ${hour.text}`;
  return onThatDay({ day: day.when, time: hour.when }, text, writing);
}

/** The one time of the sentence that a record doesn't have yet; an hour or a day alone leaves it the other. */
function otherMoment(
  telling: MomentTelling,
  { sentence, writtenAt: at }: Told,
  was: number,
): When | undefined {
  const { zone } = telling.clock;
  const now = toLocal(was, zone);
  const { text: offered } = telling.language.wordingOf(sentence).steps.offered;
  const { days, hours, dated, writing } = timesOf(telling, offered, at);
  const isOtherHour = ({ when }: FoundWhen): boolean => {
    const { hour, minute } = toLocal(when.at, zone);
    return hour % HALF_DAY !== now.hour % HALF_DAY || minute !== now.minute;
  };
  const exact = distinct(dated.filter(({ when }) => when.at !== was));
  const others = distinct(hours.filter(isOtherHour));
  const otherDays = distinct(
    days.filter(({ when }) => !toLocal(when.from, zone).hasSame(now, "day")),
  );
  const [[first], [hour], [day]] = [exact, others, otherDays];
  if (exact.length + others.length > 1 || otherDays.length > 1) return undefined;
  if (first) return otherDays.length === 0 ? first.when : undefined;
  if (!hour) return day?.when;
  const text = day && `${day.text} ${hour.text}`;
  return day && text ? onThatDay({ day: day.when, time: hour.when }, text, writing) : hour.when;
}

const HALF_DAY = 12;

function distinct(found: readonly FoundWhen[]): readonly FoundWhen[] {
  return found.filter(({ when }, at) => found.findIndex((one) => one.when.at === when.at) === at);
}

/** The one day that a text names. */
function onlyDay(
  telling: MomentTelling,
  { whole, writtenAt: at }: Omit<Told, "sentence">,
): FoundWhen | undefined {
  const { days, dated } = timesOf(telling, whole ?? "", at);
  const [day] = days;
  return dated.length === 0 && isOne(days) ? day : undefined;
}

function isOne(days: readonly FoundWhen[]): boolean {
  return days.every(({ when }) => when.from === days[0]?.when.from);
}

type Times = {
  readonly days: readonly FoundWhen[];
  /** Times of day with a day, and without one. */
  readonly dated: readonly FoundWhen[];
  readonly hours: readonly FoundWhen[];
  /** When it was written. */
  readonly writing: Clock;
};

/** The times of a text, counted from when it was written. */
function timesOf({ language, clock }: MomentTelling, text: string, at: number | undefined): Times {
  const writing = at === undefined ? clock : { ...clock, now: () => at };
  const { whens } = language.read(text, { clock: writing, names: {} });
  const isOfDay = (when: When): boolean => {
    const kinds = daysSaid(when).map(({ kind }) => kind);
    // Nobody knows of which week a Friday is where nobody knows when it was written.
    return at === undefined ? kinds.includes("date") : kinds.length > 0;
  };
  const minutes = whens.filter(({ when }) => when.precision === "minute" && !when.repeat);
  const days = whens.filter(
    ({ when }) => when.precision === "day" && isOfDay(when) && !when.repeat,
  );
  return {
    writing,
    days: days.filter((day) => !day.isPartial || isOfNumber(day, clock)),
    dated: minutes.filter(({ when }) => isOfDay(when)),
    hours: minutes.filter(({ when }) => daysSaid(when).length === 0),
  };
}

/** Half read, a day is the one that its number says as well: "Sunday 8th". */
function isOfNumber({ text, when }: FoundWhen, { zone }: Clock): boolean {
  const [number] = /\d+/.exec(text) ?? [];
  return number !== undefined && Number(number) === toLocal(when.from, zone).day;
}

/** What is written to somebody is counted from its own day; a note or a file may be of any. */
const SENT: ReadonlySet<string> = new Set(["mail", "message"]);

function writtenAt(
  { handles }: MomentTelling,
  quote: string,
  { call, result }: FinishedCall,
): number | undefined {
  const row = result.ok ? rowWith(quote, result)?.handle : undefined;
  const given = Object.values(call.arguments).filter((value) => typeof value === "string");
  const [record] = [...(row === undefined ? [] : [row]), ...given].flatMap(
    (handle) => handles.resolve(handle) ?? [],
  );
  return record && SENT.has(record.kind) ? record.at : undefined;
}
