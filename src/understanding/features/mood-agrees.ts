import type { Considered } from "./considered.ts";

type Words = Pick<Considered, "tool" | "analysis">;

/** What also tells: "did I leave a timer running", "what song is this". */
const TELLS: ReadonlySet<string> = new Set(["timers.cancel", "music.control"]);

/** The words ask for a fact, and the tool changes or makes something: no answer. */
export function actsOnQuestion({ tool, analysis }: Words): boolean {
  const isTelling = tool.effect === "none" || TELLS.has(tool.name);
  return !isTelling && analysis.language.moods.asksFact(analysis.text);
}
