import type { Config } from "../../config/config.ts";
import { pacedSource } from "../../listen/capture/paced-source.ts";
import { wavFile } from "../../listen/wav/wav-source.ts";
import type { Application } from "../application.ts";
import { confirmBy, confirmBySound } from "../confirm.ts";
import { progress, turnOutput } from "../console.ts";
import type { Outgoing } from "../../types/outgoing.ts";
import { notice } from "../output/streams.ts";
import { waitOut } from "../wait-out.ts";

export type Recording = {
  readonly file: string;
  /** In real time, as if it were said now: spoken answers, speech over them, spoken yes and no. */
  readonly isLive: boolean;
  readonly signal: AbortSignal;
};

/** Serves every request in a recording, one after the other; silence ends with a `no-speech` event. */
export async function listen(
  app: Application,
  config: Config,
  { file, isLive, signal }: Recording,
): Promise<void> {
  const answers = await app.answers(config);
  const confirm = (isLive ? confirmBySound : confirmBy)({ config, answers });
  const output = turnOutput(config, { showsTyped: false });
  const tell = (outgoing: Outgoing): void => output.nextTurn()({ type: "outbox", ...outgoing });
  await using assistant = await app.open(config, { confirm, notice, progress, tell, signal });
  const speaks = isLive && !config.isQuiet;
  await using loop = await assistant.converse({ output, speaks });
  const source = wavFile(file);
  await loop.listen(isLive ? pacedSource(source) : source, signal);
  await waitOut(assistant, { tell: notice, signal });
}
