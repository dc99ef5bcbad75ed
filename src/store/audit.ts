import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { AuditCheck, AuditEntry } from "../types/journal.ts";
import { openState } from "./open-state.ts";
import { transaction } from "./transaction.ts";

const FIRST = "sha256:0";

/** Adds one row that carries the hash of the one before; on disk when it returns. */
export function appendAudit(database: DatabaseSync, entry: AuditEntry): void {
  transaction(database, () => {
    const last = database.prepare("SELECT hash FROM audit ORDER BY id DESC LIMIT 1").get();
    const before = String(last?.["hash"] ?? FIRST);
    const text = JSON.stringify(entry);
    const insert = database.prepare("INSERT INTO audit (before, hash, entry) VALUES (?, ?, ?)");
    insert.run(before, hashOf(before, text), text);
  });
}

/** Walks the chain of hashes; a row missing at the end shows too, by the number the next would get. */
export function verifyAudit(file: string): AuditCheck {
  const database = openState(file);
  try {
    let before = FIRST;
    let count = 0;
    for (const row of database.prepare("SELECT * FROM audit ORDER BY id").iterate()) {
      count += 1;
      const isNext = Number(row["id"]) === count && row["before"] === before;
      if (!isNext || row["hash"] !== hashOf(before, String(row["entry"]))) {
        return { kind: "broken", row: count };
      }
      before = String(row["hash"]);
    }
    const issued = database.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'audit'").get();
    const rows = Number(issued?.["seq"] ?? 0);
    return rows === count ? { kind: "intact", rows } : { kind: "broken", row: count + 1 };
  } finally {
    database.close();
  }
}

function hashOf(before: string, entry: string): string {
  return `sha256:${createHash("sha256").update(`${before}\n${entry}`).digest("hex")}`;
}
