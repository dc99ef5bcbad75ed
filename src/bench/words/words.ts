import { english } from "../../language/en/english.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { hear } from "./hear.ts";
import type { Stt } from "../../listen/whisper/stt.ts";
import type { Vad } from "../../listen/vad/vad.ts";
import { wavFile } from "../../listen/wav/wav-source.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { wordErrors } from "./word-errors.ts";

/** A clip's manifest line: what was said in it, "" for silence and noise. */
const manifest = z.array(
  z.union([
    z.object({ file: z.string(), reference: z.string() }),
    z.object({ file: z.string(), text: z.string() }),
  ]),
);

type HeardClip = {
  readonly text: string;
  readonly errors: number;
  /** The lowest of its utterances; 1 where there are none. */
  readonly confidence: number;
  readonly ms: number;
};
type WordRow = {
  readonly file: string;
  readonly said: string;
  readonly words: number;
  readonly plain: HeardClip;
  readonly prompted: HeardClip;
};
export type WordTable = {
  readonly vocabulary: readonly string[];
  readonly rows: readonly WordRow[];
  readonly words: number;
  readonly plainErrors: number;
  readonly promptedErrors: number;
  /** Clips without speech that gave text all the same, in either run. */
  readonly textFromNoSpeech: number;
};

export type WordBench = {
  /** A folder of WAV files and their manifest.json. */
  readonly clipsDir: string;
  readonly stt: Stt;
  readonly vad: Vad;
  /** Given to Whisper as its prompt in the second run of each clip. */
  readonly vocabulary: readonly string[];
  readonly signal: AbortSignal;
  readonly onRow?: (row: WordRow) => void;
};

/** Hears every clip through the whole listening stage, without and with a prompt, and counts wrong words. */
export async function benchWords(bench: WordBench): Promise<WordTable> {
  const clips = manifest.parse(
    JSON.parse(await readFile(join(bench.clipsDir, "manifest.json"), "utf8")),
  );
  const rows: WordRow[] = [];
  for (const clip of clips) {
    const said = "reference" in clip ? clip.reference : clip.text;
    const plain = await heardClip({ bench, file: clip.file, said, names: [] });
    const prompted = await heardClip({ bench, file: clip.file, said, names: bench.vocabulary });
    const row = { file: clip.file, said, words: wordErrors(said, "").words, plain, prompted };
    bench.onRow?.(row);
    rows.push(row);
  }
  const silent = rows.filter((row) => row.said === "");
  return {
    vocabulary: bench.vocabulary,
    rows,
    words: sum(rows.map((row) => row.words)),
    plainErrors: sum(rows.map((row) => row.plain.errors)),
    promptedErrors: sum(rows.map((row) => row.prompted.errors)),
    textFromNoSpeech: silent.filter((row) => row.plain.text + row.prompted.text !== "").length,
  };
}

async function heardClip({
  bench,
  file,
  said,
  names,
}: {
  bench: WordBench;
  file: string;
  said: string;
  names: readonly string[];
}): Promise<HeardClip> {
  const { stt, vad, signal, clipsDir } = bench;
  const started = performance.now();
  const utterances: Utterance[] = [];
  vad.reset();
  for await (const utterance of hear(wavFile(join(clipsDir, file)), {
    stt,
    vad,
    spokenIn: english,
    names,
    signal,
    emit: ignore,
  })) {
    utterances.push(utterance);
  }
  const text = utterances.map((utterance) => utterance.text).join(" ");
  return {
    text,
    errors: wordErrors(said, text).errors,
    confidence: Math.min(1, ...utterances.map((utterance) => utterance.confidence)),
    ms: Math.round(performance.now() - started),
  };
}

/** What was no speech shows as words that are missing. */
function ignore(): void {
  return undefined;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The table as Markdown: a row a clip, the totals last. */
export function renderWords(table: WordTable): string {
  const head = [
    "| clip | said | heard | wrong | with prompt | wrong |",
    "|---|---|---|--:|---|--:|",
  ];
  const rows = table.rows.map(({ file, said, words, plain, prompted }) =>
    line([file, said, plain.text, `${plain.errors} / ${words}`, prompted.text, prompted.errors]),
  );
  const { words, plainErrors, promptedErrors } = table;
  const total = line([
    `**${table.rows.length} clips**`,
    "",
    "",
    `**${plainErrors} / ${words} (${share(plainErrors, words)})**`,
    "",
    `**${promptedErrors} (${share(promptedErrors, words)})**`,
  ]);
  const spoken = table.rows.filter((row) => row.words > 0);
  const least = Math.min(
    ...spoken.flatMap(({ plain, prompted }) => [plain.confidence, prompted.confidence]),
  );
  const silent = `Text from clips without speech: ${table.textFromNoSpeech}. Lowest confidence of speech: ${least.toFixed(2)}. Prompt: ${table.vocabulary.join(", ")}.`;
  return [...head, ...rows, total, "", silent].join("\n");
}

function line(cells: readonly (string | number)[]): string {
  return `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|")).join(" | ")} |`;
}

function share(part: number, whole: number): string {
  return whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;
}
