import { toLocal } from "../../language/when/local-time.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Clock } from "../../types/clock.ts";
import type { KnownRecord } from "../../types/known-record.ts";
import type { GroundingContext } from "../grounding-context.ts";
import { SHORTEST_WORD } from "./evidence-in.ts";
import { titleOf } from "./record-keys.ts";

/** Words of a name that somebody's text has as well, or one of them and its day, are enough to be that. */
const LEAST = 2;

/**
 * The record to come that somebody's words, which were read last, are about: they have words of its name and, most
 * often, its day ("could we say ten on Wednesday for the oars?" of "Oars with Una"). Undefined where two are as likely.
 */
export function toldOf(
  records: readonly KnownRecord[],
  { language }: Reading,
  context: GroundingContext,
): KnownRecord | undefined {
  const { told = "", clock } = context;
  const now = clock.now();
  if (told === "") return undefined;
  const coming = records.filter(({ at }) => at !== undefined && at > now);
  const stems = (text: string): readonly string[] =>
    language
      .tokensOf(text)
      .filter(({ word, is }) => word.length >= SHORTEST_WORD && !is.has("filler"))
      .map(({ word }) => language.terms.stemOf(word));
  const said = new Set(stems(told));
  const days = new Set(
    context.language.read(told, context).whens.map(({ when }) => dayAt(when.from, clock)),
  );
  const scored = coming.map((record) => {
    const words = new Set(stems(titleOf(record.facts))).intersection(said).size;
    const isOnDay = days.has(dayAt(record.at ?? 0, clock));
    return { record, score: words === 0 ? 0 : words + (isOnDay ? 1 : 0) };
  });
  const most = Math.max(LEAST, ...scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score === most).map(({ record }) => record);
  const names = new Set(best.map(({ facts }) => titleOf(facts)));
  return names.size === 1
    ? best.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0))[0]
    : undefined;
}

function dayAt(at: number, { zone }: Clock): string {
  return toLocal(at, zone).toFormat("yyyy-MM-dd");
}
