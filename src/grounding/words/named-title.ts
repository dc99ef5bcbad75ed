import { overlaps } from "../reading/analyse.ts";
import type { Analysis, Region } from "../reading/analyse.ts";

/** "Put Friday down as a day off", "make an event called tea": what is named so is called nothing else. */
const CALLED = /\b(?:called|titled|named)\s+|\b(?:remind|tell) me\b.*?\bthat\s+/i;
const PUT_AS =
  /(?:^|\b(?:please|you|and|then)\s+)(?:mark|put|enter|block|save|log|pencil|add)\b.*?\bas\s+/i;
/** Where it goes is no part of its name. */
const PLACE =
  /,?\s+(?:in|on|to|into|onto)\s+(?:my|the|our)\s+(?:\w+\s+)?(?:calendar|diary|schedule|planner|list|reminders|notes|folder)\b.*$|,?\s+(?:please|thanks|thank you)\W*$/i;

/** What joins a name to the time that was cut off behind it. */
const JOINED = /\s+(?:at|on|in|for|from|by)$/i;

/** The name that words give outright, in their order; what stands behind it is cut off. */
export function namedTitle(analysis: Analysis, taken: readonly Region[]): readonly string[] {
  const naming = CALLED.exec(analysis.text) ?? PUT_AS.exec(analysis.text);
  if (!naming) return [];
  const start = naming.index + naming[0].length;
  const rest = analysis.tokens.filter((token) => token.start >= start);
  const stop = rest.findIndex((token) => taken.some((region) => overlaps(token, region)));
  const [from, to] = [rest[0], rest.at(stop < 0 ? rest.length - 1 : stop - 1)];
  if (!from || !to || stop === 0) return [];
  const said = analysis.text.slice(from.start, to.end).replace(PLACE, "");
  const whole = stop < 0 ? said : said.replace(JOINED, "");
  const name = whole.replace(/^(?:an?|the)\s+/i, "").trim();
  return name === "" ? [] : [name];
}
