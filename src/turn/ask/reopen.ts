import type { NameTable } from "../../grounding/known/known-names.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Registry } from "../../tool/registry.ts";
import type { Call } from "../../types/turn/call.ts";
import type { Candidate, Slot } from "../../types/turn/call-space.ts";
import { NAME_KINDS } from "../../types/known-names.ts";
import type { NameKind, UnclearName } from "../../types/known-names.ts";
import type { ModelProfile } from "../../types/model-profile.ts";
import type { OpenQuestion } from "../../types/turn/open-question.ts";
import type { Result } from "../../types/turn/result.ts";

/** What it takes to put a tool's own question: a script asks by itself. */
export type Reopening = {
  readonly registry: Registry;
  readonly names: () => Promise<NameTable>;
  readonly profile: Pick<ModelProfile, "isLed">;
};

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
  reopening: Reopening,
  call: Call,
  result: Result,
): Promise<Omit<OpenQuestion, "rest"> | undefined> {
  const tool = reopening.registry.get(call.name);
  const isAsked = !result.ok && ASKING.has(result.code) && result.message.trim().endsWith("?");
  if (!tool || !isAsked || !reopening.profile.isLed) return undefined;
  const unknown =
    guessedIn(call) ??
    untimedIn(call, result.message) ??
    (await unknownIn(reopening, { tool, call, unclear: result.unclear }));
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

/** The time that was read only in part, with what was read of it: a yes takes it. */
function guessedIn({ meanings = {} }: Call): Slot | undefined {
  for (const [parameter, meaning] of Object.entries(meanings)) {
    if (meaning.kind !== "unread" || !meaning.guess) continue;
    const { when } = meaning.guess;
    const candidate: Candidate = {
      value: when.text,
      origin: { origin: "said", text: when.text },
      meaning: { kind: "when", when },
    };
    return { parameter, required: true, value: { kind: "closed", candidates: [candidate] } };
  }
  return undefined;
}

/** A day, or a part of it, that the question names: its hour is asked for. */
function untimedIn(
  { meanings = {}, arguments: given, origins }: Call,
  question: string,
): Slot | undefined {
  for (const [parameter, meaning] of Object.entries(meanings)) {
    const value = given[parameter];
    const isUntimed = meaning.kind === "when" && meaning.when.precision !== "minute";
    if (!isUntimed || typeof value !== "string" || !question.includes(value)) continue;
    const origin = origins[parameter] ?? { origin: "foreign" };
    return {
      parameter,
      required: true,
      value: { kind: "closed", candidates: [{ value, origin, meaning }] },
    };
  }
  return undefined;
}

/** Kinds of thing that hold others: one nobody knows is asked about. */
const CONTAINERS = new Set<NameKind>(["list", "calendar", "folder", "mailbox"]);

type Asked = {
  readonly tool: Tool;
  readonly call: Call;
  readonly unclear: UnclearName | undefined;
};

/** The argument that is asked about because nobody knows it, with those there are to choose from. */
async function unknownIn(
  reopening: Reopening,
  { tool, call, unclear }: Asked,
): Promise<Slot | undefined> {
  for (const { name, kind: any } of parametersOf(tool)) {
    const kind = [...CONTAINERS].find((one) => one === any);
    const value = call.arguments[name];
    if (!kind || typeof value !== "string" || unclear?.said !== value) continue;
    const known = (await reopening.names())[kind] ?? [];
    const candidates = known.map((one): Candidate => {
      return { value: one.name, origin: { origin: "resolved", text: one.name } };
    });
    return { parameter: name, required: true, value: { kind: "closed", candidates } };
  }
  return undefined;
}
