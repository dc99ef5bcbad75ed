import { DAY_NAMES } from "../../day-names.ts";
import { words } from "../../../../words.ts";

const DET = words("the my our his her their a an another some this those these any");
/** Here a thing ends, as it is said. */
const STOPS = words(
  "is are was were be been being has have had do does did will would can could may might must shall should " +
    "need needs wants want wanted needed got get gets go goes going gone come comes came say says said ask asks asked " +
    "run runs ran end ends start starts begin begins finish finishes look looks make makes made give gives gave take takes took " +
    "keep keeps kept stay stays arrive arrives arrived leave leaves left cost costs broke breaks work works worked rang text texted " +
    "mail mailed send sent changed moved moves booked paid fixed bring brings brought wrote lost found asking wanting bringing coming " +
    "still just already also only even soon again back off out up down over away round around today tonight tomorrow yesterday now then " +
    "and or but so because since if when while as that which who what where how why whether i you he she it they we me us him them " +
    "to at on in by from with about for of under into onto before after until till next last monday tuesday wednesday thursday friday saturday sunday " +
    "please not never too very due",
);
/** What stands where something is told; a thing that is told of goes before it. */
const SOURCES = words(
  "mail mails email e-mail message text texts note notes letter papers list calendar diary inbox reminder word words contact contacts",
);
/** A fact about a thing, which is what is meant: "the deadline for the form". */
const FACTS = words(
  "deadline date time day price cost number figure sum total amount code address details place news end start rest half week morning afternoon evening hour minute month way lot thing one ones question",
);
const PLACES = words("in on at from under by into near behind with");
const OF = words("of for about with to");
const NAMED_BY = words("of for about with");
const MOST_WORDS = 4;

type Word = {
  readonly word: string;
  readonly low: string;
  readonly start: number;
  readonly end: number;
};

type Found = { readonly thing: Thing; readonly last: number };
type Thing = { readonly start: number; readonly end: number; readonly worth: number };

/** "Whichever of the two is cheaper", "what Kim wants me to get": a thing that is only described. */
const DESCRIBED =
  /(?<![\p{L}'’-])(?<thing>(?:whichever|whoever|whatever)\s(?!(?:happens|else)\b)[^,.;:!?]+|what\s+(?:he|she|they|\p{Lu}[\p{L}-]*(?:\s+\p{Lu}[\p{L}-]*)?|my\s+\p{L}+)(?:['’]s)?\s+(?:wants|wanted|needs|needed|asks?|asked|after|said|says|would like|told me)\b.*?(?=\s+and\s|[,.;:!?]|$))/gu;

/** The thing that words speak of, as they say it: the last of those that are no text and no mere fact. */
export function thingSaid(text: string): string | undefined {
  const described = [
    ...text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()).matchAll(DESCRIBED),
  ].at(-1);
  if (described) return described.groups?.["thing"]?.trim();
  const things = thingsIn(text);
  const best = Math.max(...things.map(({ worth }) => worth));
  const last = things.findLast(({ worth }) => worth === best);
  return last && lowered(text.slice(last.start, last.end));
}

/** Only a word that is written small elsewhere loses its capital at the front of a sentence. */
function lowered(thing: string): string {
  const [first = ""] = thing.split(" ", 1);
  return DET.has(first.toLowerCase()) ? thing.charAt(0).toLowerCase() + thing.slice(1) : thing;
}

function thingsIn(text: string): readonly Thing[] {
  const all = wordsOf(text);
  const things: Thing[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const found = thingAt(text, all, at);
    if (!found) continue;
    things.push(found.thing);
    at = found.last;
  }
  return things;
}

function thingAt(text: string, all: readonly Word[], at: number): Found | undefined {
  const first = all[at];
  if (!first || !(DET.has(first.low) || isOwner(all, at))) return undefined;
  const last = endAt(text, all, at);
  const head = last > at ? all[last] : undefined;
  if (!head || DAY_NAMES.has(head.low)) return undefined;
  const inner = isJoined(text, all, last + 1) ? (all[last + 1]?.low ?? "") : "";
  // "The deadline for the form" speaks of the form.
  if (FACTS.has(head.low) && OF.has(inner) && thingAt(text, all, last + 2)) return undefined;
  const end = bareEnd((NAMED_BY.has(inner) ? nameBehind(text, all, last) : undefined) ?? head);
  return { thing: { start: first.start, end, worth: worthOf(head, all[at - 1]) }, last };
}

/** A text that tells, a fact, where something is, and any other thing: the last is meant first. */
function worthOf(head: Word, before: Word | undefined): number {
  if (SOURCES.has(head.low)) return 0;
  if (FACTS.has(head.low)) return 1;
  return PLACES.has(before?.low ?? "") ? 2 : 3;
}

/** "The keys for Kim": up to the name; else the thing alone. */
function nameBehind(text: string, all: readonly Word[], last: number): Word | undefined {
  const [head, name] = [all[last], all[last + 2]];
  if (!head || !name || SOURCES.has(head.low) || DAY_NAMES.has(name.low)) return head;
  return /^\p{Lu}/u.test(name.word) && isJoined(text, all, last + 2) ? name : head;
}

/** The last word of what begins here. */
function endAt(text: string, all: readonly Word[], at: number): number {
  let last = at;
  while (last - at < MOST_WORDS && isJoined(text, all, last + 1)) {
    const next = all[last + 1];
    const isVerb = last > at && (next?.low.endsWith("ed") ?? false);
    if (!next || STOPS.has(next.low) || DET.has(next.low) || isVerb) break;
    last += 1;
    // "The dentist's gone" is the dentist.
    if (/['’]s$/u.test(next.word) && STOPS.has(all[last + 1]?.low ?? "is")) break;
  }
  return last;
}

/** "Kim's drill", "Mrs Oakley's form". */
function isOwner(all: readonly Word[], at: number): boolean {
  const [one, next] = [all[at], all[at + 1]];
  const owns = (word: Word | undefined): boolean =>
    word !== undefined && /^\p{Lu}.*['’]s$/u.test(word.word);
  if (!one || !next) return false;
  const isTitled = /^(?:Mrs?|Ms|Miss|Dr|Mx)$/u.test(one.word) && owns(next);
  return (
    isTitled ||
    (owns(one) &&
      !STOPS.has(next.low) &&
      !DET.has(next.low) &&
      !DAY_NAMES.has(one.low.replace(/['’]s$/u, "")))
  );
}

/** Nothing but a space stands before this word. */
function isJoined(text: string, all: readonly Word[], at: number): boolean {
  const [before, word] = [all[at - 1], all[at]];
  return (
    before !== undefined && word !== undefined && /^\s+$/u.test(text.slice(before.end, word.start))
  );
}

function bareEnd({ word, end }: Word): number {
  return /['’]s$/u.test(word) ? end - "'s".length : end;
}

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’&-]*/gu)].map(({ index, 0: word }) => ({
    word,
    low: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}
