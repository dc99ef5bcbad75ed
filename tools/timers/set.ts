import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { doneAt } from "../done-at.ts";
import { field, minutesText } from "../fields.ts";
import { sayDone } from "../speech.ts";
import { byMuch } from "./by-much.ts";
import { longer, prolong } from "./prolong.ts";
import { isRepeated, setRepeatedAlarm } from "./repeated-alarm.ts";
import { newTimer } from "./new-timer.ts";
import { toRingAgain } from "./to-ring-again.ts";
import { ringsWords, timerRow } from "./timer-words.ts";

export const set = defineTool({
  name: "timers.set",
  description: "Start a countdown timer, set an alarm, or give a running one more time or less.",
  input: z.strictObject({
    duration: minutesText.describe("how long").meta({ kind: "duration" }).optional(),
    at: field("when to ring", { kind: "when", time: { bias: "morning" } }).optional(),
    label: field("what it is for", { kind: "span" }).optional(),
    longer,
  }),
  reads: "nothing",
  effect: "reversible",
  egress: false,
  gives: "timer",
  byMuch,
  rings: () => true,
  opposite: "move",
  companions: ["timers.cancel"],
  demos: [
    {
      say: "set a timer for 17 minutes for the dumplings",
      input: { duration: "17 minutes", label: "dumplings" },
      result: "Timer set: dumplings, rings today at 4:48 pm.",
      answer: "The dumplings timer rings at 4:48 pm.",
    },
    {
      say: "wake me at 4:35",
      input: { at: "4:35" },
      result: "Alarm set: 4:35 am alarm, rings tomorrow at 4:35 am.",
      answer: "I'll wake you tomorrow at 4:35 am.",
    },
  ],
  say: sayDone,
  async run({ longer: isLonger, label }, context) {
    const { host, meant, language } = context;
    const { say } = language;
    // "Ten more minutes" are no alarm's that isn't named, and of what has rung already a timer of its own.
    const running = (await host.timers.all()).filter(
      ({ kind }) => kind === "timer" || label !== undefined,
    );
    const again = isLonger && label === undefined ? await toRingAgain(host, running) : undefined;
    if (isLonger === false || (isLonger && !again && running.length > 0)) {
      return prolong(context, running, { label, duration: meant["duration"], isLonger });
    }
    const { at } = meant;
    if (meant["duration"] === undefined && isRepeated(at))
      return setRepeatedAlarm(context, at, label);
    const { value, undo } = await host.timers.set(
      newTimer(label ?? again, meant, { clock: host.clock, say }),
    );
    const { kind, label: named } = value;
    return doneAt(
      host.clock,
      (clock) => say.timers.set(kind, { label: named, rings: ringsWords(value, { clock, say }) }),
      { rows: [timerRow(value, context)], undo },
    );
  },
});
