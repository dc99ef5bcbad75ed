import { createReadStream } from "node:fs";
import { AssistantError, messageOf } from "../../errors.ts";
import { type AudioIn, frameSamples } from "../capture/audio-in.ts";
import { ByteReader } from "./byte-reader.ts";
import { createResampler } from "./resampler.ts";
import { type WavFormat, noAudio, readWavHeader } from "./wav-header.ts";
import { decodeMono } from "./wav-samples.ts";

/** A request takes seconds; an hour of sound is a mistake better told at once than after minutes of work. */
const maxMinutes = 60;
/** Sound decoded at a time: little enough that a pipe is heard as it comes and memory stays flat. */
const blocksPerSecond = 10;

/** A WAV file, or standard input for "-", as frames; nothing is opened before the first frame is asked for. */
export function wavFile(path: string, stdin?: AsyncIterable<Uint8Array>): AudioIn {
  return path === "-"
    ? wavStream(() => stdin ?? process.stdin, "Standard input")
    : wavStream(() => createReadStream(path, { highWaterMark: 65_536 }), path);
}

/** WAV bytes from anywhere as frames; `name` is what error sentences call them. */
export function wavStream(
  bytes: AsyncIterable<Uint8Array> | (() => AsyncIterable<Uint8Array>),
  name: string,
): AudioIn {
  return {
    isLive: false,
    frames: (signal) => framesOf({ bytes, name, signal }),
  };
}

async function* framesOf({
  bytes,
  name,
  signal,
}: {
  bytes: AsyncIterable<Uint8Array> | (() => AsyncIterable<Uint8Array>);
  name: string;
  signal: AbortSignal;
}): AsyncGenerator<Int16Array> {
  const reader = new ByteReader(typeof bytes === "function" ? bytes() : bytes);
  try {
    const format = await readWavHeader(reader, name);
    let heard = 0;
    for await (const frame of cutIntoFrames(resampled({ reader, format, name }))) {
      if (signal.aborted) return;
      heard += 1;
      yield frame;
    }
    if (heard === 0) throw noAudio(name);
  } catch (error) {
    throw error instanceof AssistantError ? error : unreadable(name, error);
  } finally {
    await reader.close();
  }
}

async function* resampled({
  reader,
  format,
  name,
}: {
  reader: ByteReader;
  format: WavFormat;
  name: string;
}): AsyncGenerator<Float32Array> {
  const blockBytes = (format.bitsPerSample / 8) * format.channels;
  const capBytes = maxMinutes * 60 * format.sampleRateHz * blockBytes;
  if ((format.dataBytes ?? 0) > capBytes) throw tooLong(name);
  const resampler = createResampler(format.sampleRateHz);
  const atOnce = blockBytes * Math.ceil(format.sampleRateHz / blocksPerSecond);
  let left = format.dataBytes ?? Infinity;
  let read = 0;
  while (left > 0) {
    const chunk = await reader.take(Math.min(left, atOnce));
    if (chunk.length === 0) break;
    left -= chunk.length;
    read += chunk.length;
    if (read > capBytes) throw tooLong(name);
    yield resampler.push(decodeMono(format, chunk));
  }
  yield resampler.flush();
}

/** Samples in chunks of any length as int16 frames of one length; zeros fill the last. */
async function* cutIntoFrames(chunks: AsyncIterable<Float32Array>): AsyncGenerator<Int16Array> {
  let frame = new Int16Array(frameSamples);
  let filled = 0;
  for await (const chunk of chunks) {
    for (const sample of chunk) {
      frame[filled] = toInt16(sample);
      filled += 1;
      if (filled < frameSamples) continue;
      yield frame;
      frame = new Int16Array(frameSamples);
      filled = 0;
    }
  }
  if (filled > 0) yield frame;
}

function toInt16(sample: number): number {
  return Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768)));
}

function tooLong(name: string): AssistantError {
  return new AssistantError("bad_recording", `${name} is longer than ${maxMinutes} minutes.`, {
    hint: "Cut out the part with the request first.",
  });
}

function unreadable(name: string, error: unknown): AssistantError {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const details = { cause: error, hint: "Check the path." };
  if (code === "ENOENT")
    return new AssistantError("bad_recording", `There is no file ${name}.`, details);
  if (code === "EISDIR")
    return new AssistantError("bad_recording", `${name} is a folder, not a WAV file.`, details);
  if (code === "EACCES")
    return new AssistantError("bad_recording", `${name} may not be read by you.`, details);
  return new AssistantError(
    "bad_recording",
    `${name} could not be read: ${messageOf(error)}.`,
    details,
  );
}
