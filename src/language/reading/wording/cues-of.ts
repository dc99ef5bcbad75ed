import { CONTAINER_KINDS } from "../../../types/known-names.ts";
import type { LanguagePack } from "../../language-pack.ts";
import type { Region } from "../../region.ts";
import type { Token } from "../../tokenise.ts";
import { lazily } from "./lazily.ts";
import type { ContainerNoun, Cues } from "./cues.ts";

/** What the words of a text announce; each is looked for once, when it is first asked for. */
export function cuesOf(text: string, language: LanguagePack): Cues {
  const { naming, objects, openings, places, pointing, quoting, time, timeCues, tools } = language;
  const said: Said = lazily<Said>({
    text: () => text,
    tokens: () => language.words.tokenise(text).filter(({ kind }) => kind !== "mark"),
  });
  return lazily<Cues>({
    quote: () => quoting.quoteIn(text),
    answer: () => quoting.answerIn(text),
    told: () => quoting.wordsTold(text),
    toldBack: () => quoting.toldBack(text),
    heading: () => quoting.headingIn(text),
    reply: () => quoting.replyIn(text),
    isOfSent: () => quoting.speaksOfSent(text),
    tellsFurther: () => quoting.tellsFurther(text),
    nameStart: () => naming.nameStart(text),
    fieldTold: () => naming.fieldTold(text),
    namesNothing: () => naming.namesNothing(text),
    aboutStart: () => naming.aboutStart(text),
    topicAlone: () => naming.topicAlone(text),
    addedToStart: () => places.addedToStart(text),
    remindingEnd: () => openings.remindingEnd(text),
    stretch: () => timeCues.stretchIn(text),
    circumstances: () => timeCues.circumstancesIn(text),
    shift: () => timeCues.shiftIn(text),
    mayPoint: () => pointing.mayPoint(text),
    pronoun: () => pointing.pronounIn(text),
    owner: () => ownerOf(text, pointing),
    ...whichOf(text, pointing),
    kinds: () => objects.saidAsKind(text),
    opening: () => openings.openingOf(text),
    pointsBack: () => pointing.pointsBack(text),
    placeCues: () => places.placeCues(text, tools.announcing("location")),
    bias: () => time.biasOf(text),
    hasHour: () => time.hasHour(text),
    standIns: () => standInsIn(said, language),
    folderNouns: () => behindWords(said, places.folderNoun),
    aheads: () => behindWords(said, timeCues.aheadOf),
    containers: () => containersIn(said, language),
    ledInto: () => ledIntoIn(said, language),
  });
}

/** What words say of which thing is meant, and where it goes. */
function whichOf(text: string, pointing: LanguagePack["pointing"]): Which {
  return {
    listPointed: () => pointing.listPointed(text),
    onList: () => pointing.onList(text),
    onThatDay: () => pointing.onThatDay(text),
    oneTold: () => pointing.oneTold(text),
    placeInList: () => pointing.placeNamed(text),
    atThatTime: () => pointing.atThatTime(text),
    nextCount: () => pointing.nextCount(text),
    partTold: () => pointing.partNamed(text),
    isNewest: () => pointing.asksForNewest(text),
    many: () => pointing.wordsForMany(text),
  };
}

type Which = {
  readonly [
    Name in
      | "listPointed"
      | "onList"
      | "onThatDay"
      | "oneTold"
      | "placeInList"
      | "atThatTime"
      | "nextCount"
      | "partTold"
      | "isNewest"
      | "many"
  ]: () => Cues[Name];
};

type Said = { readonly text: string; readonly tokens: readonly Token[] };

function standInsIn({ tokens }: Said, { pointing }: LanguagePack): readonly Region[] {
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    const [lead, next] = [tokens[at - 2]?.word, tokens[at + 1]?.word];
    if (!pointing.standsForThing(token.word, { lead, before: before?.word, next })) return [];
    // Of "the first one" neither word names a thing.
    const isPlace = before && pointing.placeNamed(`${before.word} ${token.word}`) !== undefined;
    return [isPlace ? { start: before.start, end: token.end } : token];
  });
}

/** What begins right behind a word, where so many letters of the rest are that. */
function behindWords(
  { text, tokens }: Said,
  lettersOf: (rest: string) => number,
): readonly Region[] {
  return tokens.flatMap(({ end }) => {
    const letters = lettersOf(text.slice(end));
    return letters > 0 ? [{ start: end, end: end + letters }] : [];
  });
}

function containersIn({ tokens }: Said, { containers }: LanguagePack): readonly ContainerNoun[] {
  return tokens.flatMap(({ start, end, word }) => {
    const kinds = CONTAINER_KINDS.filter((kind) => containers.namesContainer(word, kind));
    return kinds.length > 0 ? [{ start, end, kinds }] : [];
  });
}

function ledIntoIn({ tokens }: Said, { containers }: LanguagePack): readonly Region[] {
  return tokens.filter((_, at) => {
    const before = tokens.slice(0, at).map(({ word }) => word);
    return containers.leadsInto(before.toReversed());
  });
}

function ownerOf(text: string, { ownerIn, withOwner }: LanguagePack["pointing"]): Cues["owner"] {
  const owner = ownerIn(text);
  return owner && { ...owner, named: (name) => withOwner(text, owner, name) };
}
