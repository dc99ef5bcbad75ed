import { LlamaText, SpecialToken, SpecialTokensText } from "node-llama-cpp";
import type { ChatWrapper } from "node-llama-cpp";

/** What may be one token of a vocabulary and nothing a person types: `<|user|>`, `[INST]`, `</s>`. */
const MARK = /<[^\s<>]+>|\[\/?[A-Z_]+\]/g;

/**
 * Whether a wrapper writes a token of the vocabulary between whatever two speakers say. Where it only
 * writes words ("### Response:"), whoever writes the same words speaks for the other.
 */
export function isKeptApart(wrapper: ChatWrapper, isToken: (text: string) => boolean): boolean {
  const { contextText } = wrapper.generateContextState({
    chatHistory: [
      { type: "user", text: "one" },
      { type: "model", response: ["two"] },
      { type: "user", text: "three" },
      { type: "model", response: [] },
    ],
  });
  const between = LlamaText([contextText, "four"]).values.reduce<Between[]>(
    (found, value) => {
      const last = found.at(-1);
      if (typeof value === "string") found.push({ hasMark: false });
      else if (last) last.hasMark ||= isMark(value, isToken);
      return found;
    },
    [{ hasMark: true }],
  );
  return between.length === 5 && between.slice(0, -1).every(({ hasMark }) => hasMark);
}

type Between = { hasMark: boolean };

function isMark(value: LlamaText["values"][number], isToken: (text: string) => boolean): boolean {
  if (value instanceof SpecialToken) return true;
  return value instanceof SpecialTokensText && (value.value.match(MARK) ?? []).some(isToken);
}
