import { commit, endReply, hearReading, settle, startNext } from "./serve-words.ts";
import { hearFrame, passTime } from "./hear-frame.ts";
import type { Reply, Step, VoiceEvent, VoiceSettings, VoiceState } from "./voice-state.ts";
import { type Work, act, change } from "./voice-work.ts";

/** After our own voice its echo still hangs in the room and in the devices (voice.md §3). */
const drainMs = 300;

/**
 * The whole conversation by voice as one function from state and event to state and actions: no
 * clock, no sound, no engine. The same steps eat a microphone, a recording and a keyboard.
 *
 *            voice                200 ms silent         silent long enough        words
 *   idle ─────────▶ listening ─────────────▶ endpoint? ───────────▶ transcribing ─────▶ thinking
 *     ▲  follow-up ▲    ▲ ▲                    │ voice │                │ voice              │
 *     │      │     │    │ └────────────────────┘       └── re-opened ◀──┴── no effect yet ◀──┤
 *     └──────┴─────┼────┴─── barge-in ◀── 250 ms of voice ── speaking ◀──────────────────────┘
 *                  └────────────────────────────────────────────┘ the end of the answer
 *
 * Nobody hears of a turn before its endpoint, and nothing is changed before it; a turn that has
 * changed something is never run again.
 */
export function step(settings: VoiceSettings, state: VoiceState, event: VoiceEvent): Step {
  const work: Work = { settings, state, actions: [] };
  take(work, event);
  settle(work);
  return { state: work.state, actions: work.actions };
}

function take(work: Work, event: VoiceEvent): void {
  switch (event.kind) {
    case "frame":
      hearFrame(work, event);
      return passTime(work);
    case "tick":
      change(work, { nowMs: event.atMs });
      return passTime(work);
    case "end-of-sound": {
      const { ear } = work.state;
      change(work, { isOver: true });
      if (ear.kind === "open")
        commit(work, ear.endpointMs === undefined ? "end-of-file" : "silence");
      return passTime(work);
    }
    case "lost":
      return stopHearing(work);
    case "key":
      return pressKey(work, event.key);
    case "reading":
      return hearReading(work, event.take, event.reading);
    case "typed":
      return hearTyped(work, event);
    case "question":
    case "question-closed":
      return askQuestion(work, event);
    case "tool-started":
      return change(work, {
        tool: { name: event.name, sinceMs: work.state.nowMs, isTold: false },
      });
    case "tool-ended":
      return change(work, { tool: undefined });
    default:
      return followTurn(work, event);
  }
}

type TurnNews = Extract<VoiceEvent, { turn: number }>;

/** What a turn says of itself; an old turn's last words change nothing. */
function followTurn(work: Work, event: TurnNews): void {
  const { reply, nowMs, question } = work.state;
  if (!reply || reply.id !== event.turn) return;
  const becomes = (changes: Partial<Reply>): void =>
    change(work, { reply: { ...reply, ...changes } });
  switch (event.kind) {
    case "effect-wanted":
      if (!reply.isCommitted) return becomes({ wantsToAct: true });
      act(work, { kind: "allow-effect", turn: reply.id });
      return becomes({ hasActed: true });
    case "turn-ended":
      return becomes({ isRunning: false });
    case "speech-started":
      becomes({ isSpeaking: true, hasSpoken: true });
      if (question) change(work, { question: { ...question, openFromMs: undefined } });
      return;
    case "speech-ended":
      becomes({ isSpeaking: false });
      if (question && question.openFromMs === undefined) {
        change(work, { question: { ...question, openFromMs: nowMs + drainMs } });
      }
  }
}

function askQuestion(
  work: Work,
  event: Extract<VoiceEvent, { kind: "question" | "question-closed" }>,
): void {
  const { question, nowMs } = work.state;
  if (event.kind === "question-closed") {
    if (question?.id === event.id) change(work, { question: undefined });
    return;
  }
  const { id, takesYes, isSpoken } = event;
  const openFromMs = isSpoken ? undefined : nowMs;
  change(work, { question: { id, takesYes, openFromMs, wasUnclear: false }, tool: undefined });
}

function hearTyped(work: Work, event: Extract<VoiceEvent, { kind: "typed" }>): void {
  const { reply, queue } = work.state;
  const { take: id, urgency } = event;
  const words = { take: id, speech: undefined, endpoint: undefined };
  const isStop = urgency === "stop";
  const takesTheWord = isStop || (urgency === "request" && reply?.isSpeaking === true);
  if (reply?.isCommitted && takesTheWord) endReply(work);
  change(work, { queue: isStop ? [words] : [...queue, words] });
  startNext(work);
}

function pressKey(work: Work, key: "talk" | "release" | "stop"): void {
  if (key === "stop") return stopAll(work);
  const { ear, nowMs } = work.state;
  if (work.settings.mode === "hold") {
    if (key === "release" && ear.kind === "open") return commit(work, "key");
    if (key === "talk" && ear.kind === "shut") callEars(work, nowMs);
    return;
  }
  if (key === "release") return;
  if (ear.kind === "open") return commit(work, "key");
  callEars(work, undefined);
}

/** A key opens the ears, and takes the word from us; held, from this moment on. */
function callEars(work: Work, heldSinceMs: number | undefined): void {
  if (work.state.reply?.isSpeaking) endReply(work);
  if (work.settings.mode === "always") return;
  act(work, { kind: "earcon", name: "awake" });
  act(work, { kind: "onset" });
  if (heldSinceMs === undefined) return change(work, { isCalled: !work.state.isCalled });
  const speech = {
    startMs: heldSinceMs,
    lastVoicedMs: heldSinceMs,
    voicedMs: 0,
    isKeyed: true,
  };
  change(work, {
    ear: { kind: "open", speech, take: undefined, endpointMs: undefined, peekedMs: 0 },
  });
}

/** Silence: nothing is heard out, nothing goes on; what has been done stays done. */
function stopAll(work: Work): void {
  stopHearing(work);
  endReply(work);
  change(work, { queue: [] });
}

function stopHearing(work: Work): void {
  const { ear, pending, reply } = work.state;
  const open = ear.kind === "open" && ear.take ? [ear.take] : [];
  const takes = [...open, ...pending.map(({ take }) => take)];
  for (const { id } of takes) act(work, { kind: "drop-take", take: id });
  if (reply && !reply.isCommitted) endReply(work);
  change(work, { ear: { kind: "shut" }, pending: [], isCalled: false });
}
