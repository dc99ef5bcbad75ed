import { normalise } from "../../../language/normalise.ts";
import { oneLine } from "./one-line.ts";

const SNIPPET_LENGTH = 140;

/** The line of a text that has most of the query's words, shortened; its first line where none has any. */
export function snippetOf(text: string, query: string): string {
  const words = normalise(query).split(" ").filter(Boolean);
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !/^#\s/.test(line));
  const scored = lines.map((line) => ({ line, score: hits(line, words) }));
  const best = scored.reduce(
    (a, b) => (b.score > a.score ? b : a),
    scored[0] ?? { line: "", score: 0 },
  );
  const line = oneLine(best.line);
  return line.length > SNIPPET_LENGTH ? `${line.slice(0, SNIPPET_LENGTH - 1)}…` : line;
}

function hits(line: string, words: readonly string[]): number {
  const folded = ` ${normalise(line)}`;
  return words.filter((word) => folded.includes(` ${word}`)).length;
}
