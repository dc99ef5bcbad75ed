import { parametersOf, peopleTaken } from "../../../tool/parameter.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Leaned } from "../../dialogue/leaning.ts";
import type { Sources } from "../../sources.ts";
import { correctionOf, withValues } from "../revise.ts";
import { closed, writtenBy } from "../values.ts";

/** What was written to somebody with more behind it: "add a line that the floor is done". */
export async function saidAlso(
  sources: Sources,
  utterance: Utterance,
): Promise<Leaned | undefined> {
  const words = sources.language.wordingOf(utterance.text).leaning.saidAlso;
  const correction = words === undefined ? undefined : await correctionOf(sources, utterance);
  if (words === undefined || !correction) return undefined;
  const { tool, lastCall } = correction;
  if (peopleTaken(tool).length === 0) return undefined;
  const free = parametersOf(tool).filter(({ kind, required }) => kind === "free" && required);
  const letter = free.at(-1)?.name;
  const written = writtenBy(tool, lastCall).find(({ parameter }) => parameter === letter);
  if (!written) return undefined;
  const value = `${written.value.replace(/[\s.!]+$/u, "")}. ${capitalised(words)}`;
  return withValues(correction, [
    closed(written.parameter, { value, origin: { origin: "said", text: words } }),
  ]);
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
