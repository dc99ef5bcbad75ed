import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import type { SayContext } from "../../src/tool/define-tool.ts";
import { done, items } from "../../src/tool/envelope.ts";
import { clean, counted, sayDone, sayRows, sentence } from "../speech.ts";
import type { Success } from "../../src/types/turn/result.ts";
import type { Envelope } from "../../src/tool/define-tool.ts";
import type { Host } from "../../src/host/host.ts";
import type { Timer } from "../../src/host/machine.ts";
import { field, minutesText } from "../fields.ts";
import { numberToWords, sayList } from "../spoken.ts";
import { longer, prolong } from "./prolong.ts";
import { act } from "./act.ts";
import { timerNamed } from "./timer-named.ts";
import { timerRow, timerWords } from "./timer-words.ts";

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
  say: (result, { input, asks }) =>
    sayDone(result) ??
    timersWords(result, {
      isNamed: input["label"] !== undefined,
      nothing: input["alarms"] === true ? NO_ALARM : "No timer is running.",
      asks,
    }),
  async run({ label, act: said, all, longer: isLonger, ...sorts }, { host, meant }) {
    const kind = kindOf(sorts);
    const running = await host.timers.all();
    // Who names one means that one, whatever it is called.
    const isMeant = (timer: Timer): boolean => label !== undefined || timer.kind === kind;
    const timers = kind === undefined ? running : running.filter(isMeant);
    // "Remove five minutes from the pizza timer" cancels nothing.
    if (isLonger !== undefined)
      return prolong(host, timers, { label, duration: meant["duration"], isLonger });
    const isTold = said === "tell" || (said === undefined && label === undefined);
    if (isTold) {
      const told = label === undefined ? timers : [timerNamed(timers, label)];
      return items({ rows: told.map((timer) => timerRow(timer, host.clock)) });
    }
    const isAny = label === undefined || (sorts.alarms === true && sorts.timers === true);
    if (all && isAny && timers.length > 1) return cancelAll(host, kind);
    const { id } = timerNamed(timers, label);
    const { value, undo } = await host.timers.cancel(id);
    const name = clean(value.label);
    return done(`Cancelled: ${name}.`, { rows: [{ id: value.id, label: name }], undo });
  },
});

/** Countdowns or alarms, where one of them is named. */
function kindOf({ alarms, timers }: Readonly<Record<string, unknown>>): Timer["kind"] | undefined {
  if (alarms === timers) return undefined;
  return alarms === true ? "alarm" : "timer";
}

async function cancelAll(host: Host, kind: Timer["kind"] | undefined): Promise<Envelope> {
  const { value, undo } = await host.timers.cancelAll(kind);
  const rows = value.map(({ id, label }) => ({ id, label: clean(label) }));
  const names = sayList(rows.map(({ label }) => label));
  return done(`Cancelled all ${numberToWords(value.length)}: ${names}.`, { rows, undo });
}

/** Those that repeat are kept with the reminders. */
const NO_ALARM = "No alarm is set but for those that repeat, which are among your reminders.";

type Telling = Pick<SayContext, "asks"> & { readonly isNamed: boolean; readonly nothing: string };

/** Of the one that was asked for only when it rings. */
function timersWords(result: Success, { isNamed, nothing, asks }: Telling): string | undefined {
  const [only] = "items" in result ? (result.items ?? []) : [];
  if (isNamed && only) return `${sentence(timerWords(only))}.`;
  return sayRows({
    result,
    asks,
    nothing: asks?.form === "day" ? "" : nothing,
    head: (total) => sentence(`${counted(total, "timer")} ${total === 1 ? "is" : "are"} running`),
    row: timerWords,
  });
}
