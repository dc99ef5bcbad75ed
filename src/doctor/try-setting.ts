import { pathsOf, problemOf } from "../config/check/named-paths.ts";
import { takenBy } from "../config/check/setting-values.ts";
import type { Config } from "../config/config.ts";
import { UsageError } from "../errors.ts";
import { openModels } from "../models/models.ts";
import type { NameKind } from "../types/known-names.ts";
import { checkLanguage } from "../models/check-language.ts";
import type { Language } from "../language/language.ts";
import { icsKeys } from "./find-data.ts";
import { countOf, withQuietHost } from "./home-rows.ts";

const COUNTED: Readonly<Record<string, readonly [NameKind, string, string?]>> = {
  calendars: ["calendar", "calendar"],
  reminders: ["list", "list"],
  contacts: ["person", "person", "people"],
  mail: ["mailbox", "mailbox", "mailboxes"],
  notes: ["note", "note"],
  files: ["file", "file"],
  shortcuts: ["shortcut", "shortcut"],
  music: ["music", "name of music", "names of music"],
  applications: ["app", "app"],
};

type Trying = {
  /** Knows which tools there are to hide. */
  readonly checkHidden: (config: Config) => void;
  readonly language: Language;
};

/**
 * Tries a setting as it would be, before it is written: throws one sentence where it names what
 * isn't there, and tells what it holds.
 */
export async function trySetting(
  config: Config,
  key: string,
  { checkHidden, language }: Trying,
): Promise<string | undefined> {
  const [group = "", name = ""] = key.split(".");
  switch (group) {
    case "paths":
      return tryPath(config, name, language);
    case "models":
      return tryModel(config, name);
    case "language":
      return checkLanguage(config);
    case "hidden":
      checkHidden(config);
      return undefined;
    default:
      return undefined;
  }
}

async function tryPath(
  config: Config,
  name: string,
  language: Language,
): Promise<string | undefined> {
  const named = pathsOf(config.paths).filter(({ by }) => by === `paths.${name}`);
  const problem = named.map(problemOf).find((one) => one !== undefined);
  if (problem) {
    throw new UsageError(problem.sentence, {
      hint: "Nothing was changed. Check the path, or make it first.",
    });
  }
  const counted = COUNTED[name];
  if (named.length === 0 || !counted || config.host === "macos") return undefined;
  const [kind, one, many] = counted;
  const count = await withQuietHost({ config, language }, (host) => countOf(host, kind));
  const isDated = name === "calendars" || name === "reminders";
  const isEmpty = isDated ? named.every(({ path }) => !icsKeys(path).includes(name)) : count === 0;
  if (count === "no") return "Its contents can't be read: sotto doctor tells why.";
  if (isEmpty) return `Nothing of the kind is in it yet; it takes ${takenBy(`paths.${name}`)}.`;
  return `It has ${language.say.count(count, one, many)}.`;
}

async function tryModel(config: Config, role: string): Promise<string | undefined> {
  const models = openModels(config);
  const chosen = await models.listModels();
  const found = chosen.find(({ isChosen, entry }) => isChosen && entry.role === role);
  if (!found || found.isHere) return undefined;
  return `It isn't here yet: sotto models fetch ${found.entry.id}`;
}
