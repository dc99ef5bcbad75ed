import { groundTool } from "../../../../grounding/tool/ground-tool.ts";
import { parametersOf } from "../../../../tool/parameter.ts";
import type { Utterance } from "../../../../types/turn/utterance.ts";
import { onlyTool } from "../../../ranking/rules/one-tool.ts";
import type { Sources } from "../../../sources.ts";
import { clausesIn } from "../../edit/meant-clauses.ts";
import { pointedTo } from "../../kept-slots.ts";
import type { Leaned } from "../../leaning.ts";

/**
 * More or less of what the last act made: a length beside the words for that is added to it or taken from
 * it, and never stands in the place of the length it had. A name that is said comes before the last one.
 */
export async function amend(sources: Sources, utterance: Utterance): Promise<Leaned | undefined> {
  const { lastCall, registry, handles, contextOf } = sources;
  const [newest] = handles.recent();
  if (!lastCall?.isEffect || !newest) return undefined;
  const tool = registry
    .acting()
    .find(({ gives, amends }) => gives === newest.kind && amends !== undefined);
  if (!tool) return undefined;
  const parameters = parametersOf(tool);
  const text = behindWhy(sources, utterance.text);
  const { reading, context } = await contextOf({ ...utterance, text }, [tool]);
  const said = new Set(groundTool(tool, reading, context).slots.map(({ parameter }) => parameter));
  const isLength = parameters.some(({ name, kind }) => kind === "duration" && said.has(name));
  const record = parameters.find(({ of }) => of === newest.kind);
  if (!record || !isLength || !said.has(tool.amends ?? "")) return undefined;
  const kept = pointedTo(record.name, newest.handle);
  return {
    part: { text, ranked: onlyTool(tool.name) },
    values: { from: "last-call", kept, put: [] },
  };
}

/** The last clause, where those before it only tell something: "it's still hard, make it five minutes longer". */
function behindWhy({ language }: Sources, text: string): string {
  const clauses = clausesIn(text);
  const why = clauses.slice(0, -1).map((clause) => language.wordingOf(clause));
  const isTold = why.every(
    ({ mood, wish }) => mood.isClause && !mood.isQuestion && !wish.beginsAct,
  );
  return (isTold ? clauses.at(-1) : undefined) ?? text;
}
