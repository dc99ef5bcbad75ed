import { createInterface } from "node:readline";
import { stdin } from "node:process";
import type { Config } from "../../config/config.ts";
import type { Application, Assistant } from "../application.ts";
import type { Answers } from "../../language/contract/answers.ts";
import { confirmBy } from "../confirm.ts";
import { isInteractive, progress, turnOutput } from "../console.ts";
import { notice } from "../output/streams.ts";
import type { TurnOutput } from "../console.ts";
import type { Outgoing } from "../../types/outgoing.ts";
import { waitOut } from "../wait-out.ts";
import { watchDue } from "../watch-due.ts";
import { talkOnTerminal } from "./talk-on-terminal.ts";

/** Shown where standard input is empty, so that a first start does something anywhere. */
const DEMO = [
  "What's on my calendar tomorrow?",
  "Any new mail from Anna?",
  "Remind me to call mum at five",
];

/** Talks: by microphone and keyboard on a terminal, else one request a line of standard input. */
export async function talk(app: Application, config: Config, signal: AbortSignal): Promise<void> {
  const answers = await app.answers(config);
  if (isInteractive() && !config.isJson) {
    const { offerModel } = await import("../offer-model.ts");
    return talkOnTerminal(app, await offerModel(config, { answers, signal }), signal);
  }
  const confirm = confirmBy({ config, answers });
  const output = turnOutput(config, { showsTyped: true });
  const tell = (outgoing: Outgoing): void => output.nextTurn()({ type: "outbox", ...outgoing });
  await using assistant = await app.open(config, { confirm, notice, progress, tell, signal });
  using _due = watchDue(assistant, (label) => output.nextTurn()({ type: "timer-due", label }));
  await serveLines(assistant, { output, answers, signal });
  await waitOut(assistant, { tell: notice, signal });
}

type Serving = {
  readonly output: TurnOutput;
  readonly answers: Answers;
  readonly signal: AbortSignal;
};

async function serveLines(
  assistant: Assistant,
  { output, answers, signal }: Serving,
): Promise<void> {
  let served = 0;
  for await (const line of createInterface({ input: stdin })) {
    if (signal.aborted) return;
    if (line.trim() === "") continue;
    served += 1;
    await serveTyped(assistant, output, { text: line.trim(), signal });
    // What stands after a goodbye was not said to us.
    if (answers.commandIn(line.trim()) === "quit") return;
  }
  if (served > 0) return;
  notice("No requests on standard input: three examples over the sample home.");
  for (const text of DEMO) await serveTyped(assistant, output, { text, signal });
}

async function serveTyped(
  assistant: Assistant,
  output: TurnOutput,
  { text, signal }: { readonly text: string; readonly signal: AbortSignal },
): Promise<void> {
  const emit = output.nextTurn();
  const utterance = { text, alternatives: [], source: "typed", confidence: 1 } as const;
  emit({ type: "transcript", ...utterance });
  await assistant.turn({
    utterance,
    signal,
    emit: (event) => {
      if (event.type === "error")
        notice(event.hint ? `${event.message} ${event.hint}` : event.message);
      emit(event);
    },
  });
}
