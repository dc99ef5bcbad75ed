/**
 * Writes what the encoder learns from, epoch by epoch, into bench-out/encoder-rows.jsonl: every row as it
 * is, some as misheard, some with talk beside them, and filled sentence patterns.
 *
 *     node scripts/train-encoder/write-rows.ts
 */
import { createWriteStream, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { composed } from "../router/compose.ts";
import { type Row, allRows } from "../router/corpus.ts";
import { TEMPLATES, TOOLS, classesOf, weightOf } from "../router/model.ts";
import { noised } from "../router/noise.ts";
import { randomFrom, shuffled } from "../router/random.ts";
import { isHeldOut } from "./held-out.ts";
import { misheard } from "./misheard.ts";

const EPOCHS = 3;
const SEED = 1;
/** How many rows come once more in an epoch, of each kind. */
const SHARES = { noised: 0.12, misheard: 0.5, composed: 0.15, templates: 0.15 } as const;
/** What is made of a row counts for less than the row. */
const MADE = 0.5;

const folder = fileURLToPath(new URL("../../bench-out/", import.meta.url));
mkdirSync(folder, { recursive: true });
const out = createWriteStream(`${folder}encoder-rows.jsonl`);
const rows = allRows();
const learned = rows.filter((row) => !isHeldOut(row));
out.write(`${JSON.stringify({ tools: TOOLS, seed: SEED, epochs: EPOCHS })}\n`);
for (const row of rows.filter(isHeldOut)) write("held", row, 1);
for (let epoch = 0; epoch < EPOCHS; epoch++) writeEpoch(epoch);
out.end();

function writeEpoch(epoch: number): void {
  const random = randomFrom(SEED + epoch);
  const some = (from: readonly Row[], share: number): readonly Row[] =>
    shuffled(from, random).slice(0, Math.round(share * from.length));
  const said = learned.filter((row) => row.said === undefined);
  for (const row of learned) write(epoch, row, 1);
  for (const row of noised(some(learned, SHARES.noised), SEED + epoch)) write(epoch, row, MADE);
  for (const row of misheard(some(said, SHARES.misheard), SEED + epoch)) write(epoch, row, MADE);
  for (const row of some(composed(learned, 1), SHARES.composed)) write(epoch, row, 1);
  for (const row of some(TEMPLATES, SHARES.templates)) write(epoch, row, 1);
}

function write(epoch: number | "held", row: Row, share: number): void {
  const { text, said, group } = row;
  const kind = said === undefined ? (group.split(/[/ ]/)[0] ?? "") : "heard";
  const weight = share * weightOf(row);
  out.write(`${JSON.stringify({ epoch, text, classes: classesOf(row), weight, kind })}\n`);
}
