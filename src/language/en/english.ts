import * as answers from "./answers.ts";
import * as joints from "./clauses/joints.ts";
import * as lists from "./clauses/lists.ts";
import * as moods from "./clauses/moods.ts";
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
import { pointedQuestion } from "./clauses/pointed-question.ts";
import { withoutAsides } from "./clauses/asides.ts";
import { repaired } from "./clauses/repairs.ts";
import { isInsideTime, tailOf } from "./clauses/request-tail.ts";
import { trailsOff } from "./clauses/trailing.ts";
import { intoTextIn } from "./given/note/into-note.ts";
import { notedIn } from "./given/note/noted.ts";
import { diarisedIn } from "./given/event/diarised.ts";
import { listedOn } from "./given/list/listed.ts";
import { remindedIn } from "./given/reminder/reminded.ts";
import { topicOf } from "./given/note/topic-of.ts";
import { whoseItIs } from "./given/whose.ts";
import { saysKind } from "./given/list/things-of.ts";
import { nameGoesOn } from "./given/name-goes-on.ts";
import { toldAs } from "./given/told/told-as.ts";
import { wayOf } from "./given/told/way.ts";
import { toldTo, toldToThem, toldBefore } from "./given/told/told-to.ts";
import { names } from "./names/name-lexicon.ts";
import { findDurations, resolveDuration } from "./numbers/lengths/find-duration.ts";
import { findNumbers } from "./numbers/find-numbers.ts";
import { sayings } from "./say/sayings.ts";
import { spokenForms } from "./say/spoken-forms.ts";
import { terms } from "./terms.ts";
import * as steps from "./steps/steps.ts";
import { tokenise } from "./tokenise.ts";
import { smallTalk } from "./small-talk.ts";
import { besideAsked } from "./questions/beside-asked.ts";
import { dayAsked } from "./questions/day-asked.ts";
import { itselfAsked } from "./questions/itself-asked.ts";
import { gistAsked } from "./questions/gist-asked.ts";
import { askedOfPerson, shortFact } from "./questions/asked-of-person.ts";
import { holdsIn, wantedIn } from "./questions/answer-wanted.ts";
import { questionIn } from "./questions/form/question-in.ts";
import { reportedQuestion } from "./questions/order/reported.ts";
import { severalAsked } from "./questions/order/several-asked.ts";
import { sourceSaid } from "./questions/source-said.ts";
import { heldIn } from "./questions/held-in.ts";
import { standsIn } from "./questions/stands-in.ts";
import { plainQuestion } from "./questions/order/topic-first.ts";
import { reckoningIn } from "./reckoning/reckoning-in.ts";
import { toolWords } from "./tools/tool-words.ts";

const { isAsker, isPreposition, joinsList, leadsToTold, listAfter, listParts } = lists;

const pack: LanguagePack = {
  code: "en",
  openings,
  moods,
  questions: {
    questionIn: (text) => shortFact(text) ?? questionIn(text),
    wantedIn,
    askedOfPerson,
    gistAsked,
    holdsIn,
    heldIn,
    standsIn,
    sourceSaid,
    severalAsked,
    reportedQuestion,
    plainQuestion,
    dayAsked,
    besideAsked,
    itselfAsked,
  },
  reckonings: { reckoningIn },
  clauses: {
    ...joints,
    clauseRuns,
    completePart,
    pointedQuestion,
    isInsideTime,
    isThing,
    repaired,
    withoutAsides,
    tailOf,
    trailsOff,
  },
  revisions,
  objects,
  steps,
  naming,
  containers,
  quoting: { ...quoting, leadsToTold },
  givens: {
    notedIn,
    intoTextIn,
    remindedIn,
    listedOn,
    diarisedIn,
    toldTo,
    toldToThem,
    toldBefore,
    toldAs,
    namesWay: (text) => wayOf(text) !== undefined,
    whoseItIs,
    saysKind,
    topicOf,
    nameGoesOn,
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

export const english = withReading(pack);
