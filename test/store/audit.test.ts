import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { verifyAudit } from "../../src/store/audit.ts";
import { openJournal } from "../../src/store/journal.ts";
import type { AuditEntry } from "../../src/types/journal.ts";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sotto-audit-"));
  file = join(folder, "journal.db");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const entry = (outcome: string): AuditEntry => ({
  tool: "notes.create",
  digest: "sha256:1",
  view: "{}",
  origins: { title: "said" },
  verdict: "run",
  approval: undefined,
  outcome,
  at: 7,
});

function write(count: number): void {
  using journal = openJournal(file);
  for (let row = 1; row <= count; row += 1) journal.note(entry(`row ${row}`));
}

/** What somebody does who knows how to get round the triggers. */
function tamper(sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(`DROP TRIGGER audit_stays; DROP TRIGGER audit_keeps; ${sql}`);
  database.close();
}

describe("the audit", () => {
  it("is intact when nobody touched it, also when empty and over several openings", () => {
    write(0);
    expect(verifyAudit(file)).toEqual({ kind: "intact", rows: 0 });
    write(3);
    write(2);
    expect(verifyAudit(file)).toEqual({ kind: "intact", rows: 5 });
  });

  it.each([
    [
      "a row was changed",
      "UPDATE audit SET entry = replace(entry, 'row 2', 'row 9') WHERE id = 2",
      2,
    ],
    ["a row was taken out", "DELETE FROM audit WHERE id = 2", 2],
    ["the last row was taken out", "DELETE FROM audit WHERE id = 4", 4],
    [
      "two rows changed places",
      "UPDATE audit SET id = 9 WHERE id = 2; UPDATE audit SET id = 2 WHERE id = 3; UPDATE audit SET id = 3 WHERE id = 9",
      2,
    ],
    [
      "a row was added by hand",
      "INSERT INTO audit (before, hash, entry) VALUES ('x', 'y', '{}')",
      5,
    ],
  ])("names the first broken row when %s", (_, sql, row) => {
    write(4);
    tamper(sql);
    expect(verifyAudit(file)).toEqual({ kind: "broken", row });
  });

  it("takes no change through an ordinary statement", () => {
    write(1);
    const database = new DatabaseSync(file);
    expect(() => database.exec("UPDATE audit SET entry = ''")).toThrow("append-only");
    expect(() => database.exec("DELETE FROM audit")).toThrow("append-only");
    database.close();
  });
});
