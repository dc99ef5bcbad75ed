import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  makeChats,
  openChats,
} from "../../../../src/host/embedded/messages/chats/chat-database.ts";
import { OpenChats } from "../../../../src/host/embedded/messages/chats/open-chats.ts";
import { addMessage } from "../../../../src/host/embedded/messages/send-message.ts";
import { openJournal } from "../../../../src/store/journal.ts";

const SOURCE = join(import.meta.dirname, "../../../../src");
const IMPORTS = `
  import { DatabaseSync } from "node:sqlite";
  import { OpenChats } from "${SOURCE}/host/embedded/messages/chats/open-chats.ts";
  import { addMessage } from "${SOURCE}/host/embedded/messages/send-message.ts";
  const file = process.argv[1];
  const die = () => process.kill(process.pid, "SIGKILL");`;
/** So little memory that what is written reaches the file long before the end of its transaction. */
const SPILLING = "PRAGMA cache_size = 1; PRAGMA cache_spill = 1";
const FILL = `for (let at = 0; at < 2000; at += 1)
    database.prepare("INSERT INTO message (guid, text, date, is_from_me) VALUES (?, ?, 1, 1)").run("G" + at, "x".repeat(500));`;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sotto-cut-off-"));
  file = join(folder, "messages.db");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program until it kills itself. */
function killed(script: string): void {
  const args = ["--input-type=module", "-e", `${IMPORTS}\n${script}`, file];
  const { signal, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect({ signal, stderr: signal === "SIGKILL" ? "" : stderr }).toEqual({
    signal: "SIGKILL",
    stderr: "",
  });
}

const written = (): number => {
  const { database } = openChats(file);
  const row = database.prepare("SELECT count(*) AS number FROM message").get();
  database.close();
  return Number(row?.["number"]);
};
const message = { to: "+44 20 7946 0001", text: "hello", now: Date.now() };

describe("a write that was killed between its first page and its end", () => {
  beforeEach(() => {
    makeChats(file);
    const chats = new OpenChats(file);
    addMessage(chats.writable(), message);
    chats.close();
    killed(`const database = new DatabaseSync(file);
      database.exec("${SPILLING}; BEGIN IMMEDIATE");
      ${FILL} die();`);
    expect(readFileSync(`${file}-journal`).length).toBeGreaterThan(0);
  });

  it("is taken back at the next look, and everything before it is there", () => {
    expect(written()).toBe(1);
    expect(existsSync(`${file}-journal`)).toBe(false);
  });

  it("doesn't stand in the way of the next message", () => {
    const chats = new OpenChats(file);
    addMessage(chats.writable(), message);
    chats.close();
    expect(written()).toBe(2);
  });

  it("is left to the app it belongs to, which is named", () => {
    const before = readFileSync(file);
    const journal = readFileSync(`${file}-journal`);
    expect(() => openChats(file, "the system")).toThrow(/Open Messages once/);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readFileSync(`${file}-journal`).equals(journal)).toBe(true);
  });
});

describe("a database that is kept by a log of writes", () => {
  it("is read though a writer was killed, by an app's reader too", () => {
    makeChats(file);
    killed(`const database = new DatabaseSync(file);
      database.exec("PRAGMA journal_mode = WAL; PRAGMA cache_size = 1");
      database.exec("INSERT INTO message (guid, text, date) VALUES ('A', 'a', 1)");
      database.exec("BEGIN"); ${FILL} die();`);
    expect(existsSync(`${file}-wal`)).toBe(true);
    const { database } = openChats(file, "the system");
    expect(database.prepare("SELECT guid FROM message").all()).toEqual([{ guid: "A" }]);
    database.close();
    expect(written()).toBe(1);
  });
});

describe("a database whose making was killed", () => {
  it("is made at the first message", () => {
    writeFileSync(file, "");
    expect(() => openChats(file)).toThrow(/There are no messages/);
    const chats = new OpenChats(file);
    addMessage(chats.writable(), message);
    chats.close();
    expect(written()).toBe(1);
  });
});

describe("a program that is killed at any moment while it sends", () => {
  it("leaves every message it had said was kept, in 12 kills", async () => {
    const said: string[] = [];
    for (let kill = 0; kill < 12; kill += 1) {
      const script = `const chats = new OpenChats(file);
        for (;;) {
          const { guid } = addMessage(chats.writable(), ${JSON.stringify(message)});
          process.stdout.write(guid + "\\n");
        }`;
      const args = ["--input-type=module", "-e", `${IMPORTS}\n${script}`, file];
      const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
      let output = "";
      const first = once(child.stdout, "data");
      child.stdout.on("data", (part: Buffer) => void (output += part.toString()));
      await first;
      await new Promise((resolve) => setTimeout(resolve, kill * 7));
      child.kill("SIGKILL");
      await once(child, "close");
      // A line that was cut was not yet said.
      said.push(...output.split("\n").slice(0, -1));
      const { database } = openChats(file);
      const kept = new Set(
        database
          .prepare("SELECT guid FROM message")
          .all()
          .map((row) => row["guid"]),
      );
      expect(said.filter((guid) => !kept.has(guid))).toEqual([]);
      expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
      database.close();
    }
    expect(said.length).toBeGreaterThan(12);
  });
});

describe("the journal of effects", () => {
  it("opens after a write to it was killed, with what it had", () => {
    const effect = { tool: "a.b", what: "a", digest: "", at: Date.now() };
    using before = openJournal(file);
    before.finish(before.begin(effect), { done: "Done.", undo: undefined });
    killed(`const database = new DatabaseSync(file);
      database.exec("PRAGMA cache_size = 1; BEGIN IMMEDIATE");
      for (let at = 0; at < 2000; at += 1)
        database.exec("INSERT INTO effect (tool, what, digest, at, process, begun) VALUES ('a', '" + "x".repeat(500) + "', '', 1, 1, 1)");
      die();`);
    using after = openJournal(file);
    expect(after.list(10).map(({ done }) => done)).toEqual(["Done."]);
  });
});
