import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../../config/config.ts";
import { openModels } from "../../models/models.ts";
import type { Models } from "../../models/models.ts";
import type { BenchOptions } from "../../terminal/application.ts";
import { measureTokens } from "./measure-tokens.ts";
import { pictureOf, reportPage } from "../report/report-page.ts";
import { asMarkdown } from "../report/titled.ts";
import { SYSTEMS, TokenFigures } from "./token-figures.ts";
import { tokenPlots } from "./token-plots.ts";
import { largerTables, tokenTables } from "./token-tables.ts";

/**
 * What showing tools costs, each way, over the same conversations: tables, and with `--out` a page
 * with plots and every run as it was measured. An interrupted run goes on from there.
 */
export async function benchTokens(config: Config, options: BenchOptions): Promise<string> {
  const runs = await measureTokens(config, options);
  const figures = new TokenFigures(runs.all());
  const tables = tokenTables(figures);
  const notes = notesOn(openModels(config).llm, figures);
  if (options.out !== undefined) {
    const plots = tokenPlots(figures);
    const title = "What showing tools costs on the device";
    await mkdir(options.out, { recursive: true });
    const page = reportPage({ title, notes, plots, tables: [...tables, ...largerTables(figures)] });
    await writeFile(join(options.out, "tokens.html"), page);
    const [morning] = plots;
    if (morning) await writeFile(join(options.out, "tokens.svg"), pictureOf(morning));
    await writeFile(join(options.out, "tokens.json"), JSON.stringify(runs.all()));
  }
  return [...tables.map(asMarkdown), notes.join(" ")].join("\n\n");
}

/** What was measured and how, and what the tables alone would not tell. */
export function notesOn({ id, settings }: Models["llm"], figures: TokenFigures): readonly string[] {
  const pairs = figures.pairs();
  const furthest = Math.max(
    0,
    ...pairs.map(({ counted, evaluated }) => Math.abs(counted / evaluated - 1)),
  );
  const apart =
    furthest === 0
      ? "to the token the same"
      : `the two differ by at most ${(100 * furthest).toFixed(1)} %`;
  const checked = `${pairs.length} conversations were both evaluated and counted: ${apart}.`;
  return [
    `Model ${id}, a context of ${settings.contextSize.toLocaleString("en")} tokens. Every decision is fixed, so that only the way tools are shown differs. **Evaluated** is what the model computes before it writes; with the **head from disk** a start has read it before. The head is the system text: our instruction and the tools shown in it. **Seconds** are prefill and decoding of the conversations in brackets, evaluated by the engine; the others are counted by its own code, which then computes nothing.`,
    ...(pairs.length > 0 ? [checked] : []),
    ...withoutHeads(figures),
    "Past the end of the context the oldest turns go and what is kept is evaluated again: the smaller the head, the more is kept, and the more a shift costs. **Calls missed** are calls that found no way to their tool; the taxi nobody has is one of them.",
  ];
}

/** Which systems evaluate less than ours once every head comes from disk. */
function withoutHeads(figures: TokenFigures): readonly string[] {
  const [tools] = figures.sizes;
  if (tools === undefined) return [];
  const sums = new Map(
    SYSTEMS.map((system) => {
      const cells = figures.fitting(system, tools);
      return [system, cells.reduce((sum, { totals }) => sum + totals.warm, 0)];
    }),
  );
  const own = sums.get("sotto") ?? 0;
  const less = SYSTEMS.filter((system) => (sums.get(system) ?? 0) < own);
  if (less.length === 0) return [];
  const names = less.map((system) => `\`${system}\``).join(", ");
  return [
    `Where every head comes from disk, ${names} evaluates less than \`sotto\` among ${tools} tools: what stands in the head need not be shown later. It is paid for in context, in the seconds of every token, and at the first start.`,
  ];
}
