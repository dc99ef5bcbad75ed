import { z } from "zod";

const written = z.object({
  transcription: z.array(
    z.object({ tokens: z.array(z.object({ text: z.string(), p: z.number() })) }),
  ),
});

/** `[_BEG_]`, `[_TT_120]`: time marks, which are not words. */
const mark = /^\[_/;
/** What an unreadable file says about the words: nothing either way. */
const unknownConfidence = 0.5;
const leastProbability = 1e-6;

/** The geometric mean of the words' token probabilities in whisper.cpp's full JSON; 0 without words. */
export function confidenceIn(json: string): number {
  const tokens = tokensIn(json);
  if (tokens === undefined) return unknownConfidence;
  const words = tokens.filter((token) => !mark.test(token.text));
  if (words.length === 0) return 0;
  const logs = words.map((token) => Math.log(Math.max(leastProbability, token.p)));
  return Math.min(1, Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length));
}

function tokensIn(json: string): readonly { text: string; p: number }[] | undefined {
  try {
    // whisper.cpp prints what its streams print: "nan" for a missing probability.
    const plain = json.replaceAll(/: -?nan\b/g, ": 0");
    return written.parse(JSON.parse(plain)).transcription.flatMap(({ tokens }) => tokens);
  } catch {
    return undefined; // it does not escape control characters; the text itself comes by another way
  }
}
