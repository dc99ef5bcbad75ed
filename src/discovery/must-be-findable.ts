import { AssistantError } from "../errors.ts";
import type { IndexedTool } from "./corpus/indexed-tool.ts";
import type { Index } from "./create-index.ts";

/** Its own phrases have to bring a tool among this many. */
const FOUND_AMONG = 5;
/** Phrases tried before a tool counts as lost. */
const TRIED_PHRASES = 3;

/** Throws one error that names every tool which its own phrases don't find: it could never be reached. */
export function mustBeFindable(index: Index, tools: readonly IndexedTool[]): void {
  const isFound = ({ name, phrases, description }: IndexedTool): boolean =>
    [...phrases.slice(0, TRIED_PHRASES), description].some((phrase) =>
      index
        .rank(phrase)
        .tools.slice(0, FOUND_AMONG)
        .some((tool) => tool.name === name),
    );
  const lost = tools.filter((tool) => !isFound(tool)).map(({ name }) => name);
  if (lost.length > 0) {
    throw new AssistantError(
      "tool_lost",
      `The index can't find by their own phrases: ${lost.join(", ")}.`,
    );
  }
}
