import type { Host } from "../host/host.ts";
import { meantIn } from "../tool/meant-in.ts";
import type { Call } from "../types/call.ts";
import type { Item, Result, Success } from "../types/result.ts";
import type { Bench } from "./create-stages.ts";

/** Rows a voice reads out before it says how many more there are. */
export const SPOKEN_ROWS = 5;

/** The plain sentence for a result: the tool's own, else, for models that word nothing, its facts. */
export function sayResult(bench: Bench, call: Call, result: Result): string | undefined {
  if (!result.ok) return bench.manners.wording === "template" ? result.message : undefined;
  const tool = bench.registry.get(call.name);
  const { clock } = bench.host;
  const own = tool?.say?.(result, { input: call.arguments, clock, meant: meantIn(tool, call) });
  if (own !== undefined)
    return bench.isOneShot && rings(call, result, bench.host) ? `${own} ${RINGS}` : own;
  return bench.manners.wording === "template" ? factsOf(result) : undefined;
}

const RINGS = "It rings only while sotto runs.";

/** Whether a call set something that we alone make heard later; reminders of a Mac ring by themselves. */
function rings({ name, arguments: given }: Call, result: Success, { kind }: Host): boolean {
  if (!("done" in result)) return false;
  if (name === "timers.set") return true;
  return kind === "embedded" && name === "reminders.create" && given["due"] !== undefined;
}

function factsOf(result: Success): string {
  if ("done" in result) return result.done;
  if ("text" in result) return result.text.trim() || "It is empty.";
  if (result.items.length === 0) return "I found nothing.";
  const rows = result.items.slice(0, SPOKEN_ROWS).map(rowWords);
  const rest = result.items.length - rows.length + result.more;
  return `${rows.join("; ")}${rest > 0 ? `; and ${rest} more` : ""}.`;
}

/** A row's facts, one after the other. */
export function rowWords({ handle: _, ...facts }: Item): string {
  return Object.values(facts)
    .filter((value) => value !== undefined && value !== "")
    .join(", ");
}
