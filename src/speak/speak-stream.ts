import { SentenceSplitter } from "./sentence-splitter.ts";
import type { Voice } from "./voice.ts";

/** Says an answer while it is still being written; ends when the last sentence was said. */
export async function speakStream(
  pieces: AsyncIterable<string>,
  voice: Voice,
  signal: AbortSignal,
): Promise<void> {
  const splitter = new SentenceSplitter();
  let last: Promise<void> = Promise.resolve();
  for await (const piece of pieces) {
    for (const sentence of splitter.push(piece)) last = voice.speak(sentence, signal);
  }
  for (const sentence of splitter.flush()) last = voice.speak(sentence, signal);
  await last;
}
