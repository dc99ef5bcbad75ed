import { kill, pid, stdin } from "node:process";
import type { Config } from "../../config/config.ts";
import { AssistantError } from "../../errors.ts";
import { openMicrophone } from "../../listen/capture/open-microphone.ts";
import { chosenInput } from "../../listen/supervisor/choose-input.ts";
import { keepListening } from "../../listen/supervisor/keep-listening.ts";
import { soundDevices } from "../../listen/supervisor/sound-devices.ts";
import type { VoiceLoop } from "../../listen/loop/voice-loop.ts";
import type { Phase } from "../../listen/machine/voice-state.ts";
import type { Answers } from "../../language/contract/answers.ts";
import type { Emit } from "../../types/event.ts";
import type { Application } from "../application.ts";
import { confirmBy } from "../confirm.ts";
import { progress } from "../console.ts";
import { BLANK, bold, dim, line } from "../output/piece.ts";
import { screen } from "../output/streams.ts";
import { personLines } from "../person-lines.ts";
import { createInterruptKey } from "../typing/interrupt-key.ts";
import { Keyboard } from "../typing/keyboard.ts";
import { completions, talkCommand } from "../typing/talk-commands.ts";
import type { Stats } from "../typing/talk-commands.ts";
import { createTalkKey } from "../typing/talk-key.ts";
import { versions } from "../version.ts";
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
  always: "Talk or type",
  hold: "Hold the space bar and talk, or type",
  toggle: "Press the space bar and talk, or type",
} as const;

/** What there is once the assistant is open; requests typed before wait for it. */
type Room = { loop: VoiceLoop | undefined; phase: Phase; early: readonly string[] };

/** Talks by microphone and keyboard until the input ends, somebody says goodbye or the signal stops it. */
export async function talkOnTerminal(
  app: Application,
  config: Config,
  signal: AbortSignal,
): Promise<void> {
  const room: Room = { loop: undefined, phase: "idle", early: [] };
  const stats: Stats = { isShown: config.showsStats, last: [] };
  const over = new AbortController();
  const answers = await app.answers(config);
  const typing = { app, answers, config, room, stats, leave: () => over.abort() };
  using keyboard = await openKeyboard(typing);
  const notice = (sentence: string): void => keyboard.print(line(dim(sentence)));
  const confirm = confirmBy({
    config,
    answers,
    output: screen,
    askLine: (question, until) => keyboard.ask(question, until),
  });
  const greeting = `${GREETINGS[config.voice.listen ?? "always"]}; /help shows more.`;
  keyboard.print(line(bold("sotto"), dim(` ${versions().sotto} · ${greeting}`)), BLANK);
  await using assistant = await app.open(config, { confirm, notice, progress, signal });
  await using loop = await assistant.converse({
    output: linesAbove(keyboard, stats),
    speaks: !config.isQuiet,
    onPhase: showPhase(room, (label) => keyboard.setPrompt(label)),
  });
  room.loop = loop;
  for (const text of room.early) loop.type(text);
  using _due = watchDue(assistant, (label) => loop.announce(label));
  const stop = AbortSignal.any([signal, over.signal]);
  const flaw = (): Promise<string | undefined> => app.microphoneFlaw(config);
  const ears = listenLive(loop, { config, notice, signal: stop, flaw });
  await Promise.race([keyboard.ended, aborted(stop)]);
  over.abort();
  keyboard.print(line(dim("Goodbye.")));
  await ears;
  await waitOut(assistant, { tell: notice, signal });
}

/** Where there is no voice that is found out by trying: what ends at once was not spoken. */
const HEARD_MS = 400;

/** What is going on, before the line being typed. */
function showPhase(room: Room, show: (label: string) => void): (phase: Phase) => void {
  let waiting: NodeJS.Timeout | undefined;
  return (phase) => {
    clearTimeout(waiting);
    room.phase = phase;
    if (phase === "speaking") waiting = setTimeout(() => show(LABELS[phase]), HEARD_MS).unref();
    else show(LABELS[phase]);
  };
}

type Typing = {
  readonly app: Application;
  readonly answers: Answers;
  readonly config: Config;
  readonly room: Room;
  readonly stats: Stats;
  readonly leave: () => void;
};

async function openKeyboard(typing: Typing): Promise<Keyboard> {
  const { app, config, room, leave } = typing;
  const history = await app.typedHistory(config);
  const request = (text: string): void => {
    if (room.loop) room.loop.type(text);
    else room.early = [...room.early, text];
  };
  const stop = (): void => room.loop?.press("stop");
  const keyboard: Keyboard = new Keyboard({
    input: stdin,
    output: screen,
    history: history.lines,
    complete: (typed) => completions(typed, typing.answers),
    onLine: (text) => {
      history.add(text).catch(() => keyboard.print(line(dim(UNKEPT))));
      const { print } = keyboard;
      if (!talkCommand(text, { ...typing, print, request, quit: leave })) request(text);
    },
    onTalkKey: createTalkKey({
      isHeld: config.voice.listen === "hold",
      press: (key) => room.loop?.press(key),
    }),
    onStopKey: stop,
    onInterrupt: createInterruptKey({
      isBusy: () => keyboard.isAsking || LABELS[room.phase] !== "",
      stop,
      leave: () => kill(pid, "SIGINT"),
    }),
  });
  return keyboard;
}

const UNKEPT = "What you type can't be kept for the arrow keys: is the disk full?";

async function aborted(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
}

/** Events as lines above the one being typed; what goes wrong as a sentence. */
function linesAbove(
  { print }: Pick<Keyboard, "print">,
  stats: Stats,
): { readonly nextTurn: () => Emit } {
  const lines = personLines({
    print,
    // What is going on stands in the prompt, so no line is ever written over.
    live: () => undefined,
    showsTyped: false,
    showsStats: () => stats.isShown,
    isTalk: true,
  });
  return {
    nextTurn: () => {
      const emit = lines.nextTurn();
      return (event) => {
        if (event.type === "transcript") stats.last = [];
        stats.last = [...stats.last, event];
        emit(event);
      };
    },
  };
}

type Ears = {
  readonly config: Config;
  readonly notice: (sentence: string) => void;
  readonly signal: AbortSignal;
  readonly flaw: () => Promise<string | undefined>;
};

/** Hears until the microphone is gone; whatever is the matter with it, typing goes on. */
async function listenLive(loop: VoiceLoop, { config, notice, signal, flaw }: Ears): Promise<void> {
  try {
    const devices = await soundDevices();
    await keepListening({
      open: () => {
        const found = devices?.();
        const named = config.voice.microphone;
        return openMicrophone({ signal, device: found ? chosenInput(found, named) : named });
      },
      input: () => devices?.()?.inputs.find(({ isDefault }) => isDefault)?.id,
      flaw,
      hear: (source) => loop.listen(source, signal),
      notice,
      signal,
    });
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof AssistantError)) throw error;
    notice(`${error.message} ${error.hint ?? "Typing works."}`);
  }
}
