import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { ToldFailure } from "../../src/tool/told-failure.ts";
import { items } from "../../src/tool/envelope.ts";
import type { Item, Success } from "../../src/types/turn/result.ts";
import { field, minutesText } from "../fields.ts";
import { nameIn } from "../named.ts";
import { sayRows } from "../speech.ts";
import { durationWords } from "../time-words.ts";
import { rangeWords } from "../range-words.ts";
import { rangeOf } from "../time-range.ts";
import { lengthOf, wholeMinutes } from "../length.ts";
import { freeTimes } from "./free-times.ts";
import { hoursOf, usualHours } from "./hours.ts";
import { busyTimes } from "./busy-times.ts";

/** Shorter stretches are no free time, where nobody says how long it has to be. */
const SHORTEST_MINUTES = 15;

export const findSlots = defineTool({
  name: "calendar.find_slots",
  description: "Find free time in the calendar, or tell whether there is any.",
  input: z.strictObject({
    minutes: minutesText.describe("how long").meta({ kind: "duration" }).optional(),
    from: field("day or start of the time", { kind: "when" }).optional(),
    to: field("end of the time", { kind: "when", time: { as: "end" } }).optional(),
    hours: field("hours of the day, like 9-17", { kind: "span", time: { as: "hours" } }).optional(),
    calendar: field("only this calendar", { kind: "calendar" }).optional(),
  }),
  reads: "untrusted",
  effect: "none",
  egress: false,
  gives: "slot",
  demos: [
    {
      say: "find me 35 minutes on the third of march",
      input: { minutes: "35 minutes", from: "the third of march" },
      result: "Tuesday 3 March | 9 am to 11:05 am\nTuesday 3 March | 3:25 pm to 5 pm",
      answer: "On Tuesday 3 March you are free from 9 am to 11:05 am and from 3:25 pm to 5 pm.",
    },
    {
      say: "where is there a gap of 95 minutes this week",
      input: { minutes: "95 minutes", from: "this week" },
      result: "nothing found",
      answer: "You have no 95 minutes free this week.",
    },
  ],
  say: (result, { clock, meant, asks, language: { say } }) => {
    const { minutes } = meant;
    const length = minutes && durationWords(say, lengthOf(minutes));
    const { calendar, times } = say;
    return sayRows({
      result,
      asks,
      say,
      nothing: calendar.noSlots(length, rangeWords(meant, { clock, say }) ?? times.nextDays),
      head: () => calendar.slots(length),
      row: (slot) =>
        calendar.slotRow({
          day: isFirstOfDay(slot, result) ? String(slot["day"]) : undefined,
          time: String(slot["time"]),
        }),
    });
  },
  async run({ calendar }, context) {
    const { host, meant, language } = context;
    const { say } = language;
    const { clock } = host;
    const { minutes, from, to, hours } = meant;
    const only = calendar ? (await nameIn(context, "calendar", calendar)).id : undefined;
    const range = rangeOf({ from, to }, clock, { openDays: 7 });
    if (range.to <= clock.now()) throw new ToldFailure("invalid", ({ times }) => times.hasPassed);
    const future = { from: Math.max(range.from, clock.now()), to: range.to };
    const found = freeTimes({
      range: future,
      busy: await busyTimes(host, future, only),
      hours: hours ? hoursOf(hours, host) : undefined,
      usual: usualHours(host),
      minutes: minutes ? wholeMinutes(minutes) : SHORTEST_MINUTES,
      clock,
    });
    const asked = minutes ? { minutes: wholeMinutes(minutes) } : {};
    const rows = found.map(({ from: start, to: end }) => ({
      id: `${start}-${end}`,
      at: start,
      day: say.nearDay(start, clock),
      time: say.times.span({ from: start, to: end }, clock),
      ...asked,
    }));
    return items({ rows });
  },
});

/** A day is named once. */
function isFirstOfDay(slot: Item, result: Success): boolean {
  const items = "items" in result ? (result.items ?? []) : [];
  return items.find(({ day }) => day === slot["day"]) === slot;
}
