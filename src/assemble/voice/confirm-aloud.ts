import type { SpokenQuestion } from "../../listen/loop/voice-turns.ts";
import type { AssistantOptions } from "../../terminal/application.ts";
import type { Registry } from "../../tool/registry.ts";
import type { Stages } from "../../types/stages.ts";
import type { ConfirmAnswer } from "../../types/verdict.ts";

/** A conversation by voice that is going on. */
export type Asker = {
  readonly ask: (text: string, question: SpokenQuestion) => Promise<ConfirmAnswer>;
};

type Confirming = {
  readonly confirm: AssistantOptions["confirm"];
  readonly registry: Registry;
  readonly asker: () => Asker | undefined;
};

/**
 * Asks on the screen and, where a conversation by voice goes on, aloud as well; the first answer
 * counts. What can't be undone, and what is asked in red, takes no spoken yes.
 */
export function confirmAloud({ confirm, registry, asker }: Confirming): Stages["confirm"] {
  return async (confirmation, call) => {
    const answered = new AbortController();
    const { signal } = answered;
    const talk = asker();
    const shown = confirm(confirmation, signal);
    if (!talk) return shown;
    const isFinal = registry.get(call.name)?.effect === "irreversible";
    const takesYes = confirmation.level === "plain" && !isFinal;
    try {
      return await Promise.race([shown, talk.ask(confirmation.text, { takesYes, signal })]);
    } finally {
      answered.abort();
    }
  };
}
