import {
  appendFileSync,
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
} from "node:fs";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makePipe } from "../../../helpers/make-pipe.ts";
import { anyText } from "../../../helpers/any-text.ts";
import { foldersOfHome } from "../../../../src/host/embedded/create-embedded-host.ts";
import { onePagePdf } from "../../../helpers/one-page-pdf.ts";
import { decodeText } from "../../../../src/host/embedded/text/decode-text.ts";
import { withAppended } from "../../../../src/host/embedded/text/encode-text.ts";
import { fileNameFor } from "../../../../src/host/embedded/text/file-name.ts";
import { oddPath } from "../../../../src/store/files/rules/path-text.ts";
import { failureOf } from "../../contract/failure-of.ts";
import { describeFilesContract, type FilesUnderTest } from "../../contract/files.ts";
import { type EmbeddedHome, makeEmbeddedHome } from "../embedded-home.ts";

describeFilesContract({ name: "embedded", make });

async function make(): Promise<FilesUnderTest> {
  const home = await makeEmbeddedHome();
  mkdirSync(home.path("files"));
  return {
    host: home.host.files,
    undo: home.host.undo,
    seed: async (files) => {
      for (const { path, content, modified } of files) {
        const bytes =
          typeof content === "string" && path.endsWith(".jpg")
            ? Buffer.from(content, "latin1")
            : content;
        home.put(`files/${path}`, bytes);
        if (modified)
          utimesSync(home.path(`files/${path}`), new Date(modified), new Date(modified));
      }
    },
    everything: async () => home.everything("files"),
    content: async (path) =>
      existsSync(home.path(`files/${path}`)) ? home.text(`files/${path}`) : undefined,
    touch: async (path) => appendFileSync(home.path(`files/${path}`), "more"),
    trashed: async () => notes(home).map((note) => /Path=.*?([^/\n]+)\n/.exec(note)?.[1] ?? ""),
    emptyTrash: async () => {
      for (const part of ["files", "info"])
        rmSync(home.path(`.Trash/${part}`), { recursive: true });
    },
    dispose: home.dispose,
  };
}

function notes(home: EmbeddedHome): readonly string[] {
  if (!existsSync(home.path(".Trash/info"))) return [];
  return readdirSync(home.path(".Trash/info")).map((file) => home.text(`.Trash/info/${file}`));
}

describe("files of all kinds", () => {
  let home: EmbeddedHome;
  beforeEach(async () => {
    home = await makeEmbeddedHome();
    mkdirSync(home.path("files"));
  });
  afterEach(() => home.dispose());

  const read = async (path: string): Promise<string> => (await home.host.files.read(path)).text;

  it.each([
    ["UTF-8", Buffer.from("naïve 🎉\n")],
    ["UTF-8 with a mark", Buffer.from("\uFEFFnaïve 🎉\n")],
    ["UTF-16 of Windows", Buffer.from("\uFEFFnaïve 🎉\n", "utf16le")],
    ["UTF-16, the other way round", Buffer.from("\uFEFFnaïve 🎉\n", "utf16le").swap16()],
    ["UTF-16 without a mark", Buffer.from("naïve text\n", "utf16le")],
    ["Latin-1", Buffer.from("naïve text\n", "latin1")],
    ["Windows line ends", Buffer.from("naïve text\r\n")],
  ])("reads %s", async (_, content) => {
    home.put("files/a.txt", content);
    expect(["naïve 🎉\n", "naïve text\n"]).toContain(await read("a.txt"));
  });

  it("reads the text of a PDF", async () => {
    home.put("files/lease.pdf", onePagePdf(["The rent is due", "on Monday"]));
    expect(await read("lease.pdf")).toContain("The rent is due");
  });

  it.each([
    ["broken.pdf", "%PDF-1.4 and then nothing of the kind"],
    ["empty.pdf", ""],
    ["program.txt", Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1, 2])],
    ["noise.txt", Buffer.from(Array.from({ length: 400 }, (_, at) => (at * 167 + 91) % 256))],
    ["archive.zip", Buffer.from("PK\x03\x04\0\0")],
  ])("says that %s can't be read", async (name, content) => {
    home.put(`files/${name}`, content);
    expect((await failureOf(home.host.files.read(name))).failure).toBe("invalid");
  });

  it("says that a file of 100 megabytes is too large", async () => {
    home.put("files/large.txt", "start");
    truncateSync(home.path("files/large.txt"), 100_000_000);
    const { failure, message } = await failureOf(home.host.files.read("large.txt"));
    expect(failure).toBe("invalid");
    expect(message).toBe("“large.txt” is 100 megabytes large; I read up to 10.");
    const { rows } = await home.host.files.search({ query: "large", limit: 9 });
    expect(rows).toHaveLength(1);
  });

  it("leaves pipes and links out of a search, and never waits for one", async () => {
    home.put("secret.txt", "apples");
    home.put("files/fine.txt", "apples");
    makePipe(home.path("files/pipe.txt"));
    symlinkSync(home.path("secret.txt"), home.path("files/link.txt"));
    symlinkSync(home.folder, home.path("files/out"));
    const { rows } = await home.host.files.search({ query: "apples", limit: 9 });
    expect(rows.map((row) => row.path)).toEqual(["fine.txt"]);
    for (const path of ["pipe.txt", "link.txt", "out/secret.txt"]) {
      expect((await failureOf(home.host.files.read(path))).failure).toBe("refused");
    }
  });

  it("does not move what a link leads to", async () => {
    home.put("files/real.txt", "x");
    symlinkSync("real.txt", home.path("files/link.txt"));
    expect(await read("link.txt")).toBe("x");
    const before = home.everything("files");
    expect((await failureOf(home.host.files.trash(["link.txt"]))).failure).toBe("refused");
    expect(home.everything("files")).toBe(before);
  });

  it("adds to a hard-linked file without touching its other name", async () => {
    home.put("other.txt", "one\n");
    linkSync(home.path("other.txt"), home.path("files/a.txt"));
    await home.host.files.write({ path: "a.txt", text: "two", mode: "append" });
    expect(home.text("files/a.txt")).toBe("one\ntwo\n");
    expect(home.text("other.txt")).toBe("one\n");
  });

  it("says that the folder for files is missing", async () => {
    rmSync(home.path("files"), { recursive: true });
    expect((await failureOf(home.host.files.search({ limit: 1 }))).failure).toBe("unavailable");
    const writing = home.host.files.write({ path: "a.txt", text: "x", mode: "create" });
    expect((await failureOf(writing)).failure).toBe("refused");
  });

  it("writes the notes of the Trash as desktops read them", async () => {
    home.put("files/50% off, naïve 🎉.txt", "x");
    await home.host.files.trash(["50% off, naïve 🎉.txt"]);
    const path = home.path("files").split("/").map(encodeURIComponent).join("/");
    expect(notes(home)).toEqual([
      `[Trash Info]\nPath=${path}/50%25%20off%2C%20na%C3%AFve%20%F0%9F%8E%89.txt\nDeletionDate=2026-03-02T09:00:00\n`,
    ]);
    expect(readdirSync(home.path(".Trash/files"))).toEqual(["50% off, naïve 🎉.txt"]);
  });

  it.each(["\"quoted\" 'n' `x`", "🎉 naïve", "-rf", "trailing "])(
    "handles the name %j like any other",
    async (name) => {
      const path = `${name}.txt`;
      await home.host.files.write({ path, text: "text", mode: "create" });
      expect(await read(path)).toBe("text\n");
      const { undo } = await home.host.files.trash([path]);
      await home.host.undo(undo);
      expect((await home.host.files.search({ limit: 9 })).rows.map((row) => row.path)).toEqual([
        path,
      ]);
    },
  );

  it.each(["two\nlines.txt", "🎉 \u202Etxt.exe", "a\u200Bb.txt", "blank /x.txt"])(
    "reads %j and neither writes nor moves it, for nobody could be shown what is done",
    async (path) => {
      const refused = { failure: "refused" };
      const write = home.host.files.write({ path, text: "text", mode: "create" });
      await expect(write).rejects.toMatchObject(refused);
      home.put(`files/${path}`, "text");
      expect(await read(path)).toBe("text");
      await expect(home.host.files.trash([path])).rejects.toMatchObject(refused);
    },
  );

  it("knows files and folders by name", async () => {
    home.put("files/Letters/Lease.pdf", "x");
    home.put("notes/Ideas/x.md", "x");
    expect(await home.host.names.of("file")).toEqual([
      { id: "Letters/Lease.pdf", name: "Lease", also: ["Lease.pdf"] },
    ]);
    expect((await home.host.names.of("folder")).map(({ name }) => name)).toEqual([
      "Letters",
      "Ideas",
    ]);
  });
});

describe("several roots", () => {
  it("keep files of one path apart, and each can be read by the path it was found under", async () => {
    const outer = await makeEmbeddedHome();
    outer.put("one/a.txt", "first");
    outer.put("two/a.txt", "second");
    outer.put("two/b.txt", "third");
    const host = await outer.restart({
      folders: {
        ...foldersOfHome(outer.folder, outer.path(".state")),
        files: [outer.path("one"), outer.path("two")],
      },
    });
    const { rows } = await host.files.search({ limit: 9 });
    const texts = await Promise.all(
      rows.map(async ({ path }) => (await host.files.read(path)).text),
    );
    expect(texts.toSorted()).toEqual(["first", "second", "third"]);
    await outer.dispose();
  });
});

describe("a text file with something added", () => {
  it("begins with what it was, to the byte, and reads as both", () => {
    const encodings = fc.constantFrom("utf8", "utf16le", "latin1");
    const plain = fc.stringMatching(/^[\w é\n]{0,40}$/);
    fc.assert(
      fc.property(encodings, plain, plain, (encoding, before, addition) => {
        const mark = encoding === "utf16le" ? "\uFEFF" : "";
        const content = Buffer.from(mark + before, encoding);
        const after = withAppended(content, addition);
        expect(after.subarray(0, content.length)).toEqual(content);
        const ends = before === "" || before.endsWith("\n") ? before : `${before}\n`;
        expect(decodeText(after)?.text).toBe(`${ends}${addition.replace(/\n+$/, "")}\n`);
      }),
    );
  });
});

describe("a file name made of a title", () => {
  it("is a plain one, whatever was said", () => {
    fc.assert(
      fc.property(anyText(300), (title) => {
        const name = `${fileNameFor(title)}.md`;
        expect(oddPath(name)).toBeUndefined();
        expect(name).not.toMatch(/[/\\\0\n]|^\./);
        expect(Buffer.byteLength(name)).toBeLessThan(200);
      }),
    );
  });
});

it("says that a file is closed to us", async () => {
  const home = await makeEmbeddedHome();
  mkdirSync(home.path("files"));
  symlinkSync("loop", home.path("files/loop"));
  expect((await failureOf(home.host.files.read("loop/x.txt"))).failure).toBe("refused");
  home.put("files/shut.txt", "x");
  chmodSync(home.path("files/shut.txt"), 0o000);
  // The superuser of a container may read everything.
  const outcome = await home.host.files.read("shut.txt").then(
    () => "permission",
    (error: { readonly failure: string }) => error.failure,
  );
  expect(outcome).toBe("permission");
  await home.dispose();
});
