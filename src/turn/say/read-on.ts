import { meantIn } from "../../tool/meant-in.ts";
import { nextPart } from "../../tool/text-parts.ts";
import type { Registry } from "../../tool/registry.ts";
import type { Clock } from "../../types/clock.ts";
import type { FinishedCall } from "../../types/turn/stages.ts";
import type { ItemsResult } from "../../types/turn/result.ts";
import type { Language } from "../../language/language.ts";
import type { ReadPart, Unread } from "../../types/turn/unread.ts";
import { rowWords } from "./rows-read.ts";
import { spokenOf } from "../../tool/spoken-rows.ts";

type Read = {
  readonly unreadOf: (calls: readonly FinishedCall[]) => Unread | undefined;
  readonly readOn: (unread: Unread) => ReadPart;
};

/** How a conversation goes on with what it hasn't said. */
export function createReading(reading: Reading): Read {
  return { unreadOf, readOn: (unread) => readOn(unread, reading) };
}

/** What the last call of a turn found and nobody has said yet. */
export function unreadOf(calls: readonly FinishedCall[]): Unread | undefined {
  const last = calls.findLast(({ isLookup }) => !isLookup);
  if (!last?.result.ok) return undefined;
  const { call, result } = last;
  if ("text" in result) return result.unread;
  if ("done" in result) return undefined;
  const total = result.items.length + result.more;
  if (total <= spokenOf(total)) return undefined;
  const asked = { tool: call.name, arguments: call.arguments, meanings: call.meanings };
  return { ...rowsOf(asked), ...rowsBehind(result, total), more: result.more };
}

/** The rows that were not said, with all that is known of them. */
function rowsBehind({ items, details }: RowsRead, total: number): RowsRead {
  const said = spokenOf(total);
  const left = details?.slice(said);
  return { items: items.slice(said), ...(left ? { details: left } : {}) };
}

type RowsRead = Pick<ItemsResult, "items" | "details">;

type Reading = {
  readonly registry: Registry;
  readonly clock: Clock;
  readonly language: Language;
  /** Another request can still come in this conversation. */
  readonly canGoOn: boolean;
};

/** What is said behind an answer of which there is more. */
export function moreToCome(
  unread: Unread | undefined,
  { canGoOn, language }: Pick<Reading, "canGoOn" | "language">,
): string | undefined {
  if (unread?.kind !== "text") return undefined;
  return language.say.turn.answer.part(unread.part, unread.of, canGoOn);
}

/** The next part as it is said: with how to go on, or that it was the last. */
function readOn(unread: Unread, reading: Reading): ReadPart {
  if (unread.kind === "rows") return nextRows(unread, reading);
  const part = nextPart(unread);
  const after = moreToCome(part.unread, reading) ?? reading.language.say.turn.answer.lastPart;
  return { ...part, text: `${part.text}\n\n${after}` };
}

type Rows = Extract<Unread, { kind: "rows" }>;

function nextRows({ items, details, more, ...asked }: Rows, reading: Reading): ReadPart {
  const words = reading.language.say.turn.answer;
  if (items.length === 0) {
    return { text: words.notLookedUp(more), unread: undefined };
  }
  const known = { items, ...(details ? { details } : {}) };
  const total = items.length + more;
  const result = { ok: true, ...known, more, isContinued: true, handles: {} } as const;
  const tool = reading.registry.get(asked.tool);
  const about = {
    input: asked.arguments,
    clock: reading.clock,
    language: reading.language,
    meant: tool ? meantIn(tool, asked) : {},
  };
  const text =
    tool?.say?.(result, about) ?? words.furtherRows(items.slice(0, spokenOf(total)).map(rowWords));
  const left = rowsBehind(known, total);
  const isAll = left.items.length === 0 && more === 0;
  const unread = isAll ? undefined : ({ ...rowsOf(asked), ...left, more } as const);
  return { text: isAll ? `${text} ${words.allRows}` : text, unread };
}

type Asked = Pick<Rows, "tool" | "arguments" | "meanings">;

function rowsOf({ tool, arguments: given, meanings }: Asked): Asked & Pick<Rows, "kind"> {
  return { kind: "rows", tool, arguments: given, ...(meanings ? { meanings } : {}) };
}
