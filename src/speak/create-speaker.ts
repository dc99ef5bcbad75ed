import type { Voicing } from "../language/contract/sayings.ts";
import type { Speaker } from "../types/voice.ts";
import { earconSound } from "./engines/earcons.ts";
import type { Maker } from "./speech-playback.ts";
import { SpeechPlayback } from "./speech-playback.ts";
import { speakable } from "./words/speakable.ts";
import type { Playable, Player, SpeechEngine } from "./engines/voice.ts";

/** An earcon is over long before. */
const earconMs = 3_000;

export type SpeakerOptions = {
  readonly engines: readonly SpeechEngine[];
  readonly player: Player;
  readonly voicing: Voicing;
  /** Told once, in one sentence, when there turns out to be no voice. */
  readonly notice: (sentence: string) => void;
};

/**
 * A voice that says answers while they are written, by the first engine that makes a sound. An engine
 * that fails is not tried again; without any, everything counts as said and the text is all there is.
 */
export function createSpeaker(options: SpeakerOptions): Speaker {
  const maker = makerOf(options);
  return {
    start: (listener) => new SpeechPlayback(maker, listener),
    earcon: (name) => {
      const sound = earconSound(name);
      // Where no sound comes out there is no earcon; what it stands for is on the screen as well.
      options.player.play(sound, AbortSignal.timeout(earconMs)).catch(() => undefined);
    },
  };
}

function makerOf({ engines, voicing, notice }: SpeakerOptions): Maker {
  const usable = [...engines];
  const makers = new WeakMap<Playable, SpeechEngine>();
  let isNoticed = false;
  const drop = (engine: SpeechEngine): void => {
    if (usable[0] === engine) usable.shift();
  };
  return {
    voicing,
    wording: (text) => speakable(text, voicing),
    make: async (sentence, signal) => {
      for (let engine = usable[0]; engine && !signal.aborted; engine = usable[0]) {
        try {
          const playable = await engine.prepare(sentence, signal);
          makers.set(playable, engine);
          return playable;
        } catch {
          drop(engine); // the reason is of no use to a listener; the next engine may do
        }
      }
      if (usable.length > 0 || isNoticed || signal.aborted) return undefined;
      isNoticed = true;
      notice(noVoice);
      return undefined;
    },
    giveUp: (playable) => {
      const engine = makers.get(playable);
      if (engine) drop(engine);
    },
  };
}

const noVoice =
  "There is no voice on this machine, so answers are text only (Linux needs espeak-ng and a sound card).";
