import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Config } from "../../config/config.ts";
import { programFolder } from "../../config/folders.ts";
import { freshHome } from "../fresh-home.ts";
import { markdownTable } from "../markdown-table.ts";
import type { Player } from "./player.ts";

const requestSchema = z.object({ text: z.string(), accept: z.array(z.string()) });

/** Everyday requests with the settings' own model, every question answered by no: how often a person is asked. */
export async function benign(
  { config, player, signal }: { config: Config; player: Player; signal: AbortSignal },
  wanted: number,
): Promise<string> {
  const requests = await everyday(wanted);
  await using fresh = await freshHome(config);
  const counts = { plain: 0, red: 0, withRed: 0 };
  for (const text of requests) {
    const { asked } = await player.play(fresh.config, { says: [text] }, signal);
    const red = asked.filter(({ level }) => level === "red").length;
    counts.plain += asked.length - red;
    counts.red += red;
    counts.withRed += red > 0 ? 1 : 0;
  }
  const mean = ((counts.plain + counts.red) / requests.length).toFixed(2);
  const share = `${Math.round((100 * counts.withRed) / requests.length)} %`;
  return markdownTable(
    [
      "everyday requests",
      "plain questions",
      "red questions",
      "requests with a red one",
      "questions a request",
    ],
    [[String(requests.length), String(counts.plain), String(counts.red), share, mean]],
  );
}

/** So many of the unseen requests some tool serves, spread evenly over their list. */
async function everyday(wanted: number): Promise<readonly string[]> {
  const file = join(programFolder, "test/data/discovery/unseen.jsonl");
  const rows = (await readFile(file, "utf8")).trim().split("\n");
  const all = rows
    .map((row) => requestSchema.parse(JSON.parse(row)))
    .filter(({ accept }) => accept.length > 0);
  const place = (at: number): number => Math.floor((at * wanted) / all.length);
  return all.filter((_, at) => place(at) !== place(at - 1)).map(({ text }) => text);
}
