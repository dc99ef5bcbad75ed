import { barePauses, pausesIn } from "../../../language/clauses/joints.ts";
import type { Wording } from "../../../language/reading/wording/wording.ts";
import { overlaps } from "../../../language/region.ts";
import type { Region } from "../../../language/region.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import type { KnownRecords } from "../../../types/known-record.ts";
import { takesRecord, wordsTaken } from "../../../tool/parameter.ts";
import type { Sources } from "../../sources.ts";
import { actsBesideTold } from "./beside-told.ts";
import { opensAct } from "../opens-act.ts";
import { stands } from "../stands.ts";
import { tellsFurther } from "../tells-further.ts";
import { jointAt } from "./begun-in.ts";
import type { Boundary } from "./boundary-model.ts";

type Judging = Pick<Sources, "boundariesOf" | "rankWords" | "registry">;

/**
 * Where further requests begin: as people were seen to go on, behind a pause where an act opens, and behind what somebody
 * is told where something is done to a record that is known.
 */
export function boundariesIn(
  sources: Judging,
  reading: Reading,
  known: KnownRecords = {},
): readonly Boundary[] {
  const { text, language, parting } = reading;
  const learned = sources.boundariesOf(reading);
  const found = learned.filter(({ start }) => !goesOnTelling(sources, reading, start));
  for (const { start, end } of barePauses(text, parting.joints)) {
    const from = Math.max(0, ...found.map((one) => one.start).filter((at) => at < start));
    const [left, right] = [text.slice(from, start), text.slice(end)];
    const sides = { left, right, named: withoutStandIns(reading, end) };
    const isKnown = found.some((one) => one.start === end);
    if (isKnown || isOnlyTime(reading, { start: from, end: start })) continue;
    if (!actsApart(sources, reading, sides)) continue;
    found.push({ start: end, leans: language.wordingOf(sides.named).cues.pointsBack });
  }
  for (const { gap, end, isSentence } of parting.cuts) {
    const isKnown = isSentence || found.some((one) => one.start >= gap && one.start <= end);
    if (!isKnown && actsBesideTold(sources, reading, { gap, end, known }))
      found.push({ start: end, leans: false });
  }
  return found.toSorted((one, other) => one.start - other.start);
}

/** "Tell her till ten, and the gate's open": what asks for nothing and no tool does is told as well. */
function goesOnTelling(
  { rankWords }: Judging,
  { text, language, parting }: Reading,
  start: number,
): boolean {
  const { gap, end } = jointAt({ start }, { parting }) ?? { gap: start, end: start };
  const [left, right] = [text.slice(0, gap), text.slice(end)];
  const { wish, cues } = language.wordingOf(left);
  const { mood } = language.wordingOf(right);
  const isTold = wish.addressesSomebody || cues.reply !== undefined || cues.toldBack !== undefined;
  const isAsked = mood.isQuestion || mood.question !== undefined || opensAct(right, language);
  return isTold && !isAsked && !stands({ text: right, ranked: rankWords(right) });
}

/** "So the evening before, at six, remind me": when it is to be done, and nothing that is done. */
function isOnlyTime({ tokens, whens, anchors }: Reading, within: Region): boolean {
  const times: readonly Region[] = [...whens, ...anchors];
  return tokens
    .filter((token) => overlaps(token, within) && !token.is.has("filler"))
    .every((token) => times.some((time) => overlaps(time, token)));
}

type Beside = { readonly left: string; readonly right: string; readonly named: string };

/** "Archive her mail, text Tom I'm late": what is done first is told whole, and an act opens behind the pause. */
function actsApart(
  { rankWords, registry }: Judging,
  { language }: Reading,
  { left, right, named }: Beside,
): boolean {
  const isAsked = (): boolean => asksOwn({ rankWords, registry }, { right, named }, language);
  if (!asks(left, language) || !(opensOwn(right, named, language) || isAsked())) return false;
  if (tellsFurther(left, right, language) || corrects(left, right, language)) return false;
  const first = { text: left, ranked: rankWords(left) };
  const tool = registry.get(first.ranked.tools[0]?.name ?? "");
  if (!tool || tool.effect === "none" || !stands(first)) return false;
  return takesRecord(tool) || wordsTaken(tool).length === 0 || endsWords(left, right, language);
}

/** What is done first is asked for: a sentence begins with a large letter, and what is removed may have no article. */
function asks(text: string, language: Reading["language"]): boolean {
  const { mood, cues, wish } = language.wordingOf(text);
  if (mood.forbids || mood.states) return false;
  return opensAct(text, language) || cues.addedToStart !== undefined || wish.removed !== undefined;
}

/** What is written down may go on behind a pause, but where the end asks to be reminded or says that it is one thing more, or a list is told before somebody is told something. */
function endsWords(left: string, right: string, language: Reading["language"]): boolean {
  const { parting, wish } = language.wordingOf(right);
  const isListed = language.wordingOf(left).cues.addedToStart !== undefined;
  return (
    parting.endsInToo ||
    wish.remindsTo ||
    (isListed && wish.addressesSomebody && isTold(right, language))
  );
}

/** Somebody is told something, and not only named. */
function isTold(text: string, { tokensOf }: Reading["language"]): boolean {
  return tokensOf(text).length > NAMED_ALONE;
}

/** "Text Joel Catchpole". */
const NAMED_ALONE = 3;

/** An act that is none on what is done before it: "call it pasta" says more of that, "tell her" doesn't. */
function opensOwn(text: string, named: string, { wordingOf }: Reading["language"]): boolean {
  const { mood, ...said } = wordingOf(text);
  if (mood.isQuestion || mood.asksFact || mood.states) return false;
  return opens(said) && (!pointsBack(named, wordingOf) || said.wish.addressesSomebody);
}

/** "Set an alarm for six, what's on tomorrow?": a question that is served by itself, about nothing that is done before it. */
function asksOwn(
  { rankWords, registry }: Pick<Judging, "rankWords" | "registry">,
  { right, named }: Pick<Beside, "right" | "named">,
  { wordingOf }: Reading["language"],
): boolean {
  const { mood } = wordingOf(right);
  if (mood.question === undefined || mood.states || pointsBack(named, wordingOf)) return false;
  const asked = { text: right, ranked: rankWords(right) };
  return registry.get(asked.ranked.tools[0]?.name ?? "")?.effect === "none" && stands(asked);
}

/** "The evening before, at six" is no act, whatever it may be about. */
function opens({ wish, cues }: Pick<Wording, "wish" | "cues">): boolean {
  return wish.act !== undefined || wish.beginsAct || cues.addedToStart !== undefined;
}

/** What stands for a thing behind words of its own points at none before: "the gas bill one". */
function withoutStandIns({ text, cues }: Reading, from: number): string {
  const behind = cues.standIns.filter(({ start }) => start >= from);
  return behind.reduceRight(
    (left, { start, end }) => `${left.slice(0, start - from)}${left.slice(end - from)}`,
    text.slice(from),
  );
}

/** Nor does who has it: "her mail". */
function pointsBack(text: string, wordingOf: Reading["language"]["wordingOf"]): boolean {
  const { owner } = wordingOf(text).cues;
  const named = owner ? `${text.slice(0, owner.start)}${text.slice(owner.end)}` : text;
  return wordingOf(named).cues.pointsBack;
}

/** "Play jazz, no, set a timer" takes the first back. */
function corrects(left: string, right: string, { wordingOf }: Reading["language"]): boolean {
  const last = pausesIn(left).at(-1);
  const behind = last ? [right, `${left.slice(last.end)}, ${right}`] : [right];
  return behind.some((text) => !text.startsWith(wordingOf(text).leaning.corrected.text));
}
