import { kill, pid, stdin, stdout } from "node:process";
import type { Config } from "../../config/config.ts";
import { AssistantError } from "../../errors.ts";
import { openMicrophone } from "../../listen/capture/open-microphone.ts";
import type { VoiceLoop } from "../../listen/loop/voice-loop.ts";
import type { Phase } from "../../listen/machine/voice-state.ts";
import type { Emit } from "../../types/event.ts";
import type { Application } from "../application.ts";
import { confirmBy } from "../confirm.ts";
import { progress } from "../console.ts";
import { Keyboard } from "../keyboard.ts";
import { personLines } from "../person-lines.ts";
import { type Style, styleFor } from "../style.ts";
import { createTalkKey } from "../talk-key.ts";
import { waitOut } from "../wait-out.ts";
import { watchDue } from "../watch-due.ts";

const LABELS: Readonly<Record<Phase, string>> = {
  idle: "",
  listening: "● listening",
  "endpoint?": "● listening",
  transcribing: "○ hearing",
  thinking: "… thinking",
  speaking: "♪ speaking",
  "barge-in": "● listening",
  "follow-up": "",
};

const GREETINGS = {
  always: 'Talk or type. "what can you do" tells more, Escape stops, Ctrl-C ends.',
  hold: "Hold the space bar and talk, or type. Escape stops, Ctrl-C ends.",
  toggle: "Press the space bar and talk, or type. Escape stops, Ctrl-C ends.",
} as const;

/** Talks by microphone and keyboard until the input ends or the signal stops it. */
export async function talkOnTerminal(
  app: Application,
  config: Config,
  signal: AbortSignal,
): Promise<void> {
  const style = styleFor(stdout);
  const mode = config.voice.listen ?? "always";
  let loop: VoiceLoop | undefined;
  const pressTalk = createTalkKey({
    isHeld: mode === "hold",
    press: (key) => loop?.press(key),
  });
  using keyboard = new Keyboard({
    input: stdin,
    output: stdout,
    onLine: (text) => loop?.type(text),
    onTalkKey: pressTalk,
    onStopKey: () => loop?.press("stop"),
    onInterrupt: () => kill(pid, "SIGINT"),
  });
  const notice = (sentence: string): void => keyboard.print(style.dim(sentence));
  const confirm = confirmBy(config, (question, until) => keyboard.ask(question, until));
  await using assistant = await app.open(config, { confirm, notice, progress, signal });
  await using talk = await assistant.converse({
    output: linesAbove(keyboard, style),
    speaks: !config.isQuiet,
    onPhase: (phase) => keyboard.setPrompt(LABELS[phase] && style.dim(LABELS[phase])),
  });
  loop = talk;
  using _due = watchDue(assistant, (label) => talk.announce(label));
  notice(GREETINGS[mode]);
  const stop = new AbortController();
  const ears = listenLive(talk, { config, notice, signal: AbortSignal.any([signal, stop.signal]) });
  const over = Promise.withResolvers<void>();
  signal.addEventListener("abort", () => over.resolve(), { once: true });
  await Promise.race([keyboard.ended, over.promise]);
  stop.abort();
  await ears;
  await waitOut(assistant, { tell: notice, signal });
}

/** Events as lines above the one being typed; what goes wrong as a sentence. */
function linesAbove(keyboard: Keyboard, style: Style): { readonly nextTurn: () => Emit } {
  // What is going on stands in the prompt, so no line is ever written over.
  const still = { ...style, isLive: false };
  const lines = personLines({ write: keyboard.print, style: still, showsTyped: false });
  return {
    nextTurn: () => {
      const emit = lines.nextTurn();
      return (event) => {
        // A microphone of zeros is told by its `no-speech` event already.
        if (event.type === "error" && event.code !== "microphone_zeros") {
          const { message, hint } = event;
          keyboard.print(style.warn(hint === undefined ? message : `${message} ${hint}`));
        }
        emit(event);
      };
    },
  };
}

type Room = {
  readonly config: Config;
  readonly notice: (sentence: string) => void;
  readonly signal: AbortSignal;
};

/** Hears until the microphone is gone; whatever is the matter with it, typing goes on. */
async function listenLive(loop: VoiceLoop, { config, notice, signal }: Room): Promise<void> {
  try {
    const source = await openMicrophone({ signal, device: config.voice.microphone });
    notice("Listening.");
    await loop.listen(source, signal);
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof AssistantError)) throw error;
    notice(`${error.message} ${error.hint ?? "Typing works."}`);
  }
}
