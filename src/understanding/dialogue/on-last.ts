import type { DialogueAct } from "../../types/turn/dialogue.ts";
import type { SaidToken } from "../../language/reading/roles.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { oneMore } from "../revising/record/one-more.ts";
import { sameTo } from "../revising/text/same-to.ts";
import type { Sources } from "../sources.ts";
import { again } from "./again/again.ts";
import { anotherShown } from "./again/another-shown.ts";
import { nextTo } from "./again/next-to.ts";
import { declinedOfLast } from "./declined.ts";
import { aboutFocus } from "./focus/about-focus.ts";
import { byMuch } from "./by-much.ts";
import { cardOfFocus } from "./focus/ask/card-of-focus.ts";
import { contentsOfFocus } from "./focus/ask/contents-of-focus.ts";
import { oneOfShown } from "./focus/ask/one-of-shown.ts";
import { stateOfFocus } from "./focus/ask/state-of-focus.ts";
import { fieldOfFocus } from "./focus/change/field-of-focus.ts";
import { guestsToFocus } from "./focus/change/guests-to-focus.ts";
import { addedToFocus } from "./focus/change/on-focus.ts";
import { oneMoreOn } from "./focus/change/one-more-on.ts";
import { removePlaced } from "./focus/change/remove-placed.ts";
import { sendMade } from "./focus/send-made.ts";
import { tellFocus } from "./focus/tell-focus.ts";
import type { Leaned, Leaning, Said } from "./leaning.ts";

/** What the words of the request tell by themselves: one more of what was made, or something made of it or added to it. */
export async function onLast(sources: Sources, said: All): Promise<Leaning | undefined> {
  for (const [act, find] of ON_LAST) {
    const found = await find(sources, said);
    if (found) return { act, replaces: false, ...found };
  }
  return undefined;
}

type All = Said & {
  readonly whole: Utterance;
  /** All that was said, with the reasons that are told. */
  readonly heard: Utterance;
};
type Find = (sources: Sources, said: All) => Leaned | undefined | Promise<Leaned | undefined>;

/** Of a request in one part. */
function alone(
  find: (
    sources: Sources,
    utterance: Utterance,
  ) => Leaned | undefined | Promise<Leaned | undefined>,
): Find {
  return (sources, { utterance, understood }) =>
    understood.length > 1 ? undefined : find(sources, utterance);
}

/** What is read off the words, in this order. */
const ON_LAST: readonly (readonly [DialogueAct, Find])[] = [
  ["refer", alone(declinedOfLast)],
  ["continue", (sources, { whole }) => byMuch(sources, whole)],
  // Why something is so is told as well: "tell her I'm late, the bus broke down".
  ["refer", (sources, said) => alone(tellFocus)(sources, { ...said, utterance: said.heard })],
  ["ask", alone(cardOfFocus)],
  ["refer", (sources, { whole }) => sendMade(sources, whole)],
  ["refer", alone(guestsToFocus)],
  ["refer", fieldGiven],
  ["continue", alone(nextTo)],
  ["ask", alone(oneOfShown)],
  ["ask", (sources, said) => stateOfFocus(sources, said)],
  ["ask", alone(contentsOfFocus)],
  ["refer", removePlaced],
  ["continue", (sources, { utterance }) => sameTo(sources, utterance)],
  ["continue", (sources, { whole }) => anotherShown(sources, whole)],
  ["continue", anotherLike],
  ["refer", (sources, { utterance, understood }) => aboutFocus(sources, utterance, understood)],
  ["refer", addedToFocus],
  ["continue", oneMoreOn],
];

/** A field of what is spoken of, whatever commas stand in what it gets. */
function fieldGiven(sources: Sources, { whole, utterance, understood }: All): Leaned | undefined {
  if (understood.length <= 1) return fieldOfFocus(sources, utterance);
  const { cues } = sources.language.wordingOf(whole.text);
  const { parting } = sources.language.wordingOf(cues.fieldTold?.value ?? "");
  const isOne = cues.fieldTold !== undefined && parting.cuts.length === 0;
  return isOne ? fieldOfFocus(sources, whole) : undefined;
}

/** One more of what the last act made: at a time that is told by that one, or for something else that is said. */
async function anotherLike(
  sources: Sources,
  { utterance, whole }: Pick<All, "utterance" | "whole">,
): Promise<Leaned | undefined> {
  const { language, lastCall } = sources;
  const isAsked = (text: string): boolean => language.wordingOf(text).leaning.asksAnother;
  if (!lastCall?.isEffect || !isAsked(whole.text)) return undefined;
  if (await isForOther(sources, whole)) return again(sources, whole, { replaces: false });
  if (language.wordingOf(whole.text).leaning.asksMore) {
    const more =
      (await oneMore(sources, whole)) ?? (await again(sources, whole, { replaces: false }));
    return more && { ...more, replaces: false };
  }
  const isPointed = isAsked(utterance.text) && (await hasPointingTime(sources, utterance));
  return isPointed ? again(sources, utterance, { replaces: false }) : undefined;
}

/** "And another for the sauce, ten minutes"; an hour ("one fifteen") is none more. */
async function isForOther({ language, contextOf }: Sources, said: Utterance): Promise<boolean> {
  const { corrects, asksMore } = language.wordingOf(said.text).leaning;
  if (corrects && !asksMore) return false;
  const { reading } = await contextOf(said);
  const isFor = ({ is }: SaidToken): boolean => is.has("before-length");
  return reading.whens.length === 0 && reading.tokens.some(isFor);
}

/** What is asked of another time, however that is told, is no fact of what was shown. */
export async function hasPointingTime(
  { contextOf }: Sources,
  utterance: Utterance,
): Promise<boolean> {
  const { reading } = await contextOf(utterance);
  return reading.anchors.some(({ pointing }) => pointing !== undefined);
}
