import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { PartName } from "../../../../types/time/day-part.ts";
import type { Day } from "../../../../types/time/phrase.ts";
import { readDate } from "../day/date/read-date.ts";
import { readDay } from "../day/read-day.ts";
import { after, isSaid } from "../vocabulary.ts";
import { readPart } from "./read-part.ts";

/** A part of the day and its day. */
type ReadNight = { readonly part: PartName; readonly day: Day };

/** "this morning", "next morning" and "last night" name their day themselves. */
export function readNight(tokens: Tokens, at: number): Read<ReadNight> {
  const next = after(tokens, at, ["next morning", "following morning"]);
  if (next !== undefined)
    return { value: { part: "morning", day: { kind: "relative", days: 1 } }, next };
  if (isSaid(tokens, at, "late last night")) {
    return { value: { part: "late-evening", day: { kind: "relative", days: -1 } }, next: at + 3 };
  }
  if (isSaid(tokens, at, "last night")) {
    return { value: { part: "tonight", day: { kind: "relative", days: -1 } }, next: at + 2 };
  }
  const edge = ["early", "late"].find((word) => isSaid(tokens, at, `${word} this`));
  const place = edge ? at + 1 : at;
  const part = wordAt(tokens, place) === "this" ? readPart(tokens, place + 1) : undefined;
  const name = edge && part ? PARTS.find((one) => one === `${edge}-${part.value.part}`) : undefined;
  if (!part || (edge && !name)) return undefined;
  return {
    value: { part: name ?? part.value.part, day: { kind: "relative", days: 0 } },
    next: part.next,
  };
}

/** "The night before last", "the evening before Christmas", "the morning after the 5th". */
export function readNightBeside(tokens: Tokens, start: number): Read<ReadNight> {
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const said = readPart(tokens, at);
  if (!said) return undefined;
  const part = said.value.part === "night" ? "tonight" : said.value.part;
  const beforeLast = EVENINGS.has(part) ? after(tokens, said.next, ["before last"]) : undefined;
  if (beforeLast !== undefined)
    return { value: { part, day: { kind: "relative", days: -2 } }, next: beforeLast };
  const amount = SIDES.get(wordAt(tokens, said.next));
  const base = amount && readBase(tokens, said.next + 1);
  if (!amount || !base) return undefined;
  const day = { kind: "shifted", amount, unit: "day", base: base.value } as const;
  return { value: { part, day }, next: base.next };
}

/** "Christmas", "the 5th": a day that is surely one. */
function readBase(tokens: Tokens, at: number): Read<Day> {
  const base = readDay(tokens, at) ?? readDate(tokens, at);
  const { day, weakness } = base?.value ?? {};
  const isSure = weakness === undefined || weakness === "feast";
  return base && day && isSure ? { value: day, next: base.next } : undefined;
}

const SIDES: ReadonlyMap<string, 1 | -1> = new Map([
  ["before", -1],
  ["after", 1],
]);

const EVENINGS: ReadonlySet<PartName> = new Set(["tonight", "evening"]);

/** The start and the end of a part of the day. */
export const PARTS: readonly PartName[] = [
  "early-morning",
  "early-afternoon",
  "early-evening",
  "late-morning",
  "late-afternoon",
  "late-evening",
];
