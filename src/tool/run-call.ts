import type { z } from "zod";
import { AssistantError, HostFailure, messageOf } from "../errors.ts";
import type { Host } from "../host/host.ts";
import type { Call } from "../types/call.ts";
import type { JsonObject, JsonValue } from "../types/json.ts";
import type { Failure, Item, Result } from "../types/result.ts";
import type { Envelope, Row, Tool } from "./define-tool.ts";
import type { HandleBook } from "./handle-book.ts";
import { parametersOf } from "./parameter.ts";
import type { Parameter } from "./parameter.ts";

/** A tool that neither answers nor fails in this time has failed. */
const TOOL_TIMEOUT_MS = 60_000;

export type CallRunner = {
  readonly host: Host;
  readonly handles: HandleBook;
  readonly signal: AbortSignal;
  /** The call is what the user asked for: a record that is all it finds may be meant by "it". */
  readonly isOwn: boolean;
};

/** Runs one validated call to a Result; never throws. Handles in arguments become record ids, records in the result handles. */
export async function runCall(tool: Tool, call: Call, runner: CallRunner): Promise<Result> {
  try {
    const input = resolveArguments(tool, call.arguments, runner.handles);
    if (!tool.run) return failure("unavailable", `${tool.name} can't be run.`);
    const signal = AbortSignal.any([runner.signal, AbortSignal.timeout(TOOL_TIMEOUT_MS)]);
    const envelope = await withSignal(tool.run(input, { host: runner.host, signal }), signal);
    return toResult(tool, envelope, runner);
  } catch (error) {
    return toFailure(error, runner.signal);
  }
}

/** The arguments with every handle replaced by its record's id; throws not_found for an unknown handle. */
export function resolveArguments(
  tool: Tool,
  given: JsonObject,
  handles: HandleBook,
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
function idOf({ kind }: Parameter, handle: string, handles: HandleBook): string {
  const entry = handles.resolve(handle);
  if (entry) return entry.id;
  if (kind !== "handle") return handle;
  throw new HostFailure("not_found", `There is no ${handle} in this conversation.`);
}

function toResult({ gives }: Tool, envelope: Envelope, runner: CallRunner): Result {
  if ("text" in envelope) {
    const next = envelope.nextOffset === undefined ? {} : { nextOffset: envelope.nextOffset };
    const rest = envelope.unread === undefined ? {} : { unread: envelope.unread };
    return { ok: true, text: envelope.text, ...next, ...rest, handles: {} };
  }
  const { items, issued } = withHandles(envelope.items ?? [], gives, runner);
  if ("done" in envelope) {
    return {
      ok: true,
      done: envelope.done,
      ...(envelope.dated === undefined ? {} : { dated: envelope.dated }),
      ...(items.length > 0 ? { items } : {}),
      handles: issued,
      ...(envelope.undo ? { undo: envelope.undo } : {}),
    };
  }
  return { ok: true, items, more: envelope.more, handles: issued };
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
  const records = rows.flatMap(({ id, ...facts }) => (id && kind ? [{ kind, id, facts }] : []));
  const handles = book.issue(records, isOwn);
  for (const [index, { id }] of records.entries()) issued[handles[index] ?? ""] = id;
  let next = 0;
  const items = rows.map(({ id, ...facts }): Item => {
    const handle = id && kind ? handles[next++] : undefined;
    return handle === undefined ? facts : { handle, ...facts };
  });
  return { items, issued };
}

function toFailure(error: unknown, signal: AbortSignal): Failure {
  if (error instanceof HostFailure) return failure(error.failure, error.message);
  if (signal.aborted) return failure("refused", "Stopped.");
  if (error instanceof Error && error.name === "TimeoutError") {
    return failure("timeout", "That took too long.");
  }
  if (error instanceof AssistantError) return failure("unavailable", error.message);
  return failure("unavailable", `That failed: ${messageOf(error)}`);
}

function failure(code: Failure["code"], message: string): Failure {
  return { ok: false, code, message };
}

/** Rejects when the signal fires, whether or not the work listens to it. */
async function withSignal<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}
