import { addressedBy } from "../../../../grounding/entity-linking/addressed.ts";
import { peopleShown } from "../../../../grounding/entity-linking/remembered-people.ts";
import { parametersOf } from "../../../../tool/parameter.ts";
import type { Utterance } from "../../../../types/turn/utterance.ts";
import { onlyTool } from "../../../ranking/rules/one-tool.ts";
import { closed } from "../../../revising/values.ts";
import type { Sources } from "../../../sources.ts";
import type { Leaned } from "../../leaning.ts";

/**
 * "What's his number", "and the email?": the card of whom the last act was for, or of whom the newest records
 * speak. Undefined where somebody is named, or nobody is spoken of.
 */
export async function cardOfFocus(
  sources: Sources,
  utterance: Utterance,
): Promise<Leaned | undefined> {
  const { language, registry, contextOf, lastCall } = sources;
  if (language.wordingOf(utterance.text).mood.askedOfPerson === undefined) return undefined;
  const tool = registry.acting().find(({ gives, tells }) => gives === "person" && tells);
  const { reading, context } = await contextOf(utterance);
  const field = tool && parametersOf(tool).find(({ of }) => of === "person")?.name;
  if (!tool || field === undefined || reading.names("person").length > 0) return undefined;
  const { told } = context;
  const known = { known: context.names.person ?? [], told, lexicon: language.names };
  const served = addressedBy(registry.get(lastCall?.tool ?? ""), lastCall);
  const spoken = served.length > 0 ? served : peopleShown(sources.handles.recent(), known);
  const [value, ...others] = spoken;
  if (value === undefined || others.length > 0) return undefined;
  const origin = { origin: "resolved", text: utterance.text } as const;
  const part = { text: utterance.text, ranked: onlyTool(tool.name) };
  return { part, values: { from: "focus", slots: [closed(field, { value, origin })] } };
}
