import { HostFailure } from "../errors.ts";
import { judge } from "../policy/judge.ts";
import { judgeBatch } from "../policy/judge-batch.ts";
import type { Judgement } from "../policy/judge.ts";
import { markOf } from "../policy/mark-of.ts";
import { taintBy } from "../policy/taint.ts";
import { within } from "../host/within.ts";
import { callsOf, MOST_IN_BATCH } from "../tool/batch.ts";
import type { Tool } from "../tool/define-tool.ts";
import type { HandleBook, HandleEntry } from "../tool/handle-book.ts";
import { parametersOf } from "../tool/parameter.ts";
import { meantIn } from "../tool/meant-in.ts";
import { resolveArguments, sentenceOf, unclearIn } from "../tool/run-call.ts";
import type { Call } from "../types/turn/call.ts";
import type { JsonObject } from "../types/json.ts";
import type { Meanings } from "../types/time/meaning.ts";
import type { Verdict } from "../types/turn/verdict.ts";
import type { Acting, Asked } from "./acting.ts";
import { noteCall } from "./note-call.ts";
import { recordVersions } from "./record-versions.ts";

/** How far down the index's list a tool still counts as asked for. */
const ASKED_FOR = 3;
/** How long a tool may take to word its question, all its looks together. */
const ASK_MS = 20_000;

export type Judging = Pick<
  Acting,
  "registry" | "host" | "handles" | "journal" | "language" | "taint" | "signal"
>;

/** The verdict on the exact call; what can't be resolved is refused with the reason, and the refusal kept. */
export async function judgeCall(judging: Judging, call: Call, asked: Asked): Promise<Verdict> {
  const verdict = await verdictOn(judging, call, asked);
  if (verdict.kind === "refuse") noteCall(judging, call, { verdict, outcome: "refused" });
  return verdict;
}

/** The same without keeping anything: for a second look at a call that was judged. */
export async function verdictOn(judging: Judging, call: Call, asked: Asked): Promise<Verdict> {
  const tool = judging.registry.get(call.name);
  if (!tool) return { kind: "refuse", reason: `There is no tool ${call.name}.` };
  try {
    const calls = callsOf(tool, call);
    if (!calls) return judge(await judgementOf(judging, tool, { call, asked }));
    if (calls.length > MOST_IN_BATCH)
      return {
        kind: "refuse",
        reason: judging.language.say.acting.tooMany(MOST_IN_BATCH),
      };
    const judgements: Judgement[] = [];
    for (const one of calls) {
      judgements.push(await judgementOf(judging, tool, { call: one, asked }));
    }
    return judgeBatch(judgements, judging.language.say.warning);
  } catch (error) {
    if (!(error instanceof HostFailure)) throw error;
    // Looking up what a question shows is reading too: the reason may quote a name or a title.
    judging.taint.set(taintBy(judging.taint.current(), tool));
    return { kind: "refuse", reason: sentenceOf(error, judging.language), ...unclearIn(error) };
  }
}

type Judged = { readonly call: Call; readonly asked: Asked };

async function judgementOf(
  judging: Judging,
  tool: Tool,
  { call, asked }: Judged,
): Promise<Judgement> {
  const { host, handles } = judging;
  const input = resolveArguments(tool, call.arguments, handles);
  // A parsed tool input holds strings, numbers, flags and lists of strings: JSON.
  const resolved = input as JsonObject;
  const changes = tool.effect !== "none" || tool.egress;
  return {
    tool,
    call,
    resolved,
    versions: changes ? await recordVersions(host, tool, resolved) : {},
    records: recordsOf(tool, call, handles),
    question: changes
      ? await questionOf(judging, tool, { input, meant: meantIn(tool, call) })
      : undefined,
    shownAs: judging.language.tools.shownAs(tool.name) ?? `${tool.name}?`,
    taint: judging.taint.current(),
    isAskedFor: isAskedFor(tool.name, asked),
    isDoubted: asked.isDoubted,
    mark: markOf(tool, resolved, host),
    said: asked.said,
    say: judging.language.say.warning,
  };
}

type Put = {
  readonly input: Parameters<NonNullable<Tool["ask"]>>[0];
  readonly meant: Meanings;
};

/** The question in its time: a tool may look at the host for it, and think as long as it likes. */
async function questionOf(
  { host, signal, language }: Judging,
  tool: Tool,
  { input, meant }: Put,
): Promise<string | undefined> {
  const late = `${tool.name} could not say in time what it would do, so I left it.`;
  const failure = (): HostFailure => new HostFailure("timeout", late);
  return within(Promise.resolve(tool.ask?.(input, { host, signal, language, meant })), {
    ms: ASK_MS,
    failure,
  });
}

/** Facts of a record that tell it apart from others. */
const MOST_FACTS = 3;

/** What the records a call names are called, by parameter. */
function recordsOf(
  tool: Tool,
  { arguments: given }: Call,
  handles: HandleBook,
): Judgement["records"] {
  const rows = parametersOf(tool).flatMap(({ name, of }) => {
    const values = of === undefined ? [] : [given[name] ?? []].flat();
    const found = values.flatMap((one) => handles.resolve(String(one)) ?? []);
    const words = found.map(wordsOf).filter((text) => text !== "");
    return words.length > 0 && words.length === values.length ? [[name, words.join("; ")]] : [];
  });
  return Object.fromEntries(rows);
}

function wordsOf({ facts }: HandleEntry): string {
  const said = Object.values(facts).filter((fact) => fact !== undefined && fact !== "");
  return said.slice(0, MOST_FACTS).map(String).join(", ");
}

/** The index finds the tool for the user's own words. */
export function isAskedFor(name: string, { ranked }: Asked): boolean {
  return ranked.tools
    .slice(0, ASKED_FOR)
    .some((tool) => tool.name === name && tool.score > ranked.none);
}
