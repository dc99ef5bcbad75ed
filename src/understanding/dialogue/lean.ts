import type { DialogueAct } from "../../types/turn/dialogue.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { Part } from "../parts/part.ts";
import type { Sources } from "../sources.ts";
import { factOfFocus, onlyPoints } from "./focus/ask/ask-about.ts";
import { REJECTS, wholeAct } from "./act/whole-act.ts";
import { amend } from "./focus/change/amend.ts";
import { otherKind } from "../revising/record/other-kind.ts";
import { furtherField } from "../revising/further-field.ts";
import { corrects, onlyTakesBack } from "../revising/corrects.ts";
import type { Leaned, Leaning, Said } from "./leaning.ts";
import { behindStaying } from "./behind-staying.ts";
import { besideCommand } from "./beside-command.ts";
import { hasPointingTime, onLast } from "./on-last.ts";
import { besideRestored } from "./restored.ts";
import { isSentAlready } from "./focus/send-made.ts";
import { saidAlso } from "../revising/text/said-also.ts";
import { saidInstead } from "../revising/text/said-instead.ts";
import { revise } from "../revising/revise.ts";
import { withoutWhy } from "./without-why.ts";
import { nothingAsked, SERVED } from "./served.ts";

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
  said: Utterance,
  { understood, whole: all = said }: Heard,
): Promise<Leaning | undefined> {
  if (!sources.lastCall) return undefined;
  const [utterance, whole] = [withoutWhy(sources, said), withoutWhy(sources, all)];
  const undone = await takenBack(sources, whole);
  if (undone) return undone;
  if (isLong(sources, whole)) return undefined;
  const pointed = await onLast(sources, { utterance, understood, whole, heard: all });
  if (pointed) return pointed;
  const { corrects: isWrong } = sources.language.wordingOf(whole.text).leaning;
  const act = await wholeAct(sources, isWrong ? whole : utterance);
  const longer = understood.length > 1 ? undefined : await amended(sources, utterance);
  const correction = { utterance, whole, act };
  const changed = isWrong
    ? ((await correcting(sources, correction)) ?? longer)
    : (longer ?? (await correcting(sources, correction)));
  if (changed) return changed;
  const fact = await factAsked(sources, { utterance, understood }, act);
  if (fact !== "none") return fact && { act: "ask", replaces: false, ...fact };
  const leaned = await SERVED[act](sources, { utterance, understood });
  return leaned && { act, replaces: false, ...leaned };
}

/** "Five more minutes" are no other length. */
async function amended(sources: Sources, utterance: Utterance): Promise<Leaning | undefined> {
  const found = await amend(sources, utterance);
  return found && { act: "revise", replaces: false, ...found };
}

/** A fact of what is in focus; undefined where a time that is pointed at makes it a request, "none" where none is asked. */
async function factAsked(
  sources: Sources,
  said: Said,
  act: DialogueAct,
): Promise<Leaned | undefined | "none"> {
  const points = onlyPoints(sources, said.utterance);
  if (act === "ask" && !points && (await hasPointingTime(sources, said.utterance)))
    return undefined;
  const isAsked = points || act === "request";
  return (isAsked ? await factOfFocus(sources, said) : undefined) ?? "none";
}

type Heard = {
  readonly understood: readonly Part[];
  /** All that was said, where the utterance is a part of it. */
  readonly whole?: Utterance;
};

/** The last act taken back by a command, with why; another record that the rest names is done the same to. */
async function takenBack(sources: Sources, whole: Utterance): Promise<Leaning | undefined> {
  if (behindStaying(sources, whole.text) === "" || isSentAlready(sources, whole)) {
    return { act: "close", replaces: false, ...(await nothingAsked(whole)) };
  }
  const restored = await besideRestored(sources, whole);
  if (restored?.instead) return { act: "revise", ...restored.instead, replaces: true };
  if (restored) return { act: "undo", replaces: false, ...(await nothingAsked(whole)) };
  const why = besideCommand(sources, whole);
  if (why === undefined) {
    return refuses(sources, whole)
      ? { act: "undo", replaces: false, ...(await nothingAsked(whole)) }
      : undefined;
  }
  const other = why === "" ? undefined : await revise(sources, { ...whole, text: why }, "record");
  if (other) return { act: "revise", replaces: true, ...other };
  return { act: "undo", replaces: false, ...(await nothingAsked(whole)) };
}

/** "No, wait", right behind what was done: nothing but that it isn't wanted; a word alone may only want time. */
function refuses({ language, lastCall }: Sources, { text }: Utterance): boolean {
  const { talk, leaning } = language.wordingOf(text);
  const isNo = talk.answer === "no" && leaning.corrects && leaning.corrected.text === "";
  return lastCall?.isEffect === true && isNo && language.tokensOf(text).length > 1;
}

/** The mark at the end of what is said. */
const MARK = 1;

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
  const { parting, leaning } = sources.language.wordingOf(whole.text);
  const { corrected, goingOn } = leaning;
  const instead = (await saidInstead(sources, whole)) ?? (await saidAlso(sources, whole));
  if (instead) return { act: "revise", replaces: true, ...instead };
  // What only goes on says nothing of what was done.
  const isSaid = goingOn === undefined && corrected.text.length + MARK < whole.text.length;
  // What is wanted as well takes nothing back.
  const isWrong = !parting.endsInToo && (REJECTS.has(act) || isSaid);
  const other = isWrong ? await otherKind(sources, whole) : undefined;
  if (other) return { act: "redirect", replaces: true, ...other };
  const further = await furtherField(sources, utterance);
  if (further) return { act: "revise", replaces: true, ...further };
  const revised = await corrects(sources, { utterance: whole, act });
  if (revised) return { act: "revise", replaces: true, ...revised };
  const isUndone = REJECTS.has(act) && (await onlyTakesBack(sources, whole));
  return isUndone
    ? { act: "undo", replaces: false, ...(await nothingAsked(utterance)) }
    : undefined;
}
