import { REMIND, openingOf } from "../openings.ts";
import { hasWording } from "../cues/quoted.ts";
import { withoutToo } from "./joints.ts";
import { isParallel } from "../../clauses/request-tail.ts";
import { beginsWithTime, dayIn, missingDay, tailOf } from "./request-tail.ts";
import type { Sides } from "../../contract/requests.ts";

/**
 * What the right side of an "and" asks for where it leaves out the verb, or nothing where it is no
 * such request. The verb comes from the left, which has to be closed by its own time or place, so
 * that what follows can't belong to its object.
 *
 *   move  the dentist  to four  and  the haircut  to five
 *   └ lead ┘ object ┘  └ tail ┘      └─ object ─┘ └ tail ┘   → move the haircut to five
 *   add   eggs  to the shopping list  and also  bread        → add bread to the shopping list
 *
 * "Remind me to buy bread and milk", "text Ben and Sarah" stay one.
 */
export function completePart({ left, right, isMore }: Sides): string | undefined {
  const tail = tailOf(left);
  const head = left.slice(0, tail.start).trim();
  if (hasWording(head)) return undefined;
  const apart = restated(head, left, right);
  if (apart !== undefined) return apart;
  const words = withoutToo(right);
  const lead = leadFor(head, words);
  if (lead === undefined) return undefined;
  const own = words.replace(/^to\s+(?=\S)/i, lead.endsWith("to") ? "" : "$&");
  const whole = `${lead} ${own}`;
  const ownTail = tailOf(whole);
  if (whole.slice(lead.length, ownTail.start).trim() === "") return undefined;
  if (ownTail.start < whole.length) {
    if (!isParallel(tail, ownTail)) return undefined;
    const day = missingDay(left.slice(tail.start), whole, ownTail);
    return day === undefined ? whole : `${whole} ${day}`;
  }
  const isOpen = PLACE_ALONE.test(own) || own.split(/\s+/).length > MOST_WORDS;
  if (isOpen || !(isMore || tail.hasPlace)) return undefined;
  return `${whole}${left.slice(tail.start)}`;
}

const REMINDED = new RegExp(String.raw`^.*?\b${REMIND}`, "i");

/** A right side that is but another time ("… and on Friday"), or one with its own act ("… and at six to call Bob"). */
function restated(head: string, left: string, right: string): string | undefined {
  const own = tailOf(right);
  const before = left.slice(head.length);
  if (own.start === 0 && own.hasTime && head !== "") {
    const isAlike = (dayIn(before) === undefined) === (dayIn(right) === undefined);
    return isAlike && tailOf(left).isTimeOfDay === own.isTimeOfDay ? `${head} ${right}` : undefined;
  }
  const remind = REMINDED.exec(left)?.[0];
  // "Remind me at six and at seven to …": the first has no act of its own.
  if (remind === head) return undefined;
  const act = remind && /^(.+?)\s+to\s+\S/i.exec(right)?.[1];
  return act && tailOf(act).start === 0 ? `${remind} ${right}` : undefined;
}

/** More words than these without a time or place are no mere thing. */
const MOST_WORDS = 4;
const PLACE_ALONE = /\b(?:list|calendar|diary|folder)[.!?]*$/i;

const REMINDING = new RegExp(
  String.raw`^.*?\b(?:${REMIND}|remember|don['’]?t forget)(?:\s+(?:to|about))?(?=\s)`,
  "i",
);
const ASKING = /^(?:what|when|where|who|which|how|is|are|do|does)\b/i;
const PARTICLES = "me|us|up|off|out|down|in|on|back|over|away";
const VERB = new RegExp(String.raw`^\S+(?:\s+(?:${PARTICLES})\b)*`, "i");
const DETERMINED = /^(?:the|a|an|my|our|his|her|their|your|another|one|some|this|that)\b/i;
/** "lunch with Tom": the next name goes with the same word. */
const WITH_NAME = /^.*\s(?:with|from|about|to|for)(?=\s+\p{L}+(?:\s+\p{L}+)?$)/iu;

/** The words of the left side up to its object, as far as the right side goes on from them. */
function leadFor(head: string, right: string): string | undefined {
  const lead = verbOf(head, right);
  const object = lead === undefined ? "" : head.slice(lead.length).trim();
  if (lead === undefined || object === "") return undefined;
  const isName = !DETERMINED.test(right) && !DETERMINED.test(lastWords(object));
  const withName = isName ? WITH_NAME.exec(head)?.[0] : undefined;
  return withName !== undefined && withName.length > lead.length ? withName : lead;
}

function verbOf(head: string, right: string): string | undefined {
  const reminding = REMINDING.exec(head)?.[0];
  if (reminding !== undefined) return isThing(right) ? withVerb(reminding, head) : reminding;
  if (ASKING.test(head)) return /^.*?\S(?=\s+(?:the|my|our|a|an)\s)/i.exec(head)?.[0];
  const polite = head.slice(0, openingOf(head));
  const verb = VERB.exec(head.slice(polite.length))?.[0];
  return verb && `${polite}${verb}`;
}

/** "The vet", "Dad", "bread", "at six to": no verb of its own, as in "pay the rent". */
export function isThing(right: string): boolean {
  const { start } = tailOf(right);
  if (beginsWithTime(right)) return true;
  return DETERMINED.test(right) || /^\p{Lu}/u.test(right) || !/\S\s+\S/.test(right.slice(0, start));
}

function withVerb(lead: string, head: string): string {
  if (!/\bto$/i.test(lead)) return lead;
  const verb = VERB.exec(head.slice(lead.length).trim())?.[0] ?? "";
  return `${lead} ${verb}`.trim();
}

/** What follows the last word that leads to a name. */
function lastWords(object: string): string {
  return object.replace(/^.*\s(?:with|from|about|to|for)\s+/i, "");
}
