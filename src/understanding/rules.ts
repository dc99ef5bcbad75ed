import { isAnswerable } from "../grounding/records/answered-mail.ts";
import type { RequestContext } from "../grounding/request/request-context.ts";
import type { UndoneAct } from "../language/contract/requests.ts";
import type { Language } from "../language/language.ts";
import type { Tool } from "../tool/define-tool.ts";
import type { Registry } from "../tool/registry.ts";
import type { Ranked } from "../types/ranked.ts";
import { objectAgrees } from "./features/object-agrees.ts";

/*
 * What no weight may overrule:
 *
 *   forbidden         "don't send it"                     nothing is done
 *   wondered about    "should I cancel the dentist"       only what reads may answer
 *   turned round      "close Notes"                       no tool does it; the one that opens least
 *   of another kind   "delete all my notes"               no tool for another kind of thing does it
 *   a reply           "reply to Bjørn that I'll come"     the tool that can say which mail it answers
 *   the only tool     the answer to an open question,     that tool and no other
 *                     words that go on with the last call
 */

/** What is no request to any tool. */
export const NOTHING_FITS: Ranked = { tools: [], none: 1, unmatched: [], sure: false };

/** What only lists where nothing is named: "did I leave a timer running". */
const LISTS: ReadonlySet<string> = new Set(["timers.cancel"]);
/** The opposite of what the tool does, which no tool does. */
const OPPOSITES: Readonly<Partial<Record<string, UndoneAct>>> = {
  "system.open_app": "close",
  "system.open_item": "replace",
};

type Asking = {
  readonly text: string;
  readonly language: Pick<Language, "moods" | "objects">;
  readonly registry: Pick<Registry, "get">;
};

/** A ranking without what nobody asked for: acts that are forbidden, turned round or only wondered about. */
export function onlyAsked(ranked: Ranked, { text, language, registry }: Asking): Ranked {
  const { moods, objects } = language;
  const [first] = ranked.tools;
  const opposite = OPPOSITES[first?.name ?? ""];
  const isTurnedRound = opposite !== undefined && objects.asksFor(opposite, text);
  if (isTurnedRound || moods.forbids(text)) return NOTHING_FITS;
  return moods.wonders(text) ? onlyReading(ranked, registry) : ranked;
}

/** What was taken for an act is no reason to read something either. */
function onlyReading(ranked: Ranked, registry: Asking["registry"]): Ranked {
  const [first] = ranked.tools;
  const tools = ranked.tools.filter(
    ({ name }) => LISTS.has(name) || registry.get(name)?.effect === "none",
  );
  const isActing = first !== undefined && first.name !== tools[0]?.name;
  const none = isActing ? Math.max(ranked.none, first.score) : ranked.none;
  return { ...ranked, tools, none };
}

export type Exclusion = {
  readonly tools: ReadonlySet<string>;
  /** Another tool does that to such things: it takes the place of what is shut out; else none does. */
  readonly isServed: boolean;
};

/** Tools that would do it to things of another kind than the words name. */
export function ofAnotherKind(looked: readonly Tool[], request: RequestContext): Exclusion {
  const agreeing = looked.map((tool) => objectAgrees({ ...request, tool }));
  const shutOut = looked.filter((_, at) => agreeing[at] === "differs");
  return {
    tools: new Set(shutOut.map(({ name }) => name)),
    isServed: agreeing.includes("serves"),
  };
}

/**
 * "Reply to Bjørn that I'll be there": where a mail of his is known, the tool among these that can answer
 * it. A text that was shown last is answered by a text.
 */
export function replyTool(
  looked: readonly Tool[],
  { analysis, context }: RequestContext,
): Tool | undefined {
  if (context.handles[0]?.kind === "message") return undefined;
  return looked.find((tool) => isAnswerable(tool, analysis, context));
}

/** While a question is open, or where words go on with the last call, its tool is the only one. */
export function onlyTool(name: string): Ranked {
  return { tools: [{ name, score: 1 }], none: 0, unmatched: [], sure: true };
}
