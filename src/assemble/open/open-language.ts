import { english } from "../../language/en/english.ts";
import type { Language } from "../../language/language.ts";

/** The language everything is built with. */
export function openLanguage(): Language {
  return english;
}
