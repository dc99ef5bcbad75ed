import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { textPart } from "../../src/tool/envelope.ts";
import { shortText } from "../speech.ts";
import { byMuch } from "./by-much.ts";
import { about, machineParts } from "./status-part.ts";
import { statusWords } from "./status-words.ts";

export const getStatus = defineTool({
  name: "system.get_status",
  description: "Tell the time, battery, volume, free disk space and app in front.",
  input: z.strictObject({ about }),
  reads: "trusted",
  effect: "none",
  egress: false,
  byMuch: { ...byMuch, told: { field: "about", value: "volume" } },
  demos: [
    {
      say: "how much battery is left",
      input: { about: ["battery"] },
      result: "The battery is at 23 percent.",
      answer: "The battery is at 23 percent.",
    },
    {
      say: "what time is it",
      input: { about: ["time"] },
      result: "It is 11:58 pm.",
      answer: "It is 11:58 pm.",
    },
  ],
  say: (result) => shortText(result),
  async run({ about: parts }, { host, language }) {
    const status = await host.status.read(machineParts(parts));
    return textPart(statusWords(status, { clock: host.clock, say: language.say, about: parts }));
  },
});
