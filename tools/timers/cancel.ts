import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import type { RunContext, SayContext } from "../../src/tool/define-tool.ts";
import { done, items } from "../../src/tool/envelope.ts";
import { clean, sayDone, sayRows, sentence } from "../speech.ts";
import type { Success } from "../../src/types/turn/result.ts";
import type { Envelope } from "../../src/tool/define-tool.ts";
import type { Timer } from "../../src/host/machine.ts";
import { field, minutesText } from "../fields.ts";
import { byMuch } from "./by-much.ts";
import { longer, prolong } from "./prolong.ts";
import { act } from "./act.ts";
import { timerNamed } from "./timer-named.ts";
import { timerOf, timerRow } from "./timer-words.ts";

export const cancel = defineTool({
  name: "timers.cancel",
  description: "Cancel a timer or alarm, or all; or tell which are running and what is left.",
  input: z.strictObject({
    label: field("which one", { kind: "span", of: "timer" }).optional(),
    act,
    all: z.boolean().describe("all of them").meta({ kind: "flag" }).optional(),
    alarms: z.boolean().describe("alarms").meta({ kind: "flag" }).optional(),
    timers: z.boolean().describe("timers").meta({ kind: "flag" }).optional(),
    duration: minutesText.describe("less time for it").meta({ kind: "duration" }).optional(),
    longer,
  }),
  reads: "nothing",
  effect: "reversible",
  egress: false,
  gives: "timer",
  byMuch,
  rings: ({ longer: isLonger }) => isLonger !== undefined,
  stops: "timer",
  amends: "longer",
  onlyTells: { act: "tell" },
  sorts: ["alarms", "timers"],
  answers: ["fact", "whether"],
  day: { input: { act: "tell" } },
  companions: ["timers.set"],
  demos: [
    {
      say: "cancel the dumplings timer",
      input: { label: "dumplings", act: "cancel" },
      result: "Cancelled: dumplings.",
      answer: "The dumplings timer is off.",
    },
    {
      say: "which timers are running",
      input: { act: "tell" },
      result: "timer:91 | 17 minute timer | rings in 2 minutes",
      answer: "One: the 17 minute timer, which rings in 2 minutes.",
    },
  ],
  say: (result, context) => sayDone(result) ?? sayTimers(result, context),
  async run({ label, act: said, all, longer: isLonger, ...sorts }, context) {
    const { host, meant, language } = context;
    const kind = kindOf(sorts);
    const running = await host.timers.all();
    // Who names one means that one, whatever it is called.
    const isMeant = (timer: Timer): boolean => label !== undefined || timer.kind === kind;
    const timers = kind === undefined ? running : running.filter(isMeant);
    // "Remove five minutes from the pizza timer" cancels nothing.
    if (isLonger !== undefined)
      return prolong(context, timers, { label, duration: meant["duration"], isLonger });
    const isTold = said === "tell" || (said === undefined && label === undefined);
    if (isTold) {
      const told = label === undefined ? timers : [timerNamed(timers, label, language)];
      return items({ rows: told.map((timer) => timerRow(timer, context)) });
    }
    const isAny = label === undefined || (sorts.alarms === true && sorts.timers === true);
    if (all && isAny && timers.length > 1) return cancelAll(context, kind);
    const { id } = timerNamed(timers, label, language);
    const { value, undo } = await host.timers.cancel(id);
    const name = clean(value.label);
    return done(language.say.timers.cancelled(name), {
      rows: [{ id: value.id, label: name }],
      undo,
    });
  },
});

/** Countdowns or alarms, where one of them is named. */
function kindOf({ alarms, timers }: Readonly<Record<string, unknown>>): Timer["kind"] | undefined {
  if (alarms === timers) return undefined;
  return alarms === true ? "alarm" : "timer";
}

async function cancelAll(
  { host, language }: RunContext,
  kind: Timer["kind"] | undefined,
): Promise<Envelope> {
  const { value, undo } = await host.timers.cancelAll(kind);
  const rows = value.map(({ id, label }) => ({ id, label: clean(label) }));
  return done(language.say.timers.cancelledAll(rows.map(({ label }) => label)), { rows, undo });
}

/** Of the one that was asked for only when it rings. */
function sayTimers(
  result: Success,
  { input, asks, language: { say } }: SayContext,
): string | undefined {
  const { timers } = say;
  const [only] = "items" in result ? (result.items ?? []) : [];
  if (input["label"] !== undefined && only) return `${sentence(timers.timerRow(timerOf(only)))}.`;
  // Those that repeat are kept with the reminders.
  const kind = input["alarms"] === true ? "alarm" : "timer";
  return sayRows({
    result,
    asks,
    say,
    nothing: asks?.form === "day" ? "" : timers.noTimers(kind),
    head: timers.timers,
    row: (item) => timers.timerRow(timerOf(item)),
  });
}
