import type { Config } from "../../config/config.ts";
import type { Language } from "../../language/language.ts";
import { withConventions } from "../../language/with-conventions.ts";

type Spoken = Pick<Config, "language"> & Partial<Pick<Config, "times">>;

/** The language people talk to it, loaded where it is chosen; English where theirs has no folder. */
export async function openLanguage({ language, times = {} }: Spoken): Promise<Language> {
  const { german } = language === "de" ? await import("../../language/de/german.ts") : {};
  const pack = german ?? (await import("../../language/en/english.ts")).english;
  return Object.keys(times).length === 0 ? pack : withConventions(pack, times);
}
