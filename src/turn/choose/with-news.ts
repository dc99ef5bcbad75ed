import { headingOver } from "../../grounding/text-slots/heading-of.ts";
import type { GroundedTool } from "../../grounding/tool/ground-tool.ts";
import type { TellsLast } from "../../language/contract/requests.ts";
import type { Language } from "../../language/language.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { HandleBook, HandleEntry } from "../../tool/handle-book.ts";
import { parametersOf, peopleTaken, recordTaken, takesRecord } from "../../tool/parameter.ts";
import type { Registry } from "../../tool/registry.ts";
import type { Clock } from "../../types/clock.ts";
import type { RememberedCall } from "../../types/memory.ts";
import type { TurnState } from "../../types/turn/stages.ts";
import { scoped } from "../../understanding/plan.ts";
import { closed } from "../../understanding/revising/values.ts";
import { withGiven } from "./with-given.ts";

export type Telling = {
  readonly registry: Pick<Registry, "get">;
  readonly handles: Pick<HandleBook, "recent">;
  readonly language: Language;
  readonly clock: Clock;
  /** What was done before this turn. */
  readonly lastCall: RememberedCall | undefined;
};

type Told = { readonly tool: Tool; readonly grounded: GroundedTool };

/** Who is to be told of what was just done gets how it is now: "move tea to five and text Kim", "let her know". */
export function withNews(telling: Telling, told: Told, state: TurnState): GroundedTool {
  const { tool, grounded } = told;
  const text = parametersOf(tool).findLast(({ kind, required }) => kind === "free" && required);
  if (!text || tool.effect === "none" || !peopleTaken(tool).some(({ sensitive }) => sensitive))
    return grounded;
  const { tellsLast } = telling.language.wordingOf(scoped(state).utterance.text).leaning;
  const news = tellsLast && newsOf(telling, state, tellsLast);
  if (!news) return grounded;
  const origin = { origin: "foreign", source: news.source } as const;
  const heading = headingOver(tool);
  return withGiven(tool, grounded, [
    closed(text.name, { value: news.text, origin }),
    ...(heading ? [closed(heading.name, { value: news.title, origin })] : []),
  ]);
}

type News = { readonly source: string; readonly title: string; readonly text: string };

/** How the event is now that was made, changed or taken away last: in this turn, or before it where the words point at that. */
function newsOf(
  { registry, handles, language, clock, lastCall }: Telling,
  { calls }: TurnState,
  tellsLast: TellsLast,
): News | undefined {
  const made = calls.findLast(({ isLookup, result }) => !isLookup && result.ok)?.call.name;
  const before = tellsLast === "pointing" && lastCall?.isEffect ? lastCall.tool : undefined;
  const act = registry.get(made ?? before ?? "");
  const [newest] = handles.recent();
  if (!act || !changesEvent(act) || newest?.kind !== EVENT) return undefined;
  const { title } = newest.facts;
  if (typeof title !== "string") return undefined;
  const how = act.act === "remove" ? "gone" : takesRecord(act) ? "changed" : "made";
  const when = startOf(newest, language, clock);
  return { source: act.name, title, text: language.say.turn.news({ title, how, when }) };
}

function changesEvent(act: Tool): boolean {
  return act.effect !== "none" && (act.gives === EVENT || recordTaken(act, EVENT) !== undefined);
}

/** The day and the hour it begins at; of a day as a whole that alone. */
function startOf(
  { at, facts: { day, time } }: HandleEntry,
  { say }: Language,
  clock: Clock,
): string | undefined {
  if (at === undefined || typeof day !== "string") return undefined;
  const isAllDay = !/\d/.test(String(time));
  return isAllDay ? day : say.when({ from: at, to: at, allDay: false }, clock);
}

const EVENT = "event";
