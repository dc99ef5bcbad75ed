import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Period, PeriodUnit } from "../../../../types/time/phrase.ts";
import { readYear } from "../day/date/read-year.ts";
import { endsWell } from "../evidence/ends-well.ts";
import { after, isSaid } from "../vocabulary.ts";
import { readOwner } from "./read-owner.ts";
import { readCalendar, UNITS } from "./read-calendar.ts";
import type { ReadPeriod } from "./read-calendar.ts";
import { readDecade } from "./read-season.ts";
import type { ReadSpan } from "./read-span.ts";
import { readSpan } from "./read-span.ts";

/** Words of their own in small letters; the others are written in them too. */
const WORDS: ReadonlySet<string> = new Set(["bow", "boy"]);

/** Written in capitals where they are words of their own. */
const SHORT_EDGES: ReadonlyMap<
  string,
  { readonly edge: "start" | "end"; readonly unit: PeriodUnit }
> = new Map([
  ["EOW", { edge: "end", unit: "week" }],
  ["EOM", { edge: "end", unit: "month" }],
  ["EOQ", { edge: "end", unit: "quarter" }],
  ["EOY", { edge: "end", unit: "year" }],
  ["BOW", { edge: "start", unit: "week" }],
  ["BOQ", { edge: "start", unit: "quarter" }],
  ["BOM", { edge: "start", unit: "month" }],
  ["BOY", { edge: "start", unit: "year" }],
] as const);
const EDGES: ReadonlyMap<string, "start" | "middle" | "end"> = new Map([
  ["start", "start"],
  ["beginning", "start"],
  ["begin", "start"],
  ["early", "start"],
  ["middle", "middle"],
  ["mid", "middle"],
  ["halfway", "middle"],
  ["end", "end"],
  ["late", "end"],
]);

/** "(at the) end of next month", "mid March", "the beginning of the week", "early next week", "the last of May". */
export function readEdge(tokens: Tokens, start: number): Read<ReadPeriod> {
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const special = readShortEdge(tokens, at) ?? readLastOf(tokens, at);
  if (special) return special;
  const said = SEVERAL.find(([words]) => isSaid(tokens, at, words));
  const last = said ? at + said[0].split(" ").length - 1 : at;
  const edge = said?.[1] ?? EDGES.get(wordAt(tokens, at));
  return (edge && readEdgeOf(tokens, last, edge)) ?? readOwnedEdge(tokens, start);
}

/** Each with the word at its end that links it. */
const SEVERAL: readonly (readonly [words: string, edge: Edge])[] = [
  ["tail end", "end"],
  ["very end", "end"],
  ["very beginning", "start"],
  ["very start", "start"],
  ["latter part", "end"],
  ["last part", "end"],
  ["early part", "start"],
];

/** "April's end", "next week, at the beginning". */
function readOwnedEdge(tokens: Tokens, start: number): Read<ReadPeriod> {
  const owner = readOwner(tokens, start);
  const edge = owner && EDGES.get(wordAt(tokens, owner.next));
  if (!owner || !edge || LOOSE.has(wordAt(tokens, owner.next))) return undefined;
  const next = owner.next + 1;
  return endsWell(tokens, next) ? { value: edgeDay(edge, owner.value), next } : undefined;
}

type Edge = "start" | "middle" | "end";

function readEdgeOf(tokens: Tokens, at: number, edge: Edge): Read<ReadPeriod> {
  const isLoose = LOOSE.has(wordAt(tokens, at));
  const of = after(tokens, at + 1, isLoose ? LOOSE_LINKS : LINKS) ?? at + 1;
  const bare = UNITS.get(wordAt(tokens, of));
  const period = isLoose ? readLooseSpan(tokens, of) : readSpan(tokens, of);
  if (bare && of > at + 1 && (period?.next ?? 0) <= of + 1) return edgeOf(edge, bare, of + 1);
  if (!period || (of === at + 1 && !isLoose)) return undefined;
  if (period.value.weakness === "the-period" && of === at + 1) return undefined;
  const { value, next } = period;
  return { value: isLoose ? looseEdge(edge, value.period) : edgeDay(edge, value.period), next };
}

/** Also "the early 2000s". */
function readLooseSpan(tokens: Tokens, at: number): Read<ReadSpan> {
  return readDecade(tokens, at) ?? readSpan(tokens, at);
}

function edgeDay(edge: Edge, period: Period): ReadPeriod {
  return { day: { kind: "edge", edge, period } };
}

/** A third of what is longer than a week. */
function looseEdge(edge: Edge, of: Period): ReadPeriod {
  const isWeek = of.kind === "unit" && ["week", "weekend"].includes(of.unit);
  return isWeek
    ? edgeDay(edge, of)
    : { period: { kind: "share", nth: THIRDS[edge], parts: 3, of } };
}

const THIRDS = { start: 1, middle: 2, end: 3 } as const;

/** "Early May", "late in May", "mid-May". */
const LOOSE: ReadonlySet<string> = new Set(["early", "late", "mid", "part"]);
const LINKS = ["through", "of about", "of around", "of"];
const LOOSE_LINKS = [...LINKS, "on in", "in", "-"];

/** "The last of May", "the last of the month". */
function readLastOf(tokens: Tokens, at: number): Read<ReadPeriod> {
  const of = after(tokens, at, ["last of"]);
  const read = of === undefined ? undefined : readCalendar(tokens, of);
  const period = read?.value.period;
  if (!read || !period || !isMonthSpan(period)) return undefined;
  return { value: { day: { kind: "edge", edge: "end", period } }, next: read.next };
}

/** Only of months one says "the last of". */
function isMonthSpan(period: Period): boolean {
  return period.kind === "month" || (period.kind === "unit" && period.unit === "month");
}

/** "EOM", "BOY", "mid-month", "month end". */
function readShortEdge(tokens: Tokens, at: number): Read<ReadPeriod> {
  const raw = tokens[at]?.raw ?? "";
  const short = SHORT_EDGES.get(WORDS.has(raw) ? raw : raw.toUpperCase());
  const year = short?.unit === "year" ? readYear(tokens, at + 1) : undefined;
  if (short && year) {
    const period = { kind: "year", year: year.value } as const;
    return { value: { day: { kind: "edge", edge: short.edge, period } }, next: year.next };
  }
  if (short) return edgeOf(short.edge, short.unit, at + 1);
  const mid = after(tokens, at, ["mid -", "mid"]);
  const middle = mid === undefined ? undefined : UNITS.get(wordAt(tokens, mid));
  if (middle && mid !== undefined) return edgeOf("middle", middle, mid + 1);
  const named = UNITS.get(wordAt(tokens, at));
  const isEnd = named && named !== "week" && wordAt(tokens, at + 1) === "end";
  return isEnd ? edgeOf("end", named, at + 2) : undefined;
}

function edgeOf(edge: Edge, unit: PeriodUnit, next: number): Read<ReadPeriod> {
  const period = { kind: "unit", unit, shift: 0 } as const;
  return { value: { day: { kind: "edge", edge, period } }, next };
}
