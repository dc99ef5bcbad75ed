import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMacNotes } from "../../../src/host/macos/notes/create-mac-notes.ts";
import type { ScriptRecord } from "../../helpers/jxa/dictionary.ts";
import { appWorld, record, rootOf } from "../../helpers/jxa/dictionary.ts";
import { type ArrivingNote, noteRecord } from "../../helpers/jxa/notes-dictionary.ts";
import { failureOf } from "../contract/failure-of.ts";
import { type MacHome, makeMacHome } from "./mac-home.ts";

type Folder = {
  readonly name: string;
  readonly notes?: readonly ScriptRecord[];
  readonly folders?: readonly ScriptRecord[];
};

const folder = ({ name, notes = [], folders = [] }: Folder): ScriptRecord =>
  record("folder", `folder-${name}`, {
    props: { name },
    elements: { folders: [...folders], notes: [...notes] },
  });
const note = (id: string, changes: Record<string, unknown> = {}): ScriptRecord => {
  const made = noteRecord(id, { body: `<div>Title of ${id}</div><div>text of ${id}</div>` });
  Object.assign(made.props, changes);
  return made;
};
const ghost = (): ScriptRecord =>
  record("folder", "folder-ghost", {
    props: { name: "Gone", ghost: true },
    elements: { folders: [], notes: [] },
  });
const many = (count: number): readonly ScriptRecord[] =>
  Array.from({ length: count }, (_, at) => note(`note-${at}`, { modified: at * 1_000 }));

/** Notes as people have reported it: what is in it is slow, changes while it is read, and is not all there. */
describe("notes as real ones are", () => {
  let mac: MacHome;
  beforeEach(() => (mac = makeMacHome()));
  afterEach(() => mac.dispose());

  function notesWith(folders: readonly ScriptRecord[], arriving: readonly ArrivingNote[] = []) {
    const account = record("account", "iCloud", {
      props: { name: "iCloud" },
      elements: { folders: [folder({ name: "Notes" }), ...folders] },
    });
    const app = appWorld({ accounts: [account] });
    rootOf(app).props["arriving"] = arriving;
    mac.world.apps["Notes"] = app;
    return createMacNotes(mac.tools).host;
  }

  const secondsOf = async (act: () => Promise<unknown>): Promise<number> => {
    const before = mac.world.now;
    await act();
    return (mac.world.now - before) / 1_000;
  };

  it("are all there beside a folder that is gone and still listed", async () => {
    const inside = folder({ name: "Work", notes: [note("a")], folders: [ghost()] });
    const host = notesWith([inside, ghost()]);
    expect((await host.all()).map(({ id }) => id)).toEqual(["a"]);
    expect((await host.folders()).map(({ name }) => name)).toEqual(["Work"]);
    expect((await host.search({ query: "text", limit: 3 })).rows).toHaveLength(1);
    expect((await host.read("a")).folder).toBe("Work");
    expect((await host.create({ title: "New", body: "x", folder: "Work" })).value.folder).toBe(
      "Work",
    );
    expect((await host.append({ id: "a", text: "more" })).value.title).toBe("Title of a");
  });

  it("are known by the whole path of their folder, though an account lists the inner ones too", async () => {
    const inner = folder({ name: "Ideas", notes: [note("a")] });
    const host = notesWith([folder({ name: "Work", folders: [inner] })]);
    expect((await host.folders()).map(({ name }) => name)).toEqual(["Work", "Work/Ideas"]);
    expect((await host.read("a")).folder).toBe("Work/Ideas");
    expect(await host.all()).toHaveLength(1);
  });

  it("are looked for once a folder, though an account lists each inner one again", async () => {
    const depth = 8;
    let inner = folder({ name: "7", notes: [note("a")] });
    for (let at = depth - 2; at >= 0; at -= 1)
      inner = folder({ name: String(at), folders: [inner] });
    const host = notesWith([inner]);
    const asked = (): number => mac.world.apps["Notes"]?.events ?? 0;
    const before = asked();
    expect(await host.folders()).toHaveLength(depth);
    // Twice would be more than nine a folder.
    expect(asked() - before).toBeLessThanOrEqual(3 * depth);
  });

  it("keep the names of their own when one arrives between two lists", async () => {
    for (let atEvent = 1; atEvent <= 24; atEvent += 1) {
      const arriving = [{ atEvent, folder: "folder-Work", note: note("new") }];
      const host = notesWith([folder({ name: "Work", notes: [note("a"), note("b")] })], arriving);
      for (const { id, name } of await host.all())
        expect([atEvent, name]).toEqual([atEvent, `Title of ${id}`]);
    }
  });

  it("keep texts of their own when one arrives between two lists", async () => {
    for (let atEvent = 10; atEvent <= 24; atEvent += 1) {
      mac.dispose();
      mac = makeMacHome();
      const arriving = [{ atEvent, folder: "folder-Work", note: note("new") }];
      const host = notesWith([folder({ name: "Work", notes: many(30) })], arriving);
      const { rows } = await host.search({ query: "note-7", limit: 40 });
      expect([atEvent, rows[0]?.title, rows[0]?.snippet]).toEqual([
        atEvent,
        "Title of note-7",
        "Title of note-7",
      ]);
    }
  });

  it("say so when they never stop changing", async () => {
    const arriving = Array.from({ length: 500 }, (_, at) => ({
      atEvent: at,
      folder: "folder-Work",
      note: note(`new-${at}`),
    }));
    const host = notesWith([folder({ name: "Work", notes: [note("a")] })], arriving);
    expect((await failureOf(host.all())).message).toBe(
      "Notes is still taking in changes. Ask again in a moment.",
    );
  });

  it("are made without listing any, and the made one is the one that is told", async () => {
    const host = notesWith([folder({ name: "Work", notes: many(524) })]);
    for (let atEvent = 1; atEvent < 20; atEvent += 1) {
      const app = mac.world.apps["Notes"];
      if (!app) throw new Error("no Notes");
      rootOf(app).props["arriving"] = [
        { atEvent: app.events + atEvent, folder: "folder-Work", note: note(`new-${atEvent}`) },
      ];
      const made = await host.create({ title: `Mine ${atEvent}`, body: "x", folder: "Work" });
      expect(made.value.title).toBe(`Mine ${atEvent}`);
    }
  });

  it("at 10 ms a note and list: one is read, made and added to within a second, and looked for again within seconds", async () => {
    const host = notesWith([folder({ name: "Work", notes: many(524) })]);
    const app = mac.world.apps["Notes"];
    if (!app) throw new Error("no Notes");
    app.rowMs = 10;
    expect(await secondsOf(() => host.read("note-7"))).toBeLessThan(1);
    expect(await secondsOf(() => host.append({ id: "note-7", text: "x" }))).toBeLessThan(1);
    expect(
      await secondsOf(() => host.create({ title: "T", body: "x", folder: "Work" })),
    ).toBeLessThan(1);
    expect(await secondsOf(() => host.all())).toBeLessThan(18);
    await host.search({ query: "text", limit: 3 });
    expect(await secondsOf(() => host.search({ query: "text", limit: 3 }))).toBeLessThan(7);
  });
});
