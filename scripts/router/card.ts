import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export type Source = readonly [name: string, sentences: number, licence: string];

export type Card = {
  /** Of the trained file in models/; the card is beside it, as `.md`. */
  readonly file: string;
  readonly what: string;
  readonly command: string;
  readonly seed: number;
  readonly bytes: Uint8Array;
  readonly sources: readonly Source[];
  /** Markdown: where the sources come from. */
  readonly notice: string;
  /** What the command gives when it is run again. */
  readonly again?: string;
  /** What it is measured by where that is no cross-fit. */
  readonly by?: string;
  /** Markdown: what a cross-fit is, and what it shows. */
  readonly figures: string;
};

/** Writes a trained file and the card that says what it is, out of what, by which command, how good. */
export function writeWithCard(card: Card): void {
  const { file, what, command, seed, bytes, sources, notice, figures, by = "cross-fit" } = card;
  const { again = "the same sources give the same bytes" } = card;
  const path = fileURLToPath(new URL(`../../models/${file}`, import.meta.url));
  writeFileSync(path, bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const rows = sources.map(([name, count, licence]) => `| ${name} | ${count} | ${licence} |`);
  const text = `# ${file}

${what}

| | |
|---|---|
| made by | \`${command}\`; ${again} |
| seed | ${seed} |
| size | ${bytes.length} bytes |
| sha256 | ${sha256} |

## Trained on

| source | sentences | licence |
|---|---|---|
${rows.join("\n")}

${notice} scripts/router-data/README.md says where each file comes from.

## How good, by ${by}

${figures}
`;
  writeFileSync(path.replace(/\.\w+$/, ".md"), text);
}
