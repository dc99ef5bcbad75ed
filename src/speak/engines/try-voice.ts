import type { VoiceChoice } from "./engines-here.ts";
import { enginesHere } from "./engines-here.ts";
import { playerHere } from "./players.ts";
import type { Player, SpeechEngine } from "./voice.ts";

/** So much of the sound is played, as silence: enough to open the device. */
const TRIED_MS = 50;
/** A program or device that takes longer isn't waited for. */
const PATIENCE_MS = 8_000;

/** Whether answers would be heard, by the very engines and players that say them; nothing is heard of the trial. */
export async function tryVoice(choice: VoiceChoice): Promise<boolean> {
  return firstThatSpeaks(enginesHere(choice, silent(playerHere())));
}

/** Tries one engine after the other, as a conversation does. */
export async function firstThatSpeaks(engines: readonly SpeechEngine[]): Promise<boolean> {
  for (const engine of engines) {
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const made = await engine.prepare("a", signal);
      // A program that plays by itself would be heard, so it is given nothing to say.
      const playable = made.sound ? made : await engine.prepare(" ", signal);
      await playable.play(signal);
      if (!signal.aborted) return true;
    } catch {
      // The next one may do; that none does is what is told.
    }
  }
  return false;
}

/** Plays the beginning of a sound with everything taken out of it. */
export function silent(player: Player): Player {
  return {
    name: player.name,
    play: (sound, signal) => {
      const length = Math.ceil((sound.sampleRateHz * TRIED_MS) / 1_000);
      return player.play({ ...sound, samples: sound.samples.slice(0, length).fill(0) }, signal);
    },
  };
}
