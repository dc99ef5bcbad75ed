import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseNote } from "../../../../src/host/embedded/notes/parse-note.ts";
import { failureOf } from "../../contract/failure-of.ts";
import { describeNotesContract, type NotesUnderTest, type SeedNote } from "../../contract/notes.ts";
import { type EmbeddedHome, makeEmbeddedHome } from "../embedded-home.ts";

describeNotesContract({ name: "embedded, titles in headings", make: () => make(headed) });
describeNotesContract({ name: "embedded, titles in file names", make: () => make(named) });

type Filed = (note: SeedNote) => { readonly file: string; readonly content: string };

function headed({ title, folder = ".", text }: SeedNote): ReturnType<Filed> {
  const file = `notes/${folder}/${title.toLowerCase().replaceAll(" ", "-")}.md`;
  return { file, content: `---\ntags: [x]\n---\n# ${title}\n\n${text}\n` };
}

function named({ title, folder = ".", text }: SeedNote): ReturnType<Filed> {
  return { file: `notes/${folder}/${title}.md`, content: text };
}

async function make(filed: Filed): Promise<NotesUnderTest> {
  const home = await makeEmbeddedHome();
  home.put("notes/.obsidian/workspace.md", "# Not a note");
  const fileOf = (title: string): string => {
    const found = noteFiles(home).find((file) => titleIn(home, file) === title);
    if (!found) throw new Error(`no note ${title}`);
    return home.path(found);
  };
  return {
    host: home.host.notes,
    undo: home.host.undo,
    seed: async (notes) => {
      for (const { file, content } of notes.map(filed)) home.put(file, content);
    },
    stored: async () =>
      noteFiles(home).map((file) => ({ title: titleIn(home, file), text: home.text(file) })),
    everything: async () => home.everything("notes"),
    touch: async (title) => appendFileSync(fileOf(title), "\nmore\n"),
    lose: async (title) => rmSync(fileOf(title)),
    dispose: home.dispose,
  };
}

function noteFiles(home: EmbeddedHome): readonly string[] {
  return home
    .entries("notes")
    .filter((file) => file.endsWith(".md") && !file.includes(".obsidian"));
}

/** A heading in front, else the file's name. */
function titleIn(home: EmbeddedHome, file: string): string {
  const heading = /^# (.*)$/m.exec(home.text(file))?.[1];
  return heading ?? file.replace(/^.*\//, "").replace(/\.md$/, "");
}

describe("a note's title and text", () => {
  it.each([
    ["a.md", "# Heading #\ntext", "Heading", "# Heading #\ntext"],
    ["a.md", "---\ntitle: 'Said'\n---\n# Heading\n", "Said", "# Heading\n"],
    ["a.md", "---\r\ntags: x\r\n---\r\ntext\r\n", "a", "text\n"],
    ["b/Long name.markdown", "no heading\n## Second", "Long name", "no heading\n## Second"],
    ["a.md", "```\n# code\n```\n# Real", "Real", "```\n# code\n```\n# Real"],
    ["a.md", "#tag\nx", "a", "#tag\nx"],
    ["a.md", "---\nnever closed", "a", "---\nnever closed"],
    ["a.md", "", "a", ""],
  ])("%s: %j", (...[path, source, title, text]) => {
    expect(parseNote(path, source)).toEqual({ title, text });
  });
});

describe("the notes folder", () => {
  let home: EmbeddedHome;
  beforeEach(async () => {
    home = await makeEmbeddedHome();
  });
  afterEach(() => home.dispose());

  it("that is missing is no empty answer", async () => {
    for (const act of [
      () => home.host.notes.all(),
      () => home.host.notes.folders(),
      () => home.host.notes.search({ query: "x", limit: 1 }),
    ]) {
      expect((await failureOf(act())).failure).toBe("unavailable");
    }
  });

  it("may be empty", async () => {
    mkdirSync(home.path("notes"));
    expect(await home.host.notes.all()).toEqual([]);
    expect((await home.host.notes.search({ query: "x", limit: 1 })).rows).toEqual([]);
  });

  it("keeps a binary note in the list, and says what it is when it is read", async () => {
    home.put("notes/picture.md", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0xff]));
    home.put("notes/fine.md", "apples");
    expect((await home.host.notes.all()).map((note) => note.name)).toEqual(["fine", "picture"]);
    expect((await home.host.notes.search({ query: "apples", limit: 9 })).rows).toHaveLength(1);
    expect((await failureOf(home.host.notes.read("picture.md"))).failure).toBe("invalid");
    const adding = home.host.notes.append({ id: "picture.md", text: "x" });
    expect((await failureOf(adding)).failure).toBe("invalid");
    expect(await home.host.problems()).toContainEqual({
      file: "notes/picture.md",
      reason: "It is no text, or too large for a note.",
      kind: "unreadable note",
    });
  });

  it("follows no link out of itself", async () => {
    home.put("secret.md", "apples");
    mkdirSync(home.path("notes"));
    symlinkSync(home.path("secret.md"), home.path("notes/link.md"));
    symlinkSync(home.folder, home.path("notes/out"));
    expect(await home.host.notes.all()).toEqual([]);
    expect((await failureOf(home.host.notes.read("link.md"))).failure).toBe("refused");
    expect((await failureOf(home.host.notes.read("../secret.md"))).failure).toBe("refused");
    expect(
      (await failureOf(home.host.notes.append({ id: "out/secret.md", text: "x" }))).failure,
    ).toBe("refused");
  });

  it("keeps the encoding and the line ends of a note", async () => {
    const latin = Buffer.from("caf\xe9\r\nth\xe9\r\n", "latin1");
    const wide = Buffer.from("\uFEFFcaf\u00e9\r\n", "utf16le");
    home.put("notes/latin.md", latin);
    home.put("notes/wide.md", wide);
    await home.host.notes.append({ id: "latin.md", text: "crème\nbrûlée" });
    await home.host.notes.append({ id: "wide.md", text: "🎉" });
    expect(readFileSync(home.path("notes/latin.md"))).toEqual(
      Buffer.concat([latin, Buffer.from("cr\xe8me\r\nbr\xfbl\xe9e\r\n", "latin1")]),
    );
    expect(readFileSync(home.path("notes/wide.md"))).toEqual(
      Buffer.concat([wide, Buffer.from("🎉\r\n", "utf16le")]),
    );
    const adding = home.host.notes.append({ id: "latin.md", text: "🎉" });
    expect((await failureOf(adding)).failure).toBe("invalid");
  });

  it("finds notes again after a restart, and what has changed since", async () => {
    home.put("notes/a.md", "apples");
    await home.host.notes.search({ query: "apples", limit: 9 });
    await home.host[Symbol.asyncDispose]();
    writeFileSync(home.path("notes/a.md"), "pears instead");
    const later = await home.restart();
    expect((await later.notes.search({ query: "apples", limit: 9 })).rows).toEqual([]);
    expect((await later.notes.search({ query: "pears", limit: 9 })).rows).toHaveLength(1);
  });

  it("is left alone by an undo that is damaged", async () => {
    home.put("notes/a.md", "apples");
    for (const input of [{}, { path: "a.md" }, { path: "a.md", version: 3, bytes: 1 }]) {
      const undoing = home.host.undo({ operation: "notes.cut", input });
      expect((await failureOf(undoing)).failure).toBe("invalid");
    }
    expect(home.text("notes/a.md")).toBe("apples");
  });
});
