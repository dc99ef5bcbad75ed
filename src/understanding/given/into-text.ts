import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Plan } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { planOf } from "../plan.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import { closed } from "../revising/values.ts";
import type { Sources } from "../sources.ts";
import { textsCalled } from "../steps/told/text-called.ts";

/**
 * "In the boat log write down that the rope broke": the words go to the end of the one text that is called so. Undefined
 * where none is, or several.
 */
export async function intoText(sources: Sources, utterance: Utterance): Promise<Plan | undefined> {
  const { intoText: ways } = sources.language.wordingOf(utterance.text).given;
  for (const { names, words } of ways) {
    for (const name of names) {
      const texts = await textsCalled(sources, utterance, { words: name, isSaid: true });
      const [text, ...others] = texts.flatMap((one) => {
        const tool = toolFor(sources, one.kind);
        return tool ? [{ ...one, ...tool }] : [];
      });
      if (!text || others.length > 0) continue;
      const slots = [
        closed(text.record, { value: text.title, origin: { origin: "resolved", text: name } }),
        closed(text.takes, { value: words, origin: { origin: "said", text: words } }),
      ];
      const part = { text: utterance.text, ranked: onlyTool(text.tool.name) };
      return planOf([part], sources.language, { values: { from: "revised", slots } });
    }
  }
  return undefined;
}

type Appending = { readonly tool: Tool; readonly record: string; readonly takes: string };

/** What adds words to such a text, by its name. */
function toolFor({ registry }: Sources, kind: string): Appending | undefined {
  for (const tool of registry.acting()) {
    const parameters = parametersOf(tool);
    const record = parameters.find((one) => one.kind === kind && one.of === kind);
    const takes = parameters.find((one) => one.kind === "free" && one.required);
    if (tool.effect === "reversible" && record && takes)
      return { tool, record: record.name, takes: takes.name };
  }
  return undefined;
}
