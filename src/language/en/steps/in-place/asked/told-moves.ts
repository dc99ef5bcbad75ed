import { tailOf } from "../../../clauses/request-tail.ts";
import { findDurations } from "../../../numbers/lengths/find-duration.ts";
import { OPENING } from "../../../openings.ts";
import { WEEKDAYS } from "../../../time/vocabulary.ts";
import { CHANGES } from "../../selections/heads.ts";

const NO_THING =
  "i|we|you|he|she|it|they|there|this|that|these|those|them|who|what|when|where|which|why|how|if|and|but|or|so|because|is|are|was|were|has|have|had|will|would|can|could|should|do|does|did|to|all|both|everything|everyone|everybody|nobody|time";
const WORD = String.raw`(?!(?:${NO_THING})(?!\p{L}))[\p{L}\p{N}][\p{L}\p{N}’'&-]*?`;
/** A thing by its name, with its day: "my hair appointment", "dentist on Wednesday"; several are "both lessons". */
const NAMED = String.raw`${WORD}(?:\s+${WORD}){0,7}?`;
const THING = String.raw`(?<thing>(?!ones?\b)${NAMED})`;
const THINGS = String.raw`(?<thing>(?!ones?\b)(?:both\s+|all\s+(?:the\s+|my\s+)?)?${NAMED})`;
const LEAD = String.raw`^(?<lead>${OPENING})`;
const NOW = String.raw`(?<now>(?:\s+(?:now|instead|then|please|after all|this time))*)`;

/** "The lunch goes to two", "both lessons have moved to Friday". */
const GOES = new RegExp(
  String.raw`${LEAD}${THINGS}(?:['’]s|\s+(?:is|are|has|have|needs? to|can|should|had better))?\s+(?:now\s+|been\s+)*(?:go(?:es|ing)?|mov(?:es?|ing|ed)|shift(?:s|ing|ed)?|switch(?:es|ing|ed)?|slips?|slipped|slid(?:es?)?)\s+(?:back\s+|forward\s+|out\s+|up\s+)?to\s+(?<to>\S.*?)${NOW}$`,
  "iu",
);
/** "The lunch goes back an hour". */
const GOES_BY = new RegExp(
  String.raw`${LEAD}${THINGS}\s+(?:go(?:es)?|moves?|shifts?)\s+(?<way>back|forward)\s+(?<by>\S.*?)${NOW}$`,
  "iu",
);
/** "The lunch's at two", "the lunch is two now". */
const IS_AT = new RegExp(
  String.raw`${LEAD}${THING}(?:['’]s|\s+(?:is|will be|starts?|begins?))\s+(?:now\s+)?(?:(?:at|on)\s+)?(?<to>\S.*?)${NOW}$`,
  "iu",
);
/** "The lunch's off". */
const IS_OFF = new RegExp(
  String.raw`${LEAD}${THING}(?:['’]s|\s+is|\s+has been)\s+(?:now\s+|been\s+)?(?:off|cancell?ed|not happening|not on|called off|scrapped)${NOW}$`,
  "iu",
);
/** "Could the lunch be two", "and supper be eight". */
const MAY_BE = new RegExp(
  String.raw`${LEAD}(?<asks>(?:could|can|might|would)\s+)?${THING}\s+(?:please\s+)?be\s+(?:at\s+)?(?<to>\S.*?)${NOW}$`,
  "iu",
);
const ACT = new RegExp(String.raw`^${OPENING}(?:${CHANGES}|lose|axe|scrap|ditch)\s+\S`, "iu");
/** "The lunch is at two now": it was at another. */
const CHANGED = /\b(?:now|instead)\b/iu;
/** "The morning one", of what was told of. */
const ONE = /\sone$/iu;
/** Words that are written or told, and what only may be so. */
const HELD =
  /\b(?:say|says|saying|said|tell|tells|text|message|e-?mail|mail|remind|reminder|note|notes|reply|write|ask|asks|let|check|if|when|whether|because|unless|once|what|why|who|where|how|did|does)\b/iu;

const GAP = /(\s*[,;.!?]+\s+(?:(?:and|then|so|but|plus|also)\s+)*|\s+and\s+(?:then\s+)?)/iu;

type Told = { readonly sort: "goes" | "at" | "off" | "may"; readonly asked: string };

/**
 * Where something goes as moving it there, beside another act what it is at as well, and what is off as cancelling
 * it: "lose the haircut, and the lunch goes to two". Any other text as it is, and what is to be told or written.
 */
export function asToldMoves(said: string): string {
  const text = said.replace(ONE_THEN, oneMoved);
  const parts = text.split(GAP);
  const ends = parts.map((part, at) =>
    at === parts.length - 1 ? (END.exec(part)?.[0] ?? "") : "",
  );
  const clauses = parts.map((part, at) => part.slice(0, part.length - (ends[at] ?? "").length));
  const held = clauses.findIndex((clause, at) => at % 2 === 0 && HELD.test(clause));
  const isFree = (at: number): boolean => at % 2 === 0 && (held < 0 || at < held);
  // "Put dinner at Mum's on Sunday": of what is put there nothing is told.
  const told = clauses.map((clause, at) =>
    isFree(at) && !ACT.test(clause) ? toldIn(clause) : undefined,
  );
  const asks = clauses.filter((clause, at) => isFree(at) && ACT.test(clause)).length;
  const sure = told.filter((one) => one?.sort === "goes" || one?.sort === "off").length + asks;
  const isBeside = told.filter((one) => one !== undefined).length + asks > 1;
  return clauses
    .map((clause, at) => {
      const one = told[at];
      const isMeant = one?.sort === "goes" || (one && isBeside && (sure > 0 || one.sort === "may"));
      return `${isMeant ? one.asked : clause}${ends[at] ?? ""}`;
    })
    .join("");
}

const END = /[\s,;.!?]*$/u;

/** "The first one, half past nine for that": one of what was told of, and when it is to be. */
const ONE_THEN = new RegExp(
  String.raw`${LEAD}(?<thing>(?:the|that|my)\s(?:[\p{L}\p{N}'’-]+\s){1,3}?one)\s*[,–—-]+\s+(?:(?:make|call)\s+(?:it|that)\s+(?<made>[^,.;:!?]+?)|(?<then>[^,.;:!?]+?)(?:\s+for (?:that|it)(?:\s+one)?|\s+instead))(?=\s*(?:[,.;!]|$))`,
  "iu",
);

function oneMoved(...found: readonly unknown[]): string {
  // Groups come last of what a replacer is handed.
  const groups = found.at(-1) as Groups;
  const to = groups["made"] ?? groups["then"];
  return timed({ ...groups, to }, () => "goes")?.asked ?? String(found[0]);
}

function toldIn(clause: string): Told | undefined {
  return DAY_FIRST.test(clause)
    ? undefined
    : WAYS.map((find) => find(clause)).find((one) => one !== undefined);
}

/** "Friday's off", "the 28th is at six": no thing. */
const DAY_FIRST = new RegExp(
  String.raw`^${OPENING}(?:(?:on\s+)?(?:the|this|next|that)\s+)?(?:${[...WEEKDAYS.keys()].join("|")}|today|tomorrow|tonight|weekend|week|\d{1,2}(?:st|nd|rd|th))(?:['’]s|\s+(?:is|has|goes|moves))\b`,
  "iu",
);

const WAYS: readonly ((clause: string) => Told | undefined)[] = [
  (clause) => timed(GOES.exec(clause)?.groups, () => "goes"),
  movedBy,
  cancelled,
  (clause) => timed(MAY_BE.exec(clause)?.groups, () => "may"),
  (clause) =>
    timed(IS_AT.exec(clause)?.groups, ({ now = "" }) => (CHANGED.test(now) ? "goes" : "at")),
];

function movedBy(clause: string): Told | undefined {
  const by = GOES_BY.exec(clause)?.groups;
  const isLength = by !== undefined && findDurations(by["by"] ?? "")[0]?.start === 0;
  return isLength
    ? { sort: "goes", asked: `${act("move", by)} ${by["way"]} ${by["by"]}` }
    : undefined;
}

function cancelled(clause: string): Told | undefined {
  const off = IS_OFF.exec(clause)?.groups;
  if (!off) return undefined;
  return { sort: ONE.test(off["thing"] ?? "") ? "goes" : "off", asked: act("cancel", off) };
}

/** "Parents' evening" would be a time before "to". */
const PART = /\b(?:morning|afternoon|evening|night|noon|lunchtime)$/iu;

function timed(
  groups: Groups | undefined,
  sortOf: (groups: Groups) => Told["sort"],
): Told | undefined {
  if (!groups || !isTime(groups["to"]) || PART.test(groups["thing"] ?? "")) return undefined;
  return { sort: sortOf(groups), asked: `${act("move", groups)} to ${groups["to"]}` };
}

type Groups = Readonly<Record<string, string | undefined>>;

function act(verb: string, { lead = "", thing = "" }: Groups): string {
  return `${lead}${verb} ${thing.replace(/^(?:the|my|our|both|all)(?=\s)/iu, (one) => one.toLowerCase())}`;
}

function isTime(words = ""): boolean {
  return [words, `at ${words}`].some((one) => {
    const { start, hasTime } = tailOf(one);
    return start === 0 && hasTime;
  });
}
