import type { Endpoint, Pending, Reading, Reply, Take, Words } from "./voice-state.ts";
import { spanOf } from "./speech-span.ts";
import { type Work, act, change } from "./voice-work.ts";

/** After an answer the next request needs no key for so long. */
const followUpMs = 8_000;

/** Ends what is being said; its text may have come already, or is still to come. */
export function commit(work: Work, cause: Endpoint["cause"]): void {
  const { ear, nowMs, pending } = work.state;
  if (ear.kind === "shut") return;
  const { speech, endpointMs = nowMs } = ear;
  const endpoint = { lastVoicedMs: speech.lastVoicedMs, atMs: endpointMs, cause };
  const take = ear.take ?? startTake(work);
  const committed: Pending = { speech, take, endpoint };
  const run = { frames: 0, masked: 0, fromMs: nowMs, gap: 0 };
  change(work, { ear: { kind: "shut" }, run, isCalled: false, pending: [...pending, committed] });
  if (take.reading) resolve(work, committed);
}

/** Asks for the text of what has been said so far. */
export function startTake(work: Work): Take {
  const { ear, nowMs, nextTake } = work.state;
  if (ear.kind === "shut") throw new Error("Nothing is being said.");
  const take: Take = { id: nextTake, reading: undefined };
  act(work, { kind: "transcribe", take: take.id, span: spanOf(ear.speech, nowMs) });
  change(work, { nextTake: nextTake + 1, ear: { ...ear, take } });
  return take;
}

/** The text of a take: a guess at a pause, or what an ended utterance was. */
export function hearReading(work: Work, id: number, reading: Reading): void {
  const { ear, pending } = work.state;
  const ended = pending.find(({ take }) => take.id === id && !take.reading);
  if (ended) {
    const read = { ...ended, take: { id, reading } };
    change(work, { pending: pending.map((one) => (one === ended ? read : one)) });
    if (!isWaiting(work, read)) resolve(work, read);
    return;
  }
  if (ear.kind === "shut" || ear.take?.id !== id || ear.take.reading) return;
  change(work, { ear: { ...ear, take: { id, reading } } });
  draft(work, id, reading);
}

/** A text that breaks off waits for more, even where the endpoint has passed. */
export function isWaiting(work: Work, { speech, take }: Pending): boolean {
  const { reading } = take;
  if (reading?.kind !== "words" || reading.completeness !== "open") return reading === undefined;
  const silenceMs = work.state.nowMs - speech.lastVoicedMs;
  return !work.state.isOver && silenceMs < work.settings.rule.patientMs;
}

/** Begins to serve a text before its endpoint, where nothing else is going on. */
function draft(work: Work, id: number, reading: Reading): void {
  const { ear, reply, queue, pending, question } = work.state;
  const isFree = !reply && !question && queue.length === 0 && pending.length === 0;
  if (!isFree || ear.kind === "shut" || !work.settings.isLive) return;
  if (reading.kind !== "words" || reading.completeness === "open") return;
  act(work, { kind: "start-turn", take: id, isDraft: true, endpoint: undefined });
  change(work, { reply: newReply({ take: id, speech: ear.speech, endpoint: undefined }) });
}

/** An ended utterance whose text is there. */
export function resolve(work: Work, ended: Pending): void {
  const { pending, question } = work.state;
  const { reading } = ended.take;
  change(work, { pending: pending.filter(({ take }) => take.id !== ended.take.id) });
  if (!reading) return;
  if (reading.kind === "none") {
    return act(work, { kind: "no-speech", endpoint: ended.endpoint, reason: reading.reason });
  }
  if (question) return hearAnswer(work, ended, reading);
  serve(work, { ...ended, take: ended.take.id }, reading);
}

type Spoken = Extract<Reading, { kind: "words" }>;

/** Only what began after our own voice had gone can be a yes; a no is taken at any time. */
function hearAnswer(work: Work, { speech }: Pending, { answer }: Spoken): void {
  const { question } = work.state;
  if (!question) return;
  const { id, openFromMs, takesYes } = question;
  const isClear = openFromMs !== undefined && speech.startMs >= openFromMs;
  if (answer === "no" || (answer === "yes" && takesYes && isClear)) {
    act(work, { kind: "answer", question: id, answer });
    return change(work, { question: undefined });
  }
  if (!question.wasUnclear) act(work, { kind: "unclear", question: id, takesYes });
  change(work, { question: { ...question, wasUnclear: true } });
}

function serve(work: Work, words: Words, { isStop, isNod }: Spoken): void {
  const { reply, queue } = work.state;
  if (reply && !reply.isCommitted && reply.id === words.take)
    return commitReply(work, reply, words);
  const isOver = reply !== undefined && (reply.isSpeaking || reply.isInterrupted);
  if (isOver && isNod) return; // the voice goes on
  if (reply && (isOver || isStop)) endReply(work);
  change(work, { queue: isStop ? [words] : [...queue, words] });
  startNext(work);
}

function commitReply(work: Work, reply: Reply, { endpoint }: Words): void {
  if (!endpoint) return;
  act(work, { kind: "commit-turn", turn: reply.id, endpoint });
  if (reply.wantsToAct) act(work, { kind: "allow-effect", turn: reply.id });
  change(work, {
    reply: { ...reply, isCommitted: true, hasActed: reply.hasActed || reply.wantsToAct },
  });
}

/** The next words get their turn, when nothing else has it. */
export function startNext(work: Work): void {
  const { reply, queue } = work.state;
  const [next, ...rest] = queue;
  if (reply || !next) return;
  const { take, endpoint } = next;
  act(work, { kind: "start-turn", take, isDraft: false, endpoint });
  change(work, { queue: rest, reply: { ...newReply(next), isCommitted: true } });
  if (work.state.ear.kind === "open") pauseReply(work);
}

function newReply({ take, speech }: Words): Reply {
  return {
    id: take,
    speech,
    isCommitted: false,
    wantsToAct: false,
    hasActed: false,
    hasSpoken: false,
    isRunning: true,
    isSpeaking: false,
    isPaused: false,
    isInterrupted: false,
  };
}

/** Somebody speaks: our voice waits, and what it has not begun to say as well. */
export function pauseReply(work: Work): void {
  const { reply } = work.state;
  if (!reply || reply.isPaused) return;
  act(work, { kind: "pause-speech", turn: reply.id });
  change(work, { reply: { ...reply, isPaused: true, isInterrupted: reply.isSpeaking } });
}

/** The turn is over, whatever it was about to say or do. */
export function endReply(work: Work): void {
  const { reply } = work.state;
  if (!reply) return;
  act(work, { kind: reply.isCommitted ? "end-turn" : "withdraw-turn", turn: reply.id });
  change(work, { reply: undefined, question: undefined, tool: undefined });
}

/** What every step leaves in order: paused speech goes on, a finished turn makes way for the next. */
export function settle(work: Work): void {
  const { reply, ear, pending } = work.state;
  if (reply?.isPaused && ear.kind === "shut" && pending.length === 0) {
    act(work, { kind: "resume-speech", turn: reply.id });
    change(work, { reply: { ...reply, isPaused: false, isInterrupted: false } });
  }
  const now = work.state.reply;
  if (now?.isCommitted && !now.isRunning && !now.isSpeaking && !now.isPaused) {
    const followUpUntilMs = work.state.nowMs + followUpMs;
    change(work, { reply: undefined, tool: undefined, question: undefined, followUpUntilMs });
  }
  startNext(work);
}
