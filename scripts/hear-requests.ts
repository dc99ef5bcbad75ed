/**
 * Speaks training sentences by synthesizers in kitchen noise, lets the default Whisper hear them and
 * writes what it understood: scripts/router-data/heard.jsonl. Goes on where it stopped.
 *
 *     node scripts/hear-requests.ts [minutes]
 *
 * Needs flite, a built whisper.cpp and models/ggml-tiny.en.bin (both made by set-up).
 */
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { whisperChild, whisperProgram } from "../src/listen/whisper/whisper-child.ts";
import { type Row, hwuRows, noneRows, phraseRows, requestRows } from "./router/corpus.ts";
import { pick, randomFrom, shuffled } from "./router/random.ts";
import { NOISE_LEVELS, RECORDED_VOICES, inKitchen, speak } from "./router/speak.ts";

const OUT = fileURLToPath(new URL("router-data/heard.jsonl", import.meta.url));
const MODEL = fileURLToPath(new URL("../models/ggml-tiny.en.bin", import.meta.url));
const SEED = 7;
/** Sentences a tool, and of the other sources. */
const PER_TOOL = 12;
const FROM_NONE = 60;
const FROM_HWU = 200;
const FROM_REQUESTS = 6000;

const minutes = Number(process.argv[2] ?? 20);
const until = Date.now() + minutes * 60_000;
const folder = mkdtempSync(join(tmpdir(), "sotto-hear-"));
const lines = existsSync(OUT) ? readFileSync(OUT, "utf8").split("\n").filter(Boolean) : [];
// Every line is one this script wrote.
const done = new Set(lines.map((line) => (JSON.parse(line) as { said: string }).said));
const stt = whisperChild({ program: whisperProgram(), modelFile: MODEL, threads: 1 });

try {
  for (const [index, row] of chosen().entries()) {
    if (done.has(row.text)) continue;
    if (Date.now() > until) break;
    appendFileSync(OUT, `${JSON.stringify(await hear(row, index))}\n`);
  }
} finally {
  rmSync(folder, { recursive: true });
}

async function hear(row: Row, index: number): Promise<Readonly<Record<string, unknown>>> {
  const random = randomFrom(SEED + index);
  const voice = pick(RECORDED_VOICES, random);
  const snr = pick(NOISE_LEVELS, random);
  const clean = await speak(row.text, voice, join(folder, "said.wav"));
  const signal = AbortSignal.timeout(120_000);
  const sound = inKitchen(clean, snr, SEED + index);
  const { text } = await stt.transcribe(sound, { language: "en", signal });
  return { said: row.text, heard: text, accept: row.accept, group: row.group, voice, snr };
}

/** The sentences in the order they are heard, the same each time. */
function chosen(): readonly Row[] {
  const random = randomFrom(SEED);
  const phrases = [...Map.groupBy(phraseRows(), (row) => row.group).values()].flatMap((rows) =>
    shuffled(rows, random).slice(0, PER_TOOL),
  );
  const none = shuffled(noneRows(), random).slice(0, FROM_NONE);
  const hwu = shuffled(hwuRows(), random).slice(0, FROM_HWU);
  const requests = shuffled(requestRows(), random).slice(0, FROM_REQUESTS);
  return shuffled([...phrases, ...none, ...hwu, ...requests], random);
}
