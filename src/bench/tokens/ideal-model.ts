import type { Decide } from "../../llm/script/forced-llm.ts";
import type { ScriptLine } from "../../llm/script/script.ts";
import type { JsonObject } from "../../types/json.ts";
import type { StepRequest } from "../../types/llm.ts";
import type { ScriptedTurn, Want } from "./conversation.ts";

/** What a model looks for: in words, and by the name that the script knows. */
type Sought = { readonly words: string; readonly tool: string };
type Asking = Readonly<Record<string, (sought: Sought) => JsonObject>>;

const byWords = ({ words }: Sought): JsonObject => ({ query: words });

/** Meta-tools a model finds tools by, with what it asks them; each exposure with meta-calls has one. */
export const FINDERS: Asking = {
  "tools.discover": byWords,
  tool_search: byWords,
  search_tools: byWords,
};
/** Those that show a tool whose name was read. */
export const READERS: Asking = {
  get_tool: ({ tool }) => ({ name: tool }),
  tool_search: ({ tool }) => ({ query: `select:${tool}` }),
};

export type IdealModel = {
  readonly decide: Decide;
  /** Takes the next turn of the conversation. */
  readonly open: (turn: ScriptedTurn) => void;
  /** Calls that were wanted and never found a way. */
  readonly missed: () => number;
};

/**
 * A model that makes no mistake but those of the script: it calls a tool once it has read its
 * parameters anywhere in the prompt, looks for it where it has not, by the way the step offers,
 * and gives up when its searches are spent.
 */
export function createIdealModel(): IdealModel {
  let turn: ScriptedTurn = { say: "", wants: [], answer: "" };
  let at = 0;
  let searches = 0;
  let missed = 0;
  const next = (): void => {
    at += 1;
    searches = 0;
  };
  const decide: Decide = (request) => {
    for (;;) {
      const wanted = turn.wants[at];
      if (!wanted) return { say: turn.answer };
      const prompt = readable(request);
      const acting = act(wanted, request, prompt);
      if (acting) {
        next();
        return acting;
      }
      const looking = lookUp(wanted, request, { prompt, searches });
      searches += 1;
      if (looking) return looking;
      const blind = callIn(request, wanted.tool, wanted.arguments);
      if (!blind) missed += 1;
      next();
      if (blind) return blind;
    }
  };
  return {
    decide,
    open: (started) => {
      turn = started;
      at = -1;
      next();
    },
    missed: () => missed,
  };
}

/** All that a model reads of a prompt. */
function readable({ system, tools, items }: StepRequest): string {
  const texts = items.map((item) => (item.kind === "call" ? item.result : item.text));
  return [system, JSON.stringify(tools), ...texts].join("\n");
}

/** The call itself, where its parameters have been read. */
function act(
  { tool, arguments: given }: Want,
  request: StepRequest,
  prompt: string,
): ScriptLine | undefined {
  const isRead = prompt.includes(`${tool}(`) || prompt.includes(`"name":"${tool}"`);
  if (!isRead) return undefined;
  return (
    callIn(request, tool, given) ?? callIn(request, "execute_tool", { name: tool, params: given })
  );
}

type Search = { readonly prompt: string; readonly searches: number };

/** The next step towards a tool: its searches in their order, and where its name was read the schema by that name. */
function lookUp(
  { tool, find }: Want,
  request: StepRequest,
  { prompt, searches }: Search,
): ScriptLine | undefined {
  const words = find[searches];
  const search = words === undefined ? undefined : askIn(request, FINDERS, { words, tool });
  if (search && searches < find.length - 1) return search;
  const isNamed = prompt.includes(`${tool}:`) && searches <= find.length;
  const named = isNamed ? askIn(request, READERS, { words: tool, tool }) : undefined;
  return named ?? search;
}

/** The first of these meta-tools that the step admits, asked. */
function askIn(request: StepRequest, asking: Asking, sought: Sought): ScriptLine | undefined {
  const calls = Object.entries(asking).map(([name, given]) => callIn(request, name, given(sought)));
  return calls.find((call) => call !== undefined);
}

/** A call, where the step admits it. */
function callIn({ choices }: StepRequest, name: string, given: JsonObject): ScriptLine | undefined {
  if (!choices.some((choice) => choice.name === name)) return undefined;
  // A JSON object is JSON; only its readonly marks are more than the script's type asks for.
  return { call: { name, arguments: given } } as ScriptLine;
}
