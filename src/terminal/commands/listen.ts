import type { Config } from "../../config/config.ts";
import type { AudioIn } from "../../listen/audio-in.ts";
import type { Application, Assistant } from "../application.ts";
import { confirmBy } from "../confirm.ts";
import { notice, progress, turnOutput } from "../console.ts";
import type { TurnOutput } from "../console.ts";

export type Heard = { readonly source: AudioIn; readonly signal: AbortSignal };

/** Serves every request in some sound, one after the other; silence ends with a `no-speech` event. */
export async function listen(app: Application, config: Config, heard: Heard): Promise<void> {
  const { signal } = heard;
  await using assistant = await app.open(config, {
    confirm: confirmBy(config),
    notice,
    progress,
    signal,
  });
  const output = turnOutput(config, { showsTyped: false });
  await serveSound(assistant, output, { ...heard, speaks: !config.isQuiet && heard.source.isLive });
}

/** Hears, answers and speaks until the sound ends or the signal stops it. */
export async function serveSound(
  assistant: Assistant,
  output: TurnOutput,
  { source, signal, speaks }: Heard & { readonly speaks: boolean },
): Promise<void> {
  let emit = output.nextTurn();
  const utterances = assistant.hear(source, { emit: (event) => emit(event), signal });
  for await (const utterance of utterances) {
    emit({ type: "transcript", ...utterance });
    let answer = "";
    await assistant.turn({
      utterance,
      signal,
      emit: (event) => {
        if (event.type === "answer") answer = event.text;
        emit(event);
      },
    });
    if (speaks && answer) await assistant.speak(answer, signal);
    emit = output.nextTurn();
  }
}
