import type { Config } from "../../config/config.ts";
import type { Language } from "../../language/language.ts";

/** The language people talk to it, loaded where it is chosen; English where theirs has no folder. */
export async function openLanguage({ language }: Pick<Config, "language">): Promise<Language> {
  if (language === "de") return (await import("../../language/de/german.ts")).german;
  return (await import("../../language/en/english.ts")).english;
}
