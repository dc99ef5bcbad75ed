import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { ToldFailure } from "../../src/tool/told-failure.ts";
import { textPart } from "../../src/tool/envelope.ts";
import { oneOf } from "../named.ts";
import { clean, shortText } from "../speech.ts";
import { field, filledField } from "../fields.ts";

export const run = defineTool({
  name: "shortcuts.run",
  description: "Run one of the user's shortcuts by name.",
  input: z.strictObject({
    name: filledField("which", { kind: "shortcut", sensitive: true }),
    input: field("text to give it", { kind: "span", sensitive: true }).optional(),
  }),
  reads: "untrusted",
  effect: "irreversible",
  egress: true,
  confirm: true,
  companions: ["shortcuts.list"],
  demos: [
    {
      say: "run the shortcut feed the newts",
      input: { name: "feed the newts" },
      result: "Feed the newts ran: Nine bloodworms each.",
      answer: "It says nine bloodworms each.",
    },
    {
      say: "run tide table with Skerry Sound",
      input: { name: "tide table", input: "Skerry Sound" },
      result: "Tide table ran: High water 04:51.",
      answer: "High water in Skerry Sound is at 4:51 am.",
    },
  ],
  async ask({ name: said, input }, { host, language }) {
    const { name } = oneOf(await host.shortcuts.all(), { kind: "shortcut", said, language });
    return language.say.shortcuts.ask(name, input);
  },
  say: (result) => shortText(result),
  async run({ name: said, input }, { host, signal, language }) {
    const shortcuts = await host.shortcuts.all();
    const { id, name } = oneOf(shortcuts, { kind: "shortcut", said, language });
    const takesInput = shortcuts.find((one) => one.id === id)?.takesInput ?? false;
    if (input !== undefined && !takesInput) {
      throw new ToldFailure("invalid", (say) => say.shortcuts.takesNoInput(clean(name)));
    }
    const given = input === undefined ? { id, signal } : { id, input, signal };
    const output = (await host.shortcuts.run(given)).trim();
    return textPart(language.say.shortcuts.ran(clean(name), output));
  },
});
