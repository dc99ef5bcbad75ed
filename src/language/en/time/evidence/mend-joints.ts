import { WEEKDAYS, after, isSaid } from "../vocabulary.ts";
import type { Token } from "../../../tokenise.ts";

/** Several words between the ends of a stretch, and the one that says the same. */
const JOINTS: readonly (readonly [words: string, joint: string])[] = [
  ["up to and including", "through"],
  ["right through to", "through"],
  ["right through", "through"],
  ["clear through", "through"],
  ["straight through to", "through"],
  ["straight through", "through"],
  ["all the way through to", "through"],
  ["all the way to", "through"],
  ["through until", "through"],
  ["through till", "through"],
  ["through to", "through"],
  ["thru to", "through"],
  ["up through", "through"],
  ["right up until", "until"],
  ["right up to", "until"],
  ["up until", "until"],
  ["up till", "until"],
  ["up to", "until"],
];
/** Said of an end, behind a start that was said: "starting at nine and ending at five". */
const ENDS = ["ending", "finishing", "ends", "finishes", "end", "finish"].flatMap((verb) =>
  [", and", "and", ","].flatMap((and) =>
    ["at", "on", "by", ""].map((lead) => `${and} ${verb} ${lead}`.trim()),
  ),
);
const ENDING = ["ending at", "ending on", "ending", "finishing at", "finishing on", "finishing"];

/**
 * The same tokens with the words between two ends as one: "3 through to 5", "from nine up until noon".
 * Only behind what may be an end: "up to two weeks" is said of a length, "up to ten people" of none.
 */
export function mendJoints(tokens: readonly Token[]): readonly Token[] {
  const mended: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const joint = jointAt(tokens, at);
    const [first, last] = [tokens[at], tokens[(joint?.next ?? 0) - 1]];
    if (joint && first && last) {
      mended.push({ ...first, word: joint.word, kind: "word", end: last.end });
    } else if (first && !isElided(tokens, at)) mended.push(first);
    at = joint?.next ?? at + 1;
  }
  return mended;
}

function jointAt(
  tokens: readonly Token[],
  at: number,
): { readonly word: string; readonly next: number } | undefined {
  const lead = leadAt(tokens, at);
  if (lead) return lead;
  const [before, behind] = [tokens[at - 1], tokens[at - 2]];
  if (!before || !(isEnd(before) || (before.word === "," && behind && isEnd(behind))))
    return undefined;
  const said = JOINTS.find(([words]) => isSaid(tokens, at, words));
  if (said) return { word: said[1], next: at + said[0].split(" ").length };
  const isStarted = tokens.slice(0, at).some(({ word }) => STARTS.has(word));
  const next = isStarted ? (after(tokens, at, ENDS) ?? after(tokens, at, ENDING)) : undefined;
  return next === undefined ? undefined : { word: "until", next };
}

/** Several words before a time, and the one that says the same. */
const LEADS: readonly (readonly [words: string, lead: string])[] = [
  ["any time", "anytime"],
  ["some time", "sometime"],
  ["on or about", "around"],
  ...["anywhere", "somewhere"].flatMap((where) =>
    ["from", "between"].map((lead) => [`${where} ${lead}`, lead] as const),
  ),
];

/** "Any time after two", "anywhere between 3 and 4 pm"; "any time", "some time alone" stay what they are. */
function leadAt(
  tokens: readonly Token[],
  at: number,
): { readonly word: string; readonly next: number } | undefined {
  const said = LEADS.find(([words]) => isSaid(tokens, at, words));
  const next = at + (said?.[0].split(" ").length ?? 0);
  const token = tokens[next];
  if (!said || !token || !(isEnd(token) || BEFORE_TIME.has(token.word))) return undefined;
  return { word: said[1], next };
}

const BEFORE_TIME: ReadonlySet<string> = new Set(
  "after before past around about prior later earlier between next this last the".split(" "),
);

const STARTS: ReadonlySet<string> = new Set(
  "from start starts starting begin begins beginning".split(" "),
);

/** A number, a half of the day, a day: what a stretch may begin with. */
function isEnd({ kind, word }: Token): boolean {
  return kind === "number" || WEEKDAYS.has(word) || LAST_WORDS.has(word);
}

const LAST_WORDS: ReadonlySet<string> = new Set(
  "am pm a p h oclock noon midday midnight today tomorrow now mon tue tues wed thu thur thurs fri sat sun january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth morning afternoon evening".split(
    " ",
  ),
);

/** The sign before "'til". */
function isElided(tokens: readonly Token[], at: number): boolean {
  const [sign, next] = [tokens[at], tokens[at + 1]];
  const isTil = next?.word === "til" || next?.word === "till";
  return isTil && /^['’‘]$/.test(sign?.raw ?? "") && sign?.end === next?.start;
}
