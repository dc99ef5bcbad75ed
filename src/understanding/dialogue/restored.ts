import { parametersOf } from "../../tool/parameter.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { revise } from "../revising/revise.ts";
import type { Sources } from "../sources.ts";
import { byItself, clausesCut } from "./beside-undo.ts";
import { ownWords } from "./focus/own-words.ts";
import type { Leaned } from "./leaning.ts";

/**
 * What the last act did is to be as it was, whatever else is said: the same for another record, or a request
 * by itself, in its place ("put the vet back where it was, and move the dentist"). Where nothing else is told
 * `instead` is undefined; the whole is, where it isn't the last act's thing that is to be as it was.
 */
export async function besideRestored(
  sources: Sources,
  whole: Utterance,
): Promise<{ readonly instead: Leaned | undefined } | undefined> {
  const { restored } = sources.language.wordingOf(whole.text).leaning;
  if (!restored || !sources.lastCall?.isEffect) return undefined;
  for (const thing of restored.things) {
    const others = await ownWords(sources, { ...whole, text: thing });
    if (others.length > 0) return undefined;
  }
  const rest = { ...whole, text: restored.rest };
  if (rest.text === "") return { instead: undefined };
  const other = onlyTellsWhy(sources, rest.text, whole.text)
    ? undefined
    : ((await revise(sources, rest, "record")) ??
      (await revise(sources, whole, "record")) ??
      (namesFiles(sources) ? await revise(sources, rest, "value") : undefined));
  if (other) return { instead: other };
  const asked = clausesCut(sources.language, rest.text).filter(
    (clause) => sources.language.wordingOf(clause).wish.beginsAct,
  );
  const text = asked.join(" ");
  return { instead: text === "" ? undefined : await byItself(sources, { ...rest, text }) };
}

/** Files are no records: they are meant by what they are called. */
function namesFiles({ registry, lastCall }: Sources): boolean {
  const tool = registry.get(lastCall?.tool ?? "");
  return tool !== undefined && parametersOf(tool).some(({ kind }) => kind === "file");
}

/** "(Put it back,) my sister needs it": said behind, it tells why, and no other thing. */
function onlyTellsWhy(
  { language }: Pick<Sources, "language">,
  rest: string,
  whole: string,
): boolean {
  const told = clausesCut(language, rest).filter(
    (clause) => language.wordingOf(clause).leaning.corrected.text !== "",
  );
  return (
    told.length > 0 &&
    whole.endsWith(told.at(-1) ?? "") &&
    told.every((clause) => {
      const { mood, leaning } = language.wordingOf(clause);
      return mood.states && clause.startsWith(leaning.corrected.text);
    })
  );
}
