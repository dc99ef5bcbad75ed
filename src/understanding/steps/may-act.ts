import type { Wording } from "../../language/reading/wording/wording.ts";
import type { Tool } from "../../tool/define-tool.ts";

/** Nothing is taken away for words that may not want that ("lunch with Ann, Tuesday, at the mill" is new); what goes elsewhere stays. */
export function mayAct({ act, moves }: Tool, { wish }: Pick<Wording, "wish">): boolean {
  return act !== "remove" || wish.mayRemove || (moves !== undefined && wish.relocates);
}
