import type { Joint } from "../../../src/language/contract/requests.ts";
import { tokeniser } from "../../../src/language/tokenise.ts";
import { wordAt } from "../../../src/language/tokens.ts";
import type { Read, Tokens } from "../../../src/language/tokens.ts";
import { withReading } from "../../../src/language/reading/with-reading.ts";
import type { Sayings } from "../../../src/language/contract/sayings.ts";
import { sentences } from "../../../src/language/en/say/sentences/sentences.ts";
import { toLocal } from "../../../src/language/when/local-time.ts";
import type { NameLexicon } from "../../../src/language/contract/names.ts";
import { wholePhrases } from "../../../src/language/answers/whole-phrases.ts";
import type { Answers } from "../../../src/language/contract/answers.ts";
import { USUAL } from "../../../src/language/when/usual-conventions.ts";
import type { TimeReader } from "../../../src/language/contract/words.ts";
import type { FoundWhen } from "../../../src/language/reading/found.ts";
import type { Pieces } from "../../../src/types/time/phrase.ts";
import { resolvePhrase } from "../../../src/language/when/resolve/resolve-phrase.ts";

// Some thirty words of Esperanto: enough to show that a language fits in one folder.
const NUMBERS = new Map(
  "unu du tri kvar kvin ses sep ok nau dek".split(" ").map((word, at) => [word, at + 1]),
);
const DAYS = new Map([
  ["hodiau", 0],
  ["morgau", 1],
]);
const SMALL = new Set("kio estas la mi min mia bonvolu kaj en je al por".split(" "));
const REMIND = /^(?:bonvolu\s+)?memorigu min\s+/i;
const FORBID = /^ne\s+/i;
const PRONOUN = /\b(?:lin|ŝin|tion|ĝin)\b/i;

const tokenise = tokeniser({ ordinalEndings: "a|an", dotted: String.raw`[ap]\.t\.m` });
const commandPhrases: Answers["commandPhrases"] = {
  stop: ["haltu"],
  "take-back": ["ne faru tion"],
  undo: ["malfaru", "malfaru tion"],
  repeat: ["ripetu"],
  "go-on": ["daŭrigu"],
  help: ["helpu"],
  forget: ["forgesu ĉion"],
  quit: ["ĝis"],
};

const says = (pattern: RegExp) => (text: string) => pattern.test(text);
const never = (): boolean => false;
const same = (text: string): string => text;
const nothing = (): undefined => undefined;
const none = (): readonly never[] => [];
const zero = (): number => 0;

/** "Morgaŭ", "je kvin", "morgaŭ je kvin". */
function readTime(tokens: Tokens, at: number): Read<Pieces> {
  const day = DAYS.get(wordAt(tokens, at));
  const hour = (from: number): number | undefined =>
    wordAt(tokens, from) === "je" ? NUMBERS.get(wordAt(tokens, from + 1)) : undefined;
  const days = day === undefined ? [] : [{ kind: "relative", days: day } as const];
  const next = at + days.length;
  const clock = hour(next);
  if (clock === undefined) return day === undefined ? undefined : { value: { days }, next };
  const time = { kind: "clock", hour: clock, minute: 0, isExact: false } as const;
  return { value: { days, clock: time }, next: next + 2 };
}

const findWhen: TimeReader["findWhen"] = (text, clock) => {
  const tokens = tokenise(text);
  const found: FoundWhen[] = [];
  for (let at = 0; at < tokens.length;) {
    const read = readTime(tokens, at);
    const [first, last] = [tokens[at], tokens[(read?.next ?? 1) - 1]];
    at = read?.next ?? at + 1;
    if (!read || !first || !last) continue;
    const place = { start: first.start, end: last.end, text: text.slice(first.start, last.end) };
    const when = resolvePhrase({ shared: read.value }, { text: place.text, clock, options: {} });
    if (when) found.push({ ...place, leadStart: first.start, when });
  }
  return found;
};

const time: TimeReader = {
  findWhen,
  resolveWhen: (phrase, clock) => findWhen(phrase, clock).find(({ text }) => text === phrase)?.when,
  findAnchors: none,
  findPointingTimes: none,
  findDurations: none,
  resolveDuration: nothing,
  findNumbers: (text) =>
    tokenise(text).flatMap(({ start, end, raw, word }) => {
      const value = NUMBERS.get(word);
      return value === undefined ? [] : [{ start, end, text: raw, value, kind: "number" } as const];
    }),
  readChange: nothing,
  readHours: nothing,
  resolveRepeat: nothing,
  biasOf: () => "afternoon",
  hasHour: never,
  noHours: none,
  saysUntil: never,
};

const twoDigits = (value: number): string => String(value).padStart(2, "0");
const hourOf: Sayings["time"] = (ms, { zone }) => {
  const { hour, minute } = toLocal(ms, zone);
  return `${hour}:${twoDigits(minute)}`;
};
const dayOf: Sayings["day"] = (ms, clock) => {
  const now = toLocal(clock.now(), clock.zone).startOf("day");
  const days = toLocal(ms, clock.zone).startOf("day").diff(now, "days").days;
  const near = ["hodiaŭ", "morgaŭ"][days];
  return near ?? toLocal(ms, clock.zone).toISODate() ?? "";
};
const moment: Sayings["moment"] = (ms, clock) => `${dayOf(ms, clock)} je ${hourOf(ms, clock)}`;
const sayings: Sayings = {
  // Until somebody words the answers, another language does.
  ...sentences,
  list: (items, join = "and") => items.join(join === "and" ? " kaj " : " aŭ "),
  count: (count, noun, plural = `${noun}j`) => `${count} ${count === 1 ? noun : plural}`,
  titleBy: (title, maker) => `${title} de ${maker}`,
  number: (value) => [...NUMBERS].find(([, one]) => one === value)?.[0] ?? String(value),
  duration: (ms) => `${Math.round(ms / 60_000)} minutoj`,
  lengthOfThing: (ms) => `${Math.round(ms / 60_000)}-minuta`,
  time: hourOf,
  startTime: hourOf,
  date: ({ day, month, year = "" }) => `${day}-${month}-${year}`,
  day: dayOf,
  nearDay: dayOf,
  turning: () => "",
  moment,
  when: ({ from, allDay }, clock) => (allDay ? dayOf(from, clock) : moment(from, clock)),
  repeat: () => "ripete",
  placed: (_, facts) => facts.join(", "),
  fact: ({ name, facts }) => `${name}: ${facts.join(", ") || "nenio"}.`,
  yesNo: (isSo, answer) => `${isSo ? "Jes" : "Ne"}: ${answer}`,
  until: (name, count, unit) => `${count} ${unit === "day" ? "tagoj" : "semajnoj"} al ${name}.`,
  quoted: (sentence, source) => `${source}: “${sentence}”`,
  undone: (requests) => `Mi ne faris: ${requests.join(", ")}.`,
  leftOut: (words) => `Mankas: ${words.join(", ")}.`,
  itself: {
    abilities: ({ examples }) => `Mi helpas. ${examples.join(", ")}`,
    example: nothing,
    reason: (last) => last?.said ?? "Nenio.",
    source: (last) => last?.domain ?? "Nenio.",
    knowledge: () => "Nenio.",
  },
  worked: (worked) => ("value" in worked ? `Estas ${worked.value ?? "nenio"}.` : "Estas."),
};

const FATHER = ["patro", "pacjo"];
const names: NameLexicon = {
  tokenise,
  keysOf: (word) => [word.replaceAll(/[aeiou]/g, "").toUpperCase()],
  onsetOf: (key) => key.slice(0, 1),
  soundsOf: (word) => [word],
  stemOf: (word) => word.replace(/n$/, ""),
  plainSpelling: (word) => word.replaceAll("c", "s"),
  sameNames: (word) => FATHER.filter((other) => FATHER.includes(word) && other !== word),
  nameWords: (tokens) => tokens.flatMap(({ kind, word }) => (kind === "mark" ? [] : word)),
  trimmedName: (words) => (words[0] === "la" && words.length > 1 ? words.slice(1) : words),
  withoutTitleArticle: (words) => (words[0] === "la" && words.length > 1 ? words.slice(1) : words),
  isKin: (name) => name === "panjo",
  withoutDetails: same,
  roleHead: same,
  isCommon: (word) => SMALL.has(word),
  leadsToName: (word) => word === "al",
  namesKind: (word) => word === "listo",
  namesKeeper: (word) => word === "dosierujo",
  isPossessive: never,
  greets: (word) => word === "saluton",
  isAskedToPlay: (tokens, { from }) => tokens[from - 1]?.word === "ludu",
  mayEndBefore: (next) => next === undefined,
  isAllThatIsSaid: (tokens, { from, to }) => from === 0 && to === tokens.length,
};

/** Part of a language: what these words say, and nothing of the rest. */
const jointsIn = (text: string): readonly Joint[] =>
  [...text.matchAll(/\s+kaj\s+/gi)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
    gap: index,
    isSentence: false,
    isAlso: false,
  }));

export const esperanto = withReading({
  code: "eo",
  openings: {
    openingOf: (text) => /^(?:bonvolu\s+)*/i.exec(text)?.[0].length ?? 0,
    actOpened: (text) => (REMIND.test(text) ? "remind" : undefined),
    remindsTo: says(REMIND),
    remindingEnd: (text) => REMIND.exec(text)?.[0].length,
  },
  givens: {
    notedIn: nothing,
    intoTextIn: () => [],
    remindedIn: nothing,
    listedOn: nothing,
    diarisedIn: nothing,
    toldTo: nothing,
    topicOf: nothing,
    whoseItIs: (_, words) => words,
    saysKind: () => false,
    namesWay: () => false,
    nameGoesOn: () => 0,
    toldAs: (text, { start, end }) => text.slice(start, end),
    toldToThem: nothing,
    toldBefore: nothing,
  },
  questions: {
    questionIn: nothing,
    askedOfPerson: () => undefined,
    gistAsked: (text) => (/^kion diris \S+$/.test(text) ? { about: "" } : undefined),
    wantedIn: () => ({ kind: undefined, asking: [], sources: [], isOfRecord: false }),
    holdsIn: () => new Set(),
    heldIn: nothing,
    standsIn: nothing,
    sourceSaid: nothing,
    severalAsked: none,
    reportedQuestion: same,
    plainQuestion: same,
    dayAsked: nothing,
    besideAsked: nothing,
    itselfAsked: nothing,
  },
  reckonings: { reckoningIn: nothing },
  moods: {
    forbids: says(FORBID),
    withoutForbidden: (text) => (FORBID.test(text) ? "" : text),
    forbiddenActs: () => [],
    wonders: says(/^ĉu mi\b/i),
    asksFact: says(/^kio estas\b/i),
    isQuestion: says(/^(?:kio|kiu|kiam|kie)\b/i),
    states: says(/^mi estas\b/i),
    isClause: says(/^mi\s/i),
    reports: () => false,
    happened: () => false,
    recalls: () => false,
    lacks: says(/^mi bezonas\b/i),
    speaksOfSelf: says(/\bmi\b/i),
  },
  clauses: {
    clauseRuns: none,
    repaired: same,
    withoutAsides: same,
    jointsIn,
    cutsIn: jointsIn,
    endsIn: none,
    endsInToo: says(/\sankaŭ$/i),
    namesRecord: says(/^la\s/i),
    isNoRequest: says(FORBID),
    opensAlike: (one, other) => one.split(" ")[0] === other.split(" ")[0],
    beginsAct: says(/^\p{Ll}+u\s/u),
    tailOf: (text) => ({ start: text.length, hasTime: false, hasPlace: false, isTimeOfDay: true }),
    isInsideTime: never,
    completePart: nothing,
    pointedQuestion: nothing,
    trailsOff: says(/\s(?:je|al|kaj|la)$/i),
    isThing: says(/^la\s/i),
  },
  revisions: {
    corrected: (text) => ({ text: text.replace(/^(?:ne, |kaj )+/i, ""), rejected: "" }),
    goingOn: (text) => /^kaj\s+/i.exec(text)?.[0].length,
    changesLast: says(/^ne, mi volis diri\b/i),
    asksAnother: says(/^kaj ankoraŭ unu\b/i),
    asksMore: says(/^kaj ankoraŭ unu\b/i),
    asksLike: never,
    concluded: nothing,
    saidAlso: () => undefined,
    stopsLast: says(/^haltigu ĝin$/i),
    besideLast: nothing,
    corrects: says(/^ne, /i),
    reports: says(/\bdiris\b/i),
    restoredIn: () => undefined,
    staysDone: nothing,
    byMuchIn: () => undefined,
    changedTo: () => undefined,
    multiplied: () => undefined,
    swapped: () => undefined,
    thatLong: () => undefined,
    wantsAgain: () => undefined,
    beforeReason: (text) => text.length,
    saidInstead: () => undefined,
    sendsLast: says(/^sendu ĝin$/i),
    tellsLast: (text) => (/^diru ĝin al \p{L}+$/iu.test(text) ? "pointing" : undefined),
    wantsSame: says(/\bla samon\b/i),
    beforeAnswer: zero,
    asTime: same,
  },
  objects: {
    objectKind: nothing,
    takenOff: nothing,
    broughtTo: nothing,
    invited: nothing,
    removed: nothing,
    mayRemove: () => true,
    deletes: never,
    relocates: () => false,
    saidAsKind: none,
    kindsNamed: none,
    kindNoun: () => undefined,
    asksFor: never,
    isBeyond: never,
    isAnew: never,
  },
  naming: {
    nameStart: nothing,
    fieldTold: nothing,
    namesNothing: never,
    withoutPlace: same,
    withoutJoin: same,
    withoutArticle: (name) => name.replace(/^la\s+/i, ""),
    withoutOwner: (name) => name.replace(/^(?:la|mia)\s+/i, ""),
    topicAlone: () => undefined,
    aboutStart: (text) => / pri /.exec(text)?.index,
    standsBeforeTitle: never,
    leadsToMaker: (word) => word === "de",
    leadsToWhole: never,
    puts: never,
    takesParticle: never,
    isParticle: never,
    withoutInputNoun: same,
    withoutNoted: same,
    owns: (word) => word === "mia",
  },
  containers: { namesContainer: never, leadsInto: never, saysNoName: never },
  quoting: {
    quoteIn: nothing,
    answerIn: nothing,
    toldBack: nothing,
    wordsTold: nothing,
    headingIn: nothing,
    withoutTold: same,
    addressesSomebody: says(/^diru al\s/i),
    tellsSomebody: says(/^diru al \S+ ke\s/i),
    withoutTelling: same,
    replyIn: nothing,
    speaksOfSent: never,
    tellsFurther: never,
    leadsToTold: never,
  },
  places: { placeCues: none, addedToStart: nothing, folderNoun: zero },
  timeCues: {
    isFarEnd: (_, before) => before.endsWith(" ĝis "),
    isLatest: never,
    endsInTo: (before) => before.endsWith(" al "),
    withoutUntil: same,
    lengthFitted: nothing,
    endsInIn: never,
    endsInGoal: never,
    endsInWhole: never,
    isOrdinal: says(/a$/),
    stretchIn: nothing,
    shiftIn: nothing,
    aheadOf: zero,
    liesAhead: never,
    endsThing: never,
    circumstancesIn: none,
    leadsToLength: (word) => word === "dum",
  },
  pointing: {
    pointsBack: says(PRONOUN),
    mayPoint: says(PRONOUN),
    isPointing: says(/^(?:gin|tion)$/),
    listPointed: () => undefined,
    oneTold: () => undefined,
    onList: (name) => `en la listo ${name}`,
    pronounIn: nothing,
    ownerIn: nothing,
    withOwner: (text) => text,
    onThatDay: (text) => text,
    standsForThing: never,
    endsOwning: says(/\b(?:la|mia)\s*$/),
    placeNamed: (text) => (/\bla dua\b/.test(text) ? 1 : undefined),
    atThatTime: says(/\btien\b/),
    nextCount: (text) => (/\bmia venonta\b/.test(text) ? 1 : undefined),
    partNamed: nothing,
    wordsForMany: (text) => text.match(/\bĉiujn?\b/g) ?? [],
    asksForNewest: says(/\blastan?\b/),
  },
  steps: {
    inPlace: same,
    selectionIn: nothing,
    exceptingKept: same,
    leavesOut: () => false,
    piecesIn: () => ({ pieces: [], several: [], plurals: [] }),
    leadIn: (text) => text.length,
    peopleIn: nothing,
    freeTimeIn: nothing,
    conditionIn: nothing,
    mailActIn: nothing,
    toldFactsIn: () => [],
    factAsked: () => undefined,
    toldLastIn: () => undefined,
    topicAsked: () => undefined,
    toldAskedIn: () => undefined,
    textSentIn: () => undefined,
    doneIn: () => undefined,
    toldTimeIn: () => undefined,
    borrowedIn: nothing,
    offeredIn: (text) => ({ text, against: [] }),
    addressIn: nothing,
    writingTo: same,
    textingTo: (whom) => `skribu al ${whom}`,
    pointingInstead: same,
  },
  tools: {
    wordingsOf: () => ({}),
    carriersOf: () => (word) => SMALL.has(word) || word === "memorigu",
    announcing: none,
    STOP_IT: "haltigu ĝin",
    phrasesOf: none,
    phrased: [],
    heard: ["kalendaro"],
    askFor: nothing,
    shownAs: nothing,
    doesOf: nothing,
    progressOf: () => "Momenton.",
    unclearName: ({ said }) => `ne: ${said}`,
  },
  answers: {
    claimedAct: nothing,
    yesOrNo: wholePhrases({ yes: ["jes"], no: ["ne", ...commandPhrases.stop] }, ["bonvolu"]),
    commandIn: wholePhrases(commandPhrases, ["bonvolu"]),
    asksForMore: says(/^plu$/i),
    isNod: says(/^hm$/i),
    smallTalk: (text) =>
      /^saluton\b/i.test(text) ? { reply: "Saluton.", mayBeName: false } : undefined,
    commandPhrases,
    WORDS_TO_TYPE: ["akvo", "birdo", "ĉapelo"],
  },
  words: {
    tokenise,
    isFiller: (word) => SMALL.has(word),
    isPreposition: (word) => word === "je" || word === "en",
    isAsker: (word) => word === "mi",
    joinsList: says(/^\s*(?:,|kaj)\s*$/),
    listParts: (text) => text.split(/\s+kaj\s+|,\s*/),
    listAfter: () => "",
  },
  names,
  terms: {
    greetingOf: (folded) => /^saluton\s+/.exec(folded)?.[0].length ?? 0,
    isStop: (word) => SMALL.has(word),
    isNumber: (word) => NUMBERS.has(word),
    isSure: never,
    stemOf: (word) => word.replace(/j?n?$/, ""),
    verbOf: (word) => word,
    soundsOf: (word) => [word.slice(0, 2)],
  },
  conventions: USUAL,
  time,
  timeWords: {
    minutes: (number) => `${number} minutoj`,
    dayOfMonth: (number) => `la ${number}a`,
    changed: (length, direction) => `${length} ${direction === "later" ? "poste" : "antaŭe"}`,
    anchored: () => "",
    atHour: (day, hour) => `${day} ${hour}`,
  },
  say: sayings,
  voicing: {
    spokenForms: (text) => text.replaceAll("%", " elcentoj"),
    isAbbreviation: (word) => word === "ktp",
    mayEndSentence: (word) => word === "ktp",
  },
});
