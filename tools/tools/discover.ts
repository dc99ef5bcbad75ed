import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { filledField } from "../fields.ts";

export const discover = defineTool({
  name: "tools.discover",
  description: "Find the tool for a task that none of the shown tools does.",
  load: "core",
  input: z.strictObject({
    query: filledField("the task in a few words", { kind: "free" }),
  }),
  reads: "trusted",
  effect: "none",
  egress: false,
  demos: [
    {
      say: "wake me in a quarter of an hour",
      input: { query: "set an alarm" },
      result: "timers.set(duration?, at?, label?) Start a countdown or set an alarm.",
      answer: "I can set an alarm for that.",
    },
    {
      say: "bin the draft of the siege plan",
      input: { query: "delete a file" },
      result: "files.trash(paths[], folder?) [confirm] Move files to the trash, or to a folder.",
      answer: "I can move that file to the trash.",
    },
  ],
});
