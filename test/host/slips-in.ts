import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What lies in the folder of an outbox, as another program finds it. */
export function slipsIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(join(folder, name), "utf8"));
}
