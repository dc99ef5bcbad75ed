import { isOfDays } from "../../when/clock-units.ts";
import type { Anchor, PartOfDay } from "../../reading/found.ts";
import type { Clock } from "../../../types/clock.ts";
import type { Length, Unit } from "../../../types/time/length.ts";
import { anchoredAt } from "../../when/anchored-at.ts";
import { readDuration } from "../numbers/read-duration.ts";
import { wordAt } from "../../tokens.ts";
import type { Tokens } from "../../tokens.ts";
import { tokenise } from "../tokenise.ts";

const SIDES: ReadonlyMap<string, 1 | -1> = new Map([
  ["vor", -1],
  ["nach", 1],
]);
/** "Am Abend vor dem Zahnarzt"; the words are the resolver's own parts of a day. */
const PARTS: ReadonlyMap<string, PartOfDay> = new Map([
  ["morgen", "morning"],
  ["nachmittag", "afternoon"],
  ["abend", "evening"],
  ["nacht", "night"],
]);
const SPOKEN: Readonly<Record<PartOfDay, string>> = {
  morning: "morgens",
  afternoon: "nachmittags",
  evening: "abends",
  night: "nachts",
};
/** What a time is told by stands behind one of these: "eine Stunde vor dem Treffen". */
const BEFORE_THING: ReadonlySet<string> = new Set(
  "dem der den meinem meiner meinen unserem unserer seinem ihrem jedem".split(" "),
);
const MOST_WORDS = 6;

/** The times in a text that are told by another thing: "eine Stunde vor dem Zahnarzt", "am Tag nach dem Umzug". */
export function findAnchors(
  text: string,
  taken: readonly { readonly start: number; readonly end: number }[],
): readonly Anchor[] {
  const tokens = tokenise(text);
  return tokens.flatMap(({ word, end }, at) => {
    const side = SIDES.get(word);
    const told = side === undefined ? undefined : lengthBefore(tokens, at);
    const start = told && tokens[told.from]?.start;
    if (side === undefined || told === undefined || start === undefined) return [];
    const isOwn = taken.some((region) => region.start < end && start < region.end);
    if (isOwn || !BEFORE_THING.has(wordAt(tokens, at + 1))) return [];
    const lengths = told.lengths.map(({ amount, unit }) => ({ amount: side * amount, unit }));
    const { part } = told;
    return [{ start, end, text: text.slice(start, end), lengths, ...(part ? { part } : {}) }];
  });
}

type Told = {
  readonly from: number;
  readonly lengths: readonly Length[];
  readonly part?: PartOfDay | undefined;
};

/** "Am Tag", "am Abend", "eine Stunde", "zwei Tage" right before this place. */
export function lengthBefore(tokens: Tokens, at: number): Told | undefined {
  const [article, word] = [wordAt(tokens, at - 2), wordAt(tokens, at - 1)];
  const part = PARTS.get(word);
  if (["am", "der", "den"].includes(article) && (word === "tag" || word === "woche" || part)) {
    const unit: Unit = word === "woche" ? "week" : "day";
    return { from: at - 2, lengths: [{ amount: 1, unit }], part };
  }
  for (let from = Math.max(0, at - MOST_WORDS); from < at; from += 1) {
    const read = readDuration(tokens, from);
    if (read?.next === at) return { from, lengths: read.value };
  }
  return undefined;
}

/** The anchored time as a phrase the resolver reads: the day alone where it was counted in days, or the moment. */
export function anchoredPhrase(
  anchor: Anchor,
  { atMs, allDay }: { readonly atMs: number; readonly allDay: boolean },
  { zone }: Clock,
): string {
  const { lengths, part } = anchor;
  const shifted = anchoredAt(anchor, atMs, zone);
  const day = shifted.toFormat("yyyy-MM-dd");
  if (part) return `${day} ${SPOKEN[part]}`;
  return isOfDays(lengths) || allDay ? day : shifted.toFormat("yyyy-MM-dd'T'HH:mm");
}
