import type { SpokenSound } from "../../types/voice.ts";

/** The sound of a 16-bit mono WAV file as synthesizers write it; sizes they got wrong don't matter. */
export function readWavSound(bytes: Uint8Array): SpokenSound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = chunkAt(view, "fmt ");
  const data = chunkAt(view, "data");
  if (!format || !data || format.end - format.start < 16) throw new Error("This is no WAV file.");
  const [codec, channels] = [
    view.getUint16(format.start, true),
    view.getUint16(format.start + 2, true),
  ];
  const bits = view.getUint16(format.start + 14, true);
  if ((codec !== 1 && codec !== 0xfffe) || channels !== 1 || bits !== 16) {
    throw new Error("This is no 16-bit mono sound.");
  }
  const samples = new Int16Array(Math.floor((data.end - data.start) / 2));
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = view.getInt16(data.start + 2 * index, true);
  }
  return { samples, sampleRateHz: view.getUint32(format.start + 4, true) };
}

/** Where a chunk's content lies; one that says it is longer than the file ends with it. */
function chunkAt(view: DataView, name: string): { start: number; end: number } | undefined {
  for (let at = 12; at + 8 <= view.byteLength;) {
    const id = String.fromCodePoint(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
    const start = at + 8;
    const length = view.getUint32(at + 4, true);
    const end = Math.min(view.byteLength, start + length);
    if (id === name) return { start, end };
    at = end + (length % 2);
  }
  return undefined;
}
