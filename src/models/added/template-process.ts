import { Template } from "@huggingface/jinja";
import { messageOf } from "../../errors.ts";
import type { TemplateVerdict } from "./check-template.ts";

/** Words that no template holds. */
const SAID = "Quokka 4711";
/** A sentence of a stranger's, for a line of ours. */
const MOST_TOLD = 120;

/** What a chat is rendered with everywhere: one who says something, and an answer to come. */
const CHAT = {
  messages: [{ role: "user", content: SAID }],
  tools: null,
  documents: null,
  add_generation_prompt: true,
  bos_token: "<s>",
  eos_token: "</s>",
};

function reasonIn(source: string): string | undefined {
  try {
    const rendered = new Template(source).render(CHAT);
    if (rendered.includes(SAID)) return undefined;
    return "its chat template leaves out what is said";
  } catch (error) {
    const said = messageOf(error).replaceAll(/\s+/g, " ").slice(0, MOST_TOLD);
    return `its chat template doesn't work (${said})`;
  }
}

process.once("message", (source) => {
  const verdict: TemplateVerdict = { reason: reasonIn(String(source)) };
  process.send?.(verdict, () => process.disconnect());
});
