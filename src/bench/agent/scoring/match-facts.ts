import { normalise } from "../../../language/normalise.ts";
import type { Wanted } from "../cases/agent-case.ts";

const ARTICLES = /\b(?:a|an|the|my)\b/g;

/** Whether a value is what a case wants: case, articles and punctuation don't count; `~` contains; a list means any. */
export function fits(wanted: Wanted, value: unknown): boolean {
  if (Array.isArray(wanted)) return wanted.some((one) => fits(one, value));
  if (Array.isArray(value)) return value.some((one) => fits(wanted, one));
  if (typeof wanted !== "string") return String(wanted) === String(value);
  if (value === null || value === undefined) return false;
  const own = plain(String(value));
  if (wanted.startsWith("~")) return own.includes(plain(wanted.slice(1)));
  return own === plain(wanted);
}

/** Whether every wanted field fits. */
export function fitsAll(
  wanted: Readonly<Record<string, Wanted>>,
  record: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(wanted).every(([field, value]) => fits(value, record[field]));
}

/** Whether a text says each fact, numbers whole; inside a list any wording does. */
export function saysAll(text: string, facts: readonly (string | readonly string[])[]): boolean {
  const said = ` ${plain(text)} `;
  return facts.every((fact) => {
    const wordings = typeof fact === "string" ? [fact] : fact;
    return wordings.some((wording) => isSaid(plain(wording), said));
  });
}

/** "10" is not said by "110". */
function isSaid(wording: string, said: string): boolean {
  for (let at = said.indexOf(wording); at >= 0; at = said.indexOf(wording, at + 1)) {
    const [before = "", after = ""] = [said[at - 1], said[at + wording.length]];
    const isCut = /^\d/.test(wording) && /\d/.test(before);
    if (!isCut && !(/\d$/.test(wording) && /\d/.test(after))) return true;
  }
  return false;
}

function plain(text: string): string {
  // Moments are compared as they are: their signs are no punctuation.
  if (/^\d{4}-\d{2}-\d{2}/.test(text)) return text;
  return normalise(text).replaceAll(ARTICLES, " ").replaceAll(/\s+/g, " ").trim();
}
