import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import type { RunContext, SayContext } from "../../src/tool/define-tool.ts";
import { done, items } from "../../src/tool/envelope.ts";
import { clean, sayDone, sayRows, sentence } from "../speech.ts";
import type { Success } from "../../src/types/turn/result.ts";
import type { Envelope } from "../../src/tool/define-tool.ts";
import type { Timer } from "../../src/host/machine.ts";
import type { Written } from "../../src/host/written.ts";
import { ToldFailure } from "../../src/tool/told-failure.ts";
import type { Meaning } from "../../src/types/time/meaning.ts";
import { field, minutesText } from "../fields.ts";
import { byMuch } from "./by-much.ts";
import { longer, prolong } from "./prolong.ts";
import { act } from "./act.ts";
import { isRepeatedAlarm, repeatedAlarms } from "./repeated-alarm.ts";
import type { RepeatedAlarm } from "./repeated-alarm.ts";
import { ofLength, timerNamed, timersCalled } from "./timer-named.ts";
import type { TimerSaid } from "./timer-named.ts";
import { timerOf, timerRow } from "./timer-words.ts";

export const cancel = defineTool({
  name: "timers.cancel",
  description: "Tell which timers or alarms are running and what is left, or cancel one, or all.",
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
  declines: { field: "act", value: "other" },
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
    const { duration } = meant;
    const kind = kindOf(sorts);
    if (said === "other") throw new ToldFailure("invalid", ({ timers }) => timers.cantOther);
    const running = await host.timers.all();
    // Who names one means that one, whatever it is called.
    const isMeant = (timer: Timer): boolean => label !== undefined || timer.kind === kind;
    const timers = kind === undefined ? running : running.filter(isMeant);
    // "Remove five minutes from the pizza timer" cancels nothing; "how much longer" asks for none.
    const isAsked = said === "tell" && duration === undefined;
    if (isLonger !== undefined && !isAsked)
      return prolong(context, timers, { label, duration, isLonger });
    const those = { label, kind, duration };
    const isTold = said === "tell" || (said === undefined && label === undefined);
    if (isTold) return tellOf(context, timers, those);
    const isAny = label === undefined || (sorts.alarms === true && sorts.timers === true);
    if (all && isAny && timers.length > 1) return cancelAll(context, kind);
    const timer = await oneOf(context, timers, those);
    const { value, undo } = isRepeatedAlarm(timer)
      ? await removeAlarm(context, timer)
      : await host.timers.cancel(timer.id);
    const name = clean(value.label);
    return done(language.say.timers.cancelled(name), {
      rows: [{ id: value.id, label: name }],
      undo,
    });
  },
});

type Said = TimerSaid & { readonly duration: Meaning | undefined };

/** All that were asked for; alarms with those that repeat. */
async function tellOf(
  context: RunContext,
  timers: readonly Timer[],
  said: Said,
): Promise<Envelope> {
  const told =
    said.label === undefined
      ? [...timers, ...(said.kind === "alarm" ? await repeatedAlarms(context) : [])]
      : [await oneOf(context, timers, said)];
  return items({ rows: told.map((timer) => timerRow(timer, context)) });
}

/** The one that is meant. Reminders are only looked through where an alarm is, or nothing else goes by its name. */
async function oneOf(
  context: RunContext,
  timers: readonly Timer[],
  { duration, ...said }: Said,
): Promise<Timer> {
  const { label, kind } = said;
  const fitting = label === undefined ? timers : ofLength(timers, duration, context.language);
  const isFound = label !== undefined && timersCalled(fitting, label, context).length > 0;
  const isAlarm = kind === "alarm" || (kind === undefined && label !== undefined);
  const again = isAlarm && !isFound ? await repeatedAlarms(context) : [];
  return timerNamed([...fitting, ...again], said, context);
}

async function removeAlarm(
  { host }: RunContext,
  alarm: RepeatedAlarm,
): Promise<Pick<Written<Timer>, "value" | "undo">> {
  const { undo } = await host.reminders.remove(alarm.id);
  return { value: alarm, undo };
}

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
  { input, asks, isForOther, language: { say } }: SayContext,
): string | undefined {
  const { timers } = say;
  const [only] = "items" in result ? (result.items ?? []) : [];
  if (input["label"] !== undefined && only) return `${sentence(timers.timerRow(timerOf(only)))}.`;
  const kind = input["alarms"] === true ? "alarm" : "timer";
  return sayRows({
    result,
    asks,
    isForOther,
    say,
    nothing: asks?.form === "day" ? "" : timers.noTimers(kind),
    head: (count) => timers.timers(count, kind),
    row: (item) => timers.timerRow(timerOf(item)),
  });
}
