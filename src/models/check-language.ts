import type { Config } from "../config/config.ts";
import { isOwnLanguage } from "../config/own-languages.ts";
import { UsageError } from "../errors.ts";
import { knows } from "./choose-model.ts";
import type { ListedModel } from "./list-models.ts";
import { openModels } from "./models.ts";

/** Every model serves it. */
const OWN = "en";
/** Whisper finds out by itself which it is. */
const ANY = "auto";

/**
 * What a language takes beside the models: undefined for English. Throws one sentence with the next
 * step where it is no language, or where requests in it would only be declined.
 */
export async function checkLanguage(config: Config): Promise<string | undefined> {
  const { language } = config;
  if (language === OWN) return undefined;
  const name = nameOf(language);
  const chosen = (await openModels(config).listModels()).filter(({ isChosen }) => isChosen);
  const meaning = chosen.find(({ entry }) => entry.role === "embedding");
  const hearing = chosen.find(({ entry }) => entry.role === "stt");
  for (const model of isOwnLanguage(language) ? [hearing] : [meaning, hearing])
    if (model) mustKnow(model, { language, name });
  if (isOwnLanguage(language))
    return `Requests in ${name} are understood and answered in it; what this machine itself reports, such as a file that can't be read, is in English.`;
  // Ears may never be used; without the meaning no request is understood at all.
  if (meaning && !meaning.isHere) {
    throw new UsageError(`For ${name} the model ${meaning.entry.id} is needed, which isn't here.`, {
      hint: `Fetch it: sotto models fetch ${meaning.entry.id}. In English (en) it isn't needed.`,
    });
  }
  return `Requests in ${name} are found by their meaning; days, times and answers are in English.`;
}

/** The same, told once to whoever talks. */
export async function noticeLanguage(
  config: Config,
  notice: (sentence: string) => void,
): Promise<void> {
  const remark = await checkLanguage(config);
  if (remark !== undefined) notice(remark);
}

type Wanted = { readonly language: string; readonly name: string };

function mustKnow({ entry }: ListedModel, { language, name }: Wanted): void {
  if (knows(entry, language)) return;
  throw new UsageError(`The model ${entry.id} knows English only, and the language is ${name}.`, {
    hint: `Take the machine's own choice: sotto config set models.${entry.role} null. In English (en) any will do.`,
  });
}

function nameOf(language: string): string {
  if (language === ANY) return "any language";
  const names = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
  const name = /^[a-z]{2,3}$/.test(language) ? names.of(language) : undefined;
  if (name !== undefined) return name;
  throw new UsageError(`There is no language "${language}".`, {
    hint: "It takes a code such as en, de or fr, or auto. English needs no other model.",
  });
}
