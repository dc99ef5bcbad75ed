import { overlaps } from "../../../language/region.ts";
import { elementsIn } from "./elements.ts";
import type { Element } from "./elements.ts";
import { objectEdit } from "./object-edit.ts";
import { onNearDay, pointedTime, sameHour } from "./near-time.ts";
import { isAhead, minutesIn, timeEdit } from "./time-edit.ts";
import type { Edit, Pair } from "./pair.ts";

/**
 * The last request with what is said now in the place of what it had: each time, length, number and
 * name stands for one of its kind, other words for the object. Nothing where they have no place there.
 *
 *   text  Gil  I'll be  ten minutes  late        mark  the hide glue  as done
 *         sorry, to Theo                                oh, the bridge blanks
 *   text  Theo I'll be  ten minutes  late        mark  the bridge blanks  as done
 */
export function rewrite(pair: Pair): Rewritten | undefined {
  const old = elementsIn(pair.last);
  const own = ownElements(pair, old);
  const edits: Edit[] = [];
  for (const element of own) {
    const free = old.filter((one) => !edits.some((edit) => overlaps(edit, one)));
    const edit = editFor(element, free, pair);
    if (edit) edits.push(edit);
  }
  const same = sameHour(pair);
  const object = objectEdit(pair, { old, own: same ? [...own, same] : own, edits });
  const text = edited(pair.last.text, object ? [...edits, object] : edits);
  if (text === pair.last.text) return undefined;
  const kinds = own.map(({ kind }) => kind);
  if (!object) return { text, object: undefined, kinds };
  const was = pair.last.text.slice(object.start, object.end);
  return { text, object: { was, is: object.text }, kinds };
}

export type Rewritten = {
  readonly text: string;
  /** The object of the last request, and what stands in its place. */
  readonly object: { readonly was: string; readonly is: string } | undefined;
  /** What its new elements are. */
  readonly kinds: readonly Element["kind"][];
};

/** The elements of what is said; where the last request has a time, words that are one whole are that. */
function ownElements(pair: Pair, old: readonly Element[]): readonly Element[] {
  const { said, last, clock } = pair;
  const pointed = pointedTime(pair);
  if (pointed) {
    return [pointed, ...elementsIn(said).filter((one) => !overlaps(one, pointed))];
  }
  const own = elementsIn(said).map((element) => onNearDay(element, pair));
  const time = old.find(({ kind }) => kind === "when");
  if (!time || said.durations.length > 0) return own;
  const whole = (text: string): readonly Element[] => [
    { kind: "when", start: 0, end: said.text.length, text },
  ];
  const [anchor] = said.anchors;
  const [when] = last.whens;
  // "The day after": after the one that was asked about.
  if (anchor && when && anchor.end - anchor.start >= said.text.length) {
    const thing = { atMs: when.when.from, allDay: when.when.allDay };
    return whole(said.language.timeWords.anchored(anchor, thing, clock));
  }
  const minutes = said.whens.length === 0 ? minutesIn(said, pair) : undefined;
  if (minutes !== undefined) return whole(minutes);
  const isCount = own[0]?.kind === "number" && isAhead(time, pair);
  const isWhole = said.wholeTime() && !isCount;
  return isWhole ? whole(own.length === 1 && own[0] ? own[0].text : said.text) : own;
}

function edited(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (left, { start, end, text: own }) => `${left.slice(0, start)}${own}${left.slice(end)}`,
      text,
    )
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Where one element of what is said belongs in the last request. */
function editFor(element: Element, old: readonly Element[], pair: Pair): Edit | undefined {
  const same = old.filter(({ kind }) => kind === element.kind);
  const target = same.find(({ text }) => isIn(text, pair.rejected)) ?? same[0];
  if (element.kind === "number") return numberEdit(element, old, pair);
  if (element.kind === "when" && target) return timeEdit(element.text, target, pair);
  if (target) return { ...target, text: element.text };
  if (element.kind === "duration") return aheadEdit(element, old, pair) ?? added(element, pair);
  return element.kind === "person" ? undefined : added(element, pair);
}

function isIn(text: string, rejected: string): boolean {
  return rejected !== "" && rejected.toLowerCase().includes(text.toLowerCase());
}

/** What the last request had none of stands behind it, as it was said. */
function added({ start, end }: Element, { last, said }: Pair): Edit {
  const before = said.whens.find((when) => when.start === start)?.leadStart ?? start;
  const at = last.text.replace(/[\s.?!]+$/, "").length;
  return { start: at, end: last.text.length, text: ` ${said.text.slice(before, end)}` };
}

/** A length in the place of how long from now something is. */
function aheadEdit({ text }: Element, old: readonly Element[], pair: Pair): Edit | undefined {
  const time = old.find((one) => one.kind === "when" && isAhead(one, pair));
  const [length] = time ? pair.readOn(time.text).durations : [];
  if (!time) return undefined;
  const [first] = pair.last.tokens.filter(
    ({ start, word }) => start >= time.start && isNumber(word, pair),
  );
  return length || !first ? { ...time, text } : { start: first.start, end: time.end, text };
}

/** A bare number counts what was counted, or is the hour of a time. */
export function numberEdit(
  element: Element,
  old: readonly Element[],
  pair: Pair,
): Edit | undefined {
  const number = old.find(({ kind }) => kind === "number");
  if (number) return { ...number, text: element.text };
  const time = old.find(({ kind }) => kind === "when");
  const counting =
    old.find(({ kind }) => kind === "duration") ?? (time && isAhead(time, pair) ? time : undefined);
  if (!counting) return time && timeEdit(element.text, time, pair);
  const counted = pair.last.tokens.filter(
    ({ word, start, end }) =>
      start >= counting.start && end <= counting.end && isNumber(word, pair),
  );
  const [first, last] = [counted[0], counted.at(-1)];
  return first && last && { start: first.start, end: last.end, text: element.text };
}

function isNumber(word: string, { last }: Pair): boolean {
  return last.language.terms.isNumber(word) || /^\p{N}/u.test(word);
}
