import { parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Candidate } from "../../types/call-space.ts";
import type { GroundingContext } from "../grounding-context.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Region } from "../../language/region.ts";

/** The candidates found so far, by parameter. */
export type Found = Map<string, readonly Candidate[]>;
/** What one grounding gathers. */
export type Ground = {
  readonly tool: Tool;
  readonly reading: Reading;
  /** What arguments found so far took of the words. */
  readonly taken: Region[];
  readonly found: Found;
  readonly known: GroundingContext["known"];
  readonly clock: GroundingContext["clock"];
};

export function put(found: Found, name: string, candidates: readonly Candidate[]): void {
  if (candidates.length > 0) found.set(name, candidates);
}

/** The parameters of one kind. */
export function ofKind(tool: Tool, wanted: string): readonly Parameter[] {
  return parametersOf(tool).filter(({ kind }) => kind === wanted);
}
