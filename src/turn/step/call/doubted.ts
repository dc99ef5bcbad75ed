import type { Language } from "../../../language/language.ts";
import { normalise } from "../../../language/normalise.ts";
import type { HandleBook, HandleEntry } from "../../../tool/handle-book.ts";
import type { JsonObject } from "../../../types/json.ts";
import type { Slot } from "../../../types/turn/call-space.ts";
import type { TurnState } from "../../../types/turn/stages.ts";
import { heardIn } from "./heard-in.ts";
import { severalOf } from "./told-apart.ts";

type Doubting = {
  readonly handles: Pick<HandleBook, "resolve">;
  readonly language: Pick<Language, "terms">;
};

/**
 * What a model is told once that chose one of several records the words fit, without having looked any
 * up for them: what was said before may tell which is meant, or it has to be asked. One that it has read
 * and that the words fit best needs no second look.
 */
export function doubted(
  { handles, language }: Doubting,
  { given, slots }: { readonly given: JsonObject; readonly slots: readonly Slot[] },
  state: Pick<TurnState, "calls" | "items" | "utterance">,
): string | undefined {
  if (state.calls.length > 0) return undefined;
  const fitting = slots.flatMap((slot) => {
    const several = severalOf(slot).flatMap(({ value }) => handles.resolve(String(value)) ?? []);
    const chosen = several.find(({ handle }) => handle === given[slot.parameter]);
    if (!chosen || several.length < 2) return [];
    return isReadAndBest(chosen, several, { state, language }) ? [] : several;
  });
  if (fitting.length === 0) return undefined;
  const rows = fitting.map(({ handle, facts }) => [handle, ...Object.values(facts)].join(" | "));
  const told = `Not done yet, for several fit: ${rows.join("; ")}. Where nothing that was said tells which, ask; else call it again.`;
  const isTold = state.items.some((item) => item.kind === "note" && item.text === told);
  return isTold ? undefined : told;
}

/** A result showed it, and what it is called has more of the words than what any of the others is called. */
function isReadAndBest(
  chosen: HandleEntry,
  several: readonly HandleEntry[],
  {
    state,
    language,
  }: { readonly state: Parameters<typeof doubted>[2] } & Pick<Doubting, "language">,
): boolean {
  const { stemOf, isStop } = language.terms;
  const stemsOf = (text: string): readonly string[] =>
    normalise(text)
      .split(" ")
      .filter((word) => !isStop(word))
      .map(stemOf);
  const said = new Set(stemsOf(state.utterance.text));
  const fit = ({ facts }: HandleEntry): number => {
    const [name = ""] = Object.values(facts);
    return new Set(stemsOf(String(name))).intersection(said).size;
  };
  const isRead = heardIn(state).read.includes(` ${normalise(chosen.handle)} `);
  return isRead && several.every((one) => one === chosen || fit(one) < fit(chosen));
}
