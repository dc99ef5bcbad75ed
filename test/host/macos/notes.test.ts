import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMacNotes } from "../../../src/host/macos/notes/create-mac-notes.ts";
import { htmlOf } from "../../../src/host/macos/notes/note-html.ts";
import type { ScriptRecord } from "../../helpers/jxa/dictionary.ts";
import { appWorld, record, rootOf } from "../../helpers/jxa/dictionary.ts";
import { noteRecord, plainText } from "../../helpers/jxa/notes-dictionary.ts";
import { nextId } from "../../helpers/jxa/world.ts";
import { failureOf } from "../contract/failure-of.ts";
import { describeNotesContract, type NotesUnderTest, type SeedNote } from "../contract/notes.ts";
import { undoWith } from "./emulated-mac.ts";
import { type MacHome, makeMacHome } from "./mac-home.ts";

describeNotesContract({ name: "macos, over the emulated Notes", make: async () => make() });

const TRASH = "Zuletzt gelöscht";

function macWithNotes(): MacHome {
  const mac = makeMacHome();
  const folder = (name: string, isTrash = false): ScriptRecord =>
    record("folder", `x-coredata://notes/${name}`, {
      props: { name, isTrash },
      elements: { folders: [], notes: [] },
    });
  mac.world.apps["Notes"] = appWorld({
    accounts: [
      record("account", "iCloud", {
        props: { name: "iCloud" },
        // The folder notes go to by themselves is called by the user's language too.
        elements: { folders: [folder("Notizen"), folder(TRASH, true)] },
      }),
    ],
  });
  return mac;
}

const foldersIn = (mac: MacHome): ScriptRecord[] => {
  const app = mac.world.apps["Notes"];
  return (app && rootOf(app).elements["accounts"]?.[0]?.elements["folders"]) ?? [];
};
const notesIn = (mac: MacHome): readonly ScriptRecord[] =>
  foldersIn(mac)
    .filter(({ props }) => props["isTrash"] !== true)
    .flatMap((folder) => folder.elements["notes"] ?? []);
const titleOf = (note: ScriptRecord): string =>
  plainText(String(note.props["body"])).split("\n")[0] ?? "";

function noteNamed(mac: MacHome, title: string): ScriptRecord {
  const found = notesIn(mac).find((note) => titleOf(note) === title);
  if (!found) throw new Error(`no note ${title}`);
  return found;
}

function seed(mac: MacHome, { title, folder, text }: SeedNote): void {
  const folders = foldersIn(mac);
  let into = folders.find(({ props }) => props["name"] === (folder ?? "Notizen"));
  if (!into) {
    into = record("folder", nextId(mac.world), {
      props: { name: folder, isTrash: false },
      elements: { folders: [], notes: [] },
    });
    folders.push(into);
  }
  const body = htmlOf(`${title}\n${text}`);
  const note = noteRecord(nextId(mac.world), { body, modified: mac.world.now });
  (into.elements["notes"] ??= []).push(note);
}

function make(): NotesUnderTest {
  const mac = macWithNotes();
  const part = createMacNotes(mac.tools);
  return {
    host: part.host,
    undo: undoWith(part),
    seed: async (notes) => notes.forEach((note) => seed(mac, note)),
    stored: async () =>
      notesIn(mac).map((note) => ({
        title: titleOf(note),
        text: plainText(String(note.props["body"])).split("\n").slice(1).join("\n"),
      })),
    // Dates are Notes' own, and what was removed lies in its trash.
    everything: async () =>
      notesIn(mac)
        .map(({ id, props }) => `${id} ${String(props["body"])}`)
        .join("\n"),
    touch: async (title) => {
      const note = noteNamed(mac, title);
      note.props["body"] = `${String(note.props["body"])}<div>More</div>`;
      note.props["modified"] = mac.world.now + 5_000;
    },
    lose: async (title) => {
      const lost = noteNamed(mac, title);
      for (const folder of foldersIn(mac)) {
        folder.elements["notes"] = (folder.elements["notes"] ?? []).filter((note) => note !== lost);
      }
    },
    dispose: async () => {
      part.close?.();
      mac.dispose();
    },
  };
}

describe("notes on a Mac", () => {
  let mac: MacHome;
  let host: ReturnType<typeof createMacNotes>["host"];
  beforeEach(() => {
    mac = macWithNotes();
    ({ host } = createMacNotes(mac.tools));
  });
  afterEach(() => mac.dispose());

  const events = (): number => mac.world.apps["Notes"]?.events ?? 0;

  it("are listed in events by the folder, not by the note", async () => {
    for (let number = 1; number <= 500; number += 1) {
      seed(mac, { title: `Note ${number}`, text: "x" });
    }
    expect(await host.all()).toHaveLength(500);
    expect(events()).toBeLessThan(20);
    await host.search({ query: "note", limit: 3 });
    expect(events()).toBeLessThan(60);
  });

  it("that are locked keep their titles and stay closed, each with one sentence", async () => {
    seed(mac, { title: "Diary", text: "secret plans" });
    seed(mac, { title: "Plans", text: "plans for the garden" });
    noteNamed(mac, "Diary").props["passwordProtected"] = true;
    // A locked note has its name and no text.
    noteNamed(mac, "Diary").props["name"] = "Diary";
    const { rows } = await host.search({ query: "", limit: 9 });
    expect(rows.map(({ title }) => title).toSorted()).toEqual(["Diary", "Plans"]);
    const id = rows.find(({ title }) => title === "Diary")?.id ?? "";
    const sentence = "That note is locked, so only Notes itself can open it.";
    expect((await failureOf(host.read(id))).message).toBe(sentence);
    expect(await failureOf(host.append({ id, text: "x" }))).toMatchObject({
      failure: "refused",
      message: sentence,
    });
  });

  it("with something attached are not added to", async () => {
    seed(mac, { title: "Trip", text: "with a map" });
    noteNamed(mac, "Trip").elements["attachments"] = [record("attachment", 1)];
    const [note] = await host.all();
    const failure = await failureOf(host.append({ id: note?.id ?? "", text: "x" }));
    expect(failure.failure).toBe("refused");
    expect(noteNamed(mac, "Trip").elements["attachments"]).toHaveLength(1);
  });

  it("open Notes in the background where it isn't running", async () => {
    const app = mac.world.apps["Notes"];
    if (app) app.isRunning = false;
    expect(await host.all()).toEqual([]);
    expect(app?.isRunning).toBe(true);
  });

  it.each([
    ["isn't there", { isInstalled: false }, "unavailable", "Notes isn't on this Mac."],
    ["was denied", { grant: "denied" }, "permission", /Automation/],
    ["hangs", { isHanging: true }, "timeout", "Notes took too long to answer."],
  ] as const)("say so when the app %s", async (...[, changes, code, sentence]) => {
    Object.assign(mac.world.apps["Notes"] ?? {}, changes);
    const failure = await failureOf(host.search({ query: "x", limit: 1 }));
    expect(failure.failure).toBe(code);
    expect(failure.message).toMatch(sentence);
  });

  it.each(['<script>alert("1")</script>', "a & b", "\\", "“\u2028”", "🎉\u202E"])(
    "take %j as text",
    async (text) => {
      const { value } = await host.create({ title: "T", body: text });
      expect(String(noteNamed(mac, "T").props["body"])).not.toContain("<script");
      expect((await host.read(value.id)).text).toContain(text.replaceAll("\u2028", "\n"));
    },
  );
});
