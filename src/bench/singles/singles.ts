import type { Config } from "../../config/config.ts";
import type { BenchOptions } from "../../terminal/application.ts";
import { pickSample } from "../agent/cases/pick-sample.ts";
import { BENCH_CLOCK } from "../fresh-home.ts";
import { markdownTable } from "../markdown-table.ts";
import { openAuthorRoom } from "./author-room.ts";
import { judgeSingle } from "./judge-single.ts";
import type { Judgement } from "./judge-single.ts";
import { readSingles } from "./single.ts";
import type { Author, Single } from "./single.ts";

type Sampled = { readonly kind: string; readonly isUnseen: boolean };
type Scored = Judgement & { readonly author: Author; readonly row: Single };

/**
 * Requests that make one thing, each over a home with its author's people and lists, judged by the words,
 * the time and the person in what was made. Of who may be read also what failed.
 */
export async function benchSingles(config: Config, options: BenchOptions): Promise<string> {
  const all = await readSingles();
  const authors = all.filter(({ name }) => (options.set ?? name) === name);
  const scored: Scored[] = [];
  for (const author of authors) {
    const own = await scoreAuthor(author, config, options);
    scored.push(...own);
    if (author.isUnseen || options.quick) continue;
    options.write(own.flatMap(failureOf).join("\n") + "\n");
  }
  return report(scored);
}

async function scoreAuthor(
  author: Author,
  config: Config,
  options: BenchOptions,
): Promise<readonly Scored[]> {
  const { signal, sample = author.rows.length, seed = 1 } = options;
  await using room = await openAuthorRoom(author, config, signal);
  const scored: Scored[] = [];
  for (const row of pickSample(sampled(author), { size: sample, seed })) {
    options.aside(`${author.name}/${row.id}\n`);
    const { diff } = await room.hold(row.say);
    scored.push({ author, row, ...judgeSingle(row, diff, BENCH_CLOCK.now) });
  }
  return scored;
}

/** As many of each kind as their share. */
function sampled({ rows, isUnseen }: Author): readonly (Single & Sampled)[] {
  return rows.map((row) => ({ ...row, kind: row.makes, isUnseen }));
}

function failureOf({ verdict, row, why }: Scored): readonly string[] {
  return verdict === "right" ? [] : [`${verdict} ${row.makes} ${row.id}: ${row.say}\n    ${why}`];
}

function report(scored: readonly Scored[]): string {
  const unseen = scored.filter(({ author }) => author.isUnseen);
  const read = scored.filter(({ author }) => !author.isUnseen);
  const head = ["what is made", "requests", "right", "nothing made", "otherwise"];
  return [
    "Requests that make one thing, by people who know nothing of the program. Never read:",
    markdownTable(head, tableOf(unseen)),
    "Read:",
    markdownTable(head, tableOf(read)),
  ].join("\n\n");
}

function tableOf(scored: readonly Scored[]): readonly (readonly (string | number)[])[] {
  const kinds = [...Map.groupBy(scored, ({ row }) => row.makes)];
  const people = [...Map.groupBy(scored, ({ author }) => author.name)];
  return [...kinds, ...people, ["all", scored] as const].map(([name, rows]) => [
    name,
    rows.length,
    ...(["right", "asked", "wrong"] as const).map((verdict) => shareOf(rows, verdict)),
  ]);
}

function shareOf(rows: readonly Scored[], verdict: Judgement["verdict"]): string {
  const count = rows.filter((row) => row.verdict === verdict).length;
  return `${((100 * count) / Math.max(1, rows.length)).toFixed(1)} % (${count})`;
}
