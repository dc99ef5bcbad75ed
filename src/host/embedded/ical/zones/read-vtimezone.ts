import type { CalendarTime } from "./calendar-time.ts";
import { readable } from "../../vdir/items/item-text.ts";
import { readTime } from "./calendar-time.ts";
import type { ContentBlock } from "../text/content-lines.ts";
import { splitLine } from "../text/content-lines.ts";
import { lineOf, linesOf } from "../edit/edit-block.ts";
import { expandRule } from "../rules/expand-rule.ts";
import { readRaw } from "../text/read-property.ts";
import { readRule, RuleError } from "../rules/recurrence-rule.ts";
import type { OffsetChange, Zone } from "./zone.ts";
import { zoneFrom } from "./zone.ts";

/** Clock changes are followed up to here; nobody plans further. */
const LAST_YEAR = 2100;
const FIRST_YEAR = 1970;
/** Half-yearly changes up to the last year are 260; a definition far beyond that is not one of a clock. */
const CHANGE_LIMIT = 2_000;
const OBSERVANCE_LIMIT = 200;
/** When an observance that does not say so begins. */
const EVER: CalendarTime = { form: "floating", wall: Date.UTC(1970, 0, 1) };

/** The zone a VTIMEZONE describes; without `zone` when it cannot be followed. */
export function readVtimezone(block: ContentBlock): {
  readonly tzid: string;
  readonly zone?: Zone;
} {
  const tzid = readable(readRaw(block, "TZID"));
  const observances = block.parts
    .filter((part) => part.kind === "block")
    .slice(0, OBSERVANCE_LIMIT)
    .map(readObservance)
    .filter((observance) => observance !== undefined)
    .toSorted((a, b) => (a.changes[0]?.at ?? 0) - (b.changes[0]?.at ?? 0));
  const changes = observances.flatMap((observance) => observance.changes);
  const [first] = observances;
  if (!first || changes.length > CHANGE_LIMIT) return { tzid };
  const ordered = changes.toSorted((a, b) => a.at - b.at);
  const table = [{ at: -Infinity, offset: first.offsetBefore }, ...ordered];
  return { tzid, zone: zoneFrom((at) => offsetAt(table, at)) };
}

type Observance = { readonly offsetBefore: number; readonly changes: readonly OffsetChange[] };

function readObservance(block: ContentBlock): Observance | undefined {
  const start = readTime(readRaw(block, "DTSTART")) ?? EVER;
  const to = readOffset(readRaw(block, "TZOFFSETTO"));
  const from = readOffset(readRaw(block, "TZOFFSETFROM"));
  const [offsetBefore, offset] = [from ?? to, to ?? from];
  if (offsetBefore === undefined || offset === undefined) return undefined;
  const walls = [start.wall, ...ruleWalls(block, start, offsetBefore), ...extraWalls(block)];
  const changes = [...new Set(walls)].map((wall) => ({ at: wall - offsetBefore, offset }));
  return { offsetBefore, changes: changes.toSorted((a, b) => a.at - b.at) };
}

function ruleWalls(
  block: ContentBlock,
  start: CalendarTime,
  offsetBefore: number,
): readonly number[] {
  const line = lineOf(block, "RRULE");
  if (!line) return [];
  try {
    const rule = readRule(splitLine(line).value);
    // Clocks change by the year; anything else only costs time.
    if (rule.frequency !== "YEARLY") return [];
    const end = Date.UTC(LAST_YEAR, 0, 1);
    const { until } = rule;
    const last = until?.form === "utc" ? until.wall + offsetBefore : (until?.wall ?? end);
    const from = Date.UTC(FIRST_YEAR, 0, 1);
    return expandRule(rule, { start, from, until: Math.min(last, end) });
  } catch (error) {
    if (error instanceof RuleError) return [];
    throw error;
  }
}

function extraWalls(block: ContentBlock): readonly number[] {
  return linesOf(block, "RDATE")
    .flatMap((line) => splitLine(line).value.split(","))
    .map((value) => readTime(value)?.wall)
    .filter((wall) => wall !== undefined);
}

function offsetAt(table: readonly OffsetChange[], at: number): number {
  let [low, high] = [0, table.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((table[middle]?.at ?? Infinity) <= at) low = middle;
    else high = middle;
  }
  return table[low]?.offset ?? 0;
}

/** `+0100`, `-0330` or `+001234` in ms; also `+1`, and `0100` without a sign. */
function readOffset(value: string): number | undefined {
  const match = /^([+-]?)(\d{1,2}):?(?:(\d\d):?(\d\d)?)?$/.exec(value.trim());
  if (!match) return undefined;
  const [, , hours, minutes, rest] = match;
  const seconds = Number(hours) * 3_600 + Number(minutes ?? 0) * 60 + Number(rest ?? 0);
  return (match[1] === "-" ? -seconds : seconds) * 1_000;
}
