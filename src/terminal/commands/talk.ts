import { createInterface } from "node:readline";
import { stdin, stdout } from "node:process";
import type { Config } from "../../config/config.ts";
import { AssistantError } from "../../errors.ts";
import { openMicrophone } from "../../listen/open-microphone.ts";
import type { Application, Assistant } from "../application.ts";
import { confirmBy } from "../confirm.ts";
import { isInteractive, notice, progress, turnOutput } from "../console.ts";
import type { TurnOutput } from "../console.ts";
import { styleFor } from "../style.ts";
import { serveSound } from "./listen.ts";

/** Shown where standard input is empty, so that a first start does something anywhere. */
const DEMO = [
  "What's on my calendar tomorrow?",
  "Any new mail from Anna?",
  "Remind me to call mum at five",
];
/** How often due timers and reminders are looked for. */
const DUE_EVERY_MS = 1_000;

/** Talks: by microphone and keyboard on a terminal, else one request a line of standard input. */
export async function talk(app: Application, config: Config, signal: AbortSignal): Promise<void> {
  await using assistant = await app.open(config, {
    confirm: confirmBy(config),
    notice,
    progress,
    signal,
  });
  const output = turnOutput(config, { showsTyped: !isInteractive() });
  using _due = announceDue(assistant, output);
  if (isInteractive() && !config.isJson)
    await talkOnTerminal(assistant, config, { output, signal });
  else await serveLines(assistant, output, signal);
}

async function serveLines(
  assistant: Assistant,
  output: TurnOutput,
  signal: AbortSignal,
): Promise<void> {
  let served = 0;
  for await (const line of createInterface({ input: stdin })) {
    if (signal.aborted) return;
    if (line.trim() === "") continue;
    served += 1;
    await serveTyped(assistant, output, { text: line.trim(), signal });
  }
  if (served > 0) return;
  notice("No requests on standard input: three examples over the sample home.");
  for (const text of DEMO) await serveTyped(assistant, output, { text, signal });
}

async function serveTyped(
  assistant: Assistant,
  output: TurnOutput,
  { text, signal }: { readonly text: string; readonly signal: AbortSignal },
): Promise<string> {
  const emit = output.nextTurn();
  let answer = "";
  emit({ type: "transcript", text, source: "typed", confidence: 1, alternatives: [] });
  const utterance = { text, alternatives: [], source: "typed", confidence: 1 } as const;
  await assistant.turn({
    utterance,
    signal,
    emit: (event) => {
      if (event.type === "answer") answer = event.text;
      if (event.type === "error")
        notice(event.hint ? `${event.message} ${event.hint}` : event.message);
      emit(event);
    },
  });
  return answer;
}

type Room = { readonly output: TurnOutput; readonly signal: AbortSignal };

async function talkOnTerminal(assistant: Assistant, config: Config, room: Room): Promise<void> {
  const style = styleFor(stdout);
  const ears = listenLive(assistant, config, room);
  notice('Talk or type. "what can you do" tells more, Ctrl-C ends.');
  for (;;) {
    const text = await readLine(`${style.bold("›")} `, room.signal);
    if (text === undefined) break;
    if (text.trim() === "") continue;
    const answer = await serveTyped(assistant, room.output, {
      text: text.trim(),
      signal: room.signal,
    });
    if (!config.isQuiet && answer) void assistant.speak(answer, room.signal);
  }
  await ears;
}

/** One line; undefined at the end of input or when stopped. The line editor is closed while a turn runs, so that a question can be asked. */
async function readLine(prompt: string, signal: AbortSignal): Promise<string | undefined> {
  const lines = createInterface({ input: stdin, output: stdout });
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const end = (): void => resolve(undefined);
  lines.once("close", end);
  signal.addEventListener("abort", end, { once: true });
  lines.question(prompt, resolve);
  try {
    return await promise;
  } finally {
    signal.removeEventListener("abort", end);
    lines.close();
  }
}

async function listenLive(
  assistant: Assistant,
  config: Config,
  { output, signal }: Room,
): Promise<void> {
  try {
    const source = await openMicrophone({ signal });
    notice("Listening.");
    await serveSound(assistant, output, { source, signal, speaks: !config.isQuiet });
  } catch (error) {
    if (!(error instanceof AssistantError)) throw error;
    notice(`${error.message} ${error.hint ?? "Typing works."}`);
  }
}

function announceDue(assistant: Assistant, output: TurnOutput): Disposable {
  const look = async (): Promise<void> => {
    for (const label of await assistant.due()) {
      output.nextTurn()({ type: "timer-due", label });
      void assistant.speak(label, AbortSignal.timeout(30_000));
    }
  };
  const timer = setInterval(() => void look(), DUE_EVERY_MS);
  timer.unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
