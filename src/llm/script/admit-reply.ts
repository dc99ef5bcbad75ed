import { z } from "zod";
import type { Expression } from "../../types/expression.ts";
import type { StepOutput, StepRequest } from "../../types/llm.ts";
import { afterText, mayEnd } from "../grammar/derivative.ts";
import { parametersIn } from "../grammar/parameters.ts";
import type { GrammarParameter } from "../grammar/parameters.ts";
import { readableValue } from "./readable-grammar.ts";

const replySchema = z.union([
  z.strictObject({
    call: z.string(),
    arguments: z.record(z.string(), z.json()).default({}),
  }),
  z.strictObject({ answer: z.string() }),
]);

type Arguments = Extract<z.infer<typeof replySchema>, { call: string }>["arguments"];

const FORMS = `a reply is {"call": name, "arguments": {…}} or {"answer": text}`;

export type Admission = { readonly output: StepOutput } | { readonly refused: string };

/**
 * What a player replied, as far as the step admits it: its own tools, its own values, in any order of
 * the arguments. Else why not, in a sentence that names the tool or the value.
 */
export function admitReply(
  text: string,
  { choices, mayAnswer }: Pick<StepRequest, "choices" | "mayAnswer">,
): Admission {
  const reply = readReply(text);
  if ("refused" in reply) return reply;
  if ("answer" in reply) {
    if (mayAnswer) return { output: { kind: "answer", text: reply.answer } };
    return { refused: `this step must call: ${namesOf(choices)}` };
  }
  const choice = choices.find(({ name }) => name === reply.call);
  if (!choice) return { refused: `${reply.call} is not offered: ${namesOf(choices)}` };
  const argumentsText = written(reply.arguments, choice.argumentsGrammar);
  if (accepts(choice.argumentsGrammar, argumentsText)) {
    return { output: { kind: "call", name: choice.name, argumentsText } };
  }
  return { refused: whyNot(reply.arguments, choice.argumentsGrammar) };
}

function readReply(text: string): z.infer<typeof replySchema> | { readonly refused: string } {
  try {
    const { data } = replySchema.safeParse(JSON.parse(text));
    return data ?? { refused: FORMS };
  } catch {
    return { refused: `no JSON; ${FORMS}` };
  }
}

function namesOf(choices: StepRequest["choices"]): string {
  return choices.length === 0 ? "no tool is" : choices.map(({ name }) => name).join(", ");
}

/** Compact, in the order of the grammar. */
function written(given: Arguments, grammar: Expression): string {
  const order = parametersIn(grammar).map(({ name }) => name);
  const place = (name: string): number => {
    const at = order.indexOf(name);
    return at < 0 ? order.length : at;
  };
  const entries = Object.entries(given).toSorted(([one], [other]) => place(one) - place(other));
  return JSON.stringify(Object.fromEntries(entries));
}

function accepts(grammar: Expression, text: string): boolean {
  const rest = afterText(grammar, text);
  return rest !== undefined && mayEnd(rest);
}

function whyNot(given: Arguments, grammar: Expression): string {
  const parameters = parametersIn(grammar);
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  const wrong = Object.entries(given).flatMap(([name, value]) =>
    wrongValue(name, JSON.stringify(value), byName.get(name)),
  );
  const missing = parameters
    .filter(({ name, required }) => required && !(name in given))
    .map(({ name }) => `${name} is missing`);
  const reasons = [...wrong, ...missing];
  return reasons.length > 0 ? reasons.join("; ") : "the arguments don't fit together";
}

function wrongValue(
  name: string,
  text: string,
  parameter: GrammarParameter | undefined,
): readonly string[] {
  if (!parameter) return [`${name} is no argument here`];
  if (accepts(parameter.value, text)) return [];
  return [`${name} can't be ${text}, but ${JSON.stringify(readableValue(parameter.value))}`];
}
