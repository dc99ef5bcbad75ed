import type { Day, Which } from "../../../../types/time/phrase.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import { readDuration } from "../../numbers/read-duration.ts";
import { after, afterArticle, SHORT_WEEKDAYS, WEEKDAYS } from "../vocabulary.ts";
import { readFeast } from "./feasts.ts";

export type DayWeakness = "short-weekday" | "feast";
export type ReadDay = { readonly day: Day; readonly weakness?: DayWeakness };

const RELATIVE: ReadonlyMap<string, number> = new Map([
  ["vorgestern", -2],
  ["gestern", -1],
  ["heute", 0],
  ["heut", 0],
  ["morgen", 1],
  ["ubermorgen", 2],
  ["uebermorgen", 2],
]);
/** "Guten Morgen" says no day. */
const GREETING: ReadonlySet<string> = new Set(["guten", "schonen"]);
/** However they are declined. */
const WHICH: readonly (readonly [RegExp, Which])[] = [
  [/^diese[nrsm]?$/, "this"],
  [/^(?:nachste|naechste|folgende)[nrsm]?$/, "next"],
  [/^kommende[nrsm]?$/, "coming"],
  [/^(?:letzte|vergangene|vorige)[nrsm]?$/, "last"],
];

/** "Übernächsten Freitag". */
const BEYOND = /^(?:uber|ueber)nachste[nrsm]?$/;

/** A day by its own name: "heute", "übermorgen", "nächsten Freitag", "Freitag in einer Woche", "Weihnachten". */
export function readDay(tokens: Tokens, at: number): Read<ReadDay> {
  return readCountedTo(tokens, at) ?? readWithWeeks(tokens, at);
}

/** "Heute", "morgen", "übermorgen". */
export function readRelative(tokens: Tokens, at: number): Read<{ readonly day: Day }> {
  const word = wordAt(tokens, at);
  const isGreeting = word === "morgen" && GREETING.has(wordAt(tokens, at - 1));
  const days = isGreeting ? undefined : RELATIVE.get(word);
  return days === undefined
    ? undefined
    : { value: { day: { kind: "relative", days } }, next: at + 1 };
}

/** "Dieser", "nächsten", "letztes" before a name of time. */
export function readWhich(tokens: Tokens, at: number): Read<Which> {
  const word = wordAt(tokens, at);
  const which = WHICH.find(([forms]) => forms.test(word))?.[1];
  return which && { value: which, next: at + 1 };
}

/** "Zwei Tage nach Ostern", "eine Woche vor Weihnachten", "der Tag nach Montag". */
function readCountedTo(tokens: Tokens, at: number): Read<ReadDay> {
  const theDay = after(tokens, at, ["der tag", "den tag", "dem tag", "tag"]);
  const length =
    theDay === undefined
      ? readDuration(tokens, at)
      : { value: [{ amount: 1, unit: "day" } as const], next: theDay };
  const [only, second] = length?.value ?? [];
  if (!length || !only || second || !Number.isInteger(only.amount)) return undefined;
  const side = wordAt(tokens, length.next);
  const isOfDays = !["second", "minute", "hour"].includes(only.unit);
  if (!isOfDays || (side !== "vor" && side !== "nach")) return undefined;
  const base = readSimple(tokens, length.next + 1);
  if (!base) return undefined;
  const amount = side === "vor" ? -only.amount : only.amount;
  return {
    value: { day: { kind: "shifted", amount, unit: only.unit, base: base.value.day } },
    next: base.next,
  };
}

/** "Heute in einer Woche", "Freitag in zwei Wochen", "morgen in 14 Tagen". */
function readWithWeeks(tokens: Tokens, at: number): Read<ReadDay> {
  const simple = readSimple(tokens, at);
  const isBase = simple?.value.day.kind === "weekday" || simple?.value.day.kind === "relative";
  if (!simple || !isBase || wordAt(tokens, simple.next) !== "in") return simple;
  const length = readDuration(tokens, simple.next + 1);
  const [only, second] = length?.value ?? [];
  const isOfDays = only !== undefined && ["day", "week", "month"].includes(only.unit);
  if (!length || second || !isOfDays || !Number.isInteger(only.amount)) return simple;
  const { day } = simple.value;
  return { value: { day: { kind: "shifted", ...only, base: day } }, next: length.next };
}

function readSimple(tokens: Tokens, start: number): Read<ReadDay> {
  const relative = readRelative(tokens, start);
  if (relative) return relative;
  const at = afterArticle(tokens, start);
  const which = readWhich(tokens, at);
  const place = which?.next ?? at;
  const weekday = readWeekday(tokens, place, which?.value ?? "bare");
  if (weekday) return weekday;
  const later = BEYOND.test(wordAt(tokens, at)) ? readWeekday(tokens, at + 1, "next") : undefined;
  if (later) {
    const { day } = later.value;
    return {
      value: { day: { kind: "shifted", amount: 1, unit: "week", base: day } },
      next: later.next,
    };
  }
  const feast = readFeast(tokens, place);
  if (!feast) return undefined;
  const day = { kind: "feast", feast: feast.value, which: which?.value ?? "bare" } as const;
  return { value: which ? { day } : { day, weakness: "feast" }, next: feast.next };
}

function readWeekday(tokens: Tokens, at: number, which: Which): Read<ReadDay> {
  const word = wordAt(tokens, at);
  const full = WEEKDAYS.get(word);
  const weekday = full ?? SHORT_WEEKDAYS.get(word);
  if (weekday === undefined) return undefined;
  const day = { kind: "weekday", weekday, which } as const;
  const next = full === undefined ? (after(tokens, at + 1, ["."]) ?? at + 1) : at + 1;
  const isSure = full !== undefined || which !== "bare";
  return { value: isSure ? { day } : { day, weakness: "short-weekday" }, next };
}
