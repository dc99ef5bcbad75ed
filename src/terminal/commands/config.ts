import { stdout } from "node:process";
import type { Config } from "../../config/config.ts";
import { fromHere } from "../../config/check/named-paths.ts";
import { settingKeys, valueOf } from "../../config/check/setting-values.ts";
import { withSettings } from "../../config/load-config.ts";
import { changedSettings, getSetting } from "../../config/settings-file.ts";
import { UsageError } from "../../errors.ts";
import type { Application } from "../application.ts";

/** `config` lists the settings, `get KEY` and `set KEY VALUE…` one, `path` their file. */
export async function configCommand(
  app: Application,
  config: Config,
  words: readonly string[],
): Promise<void> {
  const [action = "list", key, ...values] = words;
  const file = config.settingsFile;
  switch (action) {
    case "list":
      for (const one of settingKeys()) write(`${one} = ${shown(getSetting(file, one))}`);
      return;
    case "path":
      return write(file);
    case "get":
      return write(shown(getSetting(file, needed(key, "get KEY"))));
    case "set":
      needed(values[0], SET);
      return set(app, config, { key: needed(key, SET), values });
    default:
      throw new UsageError(`config has no action "${action}".`, {
        hint: `sotto config [get KEY|${SET}|path]`,
      });
  }
}

const SET = "set KEY VALUE…";

type Wanted = { readonly key: string; readonly values: readonly string[] };

/** Written only once what it names was found; says what it is then. */
async function set(app: Application, config: Config, { key, values }: Wanted): Promise<void> {
  const value = fromHere(key, valueOf(key, values));
  const { settings, write: keep } = changedSettings({ file: config.settingsFile, key, value });
  const remark = await app.trySetting(withSettings(config, settings), key);
  keep();
  const is = value === null ? "is the default again" : `is now ${plain(value)}`;
  write(`${key} ${is}.${remark === undefined ? "" : ` ${remark}`}`);
}

function plain(value: unknown): string {
  const isPlain = typeof value === "string" || (Array.isArray(value) && value.length > 0);
  return isPlain ? [value].flat().join(", ") : JSON.stringify(value);
}

function needed(value: string | undefined, usage: string): string {
  if (value === undefined)
    throw new UsageError(`config ${usage} needs more words.`, { hint: `sotto config ${usage}` });
  return value;
}

function shown(value: unknown): string {
  return value === undefined ? "(default)" : JSON.stringify(value);
}

function write(text: string): void {
  stdout.write(`${text}\n`);
}
