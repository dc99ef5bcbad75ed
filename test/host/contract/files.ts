import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { FilesHost } from "../../../src/host/files.ts";
import type { Undo } from "../../../src/types/turn/result.ts";
import { failureOf } from "./failure-of.ts";

type SeedFile = {
  readonly path: string;
  readonly content: string | Uint8Array;
  /** With its offset. */
  readonly modified?: string;
};

export type FilesUnderTest = {
  readonly host: FilesHost;
  readonly undo: (undo: Undo) => Promise<unknown>;
  readonly seed: (files: readonly SeedFile[]) => Promise<void>;
  /** Everything below the roots, to the byte. */
  readonly everything: () => Promise<string>;
  /** The content of a file, read without the host; nothing when there is none. */
  readonly content: (path: string) => Promise<string | undefined>;
  /** Another program adds to a file. */
  readonly touch: (path: string) => Promise<void>;
  /** Original names of what lies in the Trash. */
  readonly trashed: () => Promise<readonly string[]>;
  /** Somebody empties the Trash. */
  readonly emptyTrash: () => Promise<void>;
  readonly dispose: () => Promise<void>;
};

const ALL: readonly SeedFile[] = [
  { path: "Documents/Budget 2026.csv", content: "rent,1120\n", modified: "2026-02-01T10:00Z" },
  {
    path: "Documents/Letters/Café.txt",
    content: "Dear landlord,\n",
    modified: "2026-02-10T10:00Z",
  },
  { path: "Documents/photo.jpg", content: "\xff\xd8\xff", modified: "2026-02-20T10:00Z" },
  { path: "Downloads/letter.md", content: "# Budget\nlandlord", modified: "2026-03-01T10:00Z" },
];

/** What every machine has to do with files. */
export function describeFilesContract({
  name,
  make,
}: {
  readonly name: string;
  readonly make: () => Promise<FilesUnderTest>;
}): void {
  describe(`files contract: ${name}`, () => {
    let under: FilesUnderTest;
    beforeEach(async () => {
      under = await make();
      await under.seed(ALL);
    });
    afterEach(() => under.dispose());

    const paths = async (search: ReturnType<FilesHost["search"]>): Promise<readonly string[]> =>
      (await search).rows.map((row) => row.path);

    describe("search", () => {
      it("gives everything, newest first", async () => {
        const { rows, more } = await under.host.search({ limit: 9 });
        expect(rows.map((row) => row.path)).toEqual(ALL.map(({ path }) => path).toReversed());
        expect(more).toBe(0);
        expect(rows.at(-1)).toMatchObject({
          kind: "text",
          bytes: 10,
          modified: Date.parse("2026-02-01T10:00Z"),
        });
      });

      it("finds words of the name, the folder and the content", async () => {
        expect(await paths(under.host.search({ query: "budget", limit: 9 }))).toEqual([
          "Downloads/letter.md",
          "Documents/Budget 2026.csv",
        ]);
        expect(await paths(under.host.search({ query: "cafe", limit: 9 }))).toHaveLength(1);
        expect(await paths(under.host.search({ query: "dear letters", limit: 9 }))).toEqual([
          "Documents/Letters/Café.txt",
        ]);
      });

      it("keeps to a kind and a time", async () => {
        expect(await paths(under.host.search({ kind: "image", limit: 9 }))).toEqual([
          "Documents/photo.jpg",
        ]);
        const since = Date.parse("2026-02-15T00:00Z");
        expect(await paths(under.host.search({ since, limit: 9 }))).toHaveLength(2);
      });

      it("keeps to a folder, by its path or its name", async () => {
        expect(await paths(under.host.search({ folder: "downloads", limit: 9 }))).toEqual([
          "Downloads/letter.md",
        ]);
        expect(await paths(under.host.search({ folder: "Letters", limit: 9 }))).toEqual([
          "Documents/Letters/Café.txt",
        ]);
        const failure = await failureOf(under.host.search({ folder: "Music", limit: 9 }));
        expect(failure).toMatchObject({ failure: "not_found" });
        expect(failure.candidates).toContain("Downloads");
      });

      it("says how many it left out", async () => {
        const { rows, more } = await under.host.search({ limit: 1 });
        expect([rows.length, more]).toEqual([1, 3]);
      });
    });

    describe("read", () => {
      it("gives the text of a file", async () => {
        const file = await under.host.read("Documents/Letters/Café.txt");
        expect(file).toMatchObject({ text: "Dear landlord,\n", kind: "text", bytes: 15 });
      });

      it("says what isn't text, isn't there and isn't a file", async () => {
        expect((await failureOf(under.host.read("Documents/photo.jpg"))).failure).toBe("invalid");
        expect((await failureOf(under.host.read("Documents/none.txt"))).failure).toBe("not_found");
        expect((await failureOf(under.host.read("Documents"))).failure).toBe("invalid");
      });

      it.each(["../outside.txt", "/etc/passwd", "~/.ssh/id", "Documents/\0", "file:///etc/passwd"])(
        "refuses %j",
        async (path) => {
          expect((await failureOf(under.host.read(path))).failure).toBe("refused");
        },
      );
    });

    describe("write", () => {
      it("creates a file with its folders and is undone", async () => {
        const before = await under.everything();
        const { value, undo } = await under.host.write({
          path: "Documents/New/Plan.txt",
          text: "One",
          mode: "create",
        });
        expect(value).toMatchObject({ path: "Documents/New/Plan.txt", kind: "text" });
        expect(await under.content("Documents/New/Plan.txt")).toBe("One\n");
        await under.undo(undo);
        expect(await under.everything()).toBe(before);
      });

      it("adds to a file and is undone", async () => {
        const before = await under.everything();
        const path = "Documents/Budget 2026.csv";
        const { undo } = await under.host.write({ path, text: "food,300", mode: "append" });
        expect(await under.content(path)).toBe("rent,1120\nfood,300\n");
        await under.undo(undo);
        expect(await under.everything()).toBe(before);
      });

      it("never goes over a file", async () => {
        const before = await under.everything();
        const path = "Documents/Budget 2026.csv";
        const failure = await failureOf(under.host.write({ path, text: "x", mode: "create" }));
        expect(failure.failure).toBe("invalid");
        expect(await under.everything()).toBe(before);
      });

      it("adds to nothing that isn't there or isn't text", async () => {
        const before = await under.everything();
        const adding = (path: string): Promise<unknown> =>
          under.host.write({ path, text: "x", mode: "append" });
        expect((await failureOf(adding("Documents/none.txt"))).failure).toBe("not_found");
        expect((await failureOf(adding("Documents/photo.jpg"))).failure).toBe("invalid");
        expect(await under.everything()).toBe(before);
      });

      it.each(["../x.txt", ".bashrc", ".git/hooks/pre-commit", "Library/LaunchAgents/x.plist"])(
        "refuses %j",
        async (path) => {
          const before = await under.everything();
          const failure = await failureOf(under.host.write({ path, text: "x", mode: "create" }));
          expect(failure.failure).toBe("refused");
          expect(await under.everything()).toBe(before);
        },
      );

      it.each(["create", "append"] as const)("is not undone after a change: %s", async (mode) => {
        const path = mode === "create" ? "Plan.txt" : "Downloads/letter.md";
        const { undo } = await under.host.write({ path, text: "x", mode });
        await under.touch(path);
        const before = await under.everything();
        expect((await failureOf(under.undo(undo))).failure).toBe("invalid");
        expect(await under.everything()).toBe(before);
      });
    });

    describe("move", () => {
      const MOVES = [
        { path: "Downloads/letter.md", to: "Documents/letter.md" },
        { path: "Documents/photo.jpg", to: "photo.jpg" },
      ];

      it("puts files elsewhere and is undone", async () => {
        const before = await under.everything();
        const letter = await under.content("Downloads/letter.md");
        const { value, undo } = await under.host.move(MOVES);
        expect(value.map((file) => file.path)).toEqual(MOVES.map(({ to }) => to));
        expect(await under.content("Downloads/letter.md")).toBeUndefined();
        expect(await under.content("Documents/letter.md")).toBe(letter);
        await under.undo(undo);
        expect(await under.everything()).toBe(before);
      });

      it("moves all or none, and over no other file", async () => {
        await under.seed([{ path: "photo.jpg", content: "another" }]);
        const before = await under.everything();
        expect((await failureOf(under.host.move(MOVES))).failure).toBe("invalid");
        expect(await under.everything()).toBe(before);
      });

      it.each([[".."], ["../letter.md"], [".git/hooks/post-commit"], [".ssh/config"]])(
        "refuses to move a file to %s",
        async (to) => {
          const before = await under.everything();
          const { failure } = await failureOf(
            under.host.move([{ path: "Downloads/letter.md", to }]),
          );
          expect(failure).toBe("refused");
          expect(await under.everything()).toBe(before);
        },
      );

      it("is not undone once a file has changed, or its place is taken", async () => {
        const first = await under.host.move(MOVES.slice(0, 1));
        await under.seed([{ path: "Downloads/letter.md", content: "new" }]);
        expect((await failureOf(under.undo(first.undo))).failure).toBe("invalid");
        const second = await under.host.move(MOVES.slice(1));
        await under.seed([{ path: "photo.jpg", content: "changed" }]);
        expect((await failureOf(under.undo(second.undo))).failure).toBe("invalid");
        expect(await under.content("photo.jpg")).toBe("changed");
      });
    });

    describe("trash", () => {
      it("moves files to the Trash and is undone", async () => {
        const before = await under.everything();
        const doomed = ["Documents/photo.jpg", "Downloads/letter.md"];
        const { value, undo } = await under.host.trash(doomed);
        expect(value.map((file) => file.path)).toEqual(doomed);
        expect(await under.content("Downloads/letter.md")).toBeUndefined();
        expect((await under.trashed()).toSorted()).toEqual(["letter.md", "photo.jpg"]);
        await under.undo(undo);
        expect(await under.everything()).toBe(before);
        expect(await under.trashed()).toEqual([]);
      });

      it("moves a folder with what is in it", async () => {
        const before = await under.everything();
        const { undo } = await under.host.trash(["Documents"]);
        expect(await under.content("Documents/Letters/Café.txt")).toBeUndefined();
        await under.undo(undo);
        expect(await under.everything()).toBe(before);
      });

      it("keeps two files of one name apart", async () => {
        await under.seed([{ path: "letter.md", content: "another" }]);
        const before = await under.everything();
        const first = await under.host.trash(["Downloads/letter.md"]);
        const second = await under.host.trash(["letter.md"]);
        expect(await under.trashed()).toEqual(["letter.md", "letter.md"]);
        await under.undo(first.undo);
        await under.undo(second.undo);
        expect(await under.everything()).toBe(before);
      });

      it("moves all or none", async () => {
        const before = await under.everything();
        const failure = await failureOf(under.host.trash(["Downloads/letter.md", "none.txt"]));
        expect(failure.failure).toBe("not_found");
        expect(await under.everything()).toBe(before);
        expect(await under.trashed()).toEqual([]);
      });

      it.each([[[]], [["."]], [["../x"]], [[".."]]])("refuses %j", async (paths) => {
        const before = await under.everything();
        expect(["refused", "invalid"]).toContain(
          (await failureOf(under.host.trash(paths))).failure,
        );
        expect(await under.everything()).toBe(before);
      });

      it("is not undone over a new file, nor from an empty Trash", async () => {
        const { undo } = await under.host.trash(["Downloads/letter.md"]);
        await under.seed([{ path: "Downloads/letter.md", content: "new" }]);
        expect((await failureOf(under.undo(undo))).failure).toBe("invalid");
        expect(await under.content("Downloads/letter.md")).toBe("new");
        const other = await under.host.trash(["Documents/photo.jpg"]);
        await under.emptyTrash();
        expect((await failureOf(under.undo(other.undo))).failure).toBe("invalid");
      });
    });
  });
}
