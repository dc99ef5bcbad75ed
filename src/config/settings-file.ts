import { closeSync, fsyncSync, openSync, readFileSync } from "node:fs";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { AssistantError, messageOf, UsageError } from "../errors.ts";
import { makeFolder } from "./make-folder.ts";
import { checkSettings, parseJson, parseSettings } from "./parse-settings.ts";
import type { Settings } from "./settings.ts";
import { mustFit, settingKeys } from "./check/setting-values.ts";
import { settingsSchema } from "./settings.ts";

/** What the file says; a missing one says nothing. */
export function readSettings(file: string): Settings {
  const text = readText(file);
  return text === undefined ? settingsSchema.parse({}) : parseSettings(text, file);
}

/** The value of a dotted key, such as `models.llm`; undefined where it isn't set. */
export function getSetting(file: string, key: string): unknown {
  mustBeKnown(key);
  const settings: unknown = readSettings(file);
  return key
    .split(".")
    .reduce((value, name) => (isRecord(value) ? value[name] : undefined), settings);
}

export type SettingChange = {
  readonly file: string;
  readonly key: string;
  /** What `config set KEY VALUE` means, see `valueOf`; `null` takes the setting out. */
  readonly value: unknown;
};

/** What would be the settings, checked and not written; throws a sentence about this one where it doesn't fit. */
export function changedSettings({ file, key, value }: SettingChange): ChangedSettings {
  mustFit(key, value);
  const text = readText(file);
  const written = text === undefined ? {} : parseJson(text, file);
  const changed = withValue(isRecord(written) ? written : {}, key.split("."), value);
  return { settings: checkSettings(changed, file), write: () => writeJson(file, changed) };
}

export type ChangedSettings = {
  readonly settings: Settings;
  /** The file is whole at any moment: the old one, or the checked new one. */
  readonly write: () => void;
};

/** Changes one setting. */
export function setSetting(change: SettingChange): void {
  changedSettings(change).write();
}

function mustBeKnown(key: string): void {
  const keys = settingKeys();
  const isKnown = keys.includes(key) || keys.some((known) => known.startsWith(`${key}.`));
  if (isKnown) return;
  throw new UsageError(`There is no setting "${key}".`, { hint: `There are: ${keys.join(", ")}.` });
}

function withValue(
  settings: Record<string, unknown>,
  [name = "", ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const inner = settings[name];
  const next = rest.length > 0 ? withValue(isRecord(inner) ? inner : {}, rest, value) : value;
  const { [name]: _, ...others } = settings;
  return next === null ? others : { ...others, [name]: next };
}

function writeJson(file: string, value: unknown): void {
  writeDurably(file, `${JSON.stringify(value, null, 2)}\n`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    if (isRecord(cause) && cause["code"] === "ENOENT") return undefined;
    throw new AssistantError(
      "settings_unreadable",
      `The settings file ${file} can't be read: ${messageOf(cause)}.`,
      { hint: "Give yourself the right to read it, or delete it.", cause },
    );
  }
}

/** Temporary file, sync, rename, sync of the folder: a crash leaves the old file or the new one. */
function writeDurably(file: string, text: string): void {
  const folder = dirname(file);
  const temporary = `${file}.${process.pid}.part`;
  try {
    makeFolder(folder);
    writeFileSync(temporary, text, { mode: 0o600, flush: true });
    renameSync(temporary, file);
    const descriptor = openSync(folder, "r");
    fsyncSync(descriptor);
    closeSync(descriptor);
  } catch (cause) {
    rmSync(temporary, { force: true });
    throw new AssistantError(
      "settings_unwritable",
      `The settings file ${file} can't be written: ${messageOf(cause)}.`,
      { hint: "Free some space, or give yourself the right to write there.", cause },
    );
  }
}
