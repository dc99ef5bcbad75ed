import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { programFolder } from "../../config/folders.ts";
import { wavFile } from "../../listen/wav/wav-source.ts";

/** A recording and what was said in it, "" for silence and noise. */
export type Clip = {
  readonly file: string;
  readonly said: string;
  /** Somebody asks for something or answers a question, as opposed to read or dictated speech. */
  readonly isCommand: boolean;
  readonly samples: Int16Array;
};

const NO_COMMANDS: ReadonlySet<string> = new Set([
  "dictation",
  "read speech",
  "sentence",
  "noise",
  "silence",
]);

const rows = z.array(
  z.union([
    z
      .object({ file: z.string(), reference: z.string(), kind: z.string() })
      .transform(({ file, reference, kind }) => ({
        file,
        said: reference,
        isCommand: !NO_COMMANDS.has(kind),
      })),
    z
      .object({ file: z.string(), text: z.string() })
      .transform(({ file, text }) => ({ file, said: text, isCommand: true })),
  ]),
);

/** Real recordings of people, kitchen noise and silence. */
export function readRecordings(signal: AbortSignal): Promise<readonly Clip[]> {
  return readClips(join(programFolder, "test/data/audio"), signal);
}

/** Our four requests by five synthesizer voices. */
export function readRequests(signal: AbortSignal): Promise<readonly Clip[]> {
  return readClips(join(programFolder, "test/data/clips"), signal);
}

async function readClips(folder: string, signal: AbortSignal): Promise<readonly Clip[]> {
  const manifest = rows.parse(JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")));
  return Promise.all(
    manifest.map(async ({ file, said, isCommand }) => ({
      file,
      said,
      isCommand,
      samples: await samplesOf(join(folder, file), signal),
    })),
  );
}

async function samplesOf(path: string, signal: AbortSignal): Promise<Int16Array> {
  const frames: Int16Array[] = [];
  for await (const frame of wavFile(path).frames(signal)) frames.push(frame);
  return joined(frames);
}

export function joined(parts: readonly Int16Array[]): Int16Array {
  const all = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
