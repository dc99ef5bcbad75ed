import { listParts } from "../../../clauses/lists.ts";
import { findDurations } from "../../../numbers/lengths/find-duration.ts";
import { findNumbers } from "../../../numbers/find-numbers.ts";
import { OPENING } from "../../../openings.ts";

const COUNT = String.raw`(?:an?|one|another|two|three|both|some|a couple of|\d)`;
const STARTS = String.raw`(?:set|start|make|create|put(?:\s+on)?|run|give me|I(?:['’]ll)?\s+(?:want|need)|I['’]d like|we need|can I have)(?:\s+(?:me|up))?`;
const ASIDE = String.raw`(?<aside>(?:[^.!?]*?[.!?]\s+)?)(?:[^.!?]*?,\s+)?${OPENING}`;
const NO_THING =
  "set|start|skip|wait|remind|snooze|give|add|push|move|delay|pause|stop|play|walk|run|make|take|call|ring|i|we|you|it|that|this|just|only|another|an?|one|the|in|for|about|plus|and|last|next|every";
const SHORT_THING = String.raw`(?!(?:${NO_THING})\b)\p{L}+(?:\s\p{L}+)??(?:\s+timer)?(?:\s+for|\s*[,:])?`;
/** "Rice nine minutes and peas four, please": things that need so long, and nothing else. */
const TOLD = String.raw`^${OPENING}(?<told>${SHORT_THING}\s+(?:[\p{L}-]+|\d+)\s+(?:minutes?|mins?|seconds?|secs?)(?:,\s+(?:and\s+)?|\s+and\s+)${SHORT_THING}\s+(?:[\p{L}-]+|\d+)(?:\s+(?:minutes?|mins?|seconds?|secs?))?)(?:,?\s+please)?[.!?\s]*$`;
/** "Two timers: ten minutes and twenty", "a timer for the pasta for nine minutes and one for the sauce". */
const TIMERS = [
  String.raw`^${ASIDE}${STARTS}\s+(?<items>(?:[^.!?]*?\s)?timers?\b.*?)[.!?\s]*$`,
  // Said without an act: "three timers. Eggs five minutes, rice twelve".
  String.raw`^${ASIDE}(?<items>(?:(?:two|three|\d)\s+timers[,:.]|an?\s+timer\s+(?:of|for)\s).*?)[.!?\s]*$`,
  // "Set one for the rice, twelve minutes, and one for the peas, four", "ten minutes for the oven and twenty for the tart".
  String.raw`^${ASIDE}(?:${STARTS}\s+)?(?<items>one\s+for\s+the\s[^.!?]*?,\s+and\s+(?:one|another)\s+for\s.*?)[.!?\s]*$`,
  String.raw`^${OPENING}(?:${STARTS}\s+)?(?<items>[^,.!?]*?\b(?:minutes?|mins?|seconds?|secs?|hours?)\s+for\s+the\s[^,.!?]*?(?:,|\s+and)\s+(?:[\p{L}-]+|\d+)(?:\s+(?:minutes?|mins?|seconds?|hours?))?\s+for\s+the\s[^,.!?]*?)[.!?\s]*$`,
  TOLD,
].map((words) => new RegExp(words, "iu"));
const KIND = /\btimers?\b\s*[,:]?/giu;
const ONE = /\s+ones?\s*$/iu;
const LED = new RegExp(String.raw`^(?:(?:and|plus|also)\s+)*(?:${COUNT}\s+)?(?=\S)`, "iu");
const LABEL = /\bfor\s+(?<label>\p{L}[\p{L}'’ -]*?)(?=\s+(?:for|of|at|in)\b|\s*[:,]|\s*$)/iu;
const SMALL =
  /\b(?:an?|one|another|and|plus|also|two|three|both|for|of|at|in|the|please|ones?)\b/giu;
/** "Rice fifteen": where timers are told one by one. */
const FIRST = /^(?!for\b)(?<label>\p{L}[\p{L}'’ -]*?)(?:\s+(?:for|of|at|in))?$/iu;
/** More timers than a request has calls stay one request. */
const MOST = 3;

/** Several timers in one breath, each as a request of its own; any other text as it is. */
export function eachTimer(text: string): string {
  const found = TIMERS.map((one) => one.exec(text)).find((one) => one !== null);
  const { aside = "", told, items = told } = found?.groups ?? {};
  if (items === undefined) return text;
  const list = items.replace(/^[^,:.]*\btimers\s*[,:.]?\s*/iu, "");
  const isTold = list !== items || told !== undefined;
  const parts = withLength(listParts(list).map((part) => itemOf(part, isTold)));
  const units = parts.map(({ length }) => length?.split(/[\s-]+/).at(-1));
  // "Three timers for five, ten and fifteen minutes" are as many.
  const isCounted = isTold && parts.length > 2;
  if ((!isCounted && areOne(list, parts)) || (!isTold && parts.some(isBareNumber))) return text;
  return areSeveral(parts)
    ? aside + parts.map((part, at) => requestOf(part, unitAt(units, at))).join(". ")
    : text;
}

/** Each runs so long, and one of them in a unit; as many as a request has calls. */
function areSeveral(parts: readonly Item[]): boolean {
  const isEach = parts.every(({ length, number }) => (length ?? number) !== undefined);
  const isMeasured = parts.some(({ length }) => length !== undefined);
  return parts.length > 1 && parts.length <= MOST && isEach && isMeasured;
}

type Units = readonly (string | undefined)[];

/** A number alone has the unit of the length before it, else of the first. */
function unitAt(units: Units, at: number): string | undefined {
  return units.slice(0, at).findLast((one) => one !== undefined) ?? units.find(Boolean);
}

function requestOf({ length, number = "", label }: Item, unit: string | undefined): string {
  const lasts = length ?? `${number} ${unit}`;
  return `set a timer for ${lasts}${label === undefined ? "" : ` for ${label}`}`;
}

/** "An hour and ten minutes", "five and half minutes" are one length; "ten minutes and twelve" are two. */
function areOne(list: string, [first, ...others]: readonly Item[]): boolean {
  return findDurations(list).some(({ text }) => {
    const holds = ({ length }: Item): boolean => length !== undefined && text.includes(length);
    const isBegun = first !== undefined && (holds(first) || first.length === undefined);
    return isBegun && text !== first.length && others.some(holds) && text !== others[0]?.length;
  });
}

/** "A timer for two hours and seven": of one timer it is more of its length, and no length of another. */
function isBareNumber({ length, number, label }: Item): boolean {
  return length === undefined && number !== undefined && label === undefined;
}

type Item = {
  readonly length: string | undefined;
  readonly number: string | undefined;
  readonly label: string | undefined;
};

/** "Another for the sauce, twenty": what it is for stands before how long it runs. */
function withLength(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at) => {
    const [before, after] = [items[at - 1], items[at + 1]];
    if (isBare(before) && item.label === undefined) return [];
    return isBare(item) && after && after.label === undefined
      ? [{ ...after, label: item.label }]
      : [item];
  });
}

function isBare(item: Item | undefined): boolean {
  return item !== undefined && item.label !== undefined && !item.length && !item.number;
}

/** How long one of them runs, and what for. */
function itemOf(part: string, isTold: boolean): Item {
  const words = part.replace(KIND, " ").replace(ONE, "").trim();
  const [length] = findDurations(words);
  const [number] = findNumbers(words.replace(LED, ""));
  const said = length?.text ?? number?.text ?? "";
  const rest = words.replace(said, " ").replaceAll(/\s+/g, " ").trim();
  const found = LABEL.exec(rest) ?? (isTold ? FIRST.exec(rest) : undefined);
  const more = rest
    .replace(found?.[0] ?? "", "")
    .replaceAll(SMALL, "")
    .trim();
  if (more !== "") return { length: undefined, number: undefined, label: undefined };
  return { length: length?.text, number: number?.text, label: found?.groups?.["label"] };
}
