import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { NotesHost } from "../../../src/host/notes.ts";
import type { Undo } from "../../../src/types/turn/result.ts";
import { failureOf } from "./failure-of.ts";

export type SeedNote = {
  readonly title: string;
  readonly folder?: string;
  readonly text: string;
};

export type NotesUnderTest = {
  readonly host: NotesHost;
  readonly undo: (undo: Undo) => Promise<unknown>;
  readonly seed: (notes: readonly SeedNote[]) => Promise<void>;
  /** Titles and texts of the store, read without the host. */
  readonly stored: () => Promise<readonly SeedNote[]>;
  /** Everything the store holds, to the byte. */
  readonly everything: () => Promise<string>;
  /** Another program adds to a note. */
  readonly touch: (title: string) => Promise<void>;
  readonly lose: (title: string) => Promise<void>;
  readonly dispose: () => Promise<void>;
};

const CAKE: SeedNote = {
  title: "Café cake",
  folder: "Recipes",
  text: "Butter, sugar and two eggs.",
};
const SOUP: SeedNote = { title: "Soup", folder: "Recipes", text: "Leeks.\nNo butter at all." };
const WEEKEND: SeedNote = { title: "Weekend", text: "Buy butter for the cake." };
const ALL = [CAKE, SOUP, WEEKEND];

/** What every keeper of notes has to do. */
export function describeNotesContract({
  name,
  make,
}: {
  readonly name: string;
  readonly make: () => Promise<NotesUnderTest>;
}): void {
  describe(`notes contract: ${name}`, () => {
    let under: NotesUnderTest;
    beforeEach(async () => {
      under = await make();
      await under.seed(ALL);
    });
    afterEach(() => under.dispose());

    const titles = async (search: ReturnType<NotesHost["search"]>): Promise<readonly string[]> =>
      (await search).rows.map((row) => row.title);
    const idOf = async (title: string): Promise<string> =>
      (await under.host.all()).find((note) => note.name === title)?.id ?? "missing";

    describe("folders and all", () => {
      it("name every folder", async () => {
        expect((await under.host.folders()).map((folder) => folder.name)).toEqual(["Recipes"]);
      });

      it("name every note", async () => {
        const names = (await under.host.all()).map((note) => note.name);
        expect(names.toSorted()).toEqual(ALL.map(({ title }) => title).toSorted());
      });

      it("know what has come meanwhile", async () => {
        await under.host.all();
        await under.seed([{ title: "New", folder: "Ideas", text: "x" }]);
        expect(await idOf("New")).not.toBe("missing");
        expect(await under.host.folders()).toHaveLength(2);
      });
    });

    describe("search", () => {
      it("puts a title before a text", async () => {
        expect((await titles(under.host.search({ query: "cake", limit: 9 })))[0]).toBe("Café cake");
      });

      it("wants all of the words where there is such a note", async () => {
        expect(await titles(under.host.search({ query: "butter eggs", limit: 9 }))).toEqual([
          "Café cake",
        ]);
        expect(await titles(under.host.search({ query: "butter", limit: 9 }))).toHaveLength(3);
      });

      it("takes all of the words and nothing less", async () => {
        const search = (query: string) => titles(under.host.search({ query, limit: 9 }));
        expect([await search("leeks and eggplants"), await search("leeks")]).toEqual([
          [],
          ["Soup"],
        ]);
      });

      it("minds neither case, accents nor endings", async () => {
        expect(await titles(under.host.search({ query: "CAFE", limit: 9 }))).toEqual(["Café cake"]);
        expect(await titles(under.host.search({ query: "leek", limit: 9 }))).toEqual(["Soup"]);
      });

      it("keeps to a folder and says how many it left out", async () => {
        const found = await under.host.search({ query: "butter", folder: "recipes", limit: 1 });
        expect([found.rows.length, found.more]).toEqual([1, 1]);
        expect(found.rows[0]?.folder).toBe("Recipes");
      });

      it("lists all without words, the last changed first", async () => {
        const { rows, more } = await under.host.search({ query: "", limit: 9 });
        expect([rows.length, more]).toEqual([ALL.length, 0]);
        const changed = rows.map(({ modified }) => modified);
        expect(changed).toEqual(changed.toSorted((one, other) => other - one));
        const within = under.host.search({ query: "", folder: "Recipes", limit: 9 });
        expect((await titles(within)).toSorted()).toEqual(["Café cake", "Soup"]);
      });

      it("shows the line the words are in", async () => {
        const [row] = (await under.host.search({ query: "no butter", limit: 1 })).rows;
        expect(row).toMatchObject({ title: "Soup", snippet: "No butter at all." });
      });

      it("says that a folder isn't there, and gives nothing for words that aren't", async () => {
        const failure = await failureOf(
          under.host.search({ query: "x", folder: "Work", limit: 9 }),
        );
        expect(failure).toMatchObject({ failure: "not_found", candidates: ["Recipes"] });
        expect(await titles(under.host.search({ query: "zebra", limit: 9 }))).toEqual([]);
        expect(await titles(under.host.search({ query: '"*(', limit: 9 }))).toEqual([]);
      });
    });

    describe("read", () => {
      it("gives the text", async () => {
        const note = await under.host.read(await idOf("Soup"));
        expect(note.title).toBe("Soup");
        expect(note.text).toContain("Leeks.\nNo butter at all.");
      });

      it("gives another version after a change", async () => {
        const id = await idOf("Soup");
        const { version } = await under.host.read(id);
        await under.touch("Soup");
        expect((await under.host.read(id)).version).not.toBe(version);
      });

      it("says that a note is gone", async () => {
        const id = await idOf("Soup");
        await under.lose("Soup");
        expect((await failureOf(under.host.read(id))).failure).toBe("not_found");
      });
    });

    describe("create", () => {
      it("makes a note and is undone", async () => {
        const before = await under.everything();
        const { value, undo } = await under.host.create({ title: "Gifts", body: "A book\nA pen" });
        expect(value).toMatchObject({ title: "Gifts", folder: "" });
        expect((await under.host.read(value.id)).text).toContain("A book\nA pen");
        expect((await under.stored()).some((note) => note.title === "Gifts")).toBe(true);
        await under.undo(undo);
        expect(await under.everything()).toBe(before);
      });

      it("makes it in a folder", async () => {
        const { value } = await under.host.create({ title: "Pie", body: "", folder: "recipes" });
        expect(value.folder).toBe("Recipes");
        const failure = await failureOf(
          under.host.create({ title: "Pie", body: "", folder: "Nowhere" }),
        );
        expect(failure.failure).toBe("not_found");
      });

      it("never goes over another note of that title", async () => {
        const first = await under.host.create({ title: "Soup", body: "One", folder: "Recipes" });
        const second = await under.host.create({ title: "Soup", body: "Two", folder: "Recipes" });
        expect(first.value.id).not.toBe(second.value.id);
        const soups = (await under.stored()).filter((note) => note.title === "Soup");
        expect(soups).toHaveLength(3);
        for (const text of ["Leeks", "One", "Two"]) {
          expect(soups.filter((note) => note.text.includes(text))).toHaveLength(1);
        }
      });

      it.each([
        "A/B: \"quoted\" 'n' <more>",
        "../../escape",
        "🎉 Party \u202Etxt",
        ".hidden",
        "~root $HOME %2e%2e",
        "x".repeat(300),
        "...",
        "CON",
        "line\nbreak",
      ])("keeps the title %j", async (title) => {
        const { value, undo } = await under.host.create({ title, body: "Text" });
        expect(value.title).toBe(title.replace("\n", " "));
        expect((await under.host.read(value.id)).text).toContain("Text");
        await under.undo(undo);
      });

      it("is not undone when the note has changed since", async () => {
        const { undo } = await under.host.create({ title: "Gifts", body: "A book" });
        await under.touch("Gifts");
        const before = await under.everything();
        expect((await failureOf(under.undo(undo))).failure).toBe("invalid");
        expect(await under.everything()).toBe(before);
      });
    });

    describe("append", () => {
      it("adds a line of its own and is undone", async () => {
        const before = await under.everything();
        const { undo } = await under.host.append({ id: await idOf("Soup"), text: "Salt" });
        const soup = (await under.stored()).find((note) => note.title === "Soup");
        expect(soup?.text).toMatch(/No butter at all\.\nSalt\s*$/);
        await under.undo(undo);
        expect(await under.everything()).toBe(before);
      });

      it("is not undone when the note has changed since", async () => {
        const { undo } = await under.host.append({ id: await idOf("Soup"), text: "Salt" });
        await under.touch("Soup");
        const before = await under.everything();
        expect((await failureOf(under.undo(undo))).failure).toBe("invalid");
        expect(await under.everything()).toBe(before);
      });

      it("refuses nothing to add, and says that a note is gone", async () => {
        const id = await idOf("Soup");
        expect((await failureOf(under.host.append({ id, text: " \n" }))).failure).toBe("invalid");
        await under.lose("Soup");
        expect((await failureOf(under.host.append({ id, text: "x" }))).failure).toBe("not_found");
      });
    });
  });
}
