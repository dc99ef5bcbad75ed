import type { Clock } from "../../types/clock.ts";
import { meantIn } from "../../tool/meant-in.ts";
import type { Registry } from "../../tool/registry.ts";
import type { Call } from "../../types/turn/call.ts";
import type { Item, Result, Success } from "../../types/turn/result.ts";
import type { ModelProfile } from "../../types/model-profile.ts";

/** Rows a voice reads out before it says how many more there are. */
export const SPOKEN_ROWS = 5;

export type Saying = {
  readonly registry: Registry;
  readonly host: {
    readonly clock: Clock;
    readonly kind: "embedded" | "macos";
    /** What is due rings without us too. */
    readonly ringsAlone?: boolean;
  };
  readonly profile: Pick<ModelProfile, "isLed">;
  /** Nothing runs on after this turn. */
  readonly isOneShot: boolean;
};

/** The plain sentence for a result: the tool's own, else its facts; a script, which words everything, gets none for those. */
export function sayResult(
  { registry, host, profile, isOneShot }: Saying,
  call: Call,
  result: Result,
): string | undefined {
  if (!result.ok) return profile.isLed ? result.message : undefined;
  const tool = registry.get(call.name);
  const { clock } = host;
  const own = tool?.say?.(result, { input: call.arguments, clock, meant: meantIn(tool, call) });
  const rings = "done" in result && tool?.rings?.(call.arguments, host);
  if (own !== undefined) {
    return isOneShot && rings && !host.ringsAlone ? `${own} ${RINGS}` : own;
  }
  return profile.isLed ? factsOf(result) : undefined;
}

const RINGS = "It rings only while sotto runs.";

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
