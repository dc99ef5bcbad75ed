import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { layOut } from "../src/terminal/output/lay-out.ts";
import { hung } from "../src/terminal/output/piece.ts";
import { putSection } from "./put-section.ts";
import { fiveNumbers } from "./readme/five-numbers.ts";

/**
 * Writes what commands print into documents, between `<!-- NAME -->` and `<!-- /NAME -->`: `transcript`
 * runs the requests below over a sample home and stands in the README; any other name takes
 * bench-out/NAME.md into the benchmarks' page, and the README's five numbers follow it, which the name
 * `numbers` writes alone.
 */
const root = join(import.meta.dirname, "..");
const readme = join(root, "README.md");
const benchPage = join(root, "src/bench/README.md");
/** Reports of no more paragraphs and tables are shown whole. */
const OPEN_BLOCKS = 4;
const NOW = "2026-03-02T09:00:00Z";
const ZONE = "Europe/London";
/** The window in which the transcript is shown: what a page is wide. */
const COLUMNS = 92;

const REQUESTS: readonly (readonly string[])[] = [
  ["ask", "what's on my calendar tomorrow"],
  ["ask", "any new mail from Anna"],
  ["ask", "remind me to call mum at five"],
  ["ask", "who won the world cup"],
  ["listen", "--wav", "test/data/clips/safari-0-espeak-en-gb.wav"],
];

/** The commands and what they print. */
export function transcript(): string {
  const folder = mkdtempSync(join(tmpdir(), "sotto-readme-"));
  try {
    const home = join(folder, "home");
    const flags = [
      "--home",
      home,
      "--state",
      join(folder, "state"),
      "--now",
      NOW,
      "--tz",
      ZONE,
      "--quiet",
    ];
    run(["sample", ...flags]);
    const blocks = REQUESTS.map((request) => {
      const said = request.map((word) => (word.includes(" ") ? `"${word}"` : word)).join(" ");
      return `$ sotto ${said}\n${inWindow(run([...request, ...flags]).trimEnd())}`;
    });
    return ["```", blocks.join("\n\n"), "```"].join("\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(words: readonly string[]): string {
  const program = join(root, "src/main.ts");
  return execFileSync(process.execPath, [program, ...words], { encoding: "utf8", cwd: root });
}

/** Printed lines as a terminal breaks them; into a pipe they come whole. */
function inWindow(printed: string): string {
  const rows = printed.split("\n").flatMap((whole) => {
    const [head = ""] = /^(?:sotto: |you: |· )?/.exec(whole) ?? [];
    return layOut(hung(head, whole.slice(head.length)), { columns: COLUMNS, hasColours: false });
  });
  return rows.join("\n");
}

/** A benchmark's tables: the first and the closing words stand open, those between are folded. */
function tablesOf(name: string): string {
  const blocks = readFileSync(join(root, "bench-out", `${name}.md`), "utf8").split("\n\n");
  if (blocks.length <= OPEN_BLOCKS) return blocks.join("\n\n");
  const open = blocks.slice(0, 2);
  const folded = blocks.slice(2, -1);
  return [
    ...open,
    "<details><summary>More tables</summary>",
    ...folded,
    "</details>",
    ...blocks.slice(-1),
  ].join("\n\n");
}

/** A benchmark's picture is kept where its page shows it. */
function keepPicture(name: string): void {
  const drawn = join(root, "bench-out", `${name}.svg`);
  if (existsSync(drawn)) copyFileSync(drawn, join(root, "src/bench/pictures", `${name}.svg`));
}

function write(name: string): void {
  if (name === "transcript") return putSection(readme, name, transcript());
  if (name !== "numbers") {
    putSection(benchPage, name, tablesOf(name));
    keepPicture(name);
  }
  putSection(readme, "numbers", fiveNumbers(readFileSync(benchPage, "utf8")));
}

if (process.argv[1] === import.meta.filename) process.argv.slice(2).forEach(write);
