import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import type { HandleEntry } from "../../../tool/handle-book.ts";
import { recordTaken } from "../../../tool/parameter.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import { textIdOf } from "../../asked/texts/within-focus.ts";
import { clausesIn } from "../../dialogue/edit/meant-clauses.ts";
import { shownAlone } from "../../dialogue/focus/in-focus.ts";
import type { Part, StepPart } from "../../parts/part.ts";
import type { Sources } from "../../sources.ts";

/**
 * "Take the oars off", right behind a text of somebody's that has them: nothing here takes words out of a text, and
 * no record that is called nearly so is meant. Undefined for what doesn't stand there.
 */
export async function outOfText(
  sources: Sources,
  utterance: Utterance,
  part: Part,
): Promise<StepPart | undefined> {
  const { handles, lastCall, language, contextOf } = sources;
  const thing = shownAlone(handles.recent());
  const told = lastCall?.told;
  if (!thing || told === undefined || !isOnlyRead(sources, thing)) return undefined;
  const { stemOf } = language.terms;
  const stemsOf = (words: string): readonly string[] =>
    language
      .tokensOf(words)
      .flatMap(({ word, is }) => (is.has("filler") || is.has("pointer") ? [] : [stemOf(word)]));
  const said = new Set(stemsOf(told));
  const isThere = (words: string): boolean => {
    const stems = stemsOf(words);
    return stems.length > 0 && stems.every((stem) => said.has(stem));
  };
  const isMeant = clausesIn(utterance.text).some((clause) => {
    const { wish, cues } = language.wordingOf(clause);
    const { start, end } = wish.takenOff?.taken ?? wish.removed ?? {};
    const taken = clause.slice(start, end);
    return start !== undefined && (taken === cues.pronoun?.text || isThere(taken));
  });
  if (!isMeant) return undefined;
  // What is on a list of reminders is taken off that.
  const { reading } = await contextOf(utterance);
  return reading.names("list").length > 0 ? undefined : leftThere(part, thing);
}

/** A text that nothing here takes away or changes: so nothing that is said is the text itself. */
function isOnlyRead(sources: Sources, thing: HandleEntry): boolean {
  const { registry } = sources;
  const isTaken = registry
    .acting()
    .some((tool) => tool.effect !== "none" && recordTaken(tool)?.of === thing.kind);
  return !isTaken && textIdOf(sources, thing) !== undefined;
}

function leftThere(part: Part, { facts }: HandleEntry): StepPart {
  const owed = { look: undefined, words: titleOf(facts), use: { kind: "written" } } as const;
  return { ...part, said: part.text, owes: [owed] };
}
