import type { Fact, Question } from "../../../language/contract/questions.ts";
import type { FactTold } from "../../../language/contract/sayings.ts";
import type { Language } from "../../../language/language.ts";
import { toLocal } from "../../../language/when/local-time.ts";
import type { Telling } from "../../../tool/telling.ts";
import type { Clock } from "../../../types/clock.ts";
import type { ItemsResult } from "../../../types/turn/result.ts";
import { only, placeOf, spokenOf } from "./one-row.ts";

export type Answering = {
  readonly question: Question;
  /** Its words. */
  readonly text: string;
  readonly telling: Telling;
  readonly language: Language;
  readonly clock: Clock;
};

/** What a question leaves of a result, and the sentence where one fact is all that was asked for. */
export type AnsweredRows = {
  readonly result: ItemsResult;
  readonly sentence?: string;
  /** What the sentence is made of. */
  readonly told?: readonly FactTold[];
};

/** More things than this are told by a list. */
const MOST_TOLD = 3;
const DAY_MS = 86_400_000;

/** The rows that a question asks for, and the one fact of them; all rows where it asks for none in particular. */
export function answerRows(result: ItemsResult, answering: Answering): AnsweredRows {
  const { question } = answering;
  if (result.isContinued || result.items.length === 0) return { result };
  switch (question.form) {
    case "fact":
      return tellFact(placed(result, answering), question.fact, answering);
    case "one":
      return { result: placed(result, answering) };
    case "which":
      return { result: spoken(result, answering) };
    case "until":
      return tellUntil(result, question.unit, answering);
    default:
      return { result };
  }
}

function spoken(result: ItemsResult, { text, language }: Answering): ItemsResult {
  return only(result, spokenOf(result, text, language));
}

function placed(result: ItemsResult, answering: Answering): ItemsResult {
  const { question, telling, clock } = answering;
  const place = "place" in question ? question.place : undefined;
  const order = { order: telling.order, now: clock.now() };
  const isOwn = question.form === "one" && question.isOwn === true;
  const theirs = isOwn ? result : writtenByOthers(result);
  const at = place && placeOf(theirs, place, order);
  return at === undefined ? result : only(theirs, [at]);
}

/** "Kim's last text" is none of one's own; of those there may be nothing else. */
function writtenByOthers(result: ItemsResult): ItemsResult {
  const places = [...result.items.keys()].filter(
    (at) => result.details?.[at]?.told?.["isMine"] !== true,
  );
  return places.length === 0 ? result : { ...only(result, places), more: result.more };
}

function tellFact(result: ItemsResult, fact: Fact, answering: Answering): AnsweredRows {
  const { telling, language, clock } = answering;
  const told = fact === "when" && telling.facts.due ? "due" : fact;
  const fields = telling.facts[told];
  if (fields === undefined) return { result };
  if (fact === "when" && telling.order === "newest") {
    // Of texts the newest is told whole: its time alone says nothing of who wrote what.
    return asksOfText(answering)
      ? { result: only(result, [0]) }
      : { result, told: result.items.map((item) => untold(item, answering)) };
  }
  const meant = result.items.length > 1 ? spoken(result, answering) : result;
  const rows = firstOfEach(meant, telling, clock.now());
  if (rows.length > MOST_TOLD) return { result: meant };
  const rest = only(meant, rows);
  const each = rest.items.map((item, at): FactTold => {
    const all = { ...item, ...rest.details?.[at]?.facts };
    const facts = fields.flatMap((field) => (all[field] === undefined ? [] : String(all[field])));
    const own = { fact: told, name: String(item[telling.name]), facts };
    const { notes } = all;
    return facts.length === 0 && typeof notes === "string" ? { ...own, notes } : own;
  });
  return { result: rest, sentence: each.map(language.say.fact).join(" "), told: each };
}

/** When a text came in is no answer to when something is that it speaks of. */
function asksOfText({ text, language }: Answering): boolean {
  const { sources, isOfRecord } = language.wordingOf(text).mood.wanted;
  return sources.length > 0 || isOfRecord;
}

function untold(item: ItemsResult["items"][number], { telling }: Answering): FactTold {
  return { fact: "when", name: String(item[telling.name]), facts: [] };
}

/** Of things with one name the next to come: a series is asked for by its next time. */
function firstOfEach(
  result: ItemsResult,
  { name, order }: Telling,
  now: number,
): readonly number[] {
  const places = [...result.items.keys()];
  const byName = Map.groupBy(places, (at) => String(result.items[at]?.[name]));
  return [...byName.values()].flatMap((group) => {
    const own = only(result, group);
    const first = placeOf(
      own,
      { from: order === "newest" ? "end" : "start", nth: 0 },
      { order, now },
    );
    return order === "none" ? group : (group[first ?? 0] ?? []);
  });
}

function tellUntil(
  result: ItemsResult,
  unit: "day" | "week",
  { telling, language, clock }: Answering,
): AnsweredRows {
  const at = placeOf(result, { from: "start", nth: 0 }, { order: telling.order, now: clock.now() });
  const time = at === undefined ? undefined : result.details?.[at]?.at;
  if (at === undefined || time === undefined) return { result };
  const told = only(result, [at]);
  const days = Math.round((dayOf(time, clock) - dayOf(clock.now(), clock)) / DAY_MS);
  const count = unit === "day" ? days : Math.floor(days / 7);
  const name = String(told.items[0]?.[telling.name]);
  return { result: told, sentence: language.say.until(name, count, unit) };
}

function dayOf(ms: number, { zone }: Clock): number {
  return toLocal(ms, zone).startOf("day").toMillis();
}
