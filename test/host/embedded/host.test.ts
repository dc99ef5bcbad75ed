import { existsSync, readdirSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { foldersOfHome } from "../../../src/host/embedded/create-embedded-host.ts";
import { makeSampleHome } from "../../../src/host/embedded/sample/make-sample-home.ts";
import { NOW, ZONE } from "../contract/calendar.ts";
import { failureOf } from "../contract/failure-of.ts";
import { type EmbeddedHome, makeEmbeddedHome } from "./embedded-home.ts";

let home: EmbeddedHome;
beforeEach(async () => {
  home = await makeEmbeddedHome({ outboxHoldMs: Infinity });
});
afterEach(() => home.dispose());

describe("the embedded host", () => {
  it("opens and makes nothing before it is asked", async () => {
    expect(readdirSync(home.folder)).toEqual([]);
    expect(home.host.files.roots()).toEqual([home.path("files")]);
    expect(home.host.shell.isPlain("ls")).toBe(true);
    expect(readdirSync(home.folder)).toEqual([]);
  });

  it("opens only the domain it is asked for", async () => {
    home.put("notes/a.md", "x");
    await home.host.notes.all();
    expect(readdirSync(home.path(".state")).some((file) => file.startsWith("notes.db"))).toBe(true);
    expect(readdirSync(home.path(".state")).some((file) => file.startsWith("mail"))).toBe(false);
  });

  it("says which domains are missing, and never answers with nothing instead", async () => {
    const asked = [
      () => home.host.mail.recent({ limit: 1 }),
      () => home.host.messages.recent({ limit: 1 }),
      () => home.host.notes.all(),
      () => home.host.files.search({ limit: 1 }),
      () => home.host.music.play({ query: "x" }),
      () => home.host.shortcuts.all(),
    ];
    for (const act of asked) expect((await failureOf(act())).failure).toBe("unavailable");
  });

  it.each([
    "nothing",
    "mail",
    "mail.nothing",
    "constructor",
    "constructor.name",
    "mail.constructor",
    "",
  ])("does not know how to undo %j", async (operation) => {
    expect((await failureOf(home.host.undo({ operation, input: {} }))).failure).toBe("invalid");
  });

  it("refuses a damaged undo of every operation", async () => {
    const operations = [
      "mail.restore",
      "mail.remove_draft",
      "mail.take_back",
      "messages.take_back",
      "notes.remove",
      "notes.cut",
      "files.remove",
      "files.cut",
      "files.restore",
      "audio.restore",
      "music.restore",
    ];
    for (const operation of operations) {
      for (const input of [{}, { path: 3, version: null }, { moved: "all" }]) {
        expect((await failureOf(home.host.undo({ operation, input }))).failure).toBe("invalid");
      }
    }
  });

  it("may be closed twice, and by a signal", async () => {
    home.put("notes/a.md", "x");
    const stop = new AbortController();
    const other = await home.restart({ signal: stop.signal });
    await other.notes.all();
    stop.abort();
    await other[Symbol.asyncDispose]();
    await other[Symbol.asyncDispose]();
  });

  it("keeps its own records closed to the files tools", async () => {
    home.put("files/.keep", "");
    home.put(".state/x.txt", "x");
    const wide = await home.restart({
      folders: { ...foldersOfHome(home.folder, home.path(".state")), files: [home.folder] },
    });
    expect((await failureOf(wide.files.read(".state/x.txt"))).failure).toBe("refused");
    const { rows } = await wide.files.search({ limit: 99 });
    expect(rows.filter((row) => row.path.startsWith(".state"))).toEqual([]);
  });
});

describe("the sample home", () => {
  it("is known by name in every kind, and undoes what was done in it", async () => {
    await home.dispose();
    home = await makeEmbeddedHome({ outboxHoldMs: Infinity });
    await makeSampleHome(home.path("home"), { now: NOW, zone: ZONE });
    const host = await home.restart({
      folders: {
        ...foldersOfHome(home.path("home"), home.path(".state")),
        trash: home.path(".Trash"),
      },
    });
    for (const kind of [
      "person",
      "app",
      "calendar",
      "file",
      "note",
      "folder",
      "mailbox",
      "shortcut",
      "music",
    ] as const) {
      expect(await host.names.of(kind), kind).not.toEqual([]);
    }
    const before = home.everything("home/mail");
    const { rows } = await host.mail.recent({ limit: 3 });
    const written = await Promise.all(
      rows.map(({ id }, at) => host.mail.update({ id, action: at === 0 ? "trash" : "flag" })),
    );
    expect(home.everything("home/mail")).not.toBe(before);
    for (const { undo } of written.toReversed()) await host.undo(undo);
    expect(home.everything("home/mail")).toBe(before);
    expect(existsSync(home.path(".Trash"))).toBe(false);
  });
});
