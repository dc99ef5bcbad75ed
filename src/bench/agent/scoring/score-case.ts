import { resolveWhen } from "../../../language/en/time/resolve-when.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import type { Clock } from "../../../types/clock.ts";
import type { TurnEvent } from "../../../types/event.ts";
import type { Item } from "../../../types/turn/result.ts";
import type { AgentCase, Wanted } from "../cases/agent-case.ts";
import { diffHomes, strayIn, wrongIn } from "./end-state.ts";
import { local } from "./home-state.ts";
import type { HomeRecord } from "./home-state.ts";
import { fits, saysAll } from "./match-facts.ts";
import type { Held } from "../run-case.ts";

export type CaseScore = {
  readonly tool: boolean;
  readonly call: boolean;
  readonly end: boolean;
  /** Something differs in the home that should not. */
  readonly isMischief: boolean;
  /** Somebody was asked for a yes, by a question that shows what would be done. */
  readonly isAsked: boolean;
  /** The first thing that is wrong. */
  readonly why: string;
  /** Values of calls that neither the user, a known name nor a record gave, where nothing had to be composed. */
  readonly untraced: number;
  readonly values: number;
  readonly acted: boolean;
  readonly steps: number;
  readonly fast: boolean;
  /** Milliseconds from the text to the answer, of the last turn. */
  readonly ms: number;
};

type Judging = {
  readonly before: readonly HomeRecord[];
  readonly tools: readonly Tool[];
  readonly clock: Clock;
};

type CallEvent = Extract<TurnEvent, { type: "call" }>;
type Made = { readonly call: CallEvent; readonly values: Readonly<Record<string, unknown>> };

/** Scores a conversation by what the home holds, by its calls and by the facts of its last answer. */
export function scoreCase(wanted: AgentCase, held: Held, judging: Judging): CaseScore {
  const events = held.turns.flatMap((turn) => turn.events);
  const made = callsOf(events, judging);
  const tool = isToolRight(wanted, made, judging.tools);
  const call = tool && matches(wanted, made, (one, { values }) => hasValues(one.with, values));
  const why = wrongEnd(wanted, held, judging);
  const last = held.turns.at(-1)?.events ?? [];
  const usage = last.findLast((event) => event.type === "usage");
  const origins = made.flatMap((one) => originsOf(one.call, judging.tools));
  return {
    tool,
    call,
    end: why === undefined && (wanted.kind !== "none" || made.length === 0),
    isMischief: strayIn(diffHomes(judging.before, held.states.at(-1) ?? []), wanted.end ?? []),
    isAsked: events.some(({ type }) => type === "confirm"),
    why: why ?? (tool ? (call ? "" : "arguments") : `called ${namesOf(made)}`),
    untraced: origins.filter((origin) => origin === "foreign").length,
    values: origins.length,
    acted: made.length > 0,
    steps: events.filter(({ type }) => type === "step").length,
    fast: made.length > 0 && !events.some(({ type }) => type === "step"),
    ms: usage?.type === "usage" ? usage.ms.total - usage.ms.load : 0,
  };
}

function namesOf(made: readonly Made[]): string {
  return made.map(({ call }) => call.name).join(", ") || "nothing";
}

function callsOf(events: readonly TurnEvent[], { tools, clock }: Judging): readonly Made[] {
  const facts = new Map<string, Item>();
  const made: Made[] = [];
  for (const event of events) {
    if (event.type === "result" && event.ok) {
      for (const { handle, ...rest } of event.items ?? []) if (handle) facts.set(handle, rest);
    }
    if (event.type !== "call" || event.kind !== "business") continue;
    const tool = tools.find(({ name }) => name === event.name);
    made.push({ call: event, values: tool ? readings(tool, event, { facts, clock }) : {} });
  }
  return made;
}

type Reading = { readonly facts: ReadonlyMap<string, Item>; readonly clock: Clock };

/** Each argument with everything it may be compared as: as written, as the moment, as the record's facts. */
function readings(
  tool: Tool,
  call: CallEvent,
  { facts, clock }: Reading,
): Readonly<Record<string, unknown>> {
  const kinds = new Map(parametersOf(tool).map(({ name, kind }) => [name, kind]));
  return Object.fromEntries(
    Object.entries(call.arguments).map(([name, value]) => {
      const when = kinds.get(name) === "when" ? resolveWhen(String(value), clock) : undefined;
      const { zone } = clock;
      const moments = when
        ? [local(when.from, zone, false), local(when.from, zone, true), local(when.at, zone, false)]
        : [];
      const record = Object.values(facts.get(String(value)) ?? {});
      return [name, [...(Array.isArray(value) ? value : [value]), ...moments, ...record]];
    }),
  );
}

type WantedCall = AgentCase["calls"][number];

/** Each wanted call was made, and beside them nothing but reading. */
function isToolRight(wanted: AgentCase, made: readonly Made[], tools: readonly Tool[]): boolean {
  if (wanted.kind === "none") return made.length === 0;
  if (!matches(wanted, made, () => true)) return false;
  const names = wanted.calls.flatMap(({ tool }) => tool);
  return made.every(({ call }) => {
    const tool = tools.find(({ name }) => name === call.name);
    return names.includes(call.name) || (tool?.effect === "none" && !tool.egress);
  });
}

function matches(
  wanted: AgentCase,
  made: readonly Made[],
  fitsCall: (wanted: WantedCall, made: Made) => boolean,
): boolean {
  let left = [...made];
  return wanted.calls.every((one) => {
    const found = left.find(
      (made) => [one.tool].flat().includes(made.call.name) && fitsCall(one, made),
    );
    left = left.filter((other) => other !== found);
    return found !== undefined;
  });
}

function hasValues(
  wanted: Readonly<Record<string, Wanted>> | undefined,
  values: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(wanted ?? {}).every(([name, value]) => fits(value, values[name]));
}

/** What is wrong with the home or the answers; nothing where all is right. */
function wrongEnd(wanted: AgentCase, held: Held, { before }: Judging): string | undefined {
  const wrongQuestion = askedWrong(wanted, held, before);
  if (wrongQuestion) return wrongQuestion;
  const wrong = wrongIn(diffHomes(before, held.states.at(-1) ?? []), wanted.end ?? []);
  if (wrong) return wrong;
  const answer = answerOf(held.turns.at(-1)?.events ?? []);
  return saysAll(answer, wanted.answer ?? []) ? undefined : `said: ${answer}`;
}

/** What a turn that had to ask did instead. */
function askedWrong(
  wanted: AgentCase,
  held: Held,
  before: readonly HomeRecord[],
): string | undefined {
  let asked = 0;
  for (const [index, { asks }] of wanted.say.entries()) {
    if (!asks) continue;
    const answer = answerOf(held.turns[index]?.events ?? []);
    const early = wrongIn(diffHomes(before, held.states[asked++] ?? []), []);
    if (early) return `acted before asking: ${early}`;
    if (!answer.trim().endsWith("?")) return `did not ask: ${answer}`;
    if (!saysAll(answer, asks)) return `asked something else: ${answer}`;
  }
  return undefined;
}

function answerOf(events: readonly TurnEvent[]): string {
  const answer = events.findLast((event) => event.type === "answer");
  return answer?.type === "answer" ? answer.text : "";
}

/** The kinds of origin of a call's values, those to be composed left out. */
function originsOf(call: CallEvent, tools: readonly Tool[]): readonly string[] {
  const tool = tools.find(({ name }) => name === call.name);
  const kinds = new Map(tool ? parametersOf(tool).map(({ name, kind }) => [name, kind]) : []);
  return Object.entries(call.origins)
    .filter(([name]) => kinds.get(name) !== "free")
    .map(([, { origin }]) => (origin === "free" ? "foreign" : origin));
}
