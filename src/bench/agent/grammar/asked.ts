import type { SharedModels } from "../../../assemble/open/shared-models.ts";
import { workedExamples } from "../../../exposure/sotto/worked-examples.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import { signatureOf } from "../../../tool/signature.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import type { StepOutcome, StepRequest } from "../../../types/llm.ts";

const MAX_TOKENS = 120;

/** A request of one call, and what the index makes of it. */
export type Asked = {
  readonly reading: Reading;
  readonly tool: Tool;
  readonly ranked: Awaited<ReturnType<SharedModels["ranking"]["rank"]>>;
};

export type Steps = (request: StepRequest) => Promise<StepOutcome>;

/** The prompt for one of these tools, by these choices. */
export function requestFor(
  { reading }: Asked,
  tools: readonly Tool[],
  choices: StepRequest["choices"],
): StepRequest {
  const examples = tools.slice(0, 1).flatMap(workedExamples);
  const items = [...examples, { kind: "user", text: reading.text } as const];
  const system = ["Call one tool.", ...tools.map(signatureOf)].join("\n");
  return { system, items, choices, mayAnswer: false, maxTokens: MAX_TOKENS };
}
