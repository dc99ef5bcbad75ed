/**
 * Writes what the tagger's encoder learns from into bench-out/tagger-rows.jsonl: every marked request in
 * pieces of the vocabulary with the tag of each word, as it is written and as it is heard, with neither
 * capitals nor marks, those of the hands in router-data/held to be measured by; and utterances of one request
 * and of several with the words at which further ones begin, of people never read to be measured by.
 *
 *     node scripts/tagger/write-rows.ts
 */
import { createWriteStream, mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Pieces } from "../../src/grounding/tagger/encoded/pieces-of.ts";
import { PIECE_KINDS, piecesOf } from "../../src/grounding/tagger/encoded/pieces-of.ts";
import { TAGS } from "../../src/grounding/tagger/tags.ts";
import { readVocabulary } from "../../src/models/tensors/tuned-encoder.ts";
import { createWordPieces } from "../../src/trained/encoder/word-pieces.ts";
import type { MarkedRequest } from "../router/corpus.ts";
import { encodedHands, heldRequests, markedRequests } from "../router/corpus.ts";
import { randomFrom } from "../router/random.ts";
import { boundarySets, parsed } from "./boundary-rows.ts";
import type { ParsedSaid } from "./boundary-rows.ts";
import { heardMarked, patternRequests, rowOf, unmarked } from "./marked-rows.ts";
import { SEED } from "./train-chain.ts";

const BASE = "../../models/all-minilm-l6-v2.Q8_0.gguf";

const vocabulary = readVocabulary(readFileSync(new URL(BASE, import.meta.url)));
const wordPieces = createWordPieces(vocabulary);
const folder = fileURLToPath(new URL("../../bench-out/", import.meta.url));
mkdirSync(folder, { recursive: true });
const out = createWriteStream(`${folder}tagger-rows.jsonl`);
const learned = [...markedRequests(), ...patternRequests(), ...encodedHands().flat()];
const tools = [...new Set(learned.flatMap(({ tools: [tool] }) => tool ?? []))].toSorted();
write({ tools, tags: TAGS, kinds: PIECE_KINDS, seed: SEED });
for (const request of learned) writeRow(request, "learned");
for (const request of heldRequests()) writeRow(request, "held");
const { learned: parted, held } = await boundarySets(randomFrom(SEED));
for (const one of parted) writeParted(parsed(one), "learned");
for (const [use, set] of Object.entries(held)) for (const one of set) writeParted(one, use);
out.end();

function writeRow({ marked, tools: [tool] }: MarkedRequest, use: "learned" | "held"): void {
  if (tool === undefined) return;
  const written = read(marked, tool);
  const heard = read(heardMarked(marked), tool);
  if (written.tags.length === 0) return;
  write({ use, tool, text: unmarked(marked).text, written, heard });
}

function writeParted({ reading, begins }: ParsedSaid, use: string): void {
  const pieces = piecesOf(reading, vocabulary, wordPieces);
  write({ use, parted: { ...pieces, begins: begins.slice(0, pieces.firsts.length) } });
}

function read(marked: string, tool: string): Pieces & { readonly tags: readonly number[] } {
  const { reading, tags } = rowOf(marked, tool);
  const pieces = piecesOf(reading, vocabulary, wordPieces);
  return { ...pieces, tags: tags.slice(0, pieces.firsts.length) };
}

function write(row: object): void {
  out.write(`${JSON.stringify(row)}\n`);
}
