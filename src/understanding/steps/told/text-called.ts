import { tellingStems } from "../../../grounding/content/telling-stems.ts";
import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import { NAME_KINDS } from "../../../types/known-names.ts";
import type { KnownRecord } from "../../../types/known-record.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import { valuesOf } from "../../asked/asking.ts";
import { textIdOf } from "../../asked/texts/within-focus.ts";
import type { Sources } from "../../sources.ts";
import { WRITTEN_TO } from "../borrowed/value-told.ts";
import { lookOf } from "../look/look-of.ts";
import type { Look } from "../look/look-for.ts";

/** The words for what is sent on, the request that points at it, and what is called so. */
export type TextMeant = {
  readonly request: string;
  readonly thing: string;
  readonly texts: readonly TextCalled[];
};

/** A text of a kind, by what its reader takes it by. */
export type TextCalled = { readonly kind: string; readonly id: string; readonly title: string };

/** What is to be sent on as it stands, and the texts that are called so; undefined where nothing is. */
export async function textSent(
  sources: Sources,
  utterance: Utterance,
): Promise<TextMeant | undefined> {
  const { textSent: sent } = sources.language.wordingOf(utterance.text).steps;
  for (const thing of sent?.things ?? []) {
    const isSaid = sent?.isSaid === true;
    const texts = await textsCalled(sources, utterance, { words: thing, isSaid });
    if (sent && texts.length > 0) return { request: sent.request, thing, texts };
  }
  return undefined;
}

/** What somebody keeps that has all of these words in its name; what was written to them is forwarded. */
export async function textsCalled(
  sources: Sources,
  utterance: Utterance,
  { words, isSaid }: { readonly words: string; readonly isSaid: boolean },
): Promise<readonly TextCalled[]> {
  const { language, registry } = sources;
  const tools = registry
    .acting()
    .filter(({ contents, tells }) => contents && !tells && !WRITTEN_TO.includes(contents.kind));
  const { context } = await sources.contextOf(
    { ...utterance, text: words, alternatives: [] },
    tools,
  );
  const named = language.tokensOf(words).flatMap(({ word }) => language.kindsNamed(word));
  const least = named.length > 0 || isSaid ? 0 : LEAST_OF_NAME;
  return tools
    .flatMap(({ contents }) => contents?.kind ?? [])
    .filter((kind) => named.length === 0 || named.includes(kind))
    .flatMap((kind) => {
      const known = context.known?.[kind]?.map((record) => textOf(sources, record));
      // What isn't looked through is known by its name alone.
      const called = NAME_KINDS.filter((one) => one === kind).flatMap(
        (one) => context.names[one] ?? [],
      );
      return known ?? called.map(({ id, name }) => ({ kind, id, title: name }));
    })
    .filter((text) => isNamedBy(sources, text, { words, least }));
}

/** Where no word says that it is a text, more than half of its name has to be said: "the money" is no note of it. */
const LEAST_OF_NAME = 0.5;

function textOf(sources: Sources, record: KnownRecord): TextCalled {
  const { kind, id, facts } = record;
  return { kind, id: textIdOf(sources, record) ?? id, title: titleOf(facts) };
}

/** Beside those for its kind, the words all stand in its name: nothing in it is asked for. */
export function isNamedBy(
  { language }: Pick<Sources, "language">,
  { kind, title }: Omit<TextCalled, "id">,
  { words, least = 0 }: { readonly words: string; readonly least?: number },
): boolean {
  const own = language
    .tokensOf(words)
    .filter(({ word }) => !language.kindsNamed(word).includes(kind));
  const said = tellingStems(own.map(({ raw }) => raw).join(" "), language);
  const called = title.replace(JOINTS, " ");
  const name = new Set(tellingStems(called, language));
  const telling = new Set(tellingStems(withoutKept(called, language), language));
  return said.length > least * telling.size && said.every((stem) => name.has(stem));
}

/** "The shopping" says all that "Shopping list" does. */
function withoutKept(title: string, { wordingOf }: Sources["language"]): string {
  const { containers } = wordingOf(title).cues;
  const cut = containers.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`,
    title,
  );
  return cut.trim() === "" ? title : cut;
}

/** The call that reads all of it. */
export function wholeLook(sources: Sources, { kind, id, title }: TextCalled): Look | undefined {
  const tool = sources.registry.acting().find(({ contents }) => contents?.kind === kind);
  if (!tool?.contents) return undefined;
  const { field } = tool.contents;
  const whole = { share: 1, isOfKind: true, isOfTime: true, sentence: undefined };
  const passage = { tool: tool.name, field, id, title, source: title, ...whole };
  return lookOf(tool.name, valuesOf(passage, sources))?.look;
}

/** What joins the words of a file's name. */
const JOINTS = /[-_/.]+/gu;
