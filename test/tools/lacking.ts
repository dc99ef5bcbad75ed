import { DOMAINS } from "../../src/language/en/tools/tool-words.ts";
import { domainOf } from "../../src/tool/signature.ts";
import type { Tool } from "../../src/tool/define-tool.ts";
import { parametersOf } from "../../src/tool/parameter.ts";
import type { Parameter } from "../../src/tool/parameter.ts";
import { NAME_KINDS } from "../../src/types/known-names.ts";

/** What a tool of ours lacks among all of them, each as a sentence that says what to add. */
export function lacking(tool: Tool, all: readonly Tool[]): readonly string[] {
  // What the exposure answers is no tool for people.
  if (tool.run === undefined) return [];
  const found = new Set(all.flatMap(({ finds = [] }) => finds.map(({ kind }) => kind)));
  const parameters = parametersOf(tool);
  const asked = { tool, parameters, found, domain: domainOf(tool.name) };
  return RULES.flatMap((rule) => rule(asked)).map((what) => `${tool.name} ${what}`);
}

type Asked = {
  readonly tool: Tool;
  readonly parameters: readonly Parameter[];
  /** The kinds of record that some tool finds. */
  readonly found: ReadonlySet<string>;
  readonly domain: string;
};
type Rule = (asked: Asked) => readonly string[];

const isNamed = (kind: string): boolean => NAME_KINDS.some((one) => one === kind);
const has = ({ parameters }: Asked, name: string): boolean =>
  parameters.some((one) => one.name === name);
const when = (isLacking: boolean, sentence: string): readonly string[] =>
  isLacking ? [sentence] : [];

/** Fewer sentences are too few for the index to tell a tool from the others. */
const FEWEST_PHRASES = 10;

const RULES: readonly Rule[] = [
  ({ tool }) => when(!tool.say, "says nothing of its result: add `say`"),

  ({ parameters, found }) =>
    parameters
      .flatMap(({ of }) => (of === undefined || isNamed(of) || found.has(of) ? [] : [of]))
      .map(
        (kind) =>
          `takes a record of kind ${kind}, and no tool finds one: add \`finds\` to one that reads`,
      ),

  (asked) =>
    (asked.tool.finds ?? [])
      .filter(({ words }) => !has(asked, words))
      .map(({ kind, words }) => `finds records of kind ${kind} by a field ${words} it hasn't`),

  ({ tool }) =>
    when(
      tool.finds !== undefined && tool.effect !== "none",
      "finds records and changes something: only a look may find",
    ),

  ({ tool: { effect, gives, finds, lists }, parameters }) => {
    const mayLeaveOut = parameters.some(({ kind, required }) => kind === "span" && !required);
    const isListing = effect === "none" && gives !== undefined && isNamed(gives) && mayLeaveOut;
    return when(
      isListing && !lists && !finds,
      `gives names of kind ${gives} by words one may leave out: say in \`lists\` what it lists`,
    );
  },

  (asked) => {
    const { lists } = asked.tool;
    return lists ? when(!has(asked, lists.words), `lists by a field ${lists.words} it hasn't`) : [];
  },

  ({ tool: { effect, gives, rings }, parameters }) => {
    const takesTime = parameters.some(({ kind }) => kind === "when" || kind === "duration");
    const makes = effect === "reversible" && parameters.every(({ kind }) => kind !== "handle");
    return when(
      takesTime && makes && gives !== undefined && !rings,
      `makes records of kind ${gives} for a time: say in \`rings\` when one is heard then`,
    );
  },

  (asked) =>
    when(
      has(asked, "undo") && !asked.tool.reversal,
      "can be turned round by `undo`: say in `reversal` which records are meant then",
    ),

  ({ tool: { reversal }, found }) =>
    reversal
      ? when(
          !found.has(reversal.kind),
          `turned round takes records of kind ${reversal.kind}, and no tool finds those`,
        )
      : [],

  (asked) =>
    when(
      has(asked, "reply_to_id") && !asked.tool.replies,
      "may answer something: say in `replies` by which field",
    ),

  ({ tool }) =>
    when(
      /\.(?:cancel|stop)$/.test(tool.name) && tool.stops === undefined,
      "stops something: say in `stops` which kind of record",
    ),

  ({ domain }) =>
    when(
      !DOMAINS[domain],
      `is of a domain English has no words for: add src/language/en/tools/${domain}`,
    ),

  ({ tool, domain }) => {
    const phrases = DOMAINS[domain]?.phrases[tool.name] ?? "";
    const count = phrases.split("/").filter((one) => one.trim() !== "").length;
    return when(
      count < FEWEST_PHRASES,
      `is asked for in ${count} sentences, of at least ${FEWEST_PHRASES}: write more in src/language/en/tools/${domain}/phrases.ts`,
    );
  },

  ({ tool, parameters, domain }) =>
    parameters
      .filter(({ name, kind, words }) => {
        const said = DOMAINS[domain]?.choices[tool.name]?.[name] ?? words;
        return kind === "flag" && !said["true"];
      })
      .map(
        ({ name }) =>
          `has a flag ${name} nobody can say: add what people say for it to src/language/en/tools/${domain}/words.ts`,
      ),
];
