import type { TurnEvent } from "../../types/event.ts";
import type { ConfirmAnswer } from "../../types/turn/verdict.ts";
import type { Saying } from "../../types/voice.ts";
import type { OwnSpeech } from "../asr-guard/own-speech.ts";
import type { LoopContext } from "./loop-context.ts";
import type { Transcriber } from "./transcriber.ts";
import type { Endpoint, VoiceAction } from "../machine/voice-state.ts";
import { VoiceTurn } from "./voice-turn.ts";

export type SpokenQuestion = {
  /** A spoken yes is enough; otherwise only a no is taken. */
  readonly takesYes: boolean;
  /** It was answered otherwise. */
  readonly signal: AbortSignal;
};

/** The turns of a conversation by voice, one after the other, with what they say and ask. */
export class VoiceTurns {
  readonly #context: LoopContext;
  readonly #transcriber: Transcriber;
  readonly #own: OwnSpeech;
  readonly #turns = new Map<number, VoiceTurn>();
  readonly #announcements = new Map<number, string>();
  readonly #answers = new Map<string, (answer: ConfirmAnswer) => void>();
  #last: Promise<void> = Promise.resolve();
  #lastQuestion = 0;

  constructor(context: LoopContext, transcriber: Transcriber, own: OwnSpeech) {
    this.#context = context;
    this.#transcriber = transcriber;
    this.#own = own;
  }

  keepAnnouncement(take: number, label: string): void {
    this.#announcements.set(take, label);
  }

  start({ take, isDraft, endpoint }: Extract<VoiceAction, { kind: "start-turn" }>): void {
    const { dispatch, lines, run } = this.#context;
    const emit = lines.next;
    const turn = new VoiceTurn({
      id: take,
      emit,
      openVoice: () => this.#openVoice(take),
      onEvent: (event) => this.#follow(take, event),
      askToAct: () => dispatch({ kind: "effect-wanted", turn: take }),
    });
    this.#turns.set(take, turn);
    if (!isDraft) this.#commit(turn, endpoint);
    const before = this.#last;
    this.#last = run(async () => {
      await before;
      await this.#serve(turn);
      this.#turns.delete(take);
      if (turn.isSeen) lines.close(emit);
      dispatch({ kind: "turn-ended", turn: take });
    });
  }

  lead(action: Extract<VoiceAction, { turn: number }>): void {
    const turn = this.#turns.get(action.turn);
    if (!turn) return;
    switch (action.kind) {
      case "commit-turn":
        return this.#commit(turn, action.endpoint);
      case "withdraw-turn":
        return turn.withdraw();
      case "end-turn":
        return turn.end();
      case "allow-effect":
        return turn.allow();
      case "pause-speech":
        this.#context.note("barge-in", turn.id);
        return turn.pause();
      case "resume-speech":
        return turn.resume();
    }
  }

  /** What the running turn says beside its answer. */
  interject(text: string): void {
    this.#current()?.saying?.interject(text);
  }

  async ask(text: string, { takesYes, signal }: SpokenQuestion): Promise<ConfirmAnswer> {
    const { dispatch } = this.#context;
    const turn = this.#current();
    await turn?.decided;
    if (!turn || turn.signal.aborted || signal.aborted) return "no";
    this.#lastQuestion += 1;
    const id = `q${this.#lastQuestion}`;
    const { promise, resolve } = Promise.withResolvers<ConfirmAnswer>();
    const close = (): void => {
      resolve("no");
      dispatch({ kind: "question-closed", id });
    };
    const over = AbortSignal.any([turn.signal, signal]);
    over.addEventListener("abort", close, { once: true });
    this.#answers.set(id, resolve);
    dispatch({ kind: "question", id, takesYes, isSpoken: turn.saying !== undefined });
    turn.saying?.interject(text);
    try {
      return await promise;
    } finally {
      over.removeEventListener("abort", close);
      this.#answers.delete(id);
    }
  }

  answer(question: string, answer: ConfirmAnswer): void {
    this.#answers.get(question)?.(answer);
  }

  #current(): VoiceTurn | undefined {
    return this.#turns.get(this.#context.state().reply?.id ?? 0);
  }

  async #serve(turn: VoiceTurn): Promise<void> {
    const { dialogue, speaker } = this.#context.options;
    const { id, emit, signal, mayAct } = turn;
    if (signal.aborted) return;
    this.#transcriber.stopPreparing();
    const label = this.#announcements.get(id);
    const utterance = this.#transcriber.wordsOf(id);
    if (label !== undefined) {
      speaker?.earcon("timer");
      emit({ type: "timer-due", label });
      turn.saying?.write(label);
    } else if (utterance) await dialogue.turn({ utterance, emit, signal, mayAct });
    await turn.decided;
    if (!signal.aborted) await turn.saying?.end();
    this.#announcements.delete(id);
    this.#transcriber.drop(id);
    if (label !== undefined) return;
    if (turn.isWithdrawn) await dialogue.takeBack();
    else if (turn.isCut && turn.saying) dialogue.keepHeard(turn.saying.heard());
  }

  #commit(turn: VoiceTurn, endpoint: Endpoint | undefined): void {
    const utterance = this.#transcriber.wordsOf(turn.id);
    this.#transcriber.forgetPartials();
    if (endpoint) this.#noteEndpoint(turn.id, endpoint);
    turn.commit([
      ...(endpoint ? [{ type: "endpoint", ...endpoint } as const] : []),
      ...(utterance ? [{ type: "transcript", ...utterance } as const] : []),
    ]);
  }

  #noteEndpoint(take: number, { lastVoicedMs, atMs }: Endpoint): void {
    const { observe } = this.#context.options;
    observe?.({ mark: "last-voiced", take, atMs: lastVoicedMs });
    observe?.({ mark: "endpoint", take, atMs });
  }

  #openVoice(turn: number): Saying | undefined {
    const { isLive, note, timeMs, dispatch, options } = this.#context;
    if (!isLive()) return undefined;
    return options.speaker?.start({
      onClause: () => note("first-clause", turn),
      onStart: (sound, text) => {
        this.#own.started(sound, text, timeMs());
        note("first-audio", turn);
        dispatch({ kind: "speech-started", turn });
      },
      onSilence: () => {
        this.#own.silent(timeMs());
        note("silent", turn);
        dispatch({ kind: "speech-ended", turn });
      },
    });
  }

  #follow(turn: number, event: TurnEvent): void {
    const { note, dispatch, options } = this.#context;
    if (event.type === "text-delta") note("first-token", turn);
    if (event.type === "result") dispatch({ kind: "tool-ended" });
    if (event.type === "error") options.speaker?.earcon("error");
    if (event.type !== "call" || event.kind !== "business" || event.verdict !== "run") return;
    dispatch({ kind: "tool-started", name: event.name });
  }
}
