import type { FoundWhen } from "../../language/reading/found.ts";
import { titleOf } from "../../grounding/entity-linking/record-keys.ts";
import { toLocal } from "../../language/when/local-time.ts";
import { onThatDay } from "../../language/when/put-together.ts";
import type { HandleBook, HandleEntry } from "../../tool/handle-book.ts";
import type { When } from "../../types/time/when.ts";
import type { MomentUse } from "../../types/turn/plan.ts";
import type { FinishedCall } from "../../types/turn/stages.ts";
import { rowWith, rowWords, stillStands } from "./rows-read.ts";
import { isOne, onlyDay, timesOf } from "./times-told.ts";
import type { TimeReader } from "./times-told.ts";

type MomentTelling = TimeReader & {
  readonly handles: Pick<HandleBook, "resolve">;
};

/** Tells the one time of a sentence that a look found; undefined where it has none, or several. */
export function momentTeller(
  telling: MomentTelling,
): (use: MomentUse, found: FinishedCall) => When | undefined {
  return ({ quote, asks, was }, found) => {
    const { result } = found;
    if (!result.ok || !stillStands(quote, result)) return undefined;
    const row = rowWith(quote, result);
    const whole = "text" in result ? result.text.replace(HEAD, "") : row && rowWords(row);
    const record = recordRead(telling, quote, found);
    const writtenAt = record && SENT.has(record.kind) ? record.at : undefined;
    const called = record && titleOf(record.facts);
    const told = { asks, called, sentence: quote, whole, writtenAt };
    return was === undefined ? momentIn(telling, told) : otherMoment(telling, told, was);
  };
}

/** Who wrote a text, and when, stands above it. */
const HEAD = /^[^\n]*\n\s*\n/u;

type Told = {
  /** The question: it may name the day. */
  readonly asks: string;
  readonly sentence: string;
  /** What the text is called. */
  readonly called: string | undefined;
  /** All of the text it stands in. */
  readonly whole: string | undefined;
  /** When somebody wrote it. */
  readonly writtenAt: number | undefined;
};

/** A day and an hour of the sentence; where it tells no day, the one that was asked of, or that its text tells. */
function momentIn(telling: MomentTelling, { writtenAt: at, ...told }: Told): When | undefined {
  const { sentence } = told;
  const clause = clauseAsked(telling, told);
  const readings = [sentence, sentence.replace(ASIDE, " "), ...(clause ?? [])];
  for (const one of readings) {
    const moment = momentOfAll(telling, { ...told, sentence: one }, at);
    if (moment) return moment;
  }
  return undefined;
}

/** Of a sentence that tells several times the one clause with the most words of the question. */
function clauseAsked(
  { language, clock }: MomentTelling,
  { asks, sentence }: Pick<Told, "asks" | "sentence">,
): readonly string[] | undefined {
  const { stemOf } = language.terms;
  const stemsOf = (text: string): ReadonlySet<string> =>
    new Set(
      language
        .tokensOf(text)
        .filter(({ is }) => !is.has("preposition") && !is.has("pointer"))
        .map(({ word }) => stemOf(word)),
    );
  const asked = stemsOf(asks);
  const timed = sentence
    .split(CLAUSE)
    .filter((one) => language.read(one, { clock, names: {} }).whens.length > 0)
    .map((text) => ({ text, shared: [...stemsOf(text)].filter((one) => asked.has(one)).length }))
    .toSorted((one, other) => other.shared - one.shared);
  const [best, second] = timed;
  return best && second && best.shared > second.shared ? [best.text] : undefined;
}

/** Where a clause of a sentence ends. */
const CLAUSE = /[,;:–—]\s+|\s+[-–—]\s+/u;

/** What stands between brackets is told beside. */
const ASIDE = /\([^)]*\)/gu;

function momentOfAll(
  telling: MomentTelling,
  told: Omit<Told, "writtenAt">,
  at: number | undefined,
): When | undefined {
  const { sentence } = told;
  const { days, hours, dated, writing } = timesOf(telling, sentence, at);
  const [exact, ...others] = dated;
  const [day = hours.length > 0 ? dayBeside(telling, { ...told, at }) : undefined] = days;
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
  { sentence, writtenAt: at }: Pick<Told, "sentence" | "writtenAt">,
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

type Beside = Omit<Told, "writtenAt"> & { readonly at: number | undefined };

/** The day of the question, else the one day of the text, of what stands before the sentence, or of what the text is called. */
function dayBeside(
  telling: MomentTelling,
  { asks, called = "", sentence, whole = "", at }: Beside,
): FoundWhen | undefined {
  const before = whole.slice(0, Math.max(0, whole.indexOf(sentence)));
  return (
    onlyDay(telling, asks, telling.clock.now()) ??
    onlyDay(telling, whole, at) ??
    onlyDay(telling, before, at) ??
    onlyDay(telling, called, at)
  );
}

/** What is written to somebody is counted from its own day; a note or a file may be of any. */
const SENT: ReadonlySet<string> = new Set(["mail", "message"]);

function recordRead(
  { handles }: MomentTelling,
  quote: string,
  { call, result }: FinishedCall,
): HandleEntry | undefined {
  const row = result.ok ? rowWith(quote, result)?.handle : undefined;
  const given = Object.values(call.arguments).filter((value) => typeof value === "string");
  const [record] = [...(row === undefined ? [] : [row]), ...given].flatMap(
    (handle) => handles.resolve(handle) ?? [],
  );
  return record;
}
