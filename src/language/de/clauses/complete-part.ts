import type { Sides } from "../../contract/requests.ts";
import { BEGIN, REMIND, openingOf } from "../openings.ts";
import { withoutToo } from "./joints.ts";
import { isParallel } from "../../clauses/request-tail.ts";
import { beginsWithTime, missingDay, tailOf } from "./request-tail.ts";

/**
 * What the right side of an "und" asks for where it leaves out the verb, or nothing where it is no such
 * request. The verb comes from the left, with the prefix it may have left at the end:
 *
 *   verschieb  den Zahnarzt  auf vier  und  den Friseur  auf fünf
 *   └ lead ──┘  └ object ─┘  └ tail ┘       └─ object ┘  └ tail ┘   → verschieb den Friseur auf fünf
 *
 * "Erinnere mich daran, Brot und Milch zu kaufen" stays one.
 */
export function completePart({ left, right, isMore }: Sides): string | undefined {
  const tail = tailOf(left);
  const head = left.slice(0, tail.start).trim();
  if (HAS_WORDING.test(head) || REMINDED.test(left)) return undefined;
  const words = withoutToo(right);
  const lead = verbOf(head);
  const object = lead === undefined ? "" : head.slice(lead.length).trim();
  if (lead === undefined || object === "" || !(isThing(words) || isMore)) return undefined;
  const whole = `${lead} ${words}`;
  const own = tailOf(whole);
  if (own.start < whole.length) {
    const day = missingDay(left.slice(tail.start), whole, own);
    const said = day === undefined ? whole : `${whole} ${day}`;
    return isParallel(tail, own) ? said : undefined;
  }
  if (!(isMore || tail.hasPlace) || words.split(/\s+/).length > MOST_WORDS) return undefined;
  return `${whole}${left.slice(tail.start)}`;
}

/** More words than these without a time or place are no mere thing. */
const MOST_WORDS = 4;
const HAS_WORDING = new RegExp(`${BEGIN}(?:dass|daß|sag|sage|schreib|schreibe)\\s+\\S|:`, "iu");
const REMINDED = new RegExp(`${BEGIN}${REMIND}`, "iu");
const VERB = /^\p{L}+/u;
const DETERMINED =
  /^(?:der|die|das|den|dem|ein\p{L}*|mein\p{L}*|unser\p{L}*|noch|dies\p{L}*)(?!\p{L})/iu;

function verbOf(head: string): string | undefined {
  const polite = head.slice(0, openingOf(head));
  const verb = VERB.exec(head.slice(polite.length))?.[0];
  return verb && `${polite}${verb}`;
}

/** "Den Friseur", "Papa", "Brot": no verb of its own. */
export function isThing(right: string): boolean {
  const { start } = tailOf(right);
  if (beginsWithTime(right)) return true;
  return DETERMINED.test(right) || /^\p{Lu}/u.test(right) || !/\S\s+\S/.test(right.slice(0, start));
}
