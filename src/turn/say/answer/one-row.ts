import type { Place } from "../../../language/contract/questions.ts";
import type { Language } from "../../../language/language.ts";
import type { Telling } from "../../../tool/telling.ts";
import type { ItemsResult } from "../../../types/turn/result.ts";
import { tellingStems } from "../../../grounding/content/telling-stems.ts";

type Rows = Pick<ItemsResult, "items" | "details" | "more">;

/** The same result with these of its rows alone. */
export function only(result: ItemsResult, places: readonly number[]): ItemsResult {
  const pick = <Row>(rows: readonly Row[]): readonly Row[] =>
    places.flatMap((at) => rows[at] ?? []);
  const { details } = result;
  return {
    ...result,
    items: pick(result.items),
    more: 0,
    ...(details ? { details: pick(details) } : {}),
  };
}

/** The row at a place in time; undefined where it may lie among rows that weren't looked up. */
export function placeOf(
  { items, details, more }: Rows,
  { from, nth }: Place,
  { order, now }: { readonly order: Telling["order"]; readonly now: number },
): number | undefined {
  if (order === "none" || items.length === 0) return undefined;
  // What has begun is no longer to come.
  const isAhead = (at: number): boolean => (details?.[at]?.at ?? now) >= now;
  const ahead = [...items.keys()].filter((at) => order === "newest" || isAhead(at));
  const rows = ahead.length > 0 ? ahead : [...items.keys()];
  const isOuter = (from === "start") === (order === "soonest");
  if (!isOuter && more > 0) return undefined;
  return isOuter ? rows[nth] : rows.at(-1 - nth);
}

/** The rows that more of the question's words stand in than in others; all of them where no word tells. */
export function spokenOf(
  { items, details }: Rows,
  question: string,
  language: Language,
): readonly number[] {
  const asked = tellingStems(question, language);
  const hits = items.map(({ handle: _, ...facts }, at) => {
    const told = Object.values({ ...facts, ...details?.[at]?.facts }).map(String);
    const stems = new Set(tellingStems(told.join(" "), language));
    return asked.filter((stem) => stems.has(stem)).length;
  });
  const most = Math.max(0, ...hits);
  return [...items.keys()].filter((at) => hits[at] === most);
}
