import type { Config } from "../../config/config.ts";
import { AssistantError } from "../../errors.ts";
import type { Application } from "../application.ts";
import { confirmBy } from "../confirm.ts";
import { progress, turnOutput, watchFailure } from "../console.ts";
import { outgoingEvents, usageLast } from "../outgoing-events.ts";
import { notice } from "../output/streams.ts";
import { waitOut } from "../wait-out.ts";

export type Typed = { readonly text: string; readonly signal: AbortSignal };

/** One typed request, answered; the assistant ends with it. */
export async function ask(
  app: Application,
  config: Config,
  { text, signal }: Typed,
): Promise<void> {
  const { tell, flow } = outgoingEvents();
  const answers = await app.answers(config);
  const confirm = confirmBy({ config, answers });
  const options = { confirm, notice, progress, tell, signal, isOneShot: true };
  await using assistant = await app.open(config, options);
  const turn = usageLast(turnOutput(config, { showsTyped: false }).nextTurn());
  const { emit, failure } = watchFailure(turn.emit);
  emit({ type: "transcript", text, source: "typed", confidence: 1, alternatives: [] });
  const utterance = { text, alternatives: [], source: "typed", confidence: 1 } as const;
  await assistant.turn({ utterance, emit, signal });
  await waitOut(assistant, { tell: notice, signal });
  // Not before: the seconds that are left stand on the line.
  flow(emit);
  turn.end();
  throwFailure(failure());
}

/** A turn that failed without an answer ends the command with its sentence. */
function throwFailure(
  failure: { readonly code: string; readonly message: string; readonly hint?: string } | undefined,
): void {
  if (!failure) return;
  const { code, message, hint } = failure;
  throw new AssistantError(code, message, hint === undefined ? {} : { hint });
}
