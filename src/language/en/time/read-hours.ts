import type { Clock } from "../../../types/clock.ts";
import type { Hours } from "../../../types/time/meaning.ts";
import { toInstant, toLocal } from "../../when/local-time.ts";
import { resolveWhen } from "./resolve-when.ts";

const PLAIN = /^(\d{1,2})(?::(\d{2}))?\s*(?:-|–|to|and|until)\s*(\d{1,2})(?::(\d{2}))?$/;
const NAMED = /^(?:my |the )?(?:normal |usual )?(?:working|work|office|business) hours$/;
const LEADS = /^(?:between|from|during|in|within)\s+/;

/** Hours of a day as said: "9-17", "nine to five", "afternoon"; `usual` for "working hours". */
export function readHours(words: string, clock: Clock): Hours | "usual" | undefined {
  const text = words.trim().toLowerCase().replace(LEADS, "");
  if (NAMED.test(text)) return "usual";
  const hours = plainHours(text) ?? spokenHours(text, clock);
  return hours && hours.from < hours.to ? hours : undefined;
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

function spokenHours(text: string, { now, zone }: Clock): Hours | undefined {
  const morning = toInstant(toLocal(now(), zone).startOf("day"), zone)?.ms;
  if (morning === undefined) return undefined;
  const early = { zone, now: () => morning };
  const said = [resolveWhen(`from ${text}`, early), resolveWhen(text, early)];
  const range = said.find((when) => when && when.bound === undefined) ?? said.find(Boolean);
  if (!range) return undefined;
  const minute = (at: number): number => Math.round((at - morning) / 60_000);
  return { from: minute(range.from), to: minute(range.to) };
}
