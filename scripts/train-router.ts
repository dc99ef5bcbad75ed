/**
 * Trains the router and the weights of the fusion, and writes models/router.bin. Pure TypeScript, some
 * minutes on one core; the same sources give the same bytes. Writes its card, models/router.md, too.
 *
 *     node scripts/train-router.ts
 */
import { encodeRouter } from "../src/discovery/files/router-file.ts";
import { calibrate } from "./router/calibrate.ts";
import { writeRouterFile } from "./router/router-card.ts";
import { allRows } from "./router/corpus.ts";
import { judgeAll, mixed } from "./router/judge-all.ts";
import { FIGURES_HEAD, figures } from "./router/figures.ts";
import { fitFusion } from "./router/fit-fusion.ts";
import { TOOLS, trainRouter } from "./router/model.ts";

const rows = allRows();
const { unknown, known } = judgeAll({ rows });
const judged = mixed({ unknown, known });
const weights = calibrate(fitFusion(judged), judged);
const table = `${FIGURES_HEAD}\n${figures("by intent", unknown, weights)}\n${figures("by sentence", known, weights)}`;
process.stdout.write(`${table}\n${JSON.stringify(weights)}\n`);
writeRouterFile({
  file: "router.bin",
  what: `The linear router: which of ${TOOLS.length} tools, or none, over hashed words, pairs of words, 4-grams of characters and how words sound, as bytes; and what each arm's word counts for where there are no vectors.`,
  command: "node scripts/train-router.ts",
  bytes: encodeRouter({ tools: TOOLS, weights, model: trainRouter(rows) }),
  figures: table,
});
