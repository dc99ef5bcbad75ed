import type { ToldFact } from "../../../contract/steps.ts";
import { opening } from "../../openings.ts";
import { TOLD } from "./made.ts";
import { clausesIn } from "./clauses.ts";
import { KEEPS, WH } from "./words.ts";

const MAKES = `make|start|create|do|take|give|have|keep|${KEEPS}`;
const NOTE = String.raw`(?:an?|another)\s+(?:(?:new|quick|little|separate|proper)\s+)*note`;
const CALLED = String.raw`(?:,?\s+(?:and\s+)?(?:called|named|titled|call it|under)\s+(?<name>[^,.;:!?]+?))?`;
const POINTS =
  "(?:it|that|this|them|those|these|(?:that|this|those|the) (?:one|lot|details|figures?|sums?|amounts?|totals?|numbers?|prices?|costs?|times?|dates?|codes?|address(?:es)?|reference|sizes?|names?|information|info))";
/** "Make me a note of them", "stick that in a note", "a note of what they charge". */
const NOTES = [
  String.raw`(?:${MAKES})\s+(?:me\s+|down\s+|us\s+)?${NOTE}\s+(?:of|about|with|from|on)\s+(?<what>.+?)${CALLED}[\s.!?]*$`,
  String.raw`(?:${MAKES})\s+(?<what>${POINTS})\s+(?:down\s+|all\s+)?(?:in|into|as)\s+${NOTE}\b${CALLED}(?:\s+(?:so|for)\b.*)?[\s.!?]*$`,
  // "New note with that in", "a fresh note, that in it".
  String.raw`(?:(?:an?\s+)?(?:new|fresh)|another)\s+note\s+(?:of|about|with|from|on)\s+(?<what>${POINTS})(?:\s+in(?:\s+it)?)?${CALLED}[\s.!?]*$`,
].map((words) => opening(words, "iu"));
const POINTED = new RegExp(
  `^${POINTS}(?:\\s+(?:all|down|both|please|so\\s.*|for\\s.*|in))*$`,
  "iu",
);
const ASKS = new RegExp(String.raw`^${WH}\s`, "iu");
/** More than one fact is meant: then all that was written is noted. */
const SEVERAL =
  /^(?:them|those|these|(?:the|those) (?:lot|details|figures|numbers|prices|times|dates|codes))\b/iu;

/** A note of what stands in a text that is told of, in clauses of any order; undefined for any other. */
export function notedIn(text: string): ToldFact | undefined {
  const clauses = clausesIn(text);
  for (const at of clauses.keys()) {
    const note = noteAt(clauses, at);
    if (!note) continue;
    const { what, name, told, isPointed } = note;
    const asks = isPointed ? told : what;
    if (!(isPointed ? TOLD.test(told) : isOfText(what))) continue;
    const request = requestFor(name);
    const topic = name === undefined ? topicOf(asks) : "";
    const stated = SEVERAL.test(what) || PRICED.test(what) ? "all" : "one";
    return { asks, request, topic, stated };
  }
  return undefined;
}

/** A note of what is only pointed at, where nothing that was said before it tells that. */
export function notePointed(clauses: readonly string[], at: number): NotePointed | undefined {
  const { what = "", name, told = "", isPointed = false } = noteAt(clauses, at) ?? {};
  if (!isPointed || TOLD.test(told)) return undefined;
  return { request: requestFor(name), it: what, isNamed: name !== undefined };
}

type NotePointed = { readonly request: string; readonly it: string; readonly isNamed: boolean };

type NoteAt = {
  /** What it is to be of. */
  readonly what: string;
  readonly name: string | undefined;
  /** What was said before it. */
  readonly told: string;
  readonly isPointed: boolean;
};

function noteAt(clauses: readonly string[], at: number): NoteAt | undefined {
  const [clause = ""] = clauses.slice(at);
  const groups = NOTES.map((one) => one.exec(clause)?.groups).find((one) => one !== undefined);
  if (!groups) return undefined;
  const { what = "", name = nameBehind(clauses[at + 1]) } = groups;
  return { what, name, told: clauses.slice(0, at).join(", "), isPointed: POINTED.test(what) };
}

function requestFor(name: string | undefined): string {
  return name === undefined ? "make a note of it" : `make a note called ${name}`;
}

/** What somebody wants or wrote, or what stands in a text. */
function isOfText(what: string): boolean {
  return TOLD.test(what) || (ASKS.test(what) && WANTS.test(what));
}

const WANTS =
  /\b(?:wants?|charges?|asks?|asking|costs?|quoted|said|says|wrote|told|needs?|offers?|offered)\b/iu;

/** What somebody takes for it, or more than one thing: no one sentence tells that. */
const PRICED = /\b(?:wants?|charges?|takes?|is asking)\b|\sand (?:for|what|how)\b/iu;

/** "A note of that, called Scores". */
function nameBehind(clause = ""): string | undefined {
  return /^(?:called|named|titled|call it)\s+(?<name>.+)$/iu.exec(clause)?.groups?.["name"]?.trim();
}

/** "Ross's mail has the prices in" is about the prices. */
const HAS =
  /\b(?:has|have|gives?|lists?|says?|told (?:me|us)|tells (?:me|us))\s+(?:(?:all|what|how much)\s+)*(?:the\s+)?(?<thing>[^,.;]+?)(?:\s+(?:in(?: it)?|costs?|is|are))?\s*(?:[,.;]|$)/iu;
const MOST_WORDS = 6;

/** What the note is about, as its heading has it. */
function topicOf(asks: string): string {
  const { thing = asks.replace(ASKS, "") } = HAS.exec(asks)?.groups ?? {};
  const [first = ""] = thing.split(/[.,;]/u);
  return first.trim().split(/\s+/).slice(0, MOST_WORDS).join(" ");
}
