import { parse } from "unbash";
import type { AndOr, Command, CommandArgument, PipelineNode } from "unbash";
import { isReadOnly } from "./read-only-programs.ts";

/** One step of a line: a pipeline of programs, and whether it runs by how the step before it ended. */
export type Step = {
  readonly when: "always" | "after-success" | "after-failure";
  readonly pipeline: readonly (readonly string[])[];
};

const MAX_LENGTH = 400;
/** Printable ASCII without anything a shell expands, redirects or groups by; `&` only as ` && `. */
const STRICT = /^[ -~]+$/;
const SPECIAL = /[\\*?[\]{}~!^#$<>()&`]/;

/**
 * A line as the programs it runs, when it is plain: literal words joined by `|`, `&&`, `||` and
 * `;`, every program on the read-only list with harmless options. Undefined for any other line.
 * The strict characters come first because no parser agrees with bash on all the rest.
 */
export function plainLine(line: string): readonly Step[] | undefined {
  if (line.length > MAX_LENGTH || !STRICT.test(line)) return undefined;
  if (SPECIAL.test(line.replaceAll(" && ", "  "))) return undefined;
  const steps = stepsOf(line);
  const programs = steps?.flatMap(({ pipeline }) => pipeline) ?? [];
  return programs.length > 0 && programs.every(isReadOnly) ? steps : undefined;
}

function stepsOf(line: string): readonly Step[] | undefined {
  const script = parse(line);
  if (script.errors && script.errors.length > 0) return undefined;
  const steps: Step[] = [];
  for (const { command, background } of script.commands) {
    if (background) return undefined;
    const [first, ...rest] = command.type === "AndOr" ? command.commands : [command];
    const operators = command.type === "AndOr" ? command.operators : [];
    const pipelines = [first, ...rest].map((node) => node && pipelineOf(node));
    for (const [at, pipeline] of pipelines.entries()) {
      if (!pipeline) return undefined;
      steps.push({ when: whenOf(operators[at - 1]), pipeline });
    }
  }
  return steps;
}

function whenOf(operator: string | undefined): Step["when"] {
  if (operator === undefined) return "always";
  return operator === "&&" ? "after-success" : "after-failure";
}

function pipelineOf(
  node: AndOr["commands"][number] | PipelineNode,
): readonly (readonly string[])[] | undefined {
  if (node.type === "Command") return withoutGaps([argvOf(node)]);
  if (node.type !== "Pipeline" || node.prefixes.length > 0) return undefined;
  if (node.operators.some((operator) => operator !== "|")) return undefined;
  return withoutGaps(
    node.commands.map((command) => (command.type === "Command" ? argvOf(command) : undefined)),
  );
}

function argvOf({ name, prefix, suffix, redirects }: Command): readonly string[] | undefined {
  if (!name || prefix.length > 0 || redirects.length > 0) return undefined;
  // A quoted name is another program than it looks like: "ls " is none of ours.
  if (name.parts !== undefined || name.text !== name.value) return undefined;
  const words = suffix.map((word) => (word.type === "Word" ? literal(word) : undefined));
  return withoutGaps([literal(name), ...words]);
}

/** The word's text, when nothing in it is for the shell to work out. */
function literal(word: Extract<CommandArgument, { type: "Word" }>): string | undefined {
  const isLiteral = (word.parts ?? []).every((part) => {
    if (part.type === "DoubleQuoted") return part.parts.every(({ type }) => type === "Literal");
    return part.type === "Literal" || part.type === "SingleQuoted";
  });
  return isLiteral ? word.value : undefined;
}

function withoutGaps<Value>(values: readonly (Value | undefined)[]): readonly Value[] | undefined {
  const found = values.filter((value) => value !== undefined);
  return found.length === values.length ? found : undefined;
}
