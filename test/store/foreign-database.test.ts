import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openForeign, stateOfForeign } from "../../src/store/foreign-database.ts";

describe("another program's database", () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "sotto-foreign-"));
    file = join(folder, "a.db");
    write("PRAGMA journal_mode = WAL; CREATE TABLE t (x); INSERT INTO t VALUES (1)");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function write(sql: string): void {
    const database = new DatabaseSync(file);
    database.exec(sql);
    database.close();
  }
  const count = (database: DatabaseSync): unknown =>
    database.prepare("SELECT count(*) AS n FROM t").get()?.["n"];

  it("is read without leaving anything beside it", () => {
    const database = openForeign(file, 100);
    expect(count(database)).toBe(1);
    database.close();
    expect(readdirSync(folder)).toEqual(["a.db"]);
  });

  it("is read as it is while the other program writes, without being opened anew", () => {
    const other = new DatabaseSync(file);
    other.exec("INSERT INTO t VALUES (2)");
    const state = stateOfForeign(file);
    const database = openForeign(file, 100);
    expect(count(database)).toBe(2);
    other.exec("INSERT INTO t VALUES (3)");
    expect(count(database)).toBe(3);
    expect(stateOfForeign(file)).toBe(state);
    database.close();
    other.close();
  });

  it("is opened anew once the other program begins to write, or has written and ended", () => {
    const state = stateOfForeign(file);
    write("INSERT INTO t VALUES (2)");
    const written = stateOfForeign(file);
    expect(written).not.toBe(state);
    const other = new DatabaseSync(file);
    other.exec("INSERT INTO t VALUES (3)");
    expect(stateOfForeign(file)).not.toBe(written);
    other.close();
    expect(stateOfForeign(join(folder, "none.db"))).toBeUndefined();
  });
});
