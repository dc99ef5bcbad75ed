import { dirname } from "node:path";
import { pid } from "node:process";
import type { DatabaseSync } from "node:sqlite";
import type { Effect, Intent, Journal } from "../types/journal.ts";
import { appendAudit } from "./audit.ts";
import { isRunning } from "./is-running.ts";
import { openState, unusable } from "./open-state.ts";
import type { StateOptions } from "./open-state.ts";
import { provenTime } from "./proven-time.ts";
import { transaction } from "./transaction.ts";

/** A tool has failed after a minute, so what was begun earlier than this is over, whoever has that process id by now. */
const LONGEST_ACT_MS = 120_000;
/** How long an effect can be taken back; after that its inverse, which holds what was deleted, is gone. */
const UNDO_MS = 30 * 86_400_000;

export type OpenJournal = Journal & Disposable;

/**
 * Journal and audit in one SQLite file, 0600 in a 0700 folder.
 *
 *     begin ──▶ "begun" ──▶ finish ──▶ "done" ──▶ markUndone ──▶ "undone"
 *                 ├────────▶ abandon ─▶ "nothing"
 *                 └ process gone ────▶ takeInterrupted ──▶ "reported"
 */
export function openJournal(file: string, options: StateOptions = {}): OpenJournal {
  const database = openState(file, options);
  const orSentence = <Value>(act: () => Value): Value => {
    try {
      return act();
    } catch (cause) {
      throw unusable(file, cause);
    }
  };
  using opening = new DisposableStack();
  opening.defer(() => database.close());
  const now = options.now ?? Date.now;
  orSentence(() => dropInverses(database, provenTime(dirname(file), now()) - UNDO_MS));
  opening.move();
  return {
    ...writing(database, { now, conversation: options.conversation }),
    ...reading(database, options.conversation),
    takeInterrupted: () => orSentence(() => takeInterrupted(database)),
    note: (entry) => appendAudit(database, entry),
    [Symbol.dispose]: () => database.close(),
  };
}

/**
 * What was done stays in the list; how to take it back goes, with the texts and records in it. By
 * when it was begun and not by its date, which is pretended where the time is.
 */
function dropInverses(database: DatabaseSync, until: number): void {
  const drop =
    "UPDATE effect SET operation = NULL, input = NULL WHERE begun <= ? AND input IS NOT NULL";
  database.prepare(drop).run(until);
}

function writing(
  database: DatabaseSync,
  { now, conversation }: { readonly now: () => number; readonly conversation: string | undefined },
): Pick<Journal, "begin" | "finish" | "abandon" | "markUndone"> {
  const insert = database.prepare(
    "INSERT INTO effect (tool, what, digest, at, process, begun, conversation) VALUES (?, ?, ?, ?, ?, ?, ?)",
  );
  const whose = conversation ?? null;
  const done = database.prepare(
    "UPDATE effect SET state = 'done', done = ?, operation = ?, input = ? WHERE id = ? AND state = 'begun'",
  );
  const mark = database.prepare("UPDATE effect SET state = ? WHERE id = ? AND state = ?");
  return {
    begin: ({ tool, what, digest, at }) =>
      String(insert.run(tool, what, digest, at, pid, now(), whose).lastInsertRowid),
    finish: (id, { done: sentence, undo }) => {
      const input = undo ? JSON.stringify(undo.input) : null;
      done.run(sentence, undo?.operation ?? null, input, id);
    },
    abandon: (id) => void mark.run("nothing", id, "begun"),
    markUndone: (id) => void mark.run("undone", id, "done"),
  };
}

function reading(
  database: DatabaseSync,
  conversation: string | undefined,
): Pick<Journal, "find" | "findOwn" | "list"> {
  const last = database.prepare(
    "SELECT * FROM effect WHERE state = 'done' ORDER BY id DESC LIMIT 1",
  );
  const own = database.prepare(
    "SELECT * FROM effect WHERE state = 'done' AND conversation = ? ORDER BY id DESC LIMIT 1",
  );
  const byId = database.prepare("SELECT * FROM effect WHERE state = 'done' AND id = ?");
  const newest = database.prepare(
    "SELECT * FROM effect WHERE state IN ('done', 'undone') ORDER BY id DESC LIMIT ?",
  );
  return {
    find: (id) => {
      const row = id === undefined ? last.get() : byId.get(id);
      return row && toEffect(row);
    },
    findOwn: () => {
      const row = own.get(conversation ?? null);
      return row && toEffect(row);
    },
    list: (limit) => newest.all(limit).map(toEffect),
  };
}

/** In one transaction, so that of two starts at once only one reports. */
function takeInterrupted(database: DatabaseSync): readonly Intent[] {
  return transaction(database, () => {
    const rows = database.prepare("SELECT * FROM effect WHERE state = 'begun' ORDER BY id").all();
    const over = rows.filter((row) => isOver(Number(row["process"]), Number(row["begun"])));
    const mark = database.prepare("UPDATE effect SET state = 'reported' WHERE id = ?");
    for (const { id } of over) mark.run(Number(id));
    return over.map(toIntent);
  });
}

/** Whether whoever began it can't be at it any more. */
function isOver(process: number, begun: number): boolean {
  const age = Date.now() - begun;
  if (age > LONGEST_ACT_MS || age < 0) return true;
  // Our own number from before we began: another process had it.
  if (process === pid) return begun < performance.timeOrigin;
  return !isRunning(process);
}

type Row = ReturnType<ReturnType<DatabaseSync["prepare"]>["all"]>[number];

function toIntent(row: Row): Intent {
  return {
    tool: String(row["tool"]),
    what: String(row["what"]),
    digest: String(row["digest"]),
    at: Number(row["at"]),
  };
}

function toEffect(row: Row): Effect {
  const operation = row["operation"];
  return {
    id: String(row["id"]),
    tool: String(row["tool"]),
    done: String(row["done"]),
    undo:
      typeof operation === "string"
        ? { operation, input: JSON.parse(String(row["input"])) }
        : undefined,
    at: Number(row["at"]),
    isUndone: row["state"] === "undone",
  };
}
