import { tainted } from "../policy/taint.ts";
import type { Tool } from "../tool/define-tool.ts";
import type { NameKind } from "../types/known-names.ts";
import { NAME_KINDS } from "../types/known-names.ts";
import { parametersOf } from "../tool/parameter.ts";
import type { Parameter } from "../tool/parameter.ts";
import { signatureOf } from "../tool/signature.ts";
import type { Call } from "../types/call.ts";
import type { CallSpace, Candidate, Slot } from "../types/call-space.ts";
import type { Result } from "../types/result.ts";
import type { OpenQuestion, ReadCall } from "../types/stages.ts";
import type { Bench } from "./create-stages.ts";

/** Names a question offers; of more than that a few. */
const MAX_OFFERED = 4;
const FEW = 3;

/** The question for what the first callable tool still needs. */
export function askFor(bench: Bench, space: CallSpace): ReadCall {
  const [only] = space.callable;
  const tool = only && bench.registry.get(only.tool);
  if (!tool) return { kind: "garbage", name: "?", message: "There is nothing to ask for." };
  return incomplete(bench, tool, { missing: only.missing, space });
}

type Wanting = { readonly missing: readonly string[]; readonly space: CallSpace };

/** A call that waits for values, with one short question for the first. */
export function incomplete(bench: Bench, tool: Tool, { missing, space }: Wanting): ReadCall {
  const slots = space.callable.find((choice) => choice.tool === tool.name)?.slots ?? [];
  const slot = slots.find(({ parameter }) => parameter === missing[0]);
  const candidates = slot && slot.value.kind !== "free" ? slot.value.candidates : [];
  const parameter = parametersOf(tool).find(({ name }) => name === missing[0]);
  if (candidates.some(isOfMachine)) bench.taint.set(tainted(bench.taint.current(), [NAMES]));
  return {
    kind: "incomplete",
    call: {
      id: bench.nextCallId(),
      name: tool.name,
      arguments: {},
      origins: {},
      by: bench.manners.by,
    },
    missing,
    slots,
    question: parameter ? questionFor(bench, parameter, candidates) : "What exactly?",
    signature: signatureOf(tool),
  };
}

/** What a choice of names and titles is called as a source. */
const NAMES = "a name you were asked to choose from";

/** A name or title the machine keeps, which anybody may have written; once asked, it is in the conversation. */
function isOfMachine({ origin }: Candidate): boolean {
  return origin.origin === "resolved" || origin.origin === "handle";
}

/** Kinds a question of a tool may be about: what a few words can answer. */
const ANSWERABLE = new Set(["when", "duration", "number", "enum", "flag"]);

/** Words that name a known thing are no text of their own. */
function isAnswerable({ kind, of }: Parameter): boolean {
  const isName = kind === "span" && NAME_KINDS.some((one) => one === of);
  return isName || ANSWERABLE.has(kind);
}

/** Failures that may be a question: of the tool, or of what it would have asked before it ran. */
const ASKING = new Set(["invalid", "refused", "not_found"]);

/** The call of a tool that asked back ("For how long?"), with what it may be told. */
export async function reopened(
  bench: Bench,
  call: Call,
  result: Result,
): Promise<Omit<OpenQuestion, "rest"> | undefined> {
  const tool = bench.registry.get(call.name);
  const isAsked = !result.ok && ASKING.has(result.code) && result.message.trim().endsWith("?");
  if (!tool || !isAsked || bench.manners.wording !== "template") return undefined;
  const unknown = await unknownIn(bench, { tool, call, question: result.message });
  const missing = parametersOf(tool).filter(
    (parameter) => call.arguments[parameter.name] === undefined && isAnswerable(parameter),
  );
  const slots = Object.entries(call.arguments).map(([parameter, value]): Slot => {
    const origin = call.origins[parameter] ?? { origin: "foreign" };
    const meaning = call.meanings?.[parameter];
    const candidate: Candidate = { value, origin, ...(meaning ? { meaning } : {}) };
    const given = { kind: "closed", candidates: [candidate] } as const;
    return { parameter, required: true, value: given };
  });
  const first = unknown ? [unknown.parameter] : [];
  return {
    call,
    missing: [...first, ...missing.map(({ name }) => name)],
    slots: [
      ...slots.filter(({ parameter }) => parameter !== unknown?.parameter),
      ...(unknown ? [unknown] : []),
    ],
    question: result.message,
  };
}

/** Kinds of thing that hold others: one nobody knows is asked about. */
const CONTAINERS = new Set<NameKind>(["list", "calendar", "folder", "mailbox"]);

type Question = { readonly tool: Tool; readonly call: Call; readonly question: string };

/** The argument a question names because nobody knows it, with those there are to choose from. */
async function unknownIn(
  bench: Bench,
  { tool, call, question }: Question,
): Promise<Slot | undefined> {
  for (const { name, kind: any } of parametersOf(tool)) {
    const kind = [...CONTAINERS].find((one) => one === any);
    const value = call.arguments[name];
    if (!kind || typeof value !== "string" || !question.includes(`“${value}”`)) continue;
    const known = (await bench.names())[kind] ?? [];
    const candidates = known.map((one): Candidate => {
      return { value: one.name, origin: { origin: "resolved", text: one.name } };
    });
    return { parameter: name, required: true, value: { kind: "closed", candidates } };
  }
  return undefined;
}

function questionFor(bench: Bench, parameter: Parameter, candidates: readonly Candidate[]): string {
  const { kind, of = "one", ask } = parameter;
  const isOwn = kind === "enum" && ask !== undefined;
  if (candidates.length > 1 && !isOwn) return chosenFrom(bench, candidates);
  if (ask !== undefined) return ask;
  if (kind === "handle") return `Which ${of}?`;
  if (kind !== "person" && NAME_KINDS.some((one) => one === kind)) return `Which ${kind}?`;
  return QUESTIONS[kind] ?? SAY;
}

const SAY = "What should it say?";
const QUESTIONS: Readonly<Partial<Record<Parameter["kind"], string>>> = {
  when: "When?",
  duration: "For how long?",
  person: "To whom?",
  number: "How much?",
};

/** The first few by their facts, "or another": what they all share is said once. */
function chosenFrom(bench: Bench, candidates: readonly Candidate[]): string {
  const facts = candidates.map(({ value }) => factsOf(bench, String(value)));
  const title = sharedTitle(facts);
  const names = facts.map((one) => (title === undefined ? one : one.slice(1)).join(", "));
  const offered = names.length > MAX_OFFERED ? [...names.slice(0, FEW), "another"] : names;
  const mark = offered.some((name) => name.includes(",")) ? ";" : ",";
  const last = offered.length - 1;
  const isTwo = offered.length === 2 && mark === ",";
  const list = `${offered.slice(0, last).join(`${mark} `)}${isTwo ? "" : mark} or ${offered[last]}`;
  return `Which ${title === undefined ? "one" : `“${title}”`}: ${list}?`;
}

function sharedTitle([first, ...others]: readonly (readonly string[])[]): string | undefined {
  const [title] = first ?? [];
  const isShared = [first, ...others].every((facts = []) => facts.length > 1 && facts[0] === title);
  return isShared ? title : undefined;
}

/** What a record is called and what tells it apart, or the name itself. */
function factsOf(bench: Bench, value: string): readonly string[] {
  const facts = bench.handles.resolve(value)?.facts;
  if (!facts) return [value];
  return Object.values(facts)
    .filter((fact) => fact !== undefined && fact !== "")
    .slice(0, 3)
    .map(String);
}
