import type { DialogueAct } from "../../types/turn/dialogue.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { Part } from "../parts/segment-request.ts";
import { NOTHING_FITS } from "../plan.ts";
import { isSettled } from "../ranking/rerank.ts";
import type { Sources } from "../sources.ts";
import { askAbout, factOfFocus } from "./ask-about.ts";
import { actOf } from "./act-of.ts";
import { besideUndo, takesBack } from "./beside-undo.ts";
import { change } from "./change.ts";
import { addedToFocus, onFocus } from "./on-focus.ts";
import { isTold, refer } from "./refer.ts";
import { amend } from "./amend.ts";
import { aboutFocus } from "./about-focus.ts";
import { again } from "./again.ts";
import { furtherField } from "../revising/further-field.ts";
import { sameTo } from "../revising/same-to.ts";
import { corrects, onlyTakesBack } from "../revising/corrects.ts";
import { withoutReasons } from "./meant-clauses.ts";
import type { Leaned, Leaning } from "./leaning.ts";
import { namesAnother, standsForItself } from "./own-request.ts";

/** Who leans on the last act says little; who says that it was wrong may say why. */
const MOST_WORDS = { leaning: 20, correcting: 40 } as const;

function isLong({ language }: Sources, { text }: Utterance): boolean {
  const { leaning } = language.wordingOf(text);
  const most = leaning.corrects ? MOST_WORDS.correcting : MOST_WORDS.leaning;
  return text.split(/\s+/).length > most;
}

/**
 * What words mean after the last act, decided before any tool is chosen: a correction of it, the same
 * for another thing, another act on what it showed, a question about it, taking it back, or nothing.
 * Undefined for a request that stands by itself. What says that something was meant otherwise stands in the
 * whole of what was said, of which the utterance may be a part.
 */
export async function lean(
  sources: Sources,
  utterance: Utterance,
  { understood, whole = utterance }: Heard,
): Promise<Leaning | undefined> {
  if (!sources.lastCall || isLong(sources, whole)) return undefined;
  const pointed = await onLast(sources, { utterance, understood });
  if (pointed) return pointed;
  const act = await wholeAct(sources, { utterance, understood });
  const corrected = await correcting(sources, { utterance, whole, act });
  if (corrected) return corrected;
  const amended = understood.length > 1 ? undefined : await amend(sources, utterance);
  if (amended) return { act: "revise", replaces: false, ...amended };
  if (act === "ask" && (await hasPointingTime(sources, utterance))) return undefined;
  const asked =
    act === "request" ? await factOfFocus(sources, { utterance, understood }) : undefined;
  if (asked) return { act: "ask", replaces: false, ...asked };
  const leaned = await SERVED[act](sources, { utterance, understood });
  return leaned && { act, replaces: false, ...leaned };
}

type Heard = {
  readonly understood: readonly Part[];
  /** All that was said, where the utterance is a part of it. */
  readonly whole?: Utterance;
};

/** What the words of the request tell by themselves: one more of what was made, or something made of it or added to it. */
async function onLast(
  sources: Sources,
  { utterance, understood }: Said,
): Promise<Leaning | undefined> {
  const same = await sameTo(sources, utterance);
  if (same) return { act: "continue", replaces: false, ...same };
  const another = await anotherLike(sources, utterance);
  if (another) return { act: "continue", replaces: false, ...another };
  const about = await aboutFocus(sources, utterance, understood);
  if (about) return { act: "refer", replaces: false, ...about };
  const added = await addedToFocus(sources, { utterance, understood });
  return added && { act: "refer", replaces: false, ...added };
}

type Correcting = {
  readonly utterance: Utterance;
  readonly whole: Utterance;
  readonly act: DialogueAct;
};

/** The last act with another value, or not at all. */
async function correcting(
  sources: Sources,
  { utterance, whole, act }: Correcting,
): Promise<Leaning | undefined> {
  const further = await furtherField(sources, utterance);
  if (further) return { act: "revise", replaces: true, ...further };
  const revised = await corrects(sources, { utterance: whole, act });
  if (revised) return { act: "revise", replaces: true, ...revised };
  const isUndone = REJECTS.has(act) && (await onlyTakesBack(sources, whole));
  return isUndone
    ? { act: "undo", replaces: false, ...(await nothingAsked(utterance)) }
    : undefined;
}

/** One more of what the last act made, at a time that is told by that one. */
async function anotherLike(sources: Sources, utterance: Utterance): Promise<Leaned | undefined> {
  const { language, lastCall } = sources;
  if (!lastCall?.isEffect || !language.wordingOf(utterance.text).leaning.asksAnother) {
    return undefined;
  }
  const isPointed = await hasPointingTime(sources, utterance);
  return isPointed ? again(sources, utterance, { replaces: false }) : undefined;
}

/** What is asked of another time, however that is told, is no fact of what was shown. */
async function hasPointingTime({ contextOf }: Sources, utterance: Utterance): Promise<boolean> {
  const { reading } = await contextOf(utterance);
  return reading.anchors.some(({ pointing }) => pointing !== undefined);
}

/**
 * What the words do; of those that sound like a request every clause may only take the last act back, and
 * those that seem to change it, but correct nothing and name a thing of their own, are a request.
 */
async function wholeAct(sources: Sources, said: Said): Promise<DialogueAct> {
  const { utterance } = said;
  const act = await actOf(sources, utterance);
  const { mood } = sources.language.wordingOf(utterance.text);
  // Whether something is so changes nothing.
  if (REJECTS.has(act) && mood.question?.form === "whether") return "ask";
  if (act === "revise" && (await standsForItself(sources, said))) return "request";
  const mayTakeBack = sources.lastCall?.isEffect && (act === "request" || act === "refer");
  return mayTakeBack && (await takesBack(sources, utterance)) ? "undo" : act;
}

/** Acts that say the last one was wrong. */
const REJECTS: ReadonlySet<DialogueAct> = new Set(["revise", "redirect"]);

type Said = {
  readonly utterance: Utterance;
  readonly understood: readonly Part[];
};

type Serve = (sources: Sources, said: Said) => Promise<Leaned | undefined>;

const NO_LEANING: Serve = async () => undefined;
const nothingAsked = async ({ text }: Utterance): Promise<Leaned> => {
  return { part: { text, ranked: NOTHING_FITS }, values: { from: "words" } };
};
const NOTHING_ASKED: Serve = (_, { utterance }) => nothingAsked(utterance);
const ANOTHER: Serve = async (sources, said) => {
  const isMore = sources.language.wordingOf(said.utterance.text).leaning.asksAnother;
  const changed = isMore ? undefined : await change(sources, said.utterance);
  const { text } = await withoutReason(sources, said.utterance);
  const isOwn =
    changed && (await namesAnother(sources, said, { ...changed, part: { ...changed.part, text } }));
  return (isOwn ? undefined : changed) ?? refer(sources, said.utterance, said.understood);
};

/** What the words of each act come to; undefined where they stand by themselves after all. */
const SERVED: Readonly<Record<DialogueAct, Serve>> = {
  answer: NO_LEANING,
  request: ANOTHER,
  refer: ANOTHER,
  revise: async (sources, said) => {
    const utterance = await withoutReason(sources, said.utterance);
    const meant = { ...said, utterance };
    const changed = (await change(sources, utterance)) ?? (await onFocus(sources, meant));
    return changed ?? corrected(sources, meant);
  },
  redirect: async (sources, said) => {
    const instead = await insteadOf(sources, said.utterance);
    const utterance = instead ? said.utterance : await withoutReason(sources, said.utterance);
    return instead ?? corrected(sources, { ...said, utterance });
  },
  continue: async (sources, said) => {
    if (isTold(said.understood)) return undefined;
    return (await onFocus(sources, said)) ?? again(sources, said.utterance, { replaces: false });
  },
  ask: async (sources, said) => {
    return standsAlone(sources, said)
      ? undefined
      : askAbout(sources, said.utterance, said.understood);
  },
  undo: async (sources, said) => {
    if (!sources.lastCall?.isEffect) return undefined;
    return (await insteadOf(sources, said.utterance)) ?? NOTHING_ASKED(sources, said);
  },
  close: NOTHING_ASKED,
};

/** "What time is it" points at nothing, and the index is sure of what it is for. */
function standsAlone({ language }: Sources, { utterance, understood }: Said): boolean {
  const [only, ...others] = understood;
  const { pointsBack } = language.wordingOf(utterance.text).cues;
  return !pointsBack && only !== undefined && others.length === 0 && isSettled(only.ranked);
}

async function corrected(
  sources: Sources,
  { utterance, understood }: Said,
): Promise<Leaned | undefined> {
  const replaces = sources.lastCall?.isEffect ?? false;
  const other = await again(sources, utterance, { replaces });
  return other ?? refer(sources, utterance, understood);
}

async function insteadOf(sources: Sources, utterance: Utterance): Promise<Leaned | undefined> {
  return sources.lastCall?.isEffect ? besideUndo(sources, utterance) : undefined;
}

async function withoutReason(sources: Sources, utterance: Utterance): Promise<Utterance> {
  const { lastCall, contextOf, language } = sources;
  const said = lastCall?.said ?? "";
  const { reading: last, context } = await contextOf({ ...utterance, text: said });
  const readOn = (text: string): typeof last => language.read(text, context);
  return { ...utterance, text: withoutReasons(utterance.text, { last, readOn }) };
}
