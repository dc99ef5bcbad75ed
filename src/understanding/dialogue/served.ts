import type { DialogueAct } from "../../types/turn/dialogue.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { NOTHING_FITS } from "../plan.ts";
import { isSettled } from "../ranking/rerank.ts";
import { takesRecord } from "../../tool/parameter.ts";
import type { Sources } from "../sources.ts";
import { askWhat } from "../revising/ask-what.ts";
import { askAbout } from "./focus/ask/ask-about.ts";
import { besideUndo } from "./beside-undo.ts";
import { change } from "./focus/change/change.ts";
import { onFocus } from "./focus/change/on-focus.ts";
import { isTold, refer } from "./focus/refer.ts";
import { again } from "./again/again.ts";
import { withoutReasons } from "./edit/meant-clauses.ts";
import type { Leaned, Said } from "./leaning.ts";
import { namesAnother } from "./focus/own-request.ts";

type Serve = (sources: Sources, said: Said) => Promise<Leaned | undefined>;

const NO_LEANING: Serve = async () => undefined;
export const nothingAsked = async ({ text }: Utterance): Promise<Leaned> => {
  return { part: { text, ranked: NOTHING_FITS }, values: { from: "words" } };
};
const NOTHING_ASKED: Serve = (_, { utterance }) => nothingAsked(utterance);
const ANOTHER: Serve = async (sources, said) => {
  const isMore = sources.language.wordingOf(said.utterance.text).leaning.asksAnother;
  const bare = await withoutReason(sources, said.utterance);
  const changed = isMore
    ? undefined
    : ((await change(sources, said.utterance)) ?? (await change(sources, bare)));
  // Where other words stand for what was said, they have no reason.
  const isAsSaid = changed?.part.text === said.utterance.text;
  const part = changed && (isAsSaid ? { ...changed.part, text: bare.text } : changed.part);
  const isOwn = changed && part && (await namesAnother(sources, said, { ...changed, part }));
  return (isOwn ? undefined : changed) ?? refer(sources, said.utterance, said.understood);
};

/** What the words of each act come to; undefined where they stand by themselves after all. */
export const SERVED: Readonly<Record<DialogueAct, Serve>> = {
  answer: NO_LEANING,
  request: ANOTHER,
  refer: ANOTHER,
  revise: async (sources, said) => {
    const utterance = await withoutReason(sources, said.utterance);
    const meant = { ...said, utterance };
    // Who tells what is wrong asks for no other act on it.
    const { isClause } = sources.language.wordingOf(utterance.text).mood;
    const changed = await change(sources, utterance);
    const done = changed ?? (isClause ? undefined : await onFocus(sources, meant));
    return done ?? corrected(sources, meant);
  },
  redirect: async (sources, said) => {
    const instead = await insteadOf(sources, said.utterance);
    const utterance = instead ? said.utterance : await withoutReason(sources, said.utterance);
    return instead ?? corrected(sources, { ...said, utterance });
  },
  continue: async (sources, said) => {
    if (isTold(said.understood)) return undefined;
    const more = (): Promise<Leaned | undefined> =>
      again(sources, said.utterance, { replaces: false });
    // One more of what was made is no change of that.
    return hasMade(sources)
      ? ((await more()) ?? onFocus(sources, said))
      : ((await onFocus(sources, said)) ?? more());
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

/** The last act made what is spoken of. */
function hasMade({ lastCall, registry, handles }: Sources): boolean {
  const last = registry.get(lastCall?.tool ?? "");
  const [newest] = handles.recent();
  return Boolean(lastCall?.isEffect && last && !takesRecord(last) && last.gives === newest?.kind);
}

async function corrected(
  sources: Sources,
  { utterance, understood }: Said,
): Promise<Leaned | undefined> {
  const replaces = sources.lastCall?.isEffect ?? false;
  const other = await again(sources, utterance, { replaces });
  if (other) return other;
  // What only tells that something is wrong is no act on it.
  const asked = isTold(understood) ? undefined : askWhat(sources, { utterance, understood });
  return asked ?? refer(sources, utterance, understood);
}

async function insteadOf(sources: Sources, utterance: Utterance): Promise<Leaned | undefined> {
  return sources.lastCall?.isEffect ? besideUndo(sources, utterance) : undefined;
}

export async function withoutReason(sources: Sources, utterance: Utterance): Promise<Utterance> {
  const { lastCall, contextOf, language } = sources;
  const said = lastCall?.said ?? "";
  const { reading: last, context } = await contextOf({ ...utterance, text: said });
  const readOn = (text: string): typeof last => language.read(text, context);
  const text = withoutReasons(utterance.text, { last, readOn });
  // Where nothing is left it was no reason for anything.
  return text === "" ? utterance : { ...utterance, text };
}
