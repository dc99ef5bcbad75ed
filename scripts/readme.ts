import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { putSection } from "./put-section.ts";

/**
 * Writes what commands print into the README, between `<!-- NAME -->` and `<!-- /NAME -->`:
 * `transcript` runs the requests below over a sample home, any other name takes bench-out/NAME.md.
 */
const root = join(import.meta.dirname, "..");
/** Reports of no more paragraphs and tables are shown whole. */
const OPEN_BLOCKS = 4;
const NOW = "2026-03-02T09:00:00Z";
const ZONE = "Europe/London";

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
      return `$ sotto ${said}\n${run([...request, ...flags])}`;
    });
    return ["```", ...blocks, "```"].join("\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(words: readonly string[]): string {
  const program = join(root, "src/main.ts");
  return execFileSync(process.execPath, [program, ...words], { encoding: "utf8", cwd: root });
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

/** A benchmark's picture is kept where the README shows it. */
function keepPicture(name: string): void {
  const drawn = join(root, "bench-out", `${name}.svg`);
  if (existsSync(drawn)) copyFileSync(drawn, join(root, "src/bench/pictures", `${name}.svg`));
}

if (process.argv[1] === import.meta.filename) {
  for (const name of process.argv.slice(2)) {
    putSection(
      join(root, "README.md"),
      name,
      name === "transcript" ? transcript() : tablesOf(name),
    );
    keepPicture(name);
  }
}
