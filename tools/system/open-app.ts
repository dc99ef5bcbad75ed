import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { done } from "../../src/tool/envelope.ts";
import { oneOf } from "../named.ts";
import { clean, sayDone } from "../speech.ts";
import { filledField } from "../fields.ts";

export const openApp = defineTool({
  name: "system.open_app",
  description: "Open, start or switch to an app.",
  load: "core",
  input: z.strictObject({
    name: filledField("the app's name", { kind: "app" }),
  }),
  reads: "nothing",
  effect: "reversible",
  egress: false,
  opposite: "close",
  demos: [
    {
      say: "open Quasar Sketch",
      input: { name: "Quasar Sketch" },
      result: "Opened Quasar Sketch.",
      answer: "Quasar Sketch is open.",
    },
    {
      say: "switch to Heronpad",
      input: { name: "Heronpad" },
      result: "Opened Heronpad.",
      answer: "Here is Heronpad.",
    },
  ],
  say: sayDone,
  async run({ name: said }, { host, language }) {
    const { id, name } = oneOf(await host.apps.all(), { kind: "app", said, language });
    await host.apps.open(id);
    return done(language.say.system.opened(clean(name)));
  },
});
