import type { UndoneAct } from "../../contract/requests.ts";
import type { LanguagePack } from "../../language-pack.ts";
import { cuesOf } from "./cues-of.ts";
import { lazily } from "./lazily.ts";
import type {
  GivenWords,
  Leaning,
  Mood,
  Parting,
  StepWords,
  Talk,
  Wish,
  Without,
  Wording,
} from "./wording.ts";

/** What the words of a text tell by themselves. */
export function wordingOf(text: string, language: LanguagePack): Wording {
  return lazily<Wording>({
    text: () => text,
    cues: () => cuesOf(text, language),
    mood: () => moodOf(text, language),
    wish: () => wishOf(text, language),
    parting: () => partingOf(text, language),
    leaning: () => leaningOf(text, language),
    talk: () => talkOf(text, language),
    without: () => withoutOf(text, language),
    steps: () => stepsOf(text, language),
    given: () => givenOf(text, language),
  });
}

function givenOf(text: string, { givens }: LanguagePack): GivenWords {
  return lazily<GivenWords>({
    noted: () => givens.notedIn(text),
    intoText: () => givens.intoTextIn(text),
    reminded: () => givens.remindedIn(text),
    diarised: () => givens.diarisedIn(text),
    listedOn: () => (list) => givens.listedOn(text, list),
    toldTo: () => (people) => givens.toldTo(text, people),
    topic: () => givens.topicOf(text),
    whoseItIs: () => (words) => givens.whoseItIs(text, words),
    saysKind: () => givens.saysKind(text),
    namesWay: () => givens.namesWay(text),
    nameGoesOn: () => givens.nameGoesOn(text),
    toldAs: () => (words, areSeveral) => givens.toldAs(text, words, areSeveral),
    toldToThem: () => (name) => givens.toldToThem(text, name),
    toldBefore: () => (name) => givens.toldBefore(text, name),
  });
}

function stepsOf(text: string, { steps }: LanguagePack): StepWords {
  return lazily<StepWords>({
    inPlace: () => steps.inPlace(text),
    selection: () => steps.selectionIn(text),
    excepting: () => steps.exceptingKept(text),
    leavesOut: () => steps.leavesOut(text),
    pieces: () => steps.piecesIn(text),
    lead: () => steps.leadIn(text),
    people: () => steps.peopleIn(text),
    freeTime: () => steps.freeTimeIn(text),
    condition: () => steps.conditionIn(text),
    mailAct: () => steps.mailActIn(text),
    toldFacts: () => steps.toldFactsIn(text),
    factAsked: () => (told) => steps.factAsked(text, told),
    toldLast: () => steps.toldLastIn(text),
    toldAsked: () => steps.toldAskedIn(text),
    topicAsked: () => steps.topicAsked(text),
    textSent: () => steps.textSentIn(text),
    done: () => steps.doneIn(text),
    toldTime: () => steps.toldTimeIn(text),
    borrowed: () => steps.borrowedIn(text),
    offered: () => steps.offeredIn(text),
    address: () => steps.addressIn(text),
    writingTo: () => (says) => steps.writingTo(text, says),
    textingTo: () => steps.textingTo(text),
    pointing: () => (described, at) => steps.pointingInstead(text, described, at),
  });
}

function moodOf(text: string, { moods, questions }: LanguagePack): Mood {
  return lazily<Mood>({
    forbids: () => moods.forbids(text),
    allowed: () => moods.withoutForbidden(text),
    forbiddenActs: () => moods.forbiddenActs(text),
    wonders: () => moods.wonders(text),
    asksFact: () => moods.asksFact(text),
    isQuestion: () => moods.isQuestion(text),
    states: () => moods.states(text),
    reports: () => moods.reports(text),
    happened: () => moods.happened(text),
    recalls: () => moods.recalls(text),
    lacks: () => moods.lacks(text),
    speaksOfSelf: () => moods.speaksOfSelf(text),
    isClause: () => moods.isClause(text),
    question: () => questions.questionIn(text),
    wanted: () => questions.wantedIn(text),
    askedOfPerson: () => questions.askedOfPerson(text),
    gistAsked: () => questions.gistAsked(text),
    holds: () => questions.holdsIn(text),
    standsIn: () => questions.standsIn(text),
    sourceSaid: () => questions.sourceSaid(text),
    severalAsked: () => questions.severalAsked(text),
    unreported: () => questions.reportedQuestion(text),
    plain: () => questions.plainQuestion(text),
    dayAsked: () => questions.dayAsked(text),
    beside: () => questions.besideAsked(text),
    held: () => questions.heldIn(text),
  });
}

const UNDONE: readonly UndoneAct[] = ["close", "replace", "move"];

function wishOf(text: string, { clauses, objects, openings, quoting }: LanguagePack): Wish {
  return lazily<Wish>({
    act: () => openings.actOpened(text),
    remindsTo: () => openings.remindsTo(text),
    object: () => objects.objectKind(text),
    takenOff: () => objects.takenOff(text),
    broughtTo: () => objects.broughtTo(text),
    invited: () => objects.invited(text),
    removed: () => objects.removed(text),
    mayRemove: () => objects.mayRemove(text),
    deletes: () => objects.deletes(text),
    relocates: () => objects.relocates(text),
    undone: () => UNDONE.filter((act) => objects.asksFor(act, text)),
    isBeyond: () => objects.isBeyond(text),
    isAnew: () => objects.isAnew(text),
    beginsAct: () => clauses.beginsAct(text),
    isNoRequest: () => clauses.isNoRequest(text),
    isThing: () => clauses.isThing(text),
    addressesSomebody: () => quoting.addressesSomebody(text),
    tellsSomebody: () => quoting.tellsSomebody(text),
  });
}

function partingOf(text: string, { clauses, words }: LanguagePack): Parting {
  return lazily<Parting>({
    repaired: () => clauses.repaired(text),
    withoutAsides: () => clauses.withoutAsides(text),
    runs: () => clauses.clauseRuns(text),
    joints: () => clauses.jointsIn(text),
    cuts: () => clauses.cutsIn(text).filter(({ gap }) => !clauses.isInsideTime(text, gap)),
    ends: () => clauses.endsIn(text),
    tail: () => clauses.tailOf(text),
    endsInToo: () => clauses.endsInToo(text),
    namesRecord: () => clauses.namesRecord(text),
    trailsOff: () => clauses.trailsOff(text),
    pointedFrom: () => (left) => clauses.pointedQuestion(left, text),
    completedBy:
      () =>
      (left, { isMore }) =>
        clauses.completePart({ left, right: text, isMore }),
    opensAs: () => (left) => clauses.opensAlike(left, text),
    things: () => words.listParts(text),
    joinsList: () => words.joinsList(text),
    listed: () => words.listAfter(text),
  });
}

function withoutOf(text: string, { naming, quoting, time }: LanguagePack): Without {
  return lazily<Without>({
    place: () => naming.withoutPlace(text),
    join: () => naming.withoutJoin(text),
    article: () => naming.withoutArticle(text),
    count: () => withoutCount(text, time),
    owner: () => naming.withoutOwner(text),
    told: () => quoting.withoutTold(text),
    telling: () => quoting.withoutTelling(text),
    inputNoun: () => naming.withoutInputNoun(text),
    noted: () => naming.withoutNoted(text),
  });
}

function withoutCount(text: string, { findNumbers }: LanguagePack["time"]): string {
  const [number] = findNumbers(text);
  return number?.start === 0 ? text.slice(number.end).trim() : text;
}

function leaningOf(text: string, { revisions }: LanguagePack): Leaning {
  return lazily<Leaning>({
    corrected: () => revisions.corrected(text),
    goingOn: () => revisions.goingOn(text),
    changesLast: () => revisions.changesLast(text),
    asksAnother: () => revisions.asksAnother(text),
    asksMore: () => revisions.asksMore(text),
    asksLike: () => revisions.asksLike(text),
    concluded: () => revisions.concluded(text),
    saidAlso: () => revisions.saidAlso(text),
    corrects: () => revisions.corrects(text),
    reports: () => revisions.reports(text),
    reasonStart: () => revisions.beforeReason(text),
    wantsSame: () => revisions.wantsSame(text),
    sendsLast: () => revisions.sendsLast(text),
    tellsLast: () => revisions.tellsLast(text),
    saidInstead: () => revisions.saidInstead(text),
    restored: () => revisions.restoredIn(text),
    behindStaying: () => revisions.staysDone(text),
    byMuch: () => revisions.byMuchIn(text),
    changedTo: () => revisions.changedTo(text),
    multiplied: () => revisions.multiplied(text),
    swapped: () => revisions.swapped(text),
    thatLong: () => revisions.thatLong(text),
    wantsAgain: () => revisions.wantsAgain(text),
    stopsLast: () => revisions.stopsLast(text),
    beside: () => revisions.besideLast(text),
    answerStart: () => revisions.beforeAnswer(text),
    asTime: () => revisions.asTime(text),
  });
}

function talkOf(text: string, { answers, questions, reckonings }: LanguagePack): Talk {
  return lazily<Talk>({
    answer: () => answers.yesOrNo(text),
    command: () => answers.commandIn(text),
    asksForMore: () => answers.asksForMore(text),
    claimedAct: () => answers.claimedAct(text),
    smallTalk: () => answers.smallTalk(text),
    itself: () => questions.itselfAsked(text),
    reckoning: () => reckonings.reckoningIn(text),
  });
}
