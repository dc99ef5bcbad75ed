/** Codes of the languages that have a folder in `src/language`: requests in them are read by their words. */
const OWN_LANGUAGES = ["en", "de"] as const;

/** Whether requests in a language are read by its words. */
export function isOwnLanguage(code: string): boolean {
  return OWN_LANGUAGES.some((own) => own === code);
}
