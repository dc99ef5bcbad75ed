import type { TurnState } from "../../types/turn/stages.ts";

/** The calls that tell all of a day that is asked about, before the first of them is made; nothing for other requests. */
export function dayText({ plan: { dayCalls = [] }, isOpen }: TurnState): string {
  if (isOpen || dayCalls.length === 0) return "";
  const calls = dayCalls.map(({ tool, arguments: given }) => `${tool} ${JSON.stringify(given)}`);
  return `All that the day brings is told by ${calls.join(", ")}: call each, and answer from all.`;
}
