import { english } from "../../language/en/english.ts";
import type { Language } from "../../language/language.ts";

/** The language people talk to it: the one there is. */
export function openLanguage(): Language {
  return english;
}
