import type { Llm } from "../../types/llm.ts";
import { headOf } from "../../types/prompt-item.ts";
import type { PromptHead } from "../../types/prompt-item.ts";

/** A model that can be made to forget all it read but its head, which is the same for every turn. */
export type ForgetfulLlm = {
  readonly llm: Llm;
  readonly forget: (signal: AbortSignal) => Promise<void>;
};

export function forgetfulLlm(llm: Llm): ForgetfulLlm {
  let head: PromptHead | undefined;
  return {
    llm: {
      ...llm,
      prefill: (prompt, signal) => {
        head = headOf(prompt);
        return llm.prefill(prompt, signal);
      },
      step: (request, options) => {
        head = headOf(request);
        return llm.step(request, options);
      },
    },
    forget: async (signal) => {
      if (head === undefined) return;
      // What stands behind the head stays until something else comes there.
      const other = { kind: "user", text: "Hello." } as const;
      await llm.prefill({ ...head, items: [other] }, signal);
    },
  };
}
