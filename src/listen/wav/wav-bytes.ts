import { sampleRateHz } from "../capture/audio-in.ts";

const headerBytes = 44;

/** 16 kHz mono int16 samples as the bytes of a WAV file. */
export function wavBytes(samples: Int16Array): Buffer {
  const dataBytes = samples.length * 2;
  const bytes = Buffer.alloc(headerBytes + dataBytes);
  bytes.write("RIFF", 0, "latin1");
  bytes.writeUInt32LE(36 + dataBytes, 4);
  bytes.write("WAVEfmt ", 8, "latin1");
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20); // PCM
  bytes.writeUInt16LE(1, 22); // channels
  bytes.writeUInt32LE(sampleRateHz, 24);
  bytes.writeUInt32LE(sampleRateHz * 2, 28); // bytes a second
  bytes.writeUInt16LE(2, 32); // bytes a sample
  bytes.writeUInt16LE(16, 34); // bits a sample
  bytes.write("data", 36, "latin1");
  bytes.writeUInt32LE(dataBytes, 40);
  samples.forEach((sample, index) => bytes.writeInt16LE(sample, headerBytes + 2 * index));
  return bytes;
}
