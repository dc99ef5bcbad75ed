import type { Config } from "../../config/config.ts";
import { getSetting, setSetting, settingKeys } from "../../config/settings-file.ts";
import { UsageError } from "../../errors.ts";
import { line } from "../output/piece.ts";
import { screen } from "../output/streams.ts";

/** `config` lists the settings, `get KEY` and `set KEY VALUE` one, `path` their file. */
export async function configCommand(config: Config, words: readonly string[]): Promise<void> {
  const [action = "list", key, value] = words;
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
    case "set": {
      const one = needed(key, "set KEY VALUE");
      setSetting({ file, key: one, value: needed(value, "set KEY VALUE") });
      if (config.isJson) screen.json({ key: one, value: getSetting(file, one) ?? null });
      return;
    }
    default:
      throw new UsageError(`config has no action "${action}".`, {
        hint: "sotto config [get KEY|set KEY VALUE|path]",
      });
  }
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
