import { wordsOf } from "../../language/tokenise.ts";
import { overlaps } from "../../language/region.ts";
import type { Analysis } from "../reading/analyse.ts";
import type { Region } from "../../language/region.ts";
import { isFiller } from "../reading/carriers.ts";

/** "Put Friday down as a day off", "make an event called tea": what is named so is called nothing else. */
const CALLED =
  /\b(?:called|titled|named)\s+|\b(?:rename|retitle|reword|rephrase)\b.*\b(?:to|as)\s+/i;
const PUT_AS =
  /(?:^|\b(?:please|you|and|then)\s+)(?:mark|put|enter|block|save|log|pencil|add)\b.*?\bas\s+/i;
/** Where it goes is no part of its name. */
export const PLACE =
  /,?\s+(?:in|on|to|into|onto)\s+(?:my|the|our)\s+(?:\w+\s+)?(?:calendar|diary|schedule|planner|list|reminders|notes|folder)\b.*$|,?\s+(?:please|thanks|thank you)\W*$/i;

/** "Remind me on Friday to set off": what it says is what comes after, however plain its words. */
const REMINDS =
  /\b(?:remind|nudge|ping|prompt|alert|buzz|poke) (?:me|us)\b|\bdon['’]?t let (?:me|us) forget\b|\b(?:reminder|nudge)\b/i;
const TOLD = new Set(["to", "that"]);

/** What joins a name to the time that was cut off behind it. */
const JOINED = /\s+(?:at|on|in|for|from|by)$/i;

/** The name that words give outright, in their order; what stands behind it is cut off. */
export function namedTitle(analysis: Analysis, taken: readonly Region[]): readonly string[] {
  const { text } = analysis;
  const naming = CALLED.exec(text) ?? PUT_AS.exec(text);
  const named = naming && nameFrom(naming.index + naming[0].length, analysis, taken);
  const told = toldAfter(analysis, taken).map((start) => nameFrom(start, analysis, taken));
  const [name] = named
    ? [named]
    : told.filter((one) => wordsOf(one).some((word) => !isFiller(word)));
  return name === undefined ? [] : [name];
}

/** Where what one is reminded of may begin. */
function toldAfter({ text, tokens }: Analysis, taken: readonly Region[]): readonly number[] {
  const reminding = REMINDS.exec(text);
  const from = reminding ? reminding.index + reminding[0].length : text.length;
  return tokens
    .filter(({ start, word }) => start >= from && TOLD.has(word))
    .filter((token) => !taken.some((region) => overlaps(token, region)))
    .map(({ end }) => end);
}

/** From here to what another argument took. */
function nameFrom(start: number, { text, tokens }: Analysis, taken: readonly Region[]): string {
  const rest = tokens.filter((token) => token.start >= start);
  const stop = rest.findIndex((token) => taken.some((region) => overlaps(token, region)));
  const [from, to] = [rest[0], rest.at(stop < 0 ? rest.length - 1 : stop - 1)];
  if (!from || !to || stop === 0) return "";
  const said = text.slice(from.start, to.end).replace(PLACE, "");
  const whole = stop < 0 ? said : said.replace(JOINED, "");
  return whole.replace(/^(?:an?|the)\s+/i, "").trim();
}
