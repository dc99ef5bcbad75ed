import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type Row,
  allRows,
  heardRows,
  hwuRows,
  noneRows,
  phraseRows,
  requestRows,
} from "./corpus.ts";
import { COMPOSED_SHARE, SEED, TEMPLATES } from "./model.ts";
import { composed } from "./compose.ts";

export type Card = {
  /** Of the trained file in models/; the card is beside it, as `.md`. */
  readonly file: string;
  readonly what: string;
  readonly command: string;
  readonly bytes: Uint8Array;
  /** Markdown: what a cross-fit shows. */
  readonly figures: string;
};

/** Writes a trained file and the card that says what it is, out of what, by which command, how good. */
export function writeWithCard({ file, what, command, bytes, figures }: Card): void {
  const path = fileURLToPath(new URL(`../../models/${file}`, import.meta.url));
  writeFileSync(path, bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const text = `# ${file}

${what}

| | |
|---|---|
| made by | \`${command}\`; the same sources give the same bytes |
| seed | ${SEED} |
| size | ${bytes.length} bytes |
| sha256 | ${sha256} |

## Trained on

| source | sentences | licence |
|---|---|---|
${sources()}

HWU64: X. Liu, A. Eshghi, P. Swietojanski, V. Rieser, "Benchmarking Natural Language Understanding Services for building Conversational Agents", IWSDS 2019, CC BY 4.0; the intents were mapped to this project's tools. What is made of it here may be used under the same licence, with that notice. scripts/router-data/README.md says where each file comes from.

## How good, by cross-fit

Five folds each. *By intent*: the whole intent, or topic of no tool, is held out, so nobody has seen such a request. *By sentence*: the like of it is known. Revealed: requests for a tool whose tool is shown; spurious: requests for none that get one; unsure: requests the fast arms alone don't settle. The dev split, and words misheard, are measured by \`sotto bench discovery\`.

${figures}
`;
  writeFileSync(path.replace(/\.bin$/, ".md"), text);
}

function sources(): string {
  const rows: readonly (readonly [string, readonly Row[], string])[] = [
    ["HWU64, train split", hwuRows(), "CC BY 4.0"],
    ["usage phrases of the tools", phraseRows(), "MIT, this project's"],
    ["requests and talk in many people's words", requestRows(), "MIT, this project's"],
    ["requests no tool serves", noneRows(), "MIT, this project's"],
    ["the above as Whisper heard them", heardRows(), "as their source"],
    ["the above with talk beside them", composed(allRows(), COMPOSED_SHARE), "as their source"],
    ["filled sentence patterns", TEMPLATES, "MIT, this project's; fillers also from HWU64"],
  ];
  return rows
    .map(([name, list, licence]) => `| ${name} | ${list.length} | ${licence} |`)
    .join("\n");
}
