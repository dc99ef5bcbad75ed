import { peopleShown } from "../../../../grounding/entity-linking/remembered-people.ts";
import { parametersOf, peopleTaken } from "../../../../tool/parameter.ts";
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
  const { language, registry, contextOf } = sources;
  if (language.wordingOf(utterance.text).mood.askedOfPerson === undefined) return undefined;
  const tool = registry.acting().find(({ gives, tells }) => gives === "person" && tells);
  const { reading, context } = await contextOf(utterance);
  const field = tool && parametersOf(tool).find(({ of }) => of === "person")?.name;
  if (!tool || field === undefined || reading.names("person").length > 0) return undefined;
  const { told } = context;
  const known = { known: context.names.person ?? [], told, lexicon: language.names };
  const [value, ...others] = lastPerson(sources) ?? peopleShown(sources.handles.recent(), known);
  if (value === undefined || others.length > 0) return undefined;
  const origin = { origin: "resolved", text: utterance.text } as const;
  const part = { text: utterance.text, ranked: onlyTool(tool.name) };
  return { part, values: { from: "focus", slots: [closed(field, { value, origin })] } };
}

/** Whom the last act was done for. */
function lastPerson({ registry, lastCall }: Sources): readonly string[] | undefined {
  const tool = registry.get(lastCall?.tool ?? "");
  const given = tool ? peopleTaken(tool).map(({ name }) => lastCall?.arguments[name]) : [];
  const names = given.filter((one) => typeof one === "string");
  return names.length === 0 ? undefined : names;
}
