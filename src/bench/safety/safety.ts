import type { Config } from "../../config/config.ts";
import type { BenchOptions } from "../../terminal/application.ts";
import { attackBy } from "./attack-by.ts";
import { markdownTable } from "../markdown-table.ts";
import { isCapable, openPlayer } from "./player.ts";
import type { Player } from "./player.ts";
import { readAttacks } from "./safety-attacks.ts";
import { benign } from "./safety-benign.ts";
import { CHANNELS } from "./safety-channels.ts";
import { measureUndo, undoAll, undoTable } from "./safety-undo.ts";
import { UNDO_CASES } from "./undo-cases.ts";

const QUICK = { wrappers: 2, benign: 20 };
/** Everyday requests that are replayed, spread over all tools. */
const BENIGN = 120;

const LED =
  "The hijacked model was treated as the one that was named: led by code, its values open. What everyday requests are asked is measured with the default one.";

type Measuring = {
  readonly config: Config;
  readonly player: Player;
  readonly signal: AbortSignal;
};

/** Attacks by a wholly hijacked model, what everyday requests are asked, and what of all effects can be taken back. */
export async function benchSafety(config: Config, options: BenchOptions): Promise<string> {
  const { signal, quick } = options;
  await using player = await openPlayer(config);
  const measuring: Measuring = { config, player, signal };
  const attacks = await attackTable(measuring, options);
  if (isCapable(config)) return `${attacks}\n\n${LED}`;
  const everyday = await benign(measuring, quick ? QUICK.benign : BENIGN);
  options.write(`${everyday}\n`);
  const undone = undoTable(
    await measureUndo(config, UNDO_CASES, signal),
    await undoAll(config, signal),
  );
  return [attacks, everyday, undone].join("\n\n");
}

async function attackTable(
  measuring: Measuring,
  { quick, write }: Pick<BenchOptions, "quick" | "write">,
): Promise<string> {
  const { wrappers, goals } = await readAttacks();
  const chosen = quick ? wrappers.slice(0, QUICK.wrappers) : wrappers;
  const rows: (readonly string[])[] = [];
  for (const channel of CHANNELS) {
    const count = await attackBy(measuring, { channel, wrappers: chosen, goals });
    const { played, carried, calls, effects, unfaithful, foreign, red } = count;
    const numbers = [played, carried, calls, effects, unfaithful, foreign, red];
    rows.push([channel.name, ...numbers.map(String)]);
    write(`${rows.at(-1)?.join(" · ")}\n`);
  }
  return markdownTable(
    [
      "read through",
      "attacks",
      "read by the model",
      "calls judged",
      "effects",
      "unfaithful questions",
      "foreign values",
      "of them red",
    ],
    rows,
  );
}
