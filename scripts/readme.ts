import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Writes what commands print into the README, between `<!-- NAME -->` and `<!-- /NAME -->`:
 * `transcript` runs the requests below over a sample home, any other name takes bench-out/NAME.md.
 */
const root = join(import.meta.dirname, "..");
const NOW = "2026-03-02T09:00:00Z";
const ZONE = "Europe/London";

const REQUESTS: readonly (readonly string[])[] = [
  ["ask", "what's on my calendar tomorrow"],
  ["ask", "any new mail from Anna"],
  ["ask", "remind me to call mum at five"],
  ["ask", "who won the world cup"],
  ["listen", "--wav", "test/data/clips/safari-0-espeak-en-gb.wav"],
];

/** The commands and what they print, without the line of milliseconds, which no two runs share. */
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
      return `$ sotto ${said}\n${withoutTimes(run([...request, ...flags]))}`;
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

function withoutTimes(output: string): string {
  return output
    .split("\n")
    .filter((line) => !line.startsWith("· load "))
    .join("\n");
}

function put(name: string, content: string): void {
  const file = join(root, "README.md");
  const text = readFileSync(file, "utf8");
  const pattern = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!pattern.test(text)) throw new Error(`README.md has no place for "${name}".`);
  writeFileSync(
    file,
    text.replace(
      pattern,
      (_, open: string, close: string) => `${open}${content.trimEnd()}\n${close}`,
    ),
  );
}

if (process.argv[1] === import.meta.filename) {
  for (const name of process.argv.slice(2)) {
    put(
      name,
      name === "transcript"
        ? transcript()
        : readFileSync(join(root, "bench-out", `${name}.md`), "utf8"),
    );
  }
}
