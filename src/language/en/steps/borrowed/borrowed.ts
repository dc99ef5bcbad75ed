import type { Borrowed } from "../../../contract/steps.ts";
import { chunksIn } from "./chunks.ts";
import type { Chunk } from "./chunks.ts";
import { factStandIn } from "./fact-stand-ins.ts";
import { timeStandIn } from "./time-stand-ins.ts";
import { TOLD } from "./words.ts";

/**
 * A request of which one value stands elsewhere, told in clauses of any order: "Kim's mailed about the
 * quiz, move it to when she says". The first act with words that stand for a value has it.
 */
export function borrowedIn(text: string): Borrowed | undefined {
  const chunks = chunksIn(text);
  for (const [at, chunk] of chunks.entries()) {
    if (chunk.kind !== "act") continue;
    const others = beside(chunks, at);
    const read = timeIn(chunk.text, others) ?? factIn(chunk.text, others);
    if (!read) continue;
    const { words, ...own } = read;
    return {
      ...own,
      others,
      isTold: TOLD.test(`${others} ${words}`),
      asks: `${others} ${words}`.trim(),
      first: acts(chunks.slice(0, at)),
      rest: acts(chunks.slice(at + 1)),
    };
  }
  return undefined;
}

type Read = Pick<Borrowed, "request" | "value"> & { readonly words: string };

function timeIn(act: string, others: string): Read | undefined {
  const found = timeStandIn(act, others);
  if (!found) return undefined;
  const { request, words, ...time } = found;
  return { request, words, value: { kind: "time", ...time } };
}

function factIn(act: string, others: string): Read | undefined {
  const found = factStandIn(act, others);
  if (!found) return undefined;
  const { request, ...fact } = found;
  return { request, words: fact.fact, value: { kind: "fact", ...fact } };
}

/** What is told or to be looked up; what else is to be done names its own things. */
function beside(chunks: readonly Chunk[], at: number): string {
  return chunks
    .filter((one, place) => place !== at && (one.kind !== "act" || place < at))
    .map(({ text }) => text)
    .join(". ");
}

function acts(chunks: readonly Chunk[]): string | undefined {
  const found = chunks.filter(({ kind }) => kind === "act").map(({ text }) => text);
  return found.length === 0 ? undefined : found.join(" and ");
}
