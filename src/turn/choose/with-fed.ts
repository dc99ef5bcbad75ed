import { parametersOf } from "../../tool/parameter.ts";
import type { GroundedTool } from "../../grounding/tool/ground-tool.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { HandleBook } from "../../tool/handle-book.ts";
import type { Candidate, Slot } from "../../types/turn/call-space.ts";
import type { Call } from "../../types/turn/call.ts";
import type { TurnState } from "../../types/turn/stages.ts";
import { looksOf } from "../ask/looks.ts";
import { shownBy } from "../ask/taken.ts";
import { withGiven } from "./with-given.ts";

/**
 * A tool with the record that was looked up for it, by the sense of its words or where they speak against it: what
 * they surely name, or several, is left to them.
 */
export function withFed(
  { handles }: { readonly handles: Pick<HandleBook, "resolve"> },
  { tool, grounded }: { readonly tool: Tool; readonly grounded: GroundedTool },
  { plan, calls }: Pick<TurnState, "plan" | "calls">,
): GroundedTool {
  const { feed, since } = plan;
  const lacking =
    feed?.tool === tool.name &&
    parametersOf(tool).find(({ name, kind }) => kind === "handle" && feed.missing.includes(name));
  const look = looksOf(calls.slice(since)).at(-1);
  const isOpen = lacking && grounded.missing.includes(lacking.name);
  if (!lacking || !look || !(isOpen || isBySense(look.call))) return grounded;
  const candidates = shownBy(look, handles)
    .filter(({ kind }) => kind === lacking.of)
    .map(({ handle }): Candidate => ({
      value: handle,
      origin: { origin: "handle", handle, chosenBy: "sense" },
    }));
  if (candidates.length === 0) return grounded;
  const record: Slot = {
    parameter: lacking.name,
    required: true,
    value: { kind: "closed", candidates },
  };
  return withGiven(tool, grounded, [record]);
}

function isBySense({ origins }: Call): boolean {
  return Object.values(origins).some((one) => one.origin === "resolved" && one.bySense === true);
}
