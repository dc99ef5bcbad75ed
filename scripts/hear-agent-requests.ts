/**
 * Speaks the requests of `sotto bench agent` by synthesizers in kitchen noise, lets the default
 * Whisper hear them with the sample home's names, as the program does, and writes what it
 * understood: src/bench/agent-requests/heard/heard.jsonl. Goes on where it stopped.
 *
 *     node scripts/hear-agent-requests.ts [minutes]
 *
 * Needs flite, a built whisper.cpp and models/ggml-tiny.en.bin (both made by set-up).
 */
import { english } from "../src/language/en/english.ts";
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hearingWords, readNames } from "../src/grounding/known/known-names.ts";
import { nearTitles } from "../src/grounding/known/near-titles.ts";
import { readCases } from "../src/bench/agent/cases/agent-case.ts";
import { BENCH_CLOCK } from "../src/bench/fresh-home.ts";
import { createEmbeddedHost, foldersOfHome } from "../src/host/embedded/create-embedded-host.ts";
import { makeSampleHome } from "../src/host/embedded/sample/make-sample-home.ts";
import { transcribeSegment } from "../src/listen/asr-guard/transcribe-segment.ts";
import { whisperChild, whisperProgram } from "../src/listen/whisper/whisper-child.ts";
import { pick, randomFrom } from "./router/random.ts";
import { RECORDED_VOICES, inKitchen, speak } from "./router/speak.ts";

const OUT = fileURLToPath(
  new URL("../src/bench/agent-requests/heard/heard.jsonl", import.meta.url),
);
const MODEL = fileURLToPath(new URL("../models/ggml-tiny.en.bin", import.meta.url));

/** From a quiet to a lively room (signal to noise in dB). */
const NOISE_LEVELS = [40, 25, 15] as const;

const until = Date.now() + Number(process.argv[2] ?? 20) * 60_000;
const folder = mkdtempSync(join(tmpdir(), "sotto-hear-"));
const known = existsSync(OUT) ? readFileSync(OUT, "utf8").split("\n").filter(Boolean) : [];
// Every line is one this script wrote.
const heard = new Set(known.map((line) => (JSON.parse(line) as { said: string }).said));
const stt = whisperChild({ program: whisperProgram(), modelFile: MODEL, threads: 1 });

try {
  const names = await namesOf(join(folder, "home"));
  // Whole conversations in a mixed order, so that a part of them is a fair sample.
  const cases = (await readCases()).toSorted((one, other) => seedOf(one.id) - seedOf(other.id));
  for (const text of new Set(cases.flatMap(({ say }) => say.map((turn) => turn.text)))) {
    if (heard.has(text)) continue;
    if (Date.now() > until) break;
    appendFileSync(OUT, `${JSON.stringify(await hear(text, names))}\n`);
  }
} finally {
  rmSync(folder, { recursive: true });
}

/** Through the program's own belief: a doubtful text is heard twice, and what is none stays empty. */
async function hear(
  said: string,
  names: readonly string[],
): Promise<Readonly<Record<string, unknown>>> {
  const seed = seedOf(said);
  const random = randomFrom(seed);
  const voice = pick(RECORDED_VOICES, random);
  const snr = pick(NOISE_LEVELS, random);
  const spoken = await speak(said, voice, join(folder, "said.wav"));
  const sound = { audio: inKitchen(spoken, snr, seed), voicedMs: Math.round(spoken.length / 16) };
  const signal = AbortSignal.timeout(120_000);
  const ears = { stt, names, language: "en", spokenIn: english, signal, recentSpeech: () => "" };
  const heard = await transcribeSegment(sound, ears);
  const { text, confidence, alternatives } =
    heard.kind === "speech" ? heard.transcript : { text: "", confidence: 0, alternatives: [] };
  return { said, heard: text.trim(), confidence, alternatives, voice, snr };
}

/** The same voice and noise for the same words, whatever is heard beside them. */
function seedOf(said: string): number {
  return [...said].reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003,
    7,
  );
}

/** What Whisper's prompt is made of, over the sample home. */
async function namesOf(home: string): Promise<readonly string[]> {
  await makeSampleHome(home, BENCH_CLOCK);
  const clock = { now: () => BENCH_CLOCK.now, zone: BENCH_CLOCK.zone };
  const folders = foldersOfHome(home, join(folder, "state"));
  await using host = await createEmbeddedHost({
    language: english,
    folders,
    clock,
    useDevices: false,
  });
  return hearingWords(await readNames(host), await nearTitles(host), english);
}
