import { openRegistry } from "../../../assemble/open/open-registry.ts";
import type { Config } from "../../../config/config.ts";
import { indexChoices, toCallable } from "../../../exposure/choices.ts";
import type { Expression } from "../../../types/expression.ts";
import { markdownTable } from "../../markdown-table.ts";
import { requestFor } from "./asked.ts";
import type { Asked, Steps } from "./asked.ts";

const NO_ARGUMENTS: Expression = { kind: "literal", text: "{}" };
export const WEIGHTS = [0, 1, 3, 10, 30];
/** Where the rows of the table of leads begin. */
const LEADS = [0, 0.5, 1, 2, 4, 8];

/** What one request the index is unsure of was taken for with one weight of its opinion. */
type Chosen = {
  readonly weight: number;
  /** How far the index's first is before its second: the logarithm of their scores' ratio. */
  readonly lead: number;
  readonly isRight: boolean;
  readonly isFirst: boolean;
};

/** Which of the index's first three is called, by the weight of its opinion. */
export async function choicesOf(
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

export function weightTable(chosen: readonly Chosen[]): string {
  const of = (weight: number): readonly Chosen[] => chosen.filter((one) => one.weight === weight);
  return markdownTable(
    ["weight of the index", `right tool of ${of(0).length} the index is unsure of`],
    WEIGHTS.map((weight) => [weight, of(weight).filter(({ isRight }) => isRight).length]),
  );
}

/** How often the model called another than the index's first, by that one's lead at its own weight. */
export function leadTable(chosen: readonly Chosen[], choiceWeight: number): string {
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
