import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";

/** What people call the clocks of other places. Those with a summer time keep it, whatever they are called. */
const ZONES: ReadonlyMap<string, string> = new Map([
  ["gmt", "Etc/GMT"],
  ["utc", "Etc/UTC"],
  ["bst", "Etc/GMT-1"],
  ["cet", "Europe/Paris"],
  ["cest", "Europe/Paris"],
  ["eet", "Europe/Helsinki"],
  ["est", "America/New_York"],
  ["edt", "America/New_York"],
  ["cst", "America/Chicago"],
  ["cdt", "America/Chicago"],
  ["mst", "America/Denver"],
  ["mdt", "America/Denver"],
  ["pst", "America/Los_Angeles"],
  ["pdt", "America/Los_Angeles"],
  ["ist", "Asia/Kolkata"],
  ["jst", "Asia/Tokyo"],
  ["aest", "Australia/Sydney"],
]);

/** The zone named right behind a time of day, in brackets or not. */
export function readZone(tokens: Tokens, at: number): Read<string> {
  const isBracketed = wordAt(tokens, at) === "(";
  const place = isBracketed ? at + 1 : at;
  const zone = ZONES.get(wordAt(tokens, place));
  if (zone === undefined || (isBracketed && wordAt(tokens, place + 1) !== ")")) return undefined;
  return { value: zone, next: place + (isBracketed ? 2 : 1) };
}
