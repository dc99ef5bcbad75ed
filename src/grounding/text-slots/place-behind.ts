import { overlaps } from "../../language/region.ts";
import { takesRecord } from "../../tool/parameter.ts";
import type { Ground } from "../typed-slots/ground.ts";

/** A place of more words is a clause. */
const MOST_WORDS = 5;

/** The place that closes a request for something new, right behind its time: "…, one o'clock, in Hexham". */
export function placeBehind({ tool, reading, taken }: Ground): string | undefined {
  const { text, whens, tokens, language } = reading;
  const from = Math.max(0, ...whens.map(({ end }) => end));
  const [cue, first, ...more] = tokens.filter(({ start }) => start >= from);
  if (takesRecord(tool) || whens.length === 0 || !cue || !first || more.length >= MOST_WORDS)
    return undefined;
  const cues = language.tools.announcing("location");
  const behind = { start: cue.start, end: text.length };
  if (!cues.includes(cue.word) || taken.some((one) => overlaps(one, behind))) return undefined;
  const place = text.slice(first.start, (more.at(-1) ?? first).end);
  const { mood, wish } = language.wordingOf(place);
  const isClause = mood.isClause || mood.states || wish.beginsAct || /[,;.!?]/.test(place);
  return isClause ? undefined : place;
}
