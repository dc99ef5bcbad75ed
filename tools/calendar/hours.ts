import { DateTime } from "luxon";
import { HostFailure } from "../../src/errors.ts";
import type { Host } from "../../src/host/host.ts";
import type { Clock } from "../../src/types/clock.ts";
import { tryRange } from "../time-range.ts";

/** Minutes after midnight. */
export type Hours = { readonly from: number; readonly to: number };

const PLAIN = /^(\d{1,2})(?::(\d{2}))?\s*(?:-|–|to|and|until)\s*(\d{1,2})(?::(\d{2}))?$/;
const NAMED = /^(?:my |the )?(?:normal |usual )?(?:working|work|office|business) hours$/;
/** Where the user's settings say nothing. */
const USUAL: Hours = { from: 9 * 60, to: 17 * 60 };

/** Hours people are free to meet in when nobody says others: those of the settings, else nine to five. */
export function usualHours({ hours }: Pick<Host, "hours">): Hours {
  return (hours && plainHours(`${hours.from}-${hours.to}`)) ?? USUAL;
}

/** Hours of a day as said: "9-17", "nine to five", "afternoon", "working hours". */
export function hoursOf(said: string, host: Pick<Host, "hours" | "clock">): Hours {
  const text = said
    .trim()
    .toLowerCase()
    .replace(/^(?:between|from|during|in|within)\s+/, "");
  if (NAMED.test(text)) return usualHours(host);
  const hours = plainHours(text) ?? spokenHours(text, host.clock);
  if (hours && hours.from < hours.to) return hours;
  throw new HostFailure("invalid", `I don't understand the hours “${said}”.`);
}

/** Digits on the 24-hour clock; "9-5" is until five in the afternoon. */
function plainHours(text: string): Hours | undefined {
  const match = PLAIN.exec(text);
  if (!match) return undefined;
  const [, fromHour = "", fromMinute = "0", toHour = "", toMinute = "0"] = match;
  const from = Number(fromHour) * 60 + Number(fromMinute);
  const to = Number(toHour) * 60 + Number(toMinute);
  const isAfternoon = to <= from && to <= 12 * 60;
  return to > 24 * 60 ? undefined : { from, to: isAfternoon ? to + 12 * 60 : to };
}

function spokenHours(text: string, clock: Clock): Hours | undefined {
  const morning = DateTime.fromMillis(clock.now(), { zone: clock.zone }).startOf("day");
  const early = { zone: clock.zone, now: () => morning.toMillis() };
  const range = tryRange(`from ${text}`, early) ?? tryRange(text, early);
  if (!range) return undefined;
  const minute = (at: number): number => Math.round((at - morning.toMillis()) / 60_000);
  return { from: minute(range.from), to: minute(range.to) };
}
