import type { Sayings } from "../language/contract/sayings.ts";
import type { Registry } from "../tool/registry.ts";
import type { Call } from "../types/turn/call.ts";
import type { Stages } from "../types/turn/stages.ts";
import type { ConfirmAnswer, Confirmation } from "../types/turn/verdict.ts";

/** A conversation by voice that is going on. */
export type Asker = {
  readonly ask: (
    text: string,
    question: { readonly takesYes: boolean; readonly signal: AbortSignal },
  ) => Promise<ConfirmAnswer>;
};

type Confirming = {
  /** Asks on the screen; the signal says that the answer came otherwise. */
  readonly confirm: (confirmation: Confirmation, signal: AbortSignal) => Promise<ConfirmAnswer>;
  readonly registry: Registry;
  readonly asker: () => Asker | undefined;
  readonly notice: (sentence: string) => void;
  readonly say: Pick<Sayings, "acting">;
};

/**
 * Asks on the screen and, where a conversation by voice goes on, aloud as well; the first answer
 * counts. What can't be undone, and what is asked in red, takes no spoken yes.
 */
export function confirmAloud(confirming: Confirming): Stages["confirm"] {
  return async (confirmation, call) => {
    const answered = new AbortController();
    try {
      const answer = await firstAnswer(confirming, { confirmation, call, answered });
      // Said, since what is typed from now on is a request.
      if (answer === "timeout") confirming.notice(confirming.say.acting.nobodyAnswered);
      return answer;
    } finally {
      answered.abort();
    }
  };
}

type Asked = {
  readonly confirmation: Confirmation;
  readonly call: Call;
  readonly answered: AbortController;
};

function firstAnswer(
  { confirm, registry, asker }: Confirming,
  { confirmation, call, answered: { signal } }: Asked,
): Promise<ConfirmAnswer> {
  const talk = asker();
  const shown = confirm(confirmation, signal);
  if (!talk) return shown;
  const isFinal = registry.get(call.name)?.effect === "irreversible";
  const takesYes = confirmation.level === "plain" && !isFinal;
  return Promise.race([shown, talk.ask(confirmation.text, { takesYes, signal })]);
}
