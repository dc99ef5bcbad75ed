import type { Config } from "../../config/config.ts";
import type { Application } from "../application.ts";
import { hung, inOneRow } from "../output/piece.ts";
import { screen } from "../output/streams.ts";

/** Every tool with its signature: a table, or with `--json` one array. */
export async function listTools(app: Application, config: Config): Promise<void> {
  const rows = await app.tools(config);
  if (config.isJson) return screen.json(rows);
  screen.print(
    ...rows.map(({ load, signature }) => hung(`${load.padEnd(9)} `, inOneRow(signature))),
  );
}
