import type { Host } from "../../src/host/host.ts";
import { ToldFailure } from "../../src/tool/told-failure.ts";
import type { Hours, Meaning } from "../../src/types/time/meaning.ts";
import { wordsOf } from "../moment-near.ts";

const ON_THE_CLOCK = /^(\d{1,2})(?::(\d{2}))?$/;
const NOON = 12 * 60;
/** Where the user's settings say nothing. */
const USUAL: Hours = { from: 9 * 60, to: 17 * 60 };

/** Hours people are free to meet in when nobody says others: those of the settings, else nine to five. */
export function usualHours({ hours }: Pick<Host, "hours">): Hours {
  const [from, to] = [minutesOf(hours?.from), minutesOf(hours?.to)];
  if (from === undefined || to === undefined) return USUAL;
  // "9" to "5" is until five in the afternoon.
  return { from, to: to <= from && to <= NOON ? to + NOON : to };
}

/** Hours of a day that are meant; fails with a sentence for what are none. */
export function hoursOf(meaning: Meaning, host: Pick<Host, "hours">): Hours {
  if (meaning.kind === "hours") return meaning.hours === "usual" ? usualHours(host) : meaning.hours;
  throw new ToldFailure("invalid", ({ times }) => times.unread("hours", wordsOf(meaning)));
}

function minutesOf(time = ""): number | undefined {
  const [found, hour, minute = 0] = ON_THE_CLOCK.exec(time) ?? [];
  return found === undefined ? undefined : Number(hour) * 60 + Number(minute);
}
