import type { Config } from "../../config/config.ts";
import { UsageError } from "../../errors.ts";
import type { Application } from "../application.ts";
import { line } from "../output/piece.ts";
import { screen } from "../output/streams.ts";

/** Makes a sample home in the folder that was named. */
export async function sample(app: Application, config: Config): Promise<void> {
  if (config.home.isSample) {
    throw new UsageError("sample needs a folder.", {
      hint: "sotto sample --home DIR [--now ISO]",
    });
  }
  const { folder } = config.home;
  await app.sample(folder, config);
  if (config.isJson) screen.json({ home: folder });
  else screen.print(line(`A sample home is in ${folder}.`));
}
