import { setImmediate } from "node:timers/promises";
import type { z } from "zod";
import { AssistantError, HostFailure, messageOf, UnclearNameFailure } from "../errors.ts";
import type { Language } from "../language/language.ts";
import type { Host } from "../host/host.ts";
import { within } from "../host/within.ts";
import type { Call } from "../types/turn/call.ts";
import type { JsonObject, JsonValue } from "../types/json.ts";
import type { Failure, Item, Result, RowDetails } from "../types/turn/result.ts";
import { onCutOff } from "./cut-off.ts";
import type { Envelope, Row, Tool } from "./define-tool.ts";
import type { HandleBook, Shown } from "./handle-book.ts";
import { meantIn } from "./meant-in.ts";
import { ToldFailure } from "./told-failure.ts";
import { parametersOf } from "./parameter.ts";
import type { Parameter } from "./parameter.ts";

/** A tool that neither answers nor fails in this time has failed. Above what any tool waits for by itself: a minute. */
const TOOL_TIMEOUT_MS = 70_000;

export type CallRunner = {
  readonly host: Host;
  readonly handles: HandleBook;
  readonly signal: AbortSignal;
  readonly language: Language;
  /** The call is what the user asked for: a record that is all it finds may be meant by "it". */
  readonly isOwn: boolean;
  /** A model that decides by itself reads what was found: it may be less than was looked for. */
  readonly isForgiving?: boolean;
  readonly timeoutMs?: number;
  /** Told what became of a call that was given up or stopped, should its work come to an end after all. */
  readonly onLate?: (result: Result) => void;
};

/**
 * Runs one validated call to a Result; never throws, and answers in its time whatever the tool does:
 * one that never settles is told to stop and left, one that never pauses is cut off. Handles in
 * arguments become record ids, records in the result handles.
 */
export async function runCall(tool: Tool, call: Call, runner: CallRunner): Promise<Result> {
  let isLate = false;
  const stop = new AbortController();
  const signal = AbortSignal.any([runner.signal, stop.signal]);
  // In a step of its own: where the tool never comes to a pause, that step is cut off and not this one.
  const work = setImmediate().then(() => runToEnd(tool, call, { ...runner, signal }));
  try {
    return await givenUp(work, { ...runner, stop });
  } catch (error) {
    isLate = true;
    return toFailure(error, runner);
  } finally {
    if (isLate) void work.then(runner.onLate);
  }
}

/** The result of the work, whenever it comes; never rejects. */
async function runToEnd(tool: Tool, call: Call, runner: CallRunner): Promise<Result> {
  try {
    runner.signal.throwIfAborted();
    const input = resolveArguments(tool, call.arguments, runner.handles);
    if (!tool.run) return failure("unavailable", `${tool.name} can't be run.`);
    const { host, signal, language, isForgiving = false } = runner;
    const meant = meantIn(tool, call);
    return toResult(
      tool,
      await tool.run(input, { host, signal, language, meant, isForgiving }),
      runner,
    );
  } catch (error) {
    return toFailure(error, runner);
  }
}

type Giving = CallRunner & { readonly stop: AbortController };

/** Rejects when the time is up, the user says stop or the work was cut off, and then tells the work to stop. */
async function givenUp(
  work: Promise<Result>,
  { signal, stop, timeoutMs }: Giving,
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  if (signal.aborted) onAbort();
  const forget = onCutOff(() => reject(new ToldFailure("timeout", ({ acting }) => acting.cutOff)));
  const failure = (): ToldFailure => new ToldFailure("timeout", ({ acting }) => acting.tooLong);
  try {
    return await within(Promise.race([work, promise]), {
      ms: timeoutMs ?? TOOL_TIMEOUT_MS,
      failure,
    });
  } catch (error) {
    stop.abort(error);
    throw error;
  } finally {
    forget();
    signal.removeEventListener("abort", onAbort);
  }
}

/** The arguments with every handle replaced by its record's id; throws not_found for an unknown handle. */
export function resolveArguments(
  tool: Tool,
  given: JsonObject,
  handles: Pick<HandleBook, "resolve">,
): z.infer<Tool["input"]> {
  const resolved: Record<string, JsonValue> = { ...given };
  for (const parameter of parametersOf(tool)) {
    const value = given[parameter.name];
    if (parameter.of === undefined || value === undefined) continue;
    resolved[parameter.name] = Array.isArray(value)
      ? value.map((one) => idOf(parameter, String(one), handles))
      : idOf(parameter, String(value), handles);
  }
  return tool.input.parse(resolved);
}

/** A name stays a name where the parameter takes one; where only a handle will do, an unknown one fails. */
function idOf({ kind }: Parameter, handle: string, handles: Pick<HandleBook, "resolve">): string {
  const entry = handles.resolve(handle);
  if (entry) return entry.id;
  if (kind !== "handle") return handle;
  throw new ToldFailure("not_found", ({ acting }) => acting.noRecord(handle));
}

function toResult(tool: Tool, envelope: Envelope, runner: CallRunner): Result {
  const { gives } = tool;
  if ("text" in envelope) {
    if (envelope.record) focusOnText(tool, envelope.record, runner);
    const next = envelope.nextOffset === undefined ? {} : { nextOffset: envelope.nextOffset };
    const rest = envelope.unread === undefined ? {} : { unread: envelope.unread };
    return { ok: true, text: envelope.text, ...next, ...rest, handles: {} };
  }
  const rows = envelope.items ?? [];
  const { items, issued } = withHandles(rows, gives, runner);
  const details = rows.map(detailsOf);
  const told = details.some(hasMore) ? { details } : {};
  if ("done" in envelope) {
    return {
      ok: true,
      done: envelope.done,
      ...(envelope.dated === undefined ? {} : { dated: envelope.dated }),
      ...(items.length > 0 ? { items } : {}),
      ...told,
      handles: issued,
      ...(envelope.undo ? { undo: envelope.undo } : {}),
      ...(envelope.together ? { together: envelope.together } : {}),
    };
  }
  const partial = envelope.isPartial ? ({ isPartial: true } as const) : {};
  return { ok: true, items, ...told, more: envelope.more, ...partial, handles: issued };
}

/** A text that was read is what is spoken of next, whether it was called by its name or shown before. */
function focusOnText(tool: Tool, record: Row, { handles, isOwn }: CallRunner): void {
  const kind = parametersOf(tool).find(({ name }) => name === tool.contents?.field)?.of;
  const { id } = record;
  if (kind === undefined || id === undefined) return;
  const shown = handles.recent(kind).find((one) => one.id === id);
  const [issued] = shown ? [] : handles.issue([{ kind, id, facts: factsOf(record) }], isOwn);
  handles.focusOn(shown?.handle ?? issued ?? "");
}

type Handled = {
  readonly items: readonly Item[];
  readonly issued: Readonly<Record<string, string>>;
};

function withHandles(
  rows: readonly Row[],
  kind: string | undefined,
  { handles: book, isOwn }: CallRunner,
): Handled {
  const issued: Record<string, string> = {};
  const records = rows.flatMap((row) =>
    row.id && kind ? [{ kind, id: row.id, facts: factsOf(row), ...kept(row) }] : [],
  );
  const handles = book.issue(records, isOwn);
  for (const [index, { id }] of records.entries()) issued[handles[index] ?? ""] = id;
  let next = 0;
  const items = rows.map((row): Item => {
    const { id } = row;
    const facts = factsOf(row);
    const handle = id && kind ? handles[next++] : undefined;
    return handle === undefined ? facts : { handle, ...facts };
  });
  return { items, issued };
}

/** It tells more than its facts. */
function hasMore({ at, facts, told }: RowDetails): boolean {
  return at !== undefined || told !== undefined || Object.keys(facts).length > 0;
}

function detailsOf({ at, details = {}, told }: Row): RowDetails {
  const known = Object.entries(details).flatMap(([name, fact]) =>
    fact === undefined ? [] : [[name, fact] as const],
  );
  return {
    ...(at === undefined ? {} : { at }),
    ...(told ? { told } : {}),
    facts: Object.fromEntries(known),
  };
}

/** What a row shows of itself. */
function factsOf({
  id: _,
  at: __,
  isSent: ___,
  people: ____,
  details: _____,
  told: ______,
  ...facts
}: Row): Item {
  // The fields that are no plain values were left out above.
  return facts as Item;
}

/** What is remembered of a record beside its facts. */
function kept({
  at,
  isSent,
  people = [],
}: Pick<Row, "at" | "isSent" | "people">): Pick<Shown, "at" | "isSent" | "people"> {
  return {
    ...(at === undefined ? {} : { at }),
    ...(isSent ? { isSent } : {}),
    ...(people.length > 0 ? { people } : {}),
  };
}

function toFailure(error: unknown, { signal, language }: CallRunner): Failure {
  if (error instanceof HostFailure)
    return { ...failure(error.failure, sentenceOf(error, language)), ...unclearIn(error) };
  const { acting, turn } = language.say;
  if (signal.aborted) return { ...failure("refused", turn.conversation.stopped), isStopped: true };
  if (error instanceof Error && error.name === "TimeoutError")
    return failure("timeout", acting.tooLong);
  if (error instanceof AssistantError) return failure("unavailable", error.message);
  return failure("unavailable", acting.failed(messageOf(error)));
}

/** A failure as it is said. */
export function sentenceOf(error: HostFailure, { tools, say }: Language): string {
  if (error instanceof ToldFailure) return error.tell(say);
  return error instanceof UnclearNameFailure ? tools.unclearName(error.unclear) : error.message;
}

/** The name it failed for, where it is one. */
export function unclearIn(error: HostFailure): Pick<Failure, "unclear"> {
  return error instanceof UnclearNameFailure ? { unclear: error.unclear } : {};
}

function failure(code: Failure["code"], message: string): Failure {
  return { ok: false, code, message };
}
