import { normalise } from "../../../language/normalise.ts";
import type { JsonValue } from "../../../types/json.ts";
import type { Candidate, Slot } from "../../../types/turn/call-space.ts";
import type { TurnState } from "../../../types/turn/stages.ts";
import { heardIn } from "./heard-in.ts";

/**
 * Whether a name that several fit is told apart: the user said what tells it from the others somewhere
 * in the conversation, or it is the only one of them that was read. Else it is asked who is meant.
 */
export function isToldApart(
  slot: Slot,
  value: JsonValue | undefined,
  state: Pick<TurnState, "items" | "utterance">,
): boolean {
  const fitting = severalOf(slot).map(nameOf);
  const { said, read } = heardIn(state);
  return [value ?? []].flat().every((one) => {
    const name = normalise(String(one));
    const fits = fitting.filter((other) => isOf(name, other)).length;
    if (fits !== 1) return fits === 0;
    const others = fitting.filter((other) => !isOf(name, other));
    const own = name.split(" ").filter((word) => others.every((other) => !hasWord(other, word)));
    if (own.some((word) => hasWord(said, word))) return true;
    const isRead = (other: string): boolean => read.includes(` ${other} `);
    return own.length > 0 && isRead(name) && !others.some(isRead);
  });
}

/** All that the words fit, where one is meant. */
export function severalOf({ value }: Slot): readonly Candidate[] {
  return value.kind === "list" ? [] : (value.several ?? []);
}

function nameOf({ value }: Candidate): string {
  return normalise(String(value));
}

/** Either name in the other: "Tully", "Lorraine Tully". */
function isOf(name: string, other: string): boolean {
  return name.split(" ").every((word) => hasWord(other, word));
}

function hasWord(text: string, word: string): boolean {
  return ` ${text} `.includes(` ${word} `);
}
