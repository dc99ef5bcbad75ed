import { cellOf, sectionIn, tablesIn } from "./sections.ts";
import type { Table } from "./sections.ts";

/** The index as a first start has it. */
const INDEX = "sotto + request-minilm";
const SINGLE = "end state, single requests";

type Row = readonly [what: string, ours: string, beside: string, bench: string];

/** The README's table of five numbers, read from the tables of the benchmarks' page; throws where one is missing. */
export function fiveNumbers(page: string): string {
  const rows = [rightTool, rightEnd, tokens, firstSound, attacks].map((row) => row(page));
  return [
    "| what | sotto | beside it | measured by |",
    "|---|---|---|---|",
    ...rows.map(
      ([what, ours, beside, bench]) =>
        `| ${what} | **${ours}** | ${beside} | \`sotto bench ${bench}\` |`,
    ),
  ].join("\n");
}

function rightTool(page: string): Row {
  const section = sectionIn(page, "discovery");
  const first = (ranker: string): string => `${cellOf(tablesIn(section), ranker, "R@1")} %`;
  const tools = said(section, /(\d+) acting tools/);
  const what = `the right one of ${tools} tools comes first`;
  return [what, first(INDEX), `${first("BM25")} with BM25`, "discovery"];
}

function rightEnd(page: string): Row {
  const tables = tablesIn(sectionIn(page, "agent"));
  const share = (column: string): string => said(cellOf(tables, SINGLE, column), /^(\d+ %)/);
  const both = (whose: string): string =>
    `${share(`${whose}, typed`)} / ${share(`${whose}, heard*`)}`;
  const what = "requests other people wrote that end right, typed / as Whisper heard them";
  return [what, both("by others"), `${both("own")} of our own requests`, "agent"];
}

function tokens(page: string): Row {
  const tables = tablesIn(sectionIn(page, "tokens"));
  const spent = (system: string): string => cellOf(tables, "20 turns of a morning", system);
  const what = "tokens the model evaluates in a morning of 20 turns";
  return [what, spent("sotto"), `${spent("all")} with every tool in the prompt`, "tokens"];
}

function firstSound(page: string): Row {
  const section = sectionIn(page, "voice");
  const ours = said(section, /Ours has a median of (\d+ ms)/);
  const plain = said(section, /the plain one (\d+ ms)/);
  const whisper = said(section, /a clock on which Whisper takes (\d+ ms)/);
  const what = `from your last sound to its first, were Whisper done in ${whisper}; median`;
  return [what, ours, `${plain} in a plain pipeline`, "voice"];
}

function attacks(page: string): Row {
  const tables = tablesIn(sectionIn(page, "safety"));
  const [made = 0, worked = 0] = ["attacks", "effects"].map((column) => sumOf(tables, column));
  const everyday = tables.flat().find((cells) => cells.has("questions a request"));
  const asked = everyday?.get("questions a request");
  if (made === 0 || asked === undefined) throw new Error("The section safety lacks its tables.");
  const what = `effects of ${made.toLocaleString("en")} planted attacks, every question answered by no`;
  return [what, String(worked), `${asked} questions for an everyday request`, "safety"];
}

/** Over the rows of all tables that have the column. */
function sumOf(tables: readonly Table[], column: string): number {
  return tables
    .flat()
    .reduce((sum, cells) => sum + (cells.has(column) ? Number(cells.get(column)) : 0), 0);
}

function said(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`Nothing says ${String(pattern)}.`);
  return found;
}
