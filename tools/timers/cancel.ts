import { z } from "zod";
import { HostFailure } from "../../src/errors.ts";
import { defineTool } from "../../src/tool/define-tool.ts";
import { done, items } from "../../src/tool/envelope.ts";
import { matchName } from "../../src/language/names/match-name.ts";
import { sayList } from "../../src/language/say-list.ts";
import { clean, counted, sayDone, sayRows, sentence } from "../speech.ts";
import { timerRow, timerWords } from "./timer-words.ts";

export const cancel = defineTool({
  name: "timers.cancel",
  description: "Cancel a timer or alarm by name; without one, list those running.",
  input: z.strictObject({
    label: z.string().describe("which one").meta({ kind: "span" }).optional(),
  }),
  reads: "nothing",
  effect: "reversible",
  egress: false,
  gives: "timer",
  companions: ["timers.set"],
  demos: [
    {
      say: "cancel the dumplings timer",
      input: { label: "dumplings" },
      result: "Cancelled: dumplings.",
      answer: "The dumplings timer is off.",
    },
    {
      say: "which timers are running",
      input: {},
      result: "timer:91 | 17 minute timer | rings in 2 minutes",
      answer: "One: the 17 minute timer, which rings in 2 minutes.",
    },
  ],
  say: (result) =>
    sayDone(result) ??
    sayRows({
      result,
      nothing: "No timer is running.",
      head: (total) => sentence(`${counted(total, "timer")} ${total === 1 ? "is" : "are"} running`),
      row: timerWords,
    }),
  async run({ label }, { host }) {
    const timers = await host.timers.all();
    if (label === undefined) {
      return items({ rows: timers.map((timer) => timerRow(timer, host.clock)) });
    }
    const match = matchName(
      label,
      timers.map(({ id, label: name }) => ({ id, name })),
    );
    const names = timers.map((timer) => clean(timer.label));
    if (match.kind !== "one") {
      const several = match.kind === "several";
      const running = names.length > 0 ? `Running: ${sayList(names)}.` : "No timer is running.";
      const sentence = several
        ? `Which one? ${running}`
        : `There is no timer “${label}”. ${running}`;
      throw new HostFailure(several ? "ambiguous" : "not_found", sentence, names);
    }
    const { value, undo } = await host.timers.cancel(match.named.id);
    const name = clean(value.label);
    return done(`Cancelled: ${name}.`, { rows: [{ id: value.id, label: name }], undo });
  },
});
