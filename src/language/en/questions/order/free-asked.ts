import { openingOf } from "../../openings.ts";
import { ownTimeIn } from "../../steps/conditions/asks/own-time.ts";
import { timesIn } from "../../steps/conditions/times-in.ts";

/**
 * Whether there is time for something that nobody has planned yet, so that no record is called so:
 *
 *   Could I get to the bank  at ten on Friday  or  is something on  →  do I have anything at ten on Friday
 *   └─────── wish ────────┘  └─── time ────┘      └── own time ──┘
 */
const WISH = /^(?:can|could|would|will|might|may|should|am|are|do|shall)\s+(?:i|we)\b/iu;
const EITHER = /^(?<wish>.*\S)(?:,?\s+or|[,;–—]\s*or)\s+(?<own>\S.*?)[?.!]*$/isu;
const STOPPED =
  /^(?:is\s+there\s+|have\s+i\s+got\s+|do\s+i\s+have\s+)?(?:anything|something)\s+(?:that\s+(?:would|will)\s+|to\s+)?(?:stop(?:s|ping)?|prevent(?:s|ing)?|keep(?:s|ing)?)\s+(?:me|us)\b/iu;

/** "Am I spoken for on Friday, and if so by what": what there is, is told with whether there is. */
const SPOKEN_FOR =
  /(?<=^(?:\S+\s+)?(?:am\s+I|are\s+we|I['’]m|we['’]re)\s+(?:already\s+)?)(?:spoken\s+for|tied\s+up|otherwise\s+engaged|engaged|committed|booked\s+up)\b/iu;
const IF_SO =
  /(?<=^(?:\S+\s+)?(?:am|are|is|do|does|have|has|will)\s.*\S),?\s+(?:and\s+)?if\s+(?:so|yes),?\s+(?:by|with|for|to|at)?\s*(?:what|who|whom|where|when)(?=[\s?.!]*$)/iu;

/** What is planned at the time of it; any other text as it is. */
export function plannedAsked(whole: string): string {
  const text = whole.replace(IF_SO, "").replace(SPOKEN_FOR, "busy");
  const said = text.trim().slice(openingOf(text.trim()));
  const { wish = "", own = "" } = EITHER.exec(said)?.groups ?? {};
  const isEither = WISH.test(wish) && ownTimeIn(own) !== undefined;
  if (!isEither && !STOPPED.test(said)) return text;
  const { time } = timesIn(said);
  return time === "" ? text : `do I have anything ${BARE_DAY.test(time) ? "on " : ""}${time}`;
}

/** A day that follows no word that leads it. */
const BARE_DAY = /^(?:the\b|\p{L}+day\b|\d)/iu;
