import { AssistantError } from "../../errors.ts";
import type { ByteReader } from "./byte-reader.ts";

/** What the bytes of a WAV's audio mean. `dataBytes` is undefined where a stream did not know its length. */
export type WavFormat = {
  readonly encoding: "int" | "float";
  readonly bitsPerSample: 8 | 16 | 24 | 32 | 64;
  readonly channels: number;
  readonly sampleRateHz: number;
  readonly dataBytes: number | undefined;
};

const pcm = 1;
const float = 3;
const extensible = 0xfffe;
const codecNames: Readonly<Record<number, string>> = {
  2: "Microsoft ADPCM",
  6: "A-law",
  7: "mu-law",
  17: "IMA ADPCM",
  49: "GSM",
  80: "MPEG",
  85: "MP3",
  255: "AAC",
};
const maxFormatBytes = 4096;
const maxChannels = 64;
const minRateHz = 4000;
const maxRateHz = 384_000;

/** Leaves the reader at the first byte of audio. Throws AssistantError with one sentence for anything else. */
export async function readWavHeader(reader: ByteReader, name: string): Promise<WavFormat> {
  await expectRiff(reader, name);
  let format: Omit<WavFormat, "dataBytes"> | undefined;
  for (;;) {
    const head = await reader.take(8);
    if (head.length < 8) throw noAudio(name);
    const id = head.toString("latin1", 0, 4);
    const size = head.readUInt32LE(4);
    if (id === "data") {
      if (format === undefined) throw notWav(name, "its format is not said before its sound");
      return { ...format, dataBytes: isUnknown(size) ? undefined : size };
    }
    if (id === "fmt ") format = await readFormat({ reader, size, name });
    else await reader.skip(size + (size % 2)); // chunks are padded to even lengths
  }
}

/** Recorders that write to a pipe cannot come back to fill the size in. */
function isUnknown(size: number): boolean {
  return size === 0 || size >= 0x7fff_f000;
}

async function expectRiff(reader: ByteReader, name: string): Promise<void> {
  const head = await reader.take(12);
  if (head.length === 0)
    throw new AssistantError("bad_recording", `${name} is empty.`, { hint: "Record it again." });
  const isRiff = ["RIFF", "RF64"].includes(head.toString("latin1", 0, 4));
  if (!isRiff || head.toString("latin1", 8, 12) !== "WAVE") throw notWav(name, otherKind(head));
}

function otherKind(head: Buffer): string {
  const text = head.toString("latin1");
  if (text.startsWith("ID3") || (head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0)) {
    return "it looks like MP3";
  }
  if (text.startsWith("fLaC")) return "it looks like FLAC";
  if (text.startsWith("OggS")) return "it looks like Ogg";
  if (text.startsWith("FORM")) return "it looks like AIFF";
  if (text.slice(4, 8) === "ftyp") return "it looks like M4A or MP4";
  return "it does not start with a WAV header";
}

async function readFormat({
  reader,
  size,
  name,
}: {
  reader: ByteReader;
  size: number;
  name: string;
}): Promise<Omit<WavFormat, "dataBytes">> {
  const body = await reader.take(Math.min(size, maxFormatBytes));
  await reader.skip(size - body.length + (size % 2));
  if (body.length < 16) throw notWav(name, "its header is cut short");
  const tag = body.readUInt16LE(0);
  // The real codec of an extensible header is the first two bytes of its sub-format.
  const codec = tag === extensible && body.length >= 26 ? body.readUInt16LE(24) : tag;
  const format = {
    channels: body.readUInt16LE(2),
    sampleRateHz: body.readUInt32LE(4),
    bitsPerSample: body.readUInt16LE(14),
  };
  return { ...format, ...checkedCodec({ codec, name, ...format }) };
}

function checkedCodec(raw: {
  codec: number;
  name: string;
  channels: number;
  sampleRateHz: number;
  bitsPerSample: number;
}): Pick<WavFormat, "encoding" | "bitsPerSample"> {
  const { codec, name, channels, sampleRateHz } = raw;
  if (codec !== pcm && codec !== float) {
    const called = codecNames[codec] ?? `codec ${codec}`;
    throw new AssistantError(
      "bad_recording",
      `${name} is compressed (${called}), which cannot be read.`,
      {
        hint: convertHint,
      },
    );
  }
  if (channels < 1 || channels > maxChannels) throw notWav(name, `it says ${channels} channels`);
  if (sampleRateHz < minRateHz || sampleRateHz > maxRateHz) {
    throw notWav(name, `it says ${sampleRateHz} samples a second`);
  }
  const bits = ([8, 16, 24, 32, 64] as const).find((known) => known === raw.bitsPerSample);
  const fits = codec === float ? bits === 32 || bits === 64 : bits !== undefined && bits !== 64;
  if (bits === undefined || !fits) {
    throw new AssistantError(
      "bad_recording",
      `${name} has ${raw.bitsPerSample}-bit samples, which cannot be read.`,
      {
        hint: convertHint,
      },
    );
  }
  return { encoding: codec === float ? "float" : "int", bitsPerSample: bits };
}

const convertHint = "Convert it first: ffmpeg -i FILE -ar 16000 -ac 1 -c:a pcm_s16le out.wav";

function notWav(name: string, why: string): AssistantError {
  return new AssistantError(
    "bad_recording",
    `${name} is not a WAV file that can be read: ${why}.`,
    {
      hint: convertHint,
    },
  );
}

export function noAudio(name: string): AssistantError {
  return new AssistantError("bad_recording", `${name} has no sound in it.`, {
    hint: "Record it again.",
  });
}
