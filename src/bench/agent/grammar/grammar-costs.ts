import { clockOf } from "../../../config/clock-of.ts";
import type { Config } from "../../../config/config.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import { groundTool } from "../../../grounding/tool/ground-tool.ts";
import { english } from "../../../language/en/english.ts";
import { timeGrammars } from "../../../llm/grammar/time-grammars.ts";
import type { GrammarTimes } from "../../../llm/grammar/time-grammars.ts";
import { openModels } from "../../../models/models.ts";
import { argumentsGrammar } from "../../../prompt/arguments-grammar.ts";
import type { Expression } from "../../../types/expression.ts";
import type { StepOutcome, StepRequest } from "../../../types/llm.ts";
import { markdownTable } from "../../markdown-table.ts";
import { requestFor } from "./asked.ts";
import type { Asked, Steps } from "./asked.ts";

/** Any JSON object of a bounded length: what a model writes without grounding. */
const OPEN: Expression = {
  kind: "sequence",
  parts: [
    { kind: "literal", text: "{" },
    {
      kind: "repeat",
      part: {
        kind: "class",
        ranges: [
          [0x7b, 0x7b],
          [0x7d, 0x7d],
          [0, 0x1f],
        ],
        isNegated: true,
      },
      min: 1,
      max: 200,
    },
    { kind: "literal", text: "}" },
  ],
};

type Cost = {
  /** Milliseconds of the step, with its grammar compiled anew. */
  readonly stepMs: number;
  readonly times: GrammarTimes;
  /** Places where the model chooses: the rest of the grammar is compiled at each. */
  readonly places: number;
  readonly closed: number;
  readonly open: number;
};

/** What grammars cost to compile, and the pace of the same requests under theirs and under any JSON object. */
export async function costTable(
  requests: readonly Asked[],
  config: Config,
  step: Steps,
): Promise<string> {
  const grounded = requests.map(({ reading, tool }) => {
    const { slots } = groundTool(tool, reading, contextOf(reading, config));
    return { places: slots.length + 1, grammar: argumentsGrammar(slots) };
  });
  const models = openModels(config);
  const { id } = models.llm;
  const modelFile = await models.findModel(id, new AbortController().signal);
  const times = await timeGrammars(
    { id, modelFile },
    grounded.map(({ grammar }) => grammar),
  );
  const costs: Cost[] = [];
  for (const [index, asked] of requests.entries()) {
    const [of, taken] = [grounded[index], times[index]];
    if (!of || !taken) continue;
    const paces = await pacesOf(asked, of.grammar, step);
    costs.push({ ...paces, times: taken, places: of.places });
  }
  return costRows(costs);
}

/** A step under the request's own grammar, and under one that admits any JSON object. */
async function pacesOf(
  asked: Asked,
  grammar: Expression,
  step: Steps,
): Promise<Pick<Cost, "stepMs" | "closed" | "open">> {
  const { tool } = asked;
  const under = (argumentsGrammar: Expression): StepRequest =>
    requestFor(asked, [tool], [{ name: tool.name, bias: 0, argumentsGrammar }]);
  // What is common with the request before is read already, as in a conversation.
  await step(under(OPEN));
  const closed = await step(under(grammar));
  const open = await step(under(OPEN));
  return { stepMs: closed.prefillMs + closed.decodeMs, closed: rate(closed), open: rate(open) };
}

function costRows(costs: readonly Cost[]): string {
  const half = (of: (cost: Cost) => number): number => middle(costs.map(of));
  const share = ({ times, places, stepMs }: Cost): number =>
    (times.newUs * places) / (1_000 * stepMs);
  const percent = (part: number): string => `${(100 * part).toFixed(2)} %`;
  return markdownTable(
    ["grammar of a step", "median"],
    [
      ["compiled in", `${half(({ times }) => times.newUs).toFixed(0)} µs`],
      ["slowest to compile", `${Math.max(...costs.map(({ times }) => times.newUs)).toFixed(0)} µs`],
      ["started again, kept ready, in", `${half(({ times }) => times.keptUs).toFixed(1)} µs`],
      ["its share of the step, compiled anew wherever the model chooses", percent(half(share))],
      ["largest share", percent(Math.max(...costs.map(share)))],
      ["tokens a second under it", half(({ closed }) => closed).toFixed(0)],
      ["tokens a second, any JSON object", half(({ open }) => open).toFixed(0)],
    ],
  );
}

function rate({ usage, decodeMs }: StepOutcome): number {
  return decodeMs > 0 ? (1_000 * usage.generatedTokens) / decodeMs : 0;
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function contextOf(reading: Reading, config: Config): Parameters<typeof groundTool>[2] {
  const utterance = {
    text: reading.text,
    alternatives: [],
    source: "typed",
    confidence: 1,
  } as const;
  return { utterance, language: english, clock: clockOf(config), names: {}, handles: [] };
}
