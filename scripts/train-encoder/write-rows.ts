/**
 * Writes what the encoder learns from, epoch by epoch, into bench-out/encoder-rows.jsonl: every row as it
 * is, some as misheard, some with talk beside them, and filled sentence patterns.
 *
 *     node scripts/train-encoder/write-rows.ts [--since]
 *
 * With --since what came after the encoder was first trained, beside four times as many of the other rows.
 */
import { createWriteStream, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { composed } from "../router/compose.ts";
import { type Row, allRows, rowsSince } from "../router/corpus.ts";
import { TEMPLATES, TOOLS, classesOf, weightOf } from "../router/model.ts";
import { noised } from "../router/noise.ts";
import { randomFrom, shuffled } from "../router/random.ts";
import { isHeldOut } from "./held-out.ts";
import { misheard } from "./misheard.ts";

const { values: flags } = parseArgs({ options: { since: { type: "boolean", default: false } } });

const EPOCHS = flags.since ? 2 : 3;
/** So many of the older rows stand beside each that came since, lest they are forgotten. */
const OLDER = 4;
const SEED = 1;
/** How many rows come once more in an epoch, of each kind. */
const SHARES = { noised: 0.12, misheard: 0.5, composed: 0.15, templates: 0.15 } as const;
/** What is made of a row counts for less than the row. */
const MADE = 0.5;

const folder = fileURLToPath(new URL("../../bench-out/", import.meta.url));
mkdirSync(folder, { recursive: true });
const out = createWriteStream(`${folder}encoder-rows.jsonl`);
const rows = allRows();
const isSince = new Set(rowsSince().map(({ text }) => text));
const learned = rows.filter((row) => !isHeldOut(row) && (flags.since || !isSince.has(row.text)));
out.write(`${JSON.stringify({ tools: TOOLS, seed: SEED, epochs: EPOCHS })}\n`);
for (const row of rows.filter(isHeldOut)) write("held", row, 1);
for (let epoch = 0; epoch < EPOCHS; epoch++) writeEpoch(epoch);
out.end();

function writeEpoch(epoch: number): void {
  const random = randomFrom(SEED + epoch);
  const some = (from: readonly Row[], share: number): readonly Row[] =>
    shuffled(from, random).slice(0, Math.round(share * from.length));
  const seen = flags.since ? withOlder(random) : learned;
  const said = seen.filter((row) => row.said === undefined);
  for (const row of seen) write(epoch, row, 1);
  for (const row of noised(some(seen, SHARES.noised), SEED + epoch)) write(epoch, row, MADE);
  for (const row of misheard(some(said, SHARES.misheard), SEED + epoch)) write(epoch, row, MADE);
  for (const row of some(composed(seen, 1), SHARES.composed)) write(epoch, row, 1);
  for (const row of some(TEMPLATES, SHARES.templates)) write(epoch, row, 1);
}

function withOlder(random: () => number): readonly Row[] {
  const since = learned.filter(({ text }) => isSince.has(text));
  const older = shuffled(
    learned.filter(({ text }) => !isSince.has(text)),
    random,
  );
  return [...since, ...older.slice(0, OLDER * since.length)];
}

function write(epoch: number | "held", row: Row, share: number): void {
  const { text, said, group } = row;
  const kind = said === undefined ? (group.split(/[/ ]/)[0] ?? "") : "heard";
  const weight = share * weightOf(row);
  out.write(`${JSON.stringify({ epoch, text, classes: classesOf(row), weight, kind })}\n`);
}
