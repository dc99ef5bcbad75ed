import { openLlm } from "../../assemble/open/open-llm.ts";
import type { SharedModels } from "../../assemble/open/shared-models.ts";
import { readNames } from "../../grounding/known/known-names.ts";
import { clockOf } from "../../config/clock-of.ts";
import { openHost } from "../../assemble/open/open-host.ts";
import { openIndex } from "../../assemble/open/open-index.ts";
import { openRegistry } from "../../assemble/open/open-registry.ts";
import type { Config } from "../../config/config.ts";
import { indexChoices, toCallable } from "../../exposure/choices.ts";
import { workedExamples } from "../../exposure/worked-examples.ts";
import type { Reading } from "../../language/reading/reading.ts";
import { groundTool } from "../../grounding/tool/ground-tool.ts";
import { english } from "../../language/en/english.ts";
import { timeGrammars } from "../../llm/grammar/time-grammars.ts";
import type { GrammarTimes } from "../../llm/grammar/time-grammars.ts";
import { openModels } from "../../models/models.ts";
import { argumentsGrammar } from "../../prompt/arguments-grammar.ts";
import type { BenchOptions } from "../../terminal/application.ts";
import { signatureOf } from "../../tool/signature.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Expression } from "../../types/expression.ts";
import type { StepOutcome, StepRequest } from "../../types/llm.ts";
import { freshHome } from "../fresh-home.ts";
import { markdownTable } from "../markdown-table.ts";
import { readCases } from "./cases/agent-case.ts";

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
const NO_ARGUMENTS: Expression = { kind: "literal", text: "{}" };
const WEIGHTS = [0, 1, 3, 10, 30];
/** Steps of one request in the table of costs. */
const STEPS_OF_COST = 3;
const REQUESTS = { quick: 10, full: 30 };
/** Where the rows of the table of leads begin. */
const LEADS = [0, 0.5, 1, 2, 4, 8];
const MAX_TOKENS = 120;

type Asked = {
  readonly reading: Reading;
  readonly tool: Tool;
  readonly ranked: Awaited<ReturnType<SharedModels["ranking"]["rank"]>>;
};

/** What a step's grammar costs, and how often each weight of the index's opinion chooses the right tool where the index is unsure. */
export async function benchGrammar(config: Config, options: BenchOptions): Promise<string> {
  const { signal, quick, write } = options;
  await using stack = new AsyncDisposableStack();
  const fresh = stack.use(await freshHome(config));
  const { llm } = await openLlm(fresh.config, signal);
  stack.use(llm);
  await llm.load(signal);
  const count = quick ? REQUESTS.quick : REQUESTS.full;
  const all = await requestsOf(fresh.config, stack, signal);
  const [sure, unsure] = [all.sure.slice(0, count), all.unsure.slice(0, count)];
  const steps = sure.length * STEPS_OF_COST + unsure.length * WEIGHTS.length;
  let done = 0;
  const step = async (request: StepRequest): Promise<StepOutcome> => {
    const outcome = await llm.step(request, { signal });
    done += 1;
    write(`${done}/${steps} steps of ${llm.id}\n`);
    return outcome;
  };
  const costs = await costTable(sure, fresh.config, step);
  const choices = await choicesOf(unsure, fresh.config, step);
  const { choiceWeight } = openModels(fresh.config).llm.settings;
  const tables = [costs, weightTable(choices), leadTable(choices, choiceWeight)];
  return [llm.id, ...tables].join("\n\n");
}

type Steps = (request: StepRequest) => Promise<StepOutcome>;

/** Own requests of one call, those the index is sure of and the others. */
async function requestsOf(
  config: Config,
  stack: AsyncDisposableStack,
  signal: AbortSignal,
): Promise<{ readonly sure: readonly Asked[]; readonly unsure: readonly Asked[] }> {
  const registry = openRegistry(config);
  const ranking = stack.use(await openIndex(config, registry));
  await using host = await openHost(config, { notice: () => undefined });
  const known = { language: english, clock: clockOf(config), names: await readNames(host) };
  const asked: Asked[] = [];
  for (const { isUnseen, kind, say, calls } of await readCases()) {
    const [turn] = say;
    const tool = registry.get([calls[0]?.tool ?? ""].flat()[0] ?? "");
    if (isUnseen || kind !== "single" || !turn || !tool) continue;
    const ranked = await ranking.rank(turn.text, signal);
    asked.push({ reading: known.language.read(turn.text, known), tool, ranked });
  }
  return { sure: asked.filter(hasSlots), unsure: asked.filter(({ ranked }) => !ranked.sure) };
}

function hasSlots({ tool, ranked }: Asked): boolean {
  return ranked.sure && Object.keys(tool.input.shape).length > 0;
}

function requestFor(
  { reading }: Asked,
  tools: readonly Tool[],
  choices: StepRequest["choices"],
): StepRequest {
  const examples = tools.slice(0, 1).flatMap(workedExamples);
  const items = [...examples, { kind: "user", text: reading.text } as const];
  const system = ["Call one tool.", ...tools.map(signatureOf)].join("\n");
  return { system, items, choices, mayAnswer: false, maxTokens: MAX_TOKENS };
}

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
async function costTable(requests: readonly Asked[], config: Config, step: Steps): Promise<string> {
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

/** What one request the index is unsure of was taken for with one weight of its opinion. */
type Chosen = {
  readonly weight: number;
  /** How far the index's first is before its second: the logarithm of their scores' ratio. */
  readonly lead: number;
  readonly isRight: boolean;
  readonly isFirst: boolean;
};

/** Which of the index's first three is called, by the weight of its opinion. */
async function choicesOf(
  requests: readonly Asked[],
  config: Config,
  step: Steps,
): Promise<readonly Chosen[]> {
  const registry = openRegistry(config);
  const chosen: Chosen[] = [];
  for (const asked of requests) {
    const names = indexChoices(asked.ranked, (name) => registry.get(name) !== undefined);
    const tools = names.flatMap((name) => registry.get(name) ?? []);
    const biases = names.map((name) => toCallable(name, asked.ranked).bias);
    const lead = (biases[0] ?? 0) - (biases[1] ?? 0);
    for (const weight of WEIGHTS) {
      const choices = tools.map(({ name }, index) => {
        const bias = (biases[index] ?? 0) * weight;
        return { name, bias, argumentsGrammar: NO_ARGUMENTS };
      });
      const { output } = await step(requestFor(asked, tools, choices));
      const name = output.kind === "call" ? output.name : undefined;
      const isRight = name === asked.tool.name;
      chosen.push({ weight, lead, isRight, isFirst: name === names[0] });
    }
  }
  return chosen;
}

function weightTable(chosen: readonly Chosen[]): string {
  const of = (weight: number): readonly Chosen[] => chosen.filter((one) => one.weight === weight);
  return markdownTable(
    ["weight of the index", `right tool of ${of(0).length} the index is unsure of`],
    WEIGHTS.map((weight) => [weight, of(weight).filter(({ isRight }) => isRight).length]),
  );
}

/** How often the model called another than the index's first, by that one's lead at its own weight. */
function leadTable(chosen: readonly Chosen[], choiceWeight: number): string {
  const own = chosen.filter(({ weight }) => weight === choiceWeight);
  const rows = LEADS.map((from, index) => {
    const to = LEADS[index + 1] ?? Infinity;
    const within = own.filter(
      ({ lead }) => lead * choiceWeight >= from && lead * choiceWeight < to,
    );
    const label = to === Infinity ? `${from} and more` : `${from} to ${to}`;
    return [label, within.length, within.filter(({ isFirst }) => !isFirst).length];
  });
  return markdownTable(["lead of the index's first, nats", "requests", "overruled"], rows);
}
