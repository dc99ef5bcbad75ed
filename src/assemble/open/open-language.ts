import type { Config } from "../../config/config.ts";
import type { LanguagePack } from "../../language/language-pack.ts";
import type { Language } from "../../language/language.ts";
import { withConventions } from "../../language/with-conventions.ts";
import type { Conventions } from "../../types/time/conventions.ts";

type Spoken = Pick<Config, "language"> & Partial<Pick<Config, "times">>;

/** The language people talk to it, loaded where it is chosen; English where theirs has no folder. */
export async function openLanguage(spoken: Spoken): Promise<Language> {
  return packOf(spoken);
}

/** What words of time mean where they leave it open, by the user or the language. */
export async function openConventions(spoken: Spoken): Promise<Conventions> {
  return (await packOf(spoken)).conventions;
}

async function packOf({ language, times = {} }: Spoken): Promise<LanguagePack & Language> {
  const { german } = language === "de" ? await import("../../language/de/german.ts") : {};
  const pack = german ?? (await import("../../language/en/english.ts")).english;
  return Object.keys(times).length === 0 ? pack : withConventions(pack, times);
}
