import { AssistantError } from "../../errors.ts";
import type { AudioIn } from "../capture/audio-in.ts";
import { type Watch, watchedSource } from "./watched-source.ts";

export type KeepListening = {
  /** Opens the microphone that is to be heard just now. */
  readonly open: () => Promise<AudioIn>;
  readonly input?: Watch["input"];
  /** What spoils hearing on this machine, in a sentence; asked and told once, when it hears for the first time. */
  readonly flaw?: () => Promise<string | undefined>;
  /** Serves what is heard, until the sound ends or fails. */
  readonly hear: (source: AudioIn) => Promise<void>;
  readonly notice: (sentence: string) => void;
  readonly signal: AbortSignal;
};

/** Zeros are a fault after so many milliseconds; where opening it anew doesn't help (a mute key) twice as many, and so on. */
const ZEROS_MS = 1_500;
const MOST_ZEROS_MS = 60_000;
/** The first try to open it again is made at once, the next after so many milliseconds, then twice as many. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** So many tries are made before a person is told that there is none. */
const QUIET_TRIES = 4;

/**
 * Hears by a microphone that is opened again whenever it stops: what was half said is none, and a person is told once
 * sound comes again, or that none does. Throws where no microphone opens at all in the beginning.
 */
export async function keepListening(options: KeepListening): Promise<void> {
  const { open, input, hear, notice, signal } = options;
  let source = await open();
  let mostZerosMs = ZEROS_MS;
  let isMended = false;
  notice("Listening.");
  void tellFlaw(options);
  for (;;) {
    const onSound = (): void => {
      mostZerosMs = ZEROS_MS;
      if (isMended) notice("The microphone had stopped. I hear again.");
      isMended = false;
    };
    try {
      return await hear(watchedSource(source, { input, mostZerosMs, onSound }));
    } catch (error) {
      if (signal.aborted) return;
      if (!isLost(error)) throw error;
    }
    mostZerosMs = Math.min(2 * mostZerosMs, MOST_ZEROS_MS);
    isMended = true;
    const again = await reopened(options);
    if (!again) return;
    source = again;
  }
}

async function tellFlaw({ flaw, notice, signal }: KeepListening): Promise<void> {
  const sentence = await flaw?.();
  if (sentence !== undefined && !signal.aborted) notice(sentence);
}

/** The microphone once it opens again; nothing at the signal. */
async function reopened({ open, notice, signal }: KeepListening): Promise<AudioIn | undefined> {
  let pauseMs = FIRST_PAUSE_MS;
  for (let tries = 1; !signal.aborted; tries += 1) {
    try {
      return await open();
    } catch (error) {
      if (signal.aborted) return undefined;
      if (!(error instanceof AssistantError)) throw error;
      if (tries === QUIET_TRIES) {
        notice(`${error.message} I hear again as soon as there is one; typing works.`);
      }
    }
    await pause(pauseMs, signal);
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  }
  return undefined;
}

function isLost(error: unknown): boolean {
  return error instanceof AssistantError && error.code === "microphone_lost";
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    signal.addEventListener("abort", over, { once: true });
  });
}
