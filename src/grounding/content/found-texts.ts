import { HostFailure } from "../../errors.ts";
import type { Host } from "../../host/host.ts";
import type { Language } from "../../language/language.ts";
import type { Contents, FoundText } from "../../tool/contents.ts";
import type { KnownTexts } from "./near/known-texts.ts";
import type { Registry } from "../../tool/registry.ts";
import type { Tool } from "../../tool/define-tool.ts";

/** A text with the tool that reads it. */
export type ReadText = FoundText & {
  readonly tool: Tool;
  readonly contents: Contents;
  readonly text: string;
};

type Found = Omit<ReadText, "text"> & Pick<FoundText, "text">;
type Looking = {
  readonly host: Host;
  readonly registry: Pick<Registry, "acting">;
  readonly knownTexts: KnownTexts;
  readonly language: Pick<Language, "say">;
};

/** Words of a question that are looked for, and texts that are read for it. */
const MOST_WORDS = 8;
const MOST_READ = 12;
/** A stem is looked for where it is a word's own beginning, of so many letters. */
const SHORTEST_STEM = 4;

/** The words of a question that texts are looked for by, each as its forms begin. */
export function soughtWords(question: string, { tokensOf, terms }: Language): readonly string[] {
  const words = tokensOf(question).flatMap(({ word, is }) => {
    if (is.has("filler") || terms.isStop(word)) return [];
    const stem = terms.stemOf(word);
    return stem.length >= SHORTEST_STEM && word.startsWith(stem) ? [stem] : [word];
  });
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** The texts that most of the words stand in, rare ones counting more, with what stands in them. */
export async function foundTexts(
  looking: Looking,
  words: readonly string[],
): Promise<readonly ReadText[]> {
  const { host, registry, language } = looking;
  const scores = new Map<string, { readonly found: Found; readonly score: number }>();
  for (const tool of registry.acting()) {
    const { contents } = tool;
    if (!contents) continue;
    for (const word of words) {
      const texts = await orNone(contents.withWord(word, { host, say: language.say }));
      for (const text of texts) {
        const key = `${tool.name}\n${text.id}`;
        const score = (scores.get(key)?.score ?? 0) + 1 / Math.sqrt(texts.length);
        scores.set(key, { found: { ...text, tool, contents }, score });
      }
    }
  }
  const best = [...scores.values()].toSorted((one, other) => other.score - one.score);
  const texts = best.slice(0, MOST_READ).map(({ found }) => readText(found, looking));
  return (await Promise.all(texts)).filter(({ text }) => text !== "");
}

/** The newest of every kind, with what stands in them; of those never read before only so many, each kind's newest first. */
export async function latestTexts(looking: Looking, most = Infinity): Promise<readonly ReadText[]> {
  const { host, registry, language, knownTexts } = looking;
  const found: Found[] = [];
  for (const tool of registry.acting()) {
    const { contents } = tool;
    if (!contents) continue;
    const texts = await orNone(contents.latest({ host, say: language.say }));
    found.push(...texts.map((text) => ({ ...text, tool, contents })));
  }
  const isNew = (one: Found): boolean =>
    one.text === undefined && knownTexts.get(keyOf(one)) === undefined;
  const left = new Set(found.filter(isNew).slice(most));
  const texts = await Promise.all(
    found.filter((one) => !left.has(one)).map((one) => readText(one, looking)),
  );
  return texts.filter(({ text }) => text !== "");
}

async function readText(found: Found, { host, knownTexts }: Looking): Promise<ReadText> {
  const { id, version, contents } = found;
  const key = keyOf(found);
  const known = found.text ?? knownTexts.get(key);
  const text = known ?? (await orEmpty(contents.textOf(id, host)));
  if (known === undefined && version !== undefined) knownTexts.put(key, text);
  return { ...found, text };
}

function keyOf({ id, version, tool }: Found): string {
  return `${tool.name}\n${id}\n${version}`;
}

/** What can't be looked at holds no answer here; its tools say why when they run. */
export async function orNone<One>(looking: Promise<readonly One[]>): Promise<readonly One[]> {
  try {
    return await looking;
  } catch (error) {
    if (error instanceof HostFailure) return [];
    throw error;
  }
}

async function orEmpty(reading: Promise<string>): Promise<string> {
  const [text = ""] = await orNone(reading.then((one) => [one]));
  return text;
}
