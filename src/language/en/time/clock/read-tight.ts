import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";

/** "16h00", "7h5", "15h": hours and minutes around a letter, without a space. */
export type Tight = { readonly hour: number; readonly minute: number | undefined };

const LATEST_HOUR = 24;

export function readHoursWithLetter(tokens: Tokens, at: number): Read<Tight> {
  const hour = wordAt(tokens, at);
  if (!/^\d{1,2}$/.test(hour) || Number(hour) > LATEST_HOUR) return undefined;
  if (wordAt(tokens, at + 1) !== "h" || !isTight(tokens, at + 1)) return undefined;
  const minute = wordAt(tokens, at + 2);
  const hasMinute = isTight(tokens, at + 2) && /^[0-5]\d$/.test(minute);
  return hasMinute
    ? { value: { hour: Number(hour), minute: Number(minute) }, next: at + 3 }
    : { value: { hour: Number(hour), minute: undefined }, next: at + 2 };
}

/** "3p", "11:30a": the first letter of "am" and "pm", without a space but behind minutes. */
export function readHalfLetter(tokens: Tokens, at: number): Read<"am" | "pm"> {
  const letter = wordAt(tokens, at);
  const isBehind =
    isTight(tokens, at) || (letter === "p" && /:\d{2}$/.test(wordAt(tokens, at - 1)));
  if ((letter !== "a" && letter !== "p") || !isBehind) return undefined;
  return { value: letter === "a" ? "am" : "pm", next: at + 1 };
}

/** Nothing stands between a token and the one before it. */
export function isTight(tokens: Tokens, at: number): boolean {
  return tokens[at] !== undefined && tokens[at]?.start === tokens[at - 1]?.end;
}
