import { frameMs } from "../../src/listen/capture/audio-in.ts";
import { LIVE_RULES } from "../../src/listen/machine/endpoint-rule.ts";
import { step } from "../../src/listen/machine/voice-machine.ts";
import { SILENT } from "../../src/listen/machine/voice-state.ts";
import type {
  Reading,
  VoiceAction,
  VoiceEvent,
  VoiceSettings,
  VoiceState,
} from "../../src/listen/machine/voice-state.ts";

export const LIVE: VoiceSettings = { mode: "always", rule: LIVE_RULES.normal, isLive: true };

export const WORDS: Extract<Reading, { kind: "words" }> = {
  kind: "words",
  completeness: "unknown",
  answer: undefined,
  isStop: false,
  isNod: false,
};

/** Loudness by letter: "#" is a voice, "." a quiet room, "+" voice in noise, "n" that noise. */
const LOUDNESS: Readonly<Record<string, readonly [number, number]>> = {
  "#": [1, -20],
  "+": [1, -20],
  n: [0, -28],
  /** Our own echo, which the detector takes for a voice. */
  e: [1, -30],
};

/** The machine with a clock of its own: letters are frames, everything else is said outright. */
export class VoiceScript {
  readonly actions: { readonly atMs: number; readonly action: VoiceAction }[] = [];
  readonly settings: VoiceSettings;
  state: VoiceState = SILENT;
  #frames = 0;

  constructor(settings: VoiceSettings = LIVE) {
    this.settings = settings;
  }

  get nowMs(): number {
    return this.#frames * frameMs;
  }

  send(event: VoiceEvent): readonly VoiceAction[] {
    const { state, actions } = step(this.settings, this.state, event);
    this.state = state;
    for (const action of actions) this.actions.push({ atMs: this.nowMs, action });
    return actions;
  }

  hear(letters: string): this {
    for (const letter of letters) {
      this.#frames += 1;
      const [voice, db] = LOUDNESS[letter] ?? [0, -70];
      this.send({ kind: "frame", atMs: this.nowMs, voice, isEcho: letter === "e", db });
    }
    return this;
  }

  /** The text of the last transcription asked for. */
  read(reading: Partial<typeof WORDS> | Reading = WORDS): this {
    const { take } = this.last("transcribe");
    const whole = reading.kind === "none" ? reading : { ...WORDS, ...reading };
    this.send({ kind: "reading", take, reading: whole });
    return this;
  }

  kinds(): readonly string[] {
    return this.actions.map(({ action }) => action.kind);
  }

  all<Kind extends VoiceAction["kind"]>(
    kind: Kind,
  ): readonly Extract<VoiceAction, { kind: Kind }>[] {
    return this.actions.flatMap(({ action }) =>
      // The comparison makes it this kind, which the compiler can't see through the type parameter.
      action.kind === kind ? [action as Extract<VoiceAction, { kind: Kind }>] : [],
    );
  }

  last<Kind extends VoiceAction["kind"]>(kind: Kind): Extract<VoiceAction, { kind: Kind }> {
    const found = this.all(kind).at(-1);
    if (!found) throw new Error(`There was no ${kind} among ${this.kinds().join(", ")}.`);
    return found;
  }

  /** When the last action of this kind was. */
  at(kind: VoiceAction["kind"]): number {
    return this.actions.findLast(({ action }) => action.kind === kind)?.atMs ?? Number.NaN;
  }
}
