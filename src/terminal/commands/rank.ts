import { createInterface } from "node:readline";
import { stdin } from "node:process";
import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import type { Config } from "../../config/config.ts";
import { messageOf } from "../../errors.ts";
import type { Application, RankDoor, RankedPart } from "../application.ts";
import { inOneRow, line } from "../output/piece.ts";
import { screen } from "../output/streams.ts";

/** Tools a person is shown. */
const SHOWN = 5;
/** Tools whose features are told. */
const EXPLAINED = 3;

const request = z.object({ text: z.string() });

type Asked = {
  readonly words: string;
  /** Tells what the first tools were ranked by, too. */
  readonly isExplained: boolean;
  readonly signal: AbortSignal;
};

/** Ranks the words given, or with `--json` one `{"text"}` a line of standard input, one line out each. */
export async function rank(app: Application, config: Config, asked: Asked): Promise<void> {
  const { words, signal } = asked;
  await using door = await app.rankDoor(config);
  if (words !== "" && !config.isJson) {
    const parts = await door.rank(words, signal);
    const rows = parts.flatMap((part) => rowsOf(door, part, asked));
    screen.print(...rows.map((row) => line(inOneRow(row))));
    return;
  }
  if (words !== "")
    return screen.json(await rankLine(door, JSON.stringify({ text: words }), asked));
  for await (const typed of createInterface({ input: stdin })) {
    if (signal.aborted) return;
    if (typed.trim() !== "") screen.json(await rankLine(door, typed, asked));
    // Ranking alone never waits: an interruption, or a reader who has gone, has to be heard.
    await setImmediate();
  }
}

/** One part for a person: its words where they are not all that was said, its first tools, and none. */
function rowsOf(
  door: RankDoor,
  { text, ranked }: RankedPart,
  { words, isExplained }: Asked,
): readonly string[] {
  const tools = ranked.tools
    .slice(0, SHOWN)
    .flatMap(({ name, score }, at) => [
      `${score.toFixed(2)}  ${name}`,
      ...(isExplained && at < EXPLAINED ? reasonsOf(door, ranked, name) : []),
    ]);
  const head = text === words ? [] : [`“${text}”`];
  return [...head, ...tools, `${ranked.none.toFixed(2)}  (none)`];
}

/** What speaks for a tool and against it, in log-odds: weight × value. */
function reasonsOf(door: RankDoor, ranked: RankedPart["ranked"], tool: string): readonly string[] {
  return door.why(ranked, tool).map(({ feature, value, weight }) => {
    const sum = weight * value;
    const sign = sum < 0 ? "−" : "+";
    const factors = `${weight.toFixed(2)} × ${round(value)}`;
    return `      ${sign}${Math.abs(sum).toFixed(2)}  ${feature}  (${factors})`;
  });
}

async function rankLine(door: RankDoor, typed: string, asked: Asked): Promise<unknown> {
  const started = performance.now();
  try {
    const { text } = request.parse(JSON.parse(typed));
    const parts = await door.rank(text, asked.signal);
    const [first, ...more] = parts.map((part) => partLine(door, part, asked));
    const us = Math.round((performance.now() - started) * 1000);
    // The first part stands for the line, as it is the one that is served first.
    return { ...first, text, ...(more.length > 0 ? { parts: [first, ...more] } : {}), us };
  } catch (error) {
    return { error: error instanceof z.ZodError ? 'a line is {"text":"…"}' : messageOf(error) };
  }
}

function partLine(door: RankDoor, { text, ranked }: RankedPart, { isExplained }: Asked) {
  const { tools, none } = ranked;
  const why = tools.slice(0, EXPLAINED).map(({ name }) => ({
    tool: name,
    features: door.why(ranked, name),
  }));
  return {
    text,
    tools: tools.map(({ name, score }) => ({ name, score: round(score) })),
    none: round(none),
    reveal: door.reveal({ ...ranked, sure: false }),
    ...(isExplained ? { why } : {}),
  };
}

function round(score: number): number {
  return Math.round(score * 10_000) / 10_000;
}
