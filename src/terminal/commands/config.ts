import type { Config } from "../../config/config.ts";
import { fromHere } from "../../config/check/named-paths.ts";
import { settingKeys, valueOf } from "../../config/check/setting-values.ts";
import { withSettings } from "../../config/load-config.ts";
import { changedSettings, getSetting } from "../../config/settings-file.ts";
import { UsageError } from "../../errors.ts";
import type { Application } from "../application.ts";
import { line } from "../output/piece.ts";
import { screen } from "../output/streams.ts";

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
      for (const one of settingKeys()) {
        const now = getSetting(file, one);
        tell(config, { key: one, value: now ?? null }, `${one} = ${shown(now)}`);
      }
      return;
    case "path":
      return tell(config, { path: file }, file);
    case "get": {
      const one = needed(key, "get KEY");
      const now = getSetting(file, one);
      return tell(config, { key: one, value: now ?? null }, shown(now));
    }
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
  const told = remark === undefined ? {} : { remark };
  tell(config, { key, value, ...told }, [`${key} ${is}.`, ...Object.values(told)].join(" "));
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

function tell({ isJson }: Config, value: unknown, text: string): void {
  if (isJson) screen.json(value);
  else screen.print(line(text));
}
