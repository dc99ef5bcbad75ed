/**
 * Trains the router and the weights of the fusion, and writes models/router.bin. Pure TypeScript, some
 * minutes on one core; the same sources give the same bytes. Prints the figures of models/router.md.
 *
 *     node scripts/train-router.ts
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { encodeRouter } from "../src/discovery/router-file.ts";
import { calibrate } from "./router/calibrate.ts";
import { allRows } from "./router/corpus.ts";
import { judgeAll } from "./router/judge-all.ts";
import { FIGURES_HEAD, figures } from "./router/figures.ts";
import { fitFusion } from "./router/fit-fusion.ts";
import { TOOLS, trainRouter } from "./router/model.ts";

const OUT = fileURLToPath(new URL("../models/router.bin", import.meta.url));

const rows = allRows();
const { unknown, known } = judgeAll({ rows });
const judged = [...unknown, ...known];
const weights = calibrate(fitFusion(judged), judged);
process.stdout.write(
  `${FIGURES_HEAD}\n${figures("by intent", unknown, weights)}\n${figures("by sentence", known, weights)}\n`,
);
process.stdout.write(`${JSON.stringify(weights)}\n`);
const bytes = encodeRouter({ tools: TOOLS, weights, model: trainRouter(rows) });
writeFileSync(OUT, bytes);
process.stdout.write(`${bytes.length} bytes\n`);
