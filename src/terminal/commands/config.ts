import { stdout } from "node:process";
import type { Config } from "../../config/config.ts";
import { getSetting, setSetting, settingKeys } from "../../config/settings-file.ts";
import { UsageError } from "../../errors.ts";

/** `config` lists the settings, `get KEY` and `set KEY VALUE` one, `path` their file. */
export async function configCommand(config: Config, words: readonly string[]): Promise<void> {
  const [action = "list", key, value] = words;
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
      setSetting({
        file,
        key: needed(key, "set KEY VALUE"),
        value: needed(value, "set KEY VALUE"),
      });
      return;
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

function write(text: string): void {
  stdout.write(`${text}\n`);
}
