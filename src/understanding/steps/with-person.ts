import { abstains } from "../../discovery/abstains.ts";
import { rankText } from "../ranking/rank-words.ts";
import { peopleByRole } from "../../grounding/typed-slots/names/people-by-role.ts";
import { SPELT } from "../../language/names/find-names.ts";
import { peopleTaken, recordTaken } from "../../tool/parameter.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { Part } from "../parts/part.ts";
import type { Sources } from "../sources.ts";

/**
 * A part that goes to "her" with the one person that the part before it names, in place of the word:
 * "move the tea with Una to five and text her". Any other part as it is.
 */
export async function withPerson(
  sources: Sources,
  utterance: Utterance,
  { part, before }: Behind,
): Promise<Part> {
  if (changesRecord(sources, part)) return ofPerson(sources, utterance, { part, before });
  if (!before || !reachesSomebody(sources, part)) return part;
  const readingOf = async (text: string) =>
    (await sources.contextOf({ ...utterance, text, alternatives: [] }, [])).reading;
  const { cues, names } = await readingOf(part.text);
  const isNamed = names("person").some(({ score }) => score >= SPELT);
  if (!cues.pronoun || isNamed) return part;
  const people = (await readingOf(before.text)).names("person");
  const [first, ...others] = people.filter(({ score }) => score >= SPELT);
  // Which Tom it is, of several, is asked as for any request.
  if (others.some(({ text }) => text !== first?.text)) return part;
  const who = first?.text ?? (await personByRole(sources, utterance, part));
  if (who === undefined) return part;
  const { start, text: pronoun } = cues.pronoun;
  const rest = part.text.slice(start + pronoun.length);
  const text = `${part.text.slice(0, start)}${who}${rest}`;
  if (!abstains(part.ranked)) return { ...part, text };
  // With a name it may be sure what is asked for.
  return { text, ranked: await rankText(sources, utterance, text) };
}

type Behind = { readonly part: Part; readonly before: Part | undefined };

/** "Text Una I'm late and archive her mail": whose it is, by the name of whom the part before it, or the last act, went to. */
async function ofPerson(
  sources: Sources,
  utterance: Utterance,
  { part, before }: Behind,
): Promise<Part> {
  const { cues } = sources.language.wordingOf(part.text);
  if (!cues.owner) return part;
  const namesIn = async (text: string): Promise<readonly string[]> => {
    const own = { ...utterance, text, alternatives: [] };
    const { names } = (await sources.contextOf(own, [])).reading;
    return names("person").flatMap(({ named, score }) => (score >= SPELT ? [named.name] : []));
  };
  const { lastCall } = sources;
  if ((await namesIn(part.text)).length > 0) return part;
  const people = before ? await namesIn(before.text) : personReached(sources, lastCall);
  const [name, ...others] = new Set(people);
  if (name === undefined || others.length > 0) return part;
  return { ...part, text: cues.owner.named(name) };
}

/** Whom the last act went to. */
function personReached({ registry }: Sources, call: Sources["lastCall"]): readonly string[] {
  const tool = call?.isEffect ? registry.get(call.tool) : undefined;
  const given = tool ? peopleTaken(tool).map(({ name }) => call?.arguments[name]) : [];
  return given.flat().filter((one) => typeof one === "string");
}

function changesRecord({ registry }: Sources, { ranked }: Part): boolean {
  const tool = registry.get(ranked.tools[0]?.name ?? "");
  return tool !== undefined && tool.effect !== "none" && recordTaken(tool) !== undefined;
}

/** "Cancel the dentist and email them": the one who is that, among those who are known here. */
async function personByRole(
  { contextOf }: Sources,
  utterance: Utterance,
  { text }: Part,
): Promise<string | undefined> {
  const said = utterance.text.slice(0, Math.max(0, utterance.text.indexOf(text)));
  const { reading, context } = await contextOf({ ...utterance, text: said, alternatives: [] }, []);
  const known = context.names.person ?? [];
  const names = peopleByRole(reading, { known, mayFollow: () => true }).map(
    ({ named }) => named.name,
  );
  const [only, ...others] = new Set(names);
  return others.length === 0 ? only : undefined;
}

function reachesSomebody({ registry }: Sources, { ranked }: Part): boolean {
  const tool = registry.get(ranked.tools[0]?.name ?? "");
  return tool !== undefined && peopleTaken(tool).some(({ sensitive }) => sensitive);
}
