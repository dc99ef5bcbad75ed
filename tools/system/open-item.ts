import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { done } from "../../src/tool/envelope.ts";
import { itemNamed } from "../files/file-named.ts";
import { clean, sayDone } from "../speech.ts";
import { filledField } from "../fields.ts";
import { asAddress } from "./web-address.ts";

export const openItem = defineTool({
  name: "system.open_item",
  description: "Open a file, a folder or a web address.",
  input: z.strictObject({
    target: filledField("file, folder or address", {
      kind: "span",
      of: "file",
      sensitive: true,
    }),
  }),
  reads: "untrusted",
  effect: "reversible",
  egress: true,
  opposite: "replace",
  confirm: ({ target }) => asAddress(target) !== undefined,
  companions: ["system.search_files"],
  demos: [
    {
      say: "open the file Trebuchets 3",
      input: { target: "Trebuchets 3" },
      result: "Opened Plans/Trebuchets 3.md.",
      answer: "Trebuchets 3 is open.",
    },
    {
      say: "go to curling-tables.example",
      input: { target: "curling-tables.example" },
      result: "Opened https://curling-tables.example.",
      answer: "The page curling-tables.example is open.",
    },
  ],
  async ask({ target }, context) {
    const { askOpen } = context.language.say.system;
    const address = asAddress(target);
    if (address) return `${askOpen("address")}\n${address}`;
    const item = await itemNamed(context, target);
    return `${askOpen("item")}\n${await context.host.files.locate(item, "open")}`;
  },
  say: sayDone,
  async run({ target }, context) {
    const item = asAddress(target) ?? (await itemNamed(context, target));
    await context.host.apps.openItem(item);
    return done(context.language.say.system.opened(clean(item)));
  },
});
