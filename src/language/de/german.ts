import { gistAsked } from "./questions/gist-asked.ts";
import * as answers from "./answers.ts";
import * as joints from "./clauses/joints.ts";
import * as lists from "./clauses/lists.ts";
import * as moods from "./clauses/moods.ts";
import * as steps from "./steps.ts";
import * as revisions from "./clauses/revisions.ts";
import * as containers from "./cues/containers.ts";
import * as naming from "./cues/named.ts";
import * as places from "./cues/places.ts";
import * as quoting from "./cues/quoted.ts";
import { timeCues } from "./cues/times.ts";
import * as objects from "./objects.ts";
import * as openings from "./openings.ts";
import * as pointing from "./pointing.ts";
import * as abbreviations from "./say/abbreviations.ts";
import { holdsIn, wantedIn } from "./questions/answer-wanted.ts";
import { dayAsked } from "./questions/day-asked.ts";
import { questionIn } from "./questions/question-in.ts";
import { reportedQuestion } from "./questions/reported.ts";
import { findAnchors } from "./time/find-anchor.ts";
import { findPointingTimes } from "./time/find-pointing-times.ts";
import { findWhen } from "./time/find-when.ts";
import { conventions } from "./time/conventions.ts";
import { biasOf } from "./time/bias-of.ts";
import { hasHour } from "./time/has-hour.ts";
import { readChange } from "./time/read-change.ts";
import { readHours } from "./time/read-hours.ts";
import { timeWords } from "./time/time-words.ts";
import { resolveRepeat, resolveWhen } from "./time/resolve-when.ts";
import type { LanguagePack } from "../language-pack.ts";
import { withReading } from "../reading/with-reading.ts";
import { carriersOf, isFiller } from "./carriers.ts";
import { claimedAct } from "./claims.ts";
import { clauseRuns } from "./clauses/clauses.ts";
import { completePart, isThing } from "./clauses/complete-part.ts";
import { withoutAsides } from "./clauses/asides.ts";
import { repaired } from "./clauses/repairs.ts";
import { isInsideTime, tailOf } from "./clauses/request-tail.ts";
import { trailsOff } from "./clauses/trailing.ts";
import { names } from "./names/name-lexicon.ts";
import { findDurations, resolveDuration } from "./numbers/find-duration.ts";
import { findNumbers } from "./numbers/find-numbers.ts";
import { sayings } from "./say/sayings.ts";
import { spokenForms } from "./say/spoken-forms.ts";
import { terms } from "./terms.ts";
import { tokenise } from "./tokenise.ts";
import { smallTalk } from "./small-talk.ts";
import { toolWords } from "./tools/tool-words.ts";

const { isAsker, isPreposition, joinsList, leadsToTold, listAfter, listParts } = lists;

const pack: LanguagePack = {
  code: "de",
  openings,
  moods,
  questions: {
    questionIn,
    askedOfPerson: () => undefined,
    gistAsked,
    wantedIn,
    holdsIn,
    heldIn: (said) =>
      /^(?:ist|steht|habe ich)\s+(?:der|die|das|den|mein[er]?n?)?\s*(?<thing>\p{L}[^?,]*?)\s+(?:schon\s+)?im kalender[\s?!.]*$/iu.exec(
        said,
      )?.groups?.["thing"],
    standsIn: () => undefined,
    sourceSaid: () => undefined,
    severalAsked: () => [],
    reportedQuestion,
    plainQuestion: (text) => text,
    dayAsked,
    besideAsked: () => undefined,
    itselfAsked: () => undefined,
  },
  reckonings: { reckoningIn: () => undefined },
  clauses: {
    ...joints,
    clauseRuns,
    completePart,
    pointedQuestion: () => undefined,
    isInsideTime,
    isThing,
    repaired,
    withoutAsides,
    tailOf,
    trailsOff,
  },
  revisions,
  steps,
  objects,
  naming,
  containers,
  quoting: { ...quoting, leadsToTold },
  givens: {
    notedIn: () => undefined,
    intoTextIn: () => [],
    remindedIn: () => undefined,
    listedOn: () => undefined,
    diarisedIn: () => undefined,
    toldTo: () => undefined,
    topicOf: () => undefined,
    whoseItIs: (_, words) => words,
    saysKind: () => false,
    namesWay: () => false,
    nameGoesOn: () => 0,
    toldAs: (text, { start, end }) => text.slice(start, end),
    toldToThem: () => undefined,
    toldBefore: () => undefined,
  },
  places,
  timeCues,
  pointing,
  answers: { ...answers, claimedAct, smallTalk },
  words: {
    tokenise,
    isAsker,
    isFiller,
    isPreposition,
    joinsList,
    listAfter,
    listParts,
  },
  names,
  terms,
  conventions,
  time: {
    biasOf,
    hasHour,
    findAnchors,
    findPointingTimes,
    findDurations,
    findNumbers,
    findWhen,
    noHours: timeCues.noHours,
    readChange,
    readHours,
    resolveDuration,
    resolveRepeat,
    resolveWhen,
    saysUntil: timeCues.saysUntil,
  },
  timeWords,
  tools: { ...toolWords, announcing: naming.announcing, carriersOf, STOP_IT: revisions.STOP_IT },
  say: sayings,
  voicing: { ...abbreviations, spokenForms },
};

export const german = withReading(pack);
