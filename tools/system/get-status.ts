import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { textPart } from "../../src/tool/envelope.ts";
import { shortText } from "../speech.ts";
import { statusWords } from "./status-words.ts";

export const getStatus = defineTool({
  name: "system.get_status",
  description: "Tell the time, battery, volume, free disk space and app in front.",
  input: z.strictObject({}),
  reads: "trusted",
  effect: "none",
  egress: false,
  demos: [
    {
      say: "how much battery is left",
      input: {},
      result: "It is 3:07 am on Monday 9 February. The battery is at 23 percent.",
      answer: "The battery is at 23 percent.",
    },
    {
      say: "what time is it",
      input: {},
      result: "It is 11:58 pm on Sunday 28 June. The volume is at 3 percent.",
      answer: "It is 11:58 pm.",
    },
  ],
  say: (result) => shortText(result),
  async run(_input, { host }) {
    return textPart(statusWords(await host.status.read(), host.clock));
  },
});
