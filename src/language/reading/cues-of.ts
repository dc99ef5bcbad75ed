import type { LanguagePack } from "../language-pack.ts";
import { lazily } from "./lazily.ts";
import type { Cues } from "./cues.ts";

/** What the words of a text announce; each is looked for once, when it is first asked for. */
export function cuesOf(text: string, language: LanguagePack): Cues {
  const { naming, objects, openings, places, pointing, quoting, timeCues } = language;
  return lazily<Cues>({
    quote: () => quoting.quoteIn(text),
    answer: () => quoting.answerIn(text),
    heading: () => quoting.headingIn(text),
    reply: () => quoting.replyIn(text),
    isOfSent: () => quoting.speaksOfSent(text),
    nameStart: () => naming.nameStart(text),
    aboutStart: () => naming.aboutStart(text),
    addedToStart: () => places.addedToStart(text),
    remindingEnd: () => openings.remindingEnd(text),
    stretch: () => timeCues.stretchIn(text),
    shift: () => timeCues.shiftIn(text),
    mayPoint: () => pointing.mayPoint(text),
    pronoun: () => pointing.pronounIn(text),
    placeInList: () => pointing.placeNamed(text),
    isNewest: () => pointing.asksForNewest(text),
    many: () => pointing.wordsForMany(text),
    kinds: () => objects.saidAsKind(text),
  });
}
