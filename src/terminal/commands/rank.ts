import { createInterface } from "node:readline";
import { stdin } from "node:process";
import { z } from "zod";
import type { Config } from "../../config/config.ts";
import { messageOf } from "../../errors.ts";
import type { Application, RankDoor } from "../application.ts";
import { inOneRow, line } from "../output/piece.ts";
import { screen } from "../output/streams.ts";

const request = z.object({ text: z.string() });

/** Ranks the words given, or with `--json` one `{"text"}` a line of standard input, one line out each. */
export async function rank(
  app: Application,
  config: Config,
  { words, signal }: { readonly words: string; readonly signal: AbortSignal },
): Promise<void> {
  await using door = await app.rankDoor(config);
  if (words !== "" && !config.isJson) {
    const { tools, none } = await door.rank(words, signal);
    const rows = tools.slice(0, 5).map(({ name, score }) => `${score.toFixed(2)}  ${name}`);
    screen.print(...[...rows, `${none.toFixed(2)}  (none)`].map((row) => line(inOneRow(row))));
    return;
  }
  if (words !== "")
    return screen.json(await rankLine(door, JSON.stringify({ text: words }), signal));
  for await (const typed of createInterface({ input: stdin })) {
    if (signal.aborted) return;
    if (typed.trim() !== "") screen.json(await rankLine(door, typed, signal));
  }
}

async function rankLine(door: RankDoor, typed: string, signal: AbortSignal): Promise<unknown> {
  const started = performance.now();
  try {
    const { text } = request.parse(JSON.parse(typed));
    const { tools, none, unmatched } = await door.rank(text, signal);
    const us = Math.round((performance.now() - started) * 1000);
    const reveal = door.reveal({ tools, none, unmatched, sure: false });
    return {
      text,
      tools: tools.map(({ name, score }) => ({ name, score: round(score) })),
      none: round(none),
      reveal,
      us,
    };
  } catch (error) {
    return { error: error instanceof z.ZodError ? 'a line is {"text":"…"}' : messageOf(error) };
  }
}

function round(score: number): number {
  return Math.round(score * 10_000) / 10_000;
}
