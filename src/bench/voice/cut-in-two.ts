import { frameMs } from "../../listen/capture/audio-in.ts";
import { LIVE_RULES } from "../../listen/machine/endpoint-rule.ts";
import { step } from "../../listen/machine/voice-machine.ts";
import { SILENT } from "../../listen/machine/voice-state.ts";
import type {
  Reading,
  Span,
  VoiceAction,
  VoiceEvent,
  VoiceSettings,
} from "../../listen/machine/voice-state.ts";
import type { HeardFrame } from "./frames.ts";

export type Completeness = "complete" | "open" | "unknown";

/** What becomes of one spoken request, by an engine and an assistant of the given speed. */
export type Hearing = {
  readonly frames: readonly HeardFrame[];
  /** What a text of this sound would say about more to come. */
  readonly completenessOf: (span: Span) => Completeness;
  readonly textMs: number;
  /** From the words to the first effect: a fast path. */
  readonly actMs: number;
};

/** Silence enough behind a request for whatever is still waiting. */
const tailMs = 3_000;
const settings: VoiceSettings = { rule: LIVE_RULES.normal, mode: "always", isLive: true };
/** Of the voice so much must lie in a part for it to count as one. */
const leastPartMs = 100;

/**
 * Whether the state machine acts on two parts of one request. Every turn acts as soon as it may, which
 * is the worst there is: what has had an effect can't be joined with what follows.
 */
export function isCutInTwo(hearing: Hearing, voice: { fromMs: number; toMs: number }): boolean {
  const acted = actedSpans(hearing);
  const parts = acted.filter(
    ({ fromMs, toMs }) =>
      Math.min(toMs, voice.toMs) - Math.max(fromMs, voice.fromMs) >= leastPartMs,
  );
  return parts.length > 1;
}

/** Whether a pause of so much ends a request for a detector with a fixed time-out. */
export function isCutByTimeout(frames: readonly HeardFrame[], timeoutMs: number): boolean {
  let lastVoicedMs: number | undefined;
  return frames.some(({ voice, atMs }) => {
    if (voice < 0.5) return false;
    const isCut = lastVoicedMs !== undefined && atMs - frameMs - lastVoicedMs >= timeoutMs;
    lastVoicedMs = atMs;
    return isCut;
  });
}

type Due = { readonly atMs: number; readonly event: VoiceEvent };

/** The sound of each turn that had an effect. */
function actedSpans({ frames, completenessOf, textMs, actMs }: Hearing): readonly Span[] {
  let state = SILENT;
  const spans = new Map<number, Span>();
  const acted: Span[] = [];
  let due: Due[] = [];
  const later = (afterMs: number, event: VoiceEvent): void =>
    void due.push({ atMs: state.nowMs + afterMs, event });
  const act = (action: VoiceAction): void => {
    if (action.kind === "transcribe") {
      spans.set(action.take, action.span);
      const reading = readingOf(completenessOf(action.span));
      later(textMs, { kind: "reading", take: action.take, reading });
    }
    if (action.kind === "start-turn") later(actMs, { kind: "effect-wanted", turn: action.take });
    if (action.kind === "allow-effect") {
      const span = spans.get(action.turn);
      if (span) acted.push(span);
      later(frameMs, { kind: "turn-ended", turn: action.turn });
    }
  };
  const take = (event: VoiceEvent): void => {
    const next = step(settings, state, event);
    state = next.state;
    next.actions.forEach(act);
  };
  for (const frame of [...frames, ...silence(frames.at(-1))]) {
    take({ kind: "frame", isEcho: false, ...frame });
    for (let ready = dueAt(due, frame.atMs); ready; ready = dueAt(due, frame.atMs)) {
      due = due.filter((one) => one !== ready);
      take(ready.event);
    }
  }
  return acted;
}

function dueAt(due: readonly Due[], nowMs: number): Due | undefined {
  return due.filter(({ atMs }) => atMs <= nowMs).toSorted((a, b) => a.atMs - b.atMs)[0];
}

function silence(last: HeardFrame | undefined): readonly HeardFrame[] {
  const fromMs = last?.atMs ?? 0;
  return Array.from({ length: Math.ceil(tailMs / frameMs) }, (_, index) => ({
    atMs: fromMs + (index + 1) * frameMs,
    voice: 0,
    db: last?.db ?? -60,
  }));
}

function readingOf(completeness: Completeness): Reading {
  return { kind: "words", completeness, answer: undefined, isStop: false, isNod: false };
}
