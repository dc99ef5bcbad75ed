import { z } from "zod";
import { unknownConfidence } from "./stt.ts";

const written = z.object({
  result: z.object({ language: z.string() }).optional(),
  transcription: z.array(
    z.object({ tokens: z.array(z.object({ text: z.string(), p: z.number() })) }),
  ),
});
type Written = z.infer<typeof written>;

/** `[_BEG_]`, `[_TT_120]`: time marks, which are not words. */
const mark = /^\[_/;
const leastProbability = 1e-6;

export type HeardFacts = { readonly confidence: number; readonly language?: string };

/**
 * Of whisper.cpp's full JSON the geometric mean of the words' token probabilities, 0 without words,
 * and the language it took the sound for.
 */
export function factsIn(json: string): HeardFacts {
  const read = readWritten(json);
  if (read === undefined) return { confidence: unknownConfidence };
  const language = read.result === undefined ? {} : { language: read.result.language };
  return { confidence: confidenceOf(read), ...language };
}

function confidenceOf({ transcription }: Written): number {
  const words = transcription
    .flatMap(({ tokens }) => tokens)
    .filter((token) => !mark.test(token.text));
  if (words.length === 0) return 0;
  const logs = words.map((token) => Math.log(Math.max(leastProbability, token.p)));
  return Math.min(1, Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length));
}

function readWritten(json: string): Written | undefined {
  try {
    // whisper.cpp prints what its streams print: "nan" for a missing probability.
    return written.parse(JSON.parse(json.replaceAll(/: -?nan\b/g, ": 0")));
  } catch {
    return undefined; // it does not escape control characters; the text itself comes by another way
  }
}
