import { stdout } from "node:process";
import type { Config } from "../../config/config.ts";
import type { Application } from "../application.ts";

/** Every tool with its signature: a table, or with `--json` one array. */
export function listTools(app: Application, config: Config): void {
  const rows = app.tools(config);
  if (config.isJson) {
    stdout.write(`${JSON.stringify(rows)}\n`);
    return;
  }
  for (const { load, signature } of rows) stdout.write(`${load.padEnd(9)} ${signature}\n`);
}
