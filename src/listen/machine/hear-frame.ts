import { ANSWER_WITHIN_MS } from "../../types/turn/verdict.ts";
import { frameMs } from "../capture/audio-in.ts";
import { commit, endReply, isWaiting, pauseReply, resolve, startTake } from "./serve-words.ts";
import { spanOf } from "./speech-span.ts";
import type { Ear, Pending, Speech, VoiceEvent, VoiceState } from "./voice-state.ts";
import { type Work, act, change } from "./voice-work.ts";

/** Silero's hysteresis and shortest segment; the table of cut commands in voice.md was measured with them. */
const onsetProbability = 0.5;
const offsetProbability = 0.35;
const onsetFrames = Math.ceil(60 / frameMs);
/** Speech over our own voice has to last: 192 ms in which it stands out from our echo. */
const overFrames = 6;
/** A frame between two syllables does not end such a run. */
const overGap = 1;
/** Where sounds close or grow faint, only our echo is heard of a voice that goes on: up to 192 ms. */
const maskedGap = 6;
/** A frame under our echo says so much of somebody who is heard on both sides of it. */
const maskedShare = 0.25;
/** How often the words so far are looked at while somebody talks, by voiced time. */
const peekEveryMs = 700;
/**
 * A voice stands further above its room than this, or its pauses can't be told from noise. Of clips
 * 20 / 15 / 10 dB above a kitchen the middle one ended 10.7 / 8.1 / 6.6 dB above it, in quiet 39 dB
 * (test/listen/noisy-room.test.ts).
 */
const noisyDb = 9;
/** The floor follows the room within seconds; a voice is told by its last half second. */
const floorShare = 0.03;
const voiceShare = 0.1;
/** Silence after which a tool's work is spoken of (voice.md §3). */
const progressMs = 1_500;
/** Somebody who is talking when the time for an answer is over is heard out so long. */
const hearOutMs = 10_000;

type Frame = Extract<VoiceEvent, { kind: "frame" }>;
type OpenEar = Extract<Ear, { kind: "open" }>;

/** One frame: a run of voice that begins, goes on or has ended. */
export function hearFrame(work: Work, frame: Frame): void {
  change(work, { nowMs: frame.atMs, isOver: false });
  const isOver = isOverSpeech(work.state);
  const run = nextRun(work.state, frame, isOver);
  change(work, { run, ...levels(work.state, frame, run.frames > 0) });
  const lasted = run.frames + maskedShare * run.masked;
  const isVoiced = run.gap === 0 && lasted >= (isOver ? overFrames : onsetFrames);
  const { ear } = work.state;
  if (isVoiced) return ear.kind === "open" ? goOn(work, ear) : begin(work);
  if (ear.kind === "open" && run.frames === 0) endPerhaps(work, ear);
}

/** Nobody speaks yet but us, so what is heard may be our own echo. */
function isOverSpeech({ ear, reply }: VoiceState): boolean {
  return ear.kind === "shut" && reply !== undefined && reply.isSpeaking && !reply.isPaused;
}

function nextRun(
  { run }: VoiceState,
  { voice, isEcho, atMs }: Frame,
  isOver: boolean,
): VoiceState["run"] {
  const isVoiced = voice >= (run.frames > 0 ? offsetProbability : onsetProbability);
  if (isVoiced && !isEcho) {
    const fromMs = run.frames === 0 ? atMs - frameMs : run.fromMs;
    return { ...run, frames: run.frames + 1, fromMs, gap: 0 };
  }
  const mayGap = isVoiced ? maskedGap : overGap;
  const isBridged = isOver && run.frames > 0 && run.gap < mayGap;
  const gap = run.gap + 1;
  if (!isBridged) return { frames: 0, masked: 0, fromMs: atMs, gap };
  return { ...run, masked: run.masked + Number(isVoiced), gap };
}

/** Loudness of the room and of the voice in it; while we speak neither can be told. */
function levels(
  { floorDb, voiceDb, reply, ear }: VoiceState,
  { db }: Frame,
  isVoiced: boolean,
): Pick<VoiceState, "floorDb" | "voiceDb"> {
  if (reply?.isSpeaking && ear.kind === "shut") return { floorDb, voiceDb };
  if (!isVoiced) return { floorDb: floorDb + floorShare * (db - floorDb), voiceDb };
  if (ear.kind === "shut") return { floorDb, voiceDb: db };
  return { floorDb, voiceDb: voiceDb + voiceShare * (db - voiceDb) };
}

/** Somebody begins to speak: anew, over us, or going on with what seemed to have ended. */
function begin(work: Work): void {
  const { run, nowMs } = work.state;
  if (!mayOpen(work)) return;
  const voicedMs = run.frames * frameMs;
  const said: Speech = { startMs: run.fromMs, lastVoicedMs: nowMs, voicedMs, isKeyed: false };
  const before = reopen(work, run.fromMs);
  const speech = before
    ? { ...said, startMs: before.startMs, voicedMs: voicedMs + before.voicedMs }
    : said;
  change(work, {
    ear: { kind: "open", speech, take: undefined, endpointMs: undefined, peekedMs: 0 },
  });
  if (work.state.reply) pauseReply(work);
  else act(work, { kind: "onset" });
}

function mayOpen({ settings, state }: Work): boolean {
  const { nowMs, followUpUntilMs, isCalled, question } = state;
  return (
    settings.mode === "always" || isCalled || question !== undefined || nowMs < followUpUntilMs
  );
}

/** The speech that goes on here, taken back from wherever it was waiting or being served. */
function reopen(work: Work, fromMs: number): Speech | undefined {
  const { pending, queue, reply, question } = work.state;
  const isNear = (speech: Speech | undefined): speech is Speech =>
    speech !== undefined && fromMs - speech.lastVoicedMs <= work.settings.rule.reopenMs;
  const last = pending.at(-1);
  if (last && isNear(last.speech)) {
    act(work, { kind: "drop-take", take: last.take.id });
    change(work, { pending: pending.slice(0, -1) });
    return last.speech;
  }
  const waiting = queue.at(-1);
  if (waiting && isNear(waiting.speech)) {
    change(work, { queue: queue.slice(0, -1) });
    return waiting.speech;
  }
  if (!reply || question || reply.hasActed || reply.hasSpoken || !isNear(reply.speech))
    return undefined;
  act(work, { kind: "withdraw-turn", turn: reply.id });
  change(work, { reply: undefined, tool: undefined });
  return reply.speech;
}

/** Voice within an utterance: whatever was made of it so far is out of date. */
function goOn(work: Work, ear: OpenEar): void {
  const { run, nowMs, reply } = work.state;
  const { speech, take } = ear;
  if (take) act(work, { kind: "drop-take", take: take.id });
  if (reply && !reply.isCommitted) endReply(work);
  const more = (run.frames === onsetFrames ? onsetFrames : 1) * frameMs;
  const grown = { ...speech, lastVoicedMs: nowMs, voicedMs: speech.voicedMs + more };
  const peeks = work.settings.isLive && grown.voicedMs - ear.peekedMs >= peekEveryMs;
  if (peeks) act(work, { kind: "peek", span: spanOf(grown, nowMs) });
  const peekedMs = peeks ? grown.voicedMs : ear.peekedMs;
  change(work, {
    ear: { ...ear, speech: grown, take: undefined, endpointMs: undefined, peekedMs },
  });
  cutWhatGoesOnTooLong(work, grown);
}

/** Silence within an utterance: first a guess at the text, then perhaps the end. */
function endPerhaps(work: Work, ear: OpenEar): void {
  const { rule } = work.settings;
  const { nowMs } = work.state;
  const silenceMs = nowMs - ear.speech.lastVoicedMs;
  if (ear.speech.isKeyed) return cutWhatGoesOnTooLong(work, ear.speech);
  if (!ear.take && silenceMs >= rule.speculateMs) startTake(work);
  if (
    ear.endpointMs === undefined &&
    silenceMs >= rule.endpointMs &&
    work.state.ear.kind === "open"
  ) {
    change(work, { ear: { ...work.state.ear, endpointMs: nowMs } });
  }
  if (silenceMs >= neededSilence(work)) commit(work, "silence");
  else cutWhatGoesOnTooLong(work, ear.speech);
}

function neededSilence({ settings: { rule }, state }: Work): number {
  const { ear, voiceDb, floorDb } = state;
  const reading = ear.kind === "open" ? ear.take?.reading : undefined;
  const isNoisy = voiceDb - floorDb < noisyDb;
  if (reading?.kind === "words" && reading.completeness === "open") return rule.patientMs;
  if (reading?.kind === "words" && reading.completeness === "complete") {
    return isNoisy ? rule.commitMs : rule.completeMs;
  }
  return isNoisy ? rule.patientMs : rule.commitMs;
}

function cutWhatGoesOnTooLong(work: Work, { startMs }: Speech): void {
  if (work.state.nowMs - startMs >= work.settings.rule.maxMs) commit(work, "silence");
}

/** What happens by itself as time passes. */
export function passTime(work: Work): void {
  for (const ended of work.state.pending) if (isDue(work, ended)) resolve(work, ended);
  const { tool, reply, nowMs, ear } = work.state;
  const isQuiet = reply?.isSpeaking !== true && ear.kind === "shut";
  if (tool && !tool.isTold && isQuiet && nowMs - tool.sinceMs >= progressMs) {
    act(work, { kind: "progress", tool: tool.name });
    change(work, { tool: { ...tool, isTold: true } });
  }
  endUnanswered(work);
}

/** No answer is a no. */
function endUnanswered(work: Work): void {
  const { question, nowMs, ear, pending, isOver } = work.state;
  if (question?.openFromMs === undefined) return;
  const waitedMs = nowMs - question.openFromMs;
  const isListening = ear.kind === "open" || pending.length > 0;
  const mayComeYet = waitedMs < ANSWER_WITHIN_MS + (isListening ? hearOutMs : 0);
  // After sound that stood for a microphone nobody can say anything more.
  const hasEnded = work.settings.isLive && isOver && !isListening;
  if (mayComeYet && !hasEnded) return;
  act(work, { kind: "answer", question: question.id, answer: "timeout" });
  change(work, { question: undefined });
}

function isDue(work: Work, ended: Pending): boolean {
  return ended.take.reading !== undefined && !isWaiting(work, ended);
}
