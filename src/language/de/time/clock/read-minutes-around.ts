import type { ClockTime } from "../../../../types/time/phrase.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import { readBelowHundred } from "../../numbers/read-number.ts";
import { after } from "../vocabulary.ts";
import type { ReadClock } from "./clock-reading.ts";

/*
 * Times said by the minutes around an hour, counted from the hour that is named:
 *
 *   halb fünf               4:30     −30
 *   Viertel vor drei        2:45     −15        Viertel nach drei   3:15   +15
 *   viertel vier            3:15     −45        dreiviertel vier    3:45   −15
 *   fünf vor halb drei      2:25     −35        fünf nach halb drei 2:35   −25
 *   zehn nach drei          3:10     +10        zwanzig vor acht    7:40   −20
 */

/** "Halb fünf", "Viertel nach drei", "fünf vor halb drei", "zehn nach" (whatever hour comes next). */
export function readMinutesAround(tokens: Tokens, at: number): Read<ReadClock> {
  return readShare(tokens, at) ?? readCounted(tokens, at);
}

/** "Halb fünf", "viertel vier", "dreiviertel vier": that much of the hour before is over. */
function readShare(tokens: Tokens, at: number): Read<ReadClock> {
  const share = shareAt(tokens, at);
  const hour = share && readHour(tokens, share.next);
  return hour && share && timeAround(hour, share.value - 60);
}

const SHARES: readonly (readonly [words: string, minutes: number])[] = [
  ["halb", 30],
  ["dreiviertel", 45],
  ["drei viertel", 45],
  ["viertel", 15],
];

function shareAt(tokens: Tokens, at: number): Read<number> {
  for (const [words, minutes] of SHARES) {
    const next = after(tokens, at, [words]);
    if (next !== undefined) return { value: minutes, next };
  }
  return undefined;
}

/** "Zehn nach drei", "Viertel vor drei", "fünf vor halb drei". */
function readCounted(tokens: Tokens, at: number): Read<ReadClock> {
  const minutes = minutesAt(tokens, at);
  const side = minutes && wordAt(tokens, minutes.next);
  if (!minutes || (side !== "vor" && side !== "nach")) return undefined;
  const signed = side === "vor" ? -minutes.value : minutes.value;
  const half = after(tokens, minutes.next + 1, ["halb"]);
  const hour = readHour(tokens, half ?? minutes.next + 1);
  if (hour) {
    const isPlain = half !== undefined || wordAt(tokens, at) === "viertel";
    return timeAround(hour, half === undefined ? signed : signed - 30, isPlain);
  }
  const isLast = tokens[minutes.next + 1]?.kind !== "word";
  if (!isLast || half !== undefined || !minutes.isRound) return undefined;
  const minute = (signed + 60) % 60;
  return {
    value: { clock: { kind: "minutes", minute }, weakness: "minutes" },
    next: minutes.next + 1,
  };
}

function minutesAt(
  tokens: Tokens,
  at: number,
): { readonly value: number; readonly next: number; readonly isRound: boolean } | undefined {
  if (wordAt(tokens, at) === "viertel") return { value: 15, next: at + 1, isRound: true };
  const number = readBelowHundred(tokens, at);
  if (!number || number.value < 1 || number.value > 59) return undefined;
  const named = after(tokens, number.next, ["minuten", "minute", "min"]);
  const isRound = named !== undefined || number.value % 5 === 0;
  return { value: number.value, next: named ?? number.next, isRound };
}

function readHour(tokens: Tokens, at: number): Read<number> {
  if (wordAt(tokens, at) === "mitternacht") return { value: 24, next: at + 1 };
  const isOne = wordAt(tokens, at) === "ein" && wordAt(tokens, at + 1) === "uhr";
  const hour = isOne ? { value: 1, next: at + 1 } : readBelowHundred(tokens, at);
  if (!hour || hour.value < 1 || hour.value > 24 || /\./.test(wordAt(tokens, at))) return undefined;
  return { value: hour.value, next: after(tokens, hour.next, ["uhr"]) ?? hour.next };
}

function timeAround(
  { value: hour, next }: NonNullable<Read<number>>,
  minutes: number,
  isPlain = true,
): Read<ReadClock> {
  const isExact = hour > 12;
  const shifted = minutes < 0 ? hour - 1 : hour % 24;
  const lowest = isExact ? 0 : 12;
  const clock: ClockTime = {
    kind: "clock",
    hour: shifted === 0 ? lowest : shifted,
    minute: (minutes + 60) % 60,
    isExact,
  };
  return { value: isPlain ? { clock } : { clock, weakness: "hour-minute" }, next };
}
