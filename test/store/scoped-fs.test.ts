import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makePipe } from "../helpers/make-pipe.ts";
import { anyText } from "../helpers/any-text.ts";
import type { HostFailure } from "../../src/errors.ts";
import { anchorFolder } from "../../src/store/files/folder-anchor.ts";
import { createScopedFs, type ScopedFs } from "../../src/store/files/scoped-fs.ts";

const LIMIT = 1_000_000;
const ROUNDS = 120;
/** About one swap in the steps of one act. */
const SWAP_CHANCE = 0.08;

let home: string;
let root: string;
let scoped: ScopedFs;

beforeEach(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), "scoped-")));
  root = join(home, "Documents");
  mkdirSync(root);
  mkdirSync(join(home, ".ssh"));
  writeFileSync(join(home, ".ssh", "id"), "secret");
  scoped = createScopedFs({ roots: [root] });
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

async function failure(act: Promise<unknown>): Promise<string> {
  try {
    await act;
  } catch (error) {
    // Every rejection of a scoped file system is a HostFailure; a wrong one has no `failure`.
    return (error as HostFailure).failure ?? String(error);
  }
  return "done";
}

/** Everything outside the root, to prove that nothing there changed. */
function outside(folder = home): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => ({ entry, path: join(folder, entry.name) }))
    .filter(({ path }) => path !== root)
    .map(({ entry, path }) => {
      if (entry.isDirectory()) return `${path}\n${outside(path)}`;
      return `${path} ${entry.isFile() ? readFileSync(path, "utf8") : ""}`;
    })
    .join("\n");
}

type PathCase = {
  readonly id: string;
  readonly root: string;
  readonly path: string;
  readonly verdict: "allow" | "deny" | "ask";
  readonly why: string;
  readonly setup?: readonly string[];
};

// The file is ours, checked by the tests below.
const CASES = readFileSync("test/data/security/path_cases.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as PathCase);

function here(path: string): string {
  return path.replaceAll("/sandbox/home", home);
}

describe("the cases of path_cases.jsonl", () => {
  it.each(CASES)("$verdict: $why", async ({ path, verdict, setup }) => {
    for (const step of setup ?? []) {
      const [, link, target] = /^symlink (\S+) -> (\S+)$/.exec(step) ?? [];
      symlinkSync(here(target ?? ""), join(root, link ?? ""));
    }
    const before = outside();
    const written = await failure(scoped.create(here(path), "x"));
    expect(written).toBe(verdict === "allow" ? "done" : written);
    if (verdict !== "allow") expect(written).not.toBe("done");
    const readable = await failure(scoped.read(here(path), LIMIT));
    if (verdict === "deny") expect(readable).not.toBe("done");
    expect(outside()).toBe(before);
  });
});

describe("paths", () => {
  it.each([
    ["~/.ssh/id", "refused"],
    ["~root/x", "refused"],
    ["${HOME}/.ssh/id", "refused"],
    ["%USERPROFILE%\\x", "refused"],
    ["%2e%2e/.ssh/id", "refused"],
    ["%252e%252e%252f.ssh", "refused"],
    ["..%2f.ssh%2fid", "refused"],
    ["file:///etc/passwd", "refused"],
    ["file:x", "refused"],
    ["C:\\Windows\\win.ini", "refused"],
    ["\\\\server\\share\\x", "refused"],
    ["..\\..\\.ssh\\id", "refused"],
    ["‥/.ssh/id", "refused"],
    ["．．/.ssh/id", "refused"],
    ["../Documents2/a.txt", "refused"],
    ["/", "refused"],
    ["", "refused"],
    ["   ", "refused"],
    ["/proc/self/environ", "refused"],
    ["/proc/self/root/etc/passwd", "refused"],
    [`${"x".repeat(300)}.txt`, "invalid"],
  ])("%j is %s", async (path, code) => {
    const before = outside();
    expect(await failure(scoped.create(path, "x"))).toBe(code);
    expect(outside()).toBe(before);
  });

  it.each([
    "a b.txt",
    "100%.txt",
    "$100 budget.txt",
    "a%20b.txt",
    "naïve 🎉.txt",
    "quote\"s' and `ticks`.txt",
    "-rf",
    "👩‍🚀 می‌خواهم.txt",
    "...more.md",
    "deep/er/still/x.txt",
  ])("%j is a plain name", async (path) => {
    await scoped.create(path, "x");
    expect(readFileSync(join(root, path), "utf8")).toBe("x");
    expect((await scoped.read(path, LIMIT)).content.toString()).toBe("x");
  });

  it("never writes outside, whatever the path says", async () => {
    mkdirSync(join(root, "in"));
    symlinkSync(home, join(root, "out"));
    symlinkSync("../..", join(root, "in", "up"));
    const part = fc.oneof(
      fc.constantFrom("..", ".", "in", "out", "up", "", "Documents", ".ssh", "a", "~", "$HOME"),
      anyText(6),
    );
    const before = outside();
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 8 }), fc.boolean(), async (parts, absolute) => {
        const path = (absolute ? `${root}/` : "") + parts.join("/");
        await failure(scoped.create(path, "x"));
        expect(outside()).toBe(before);
      }),
      { numRuns: 100 },
    );
  });

  it("takes a relative path from the first root that has it", async () => {
    const second = join(home, "Second");
    mkdirSync(second);
    writeFileSync(join(second, "only-there.txt"), "2");
    const both = createScopedFs({ roots: [root, second] });
    expect((await both.read("only-there.txt", LIMIT)).place.real).toBe(
      join(second, "only-there.txt"),
    );
    expect((await both.create("new.txt", "")).place.real).toBe(join(root, "new.txt"));
  });

  it("works below a root that is itself a link", async () => {
    symlinkSync(root, join(home, "Link"));
    const linked = createScopedFs({ roots: [join(home, "Link")] });
    await linked.create("a.txt", "x");
    expect(readFileSync(join(root, "a.txt"), "utf8")).toBe("x");
  });
});

describe("files that start programs", () => {
  it.each([
    ".bashrc",
    ".zshenv",
    "sub/.profile",
    ".git/hooks/post-checkout",
    ".GIT/Hooks/post-checkout",
    ".g\u200cit/hooks/x",
    "Library/LaunchAgents/x.plist",
    ".ssh/authorized_keys",
    ".config/autostart/x.desktop",
  ])("%j is not written", async (path) => {
    expect(await failure(scoped.create(path, "x"))).toBe("refused");
    expect(existsSync(join(root, path))).toBe(false);
  });

  it("are found behind a link inside the root as well", async () => {
    mkdirSync(join(root, ".git", "hooks"), { recursive: true });
    symlinkSync(join(root, ".git", "hooks"), join(root, "scripts"));
    expect(await failure(scoped.create("scripts/pre-commit", "x"))).toBe("refused");
  });

  it("may be read", async () => {
    writeFileSync(join(root, ".bashrc"), "alias");
    expect((await scoped.read(".bashrc", LIMIT)).content.toString()).toBe("alias");
  });
});

describe("our own store", () => {
  it("stays closed inside a root", async () => {
    const own = join(root, "sotto");
    mkdirSync(own);
    writeFileSync(join(own, "journal.db"), "x");
    const closing = createScopedFs({ roots: [root], closed: [own] });
    expect(await failure(closing.read("sotto/journal.db", LIMIT))).toBe("refused");
    expect(await failure(closing.create("sotto/x", ""))).toBe("refused");
    expect(await failure(closing.moveOut("sotto", join(home, "away")))).toBe("refused");
    expect(existsSync(join(own, "journal.db"))).toBe(true);
  });
});

describe("kinds of files", () => {
  it("does not wait for a pipe", async () => {
    makePipe(join(root, "pipe"));
    expect(await failure(scoped.read("pipe", LIMIT))).toBe("refused");
    expect(await failure(scoped.stat("pipe"))).toBe("refused");
  });

  it("says what a folder, a missing file and a large file are", async () => {
    mkdirSync(join(root, "folder"));
    writeFileSync(join(root, "large"), Buffer.alloc(LIMIT + 1));
    expect(await failure(scoped.read("folder", LIMIT))).toBe("invalid");
    expect(await failure(scoped.read("missing", LIMIT))).toBe("not_found");
    expect(await failure(scoped.read("large", LIMIT))).toBe("invalid");
    expect(await failure(scoped.read("large/x", LIMIT))).toBe("not_found");
  });

  it("replaces a hard-linked file and never writes through it", async () => {
    linkSync(join(home, ".ssh", "id"), join(root, "linked"));
    const { version } = await scoped.stat("linked");
    await scoped.replace({ path: "linked", version, content: Buffer.from("mine") });
    expect(readFileSync(join(root, "linked"), "utf8")).toBe("mine");
    expect(readFileSync(join(home, ".ssh", "id"), "utf8")).toBe("secret");
  });
});

describe("writes", () => {
  it("never go over an existing file", async () => {
    writeFileSync(join(root, "a"), "old");
    expect(await failure(scoped.create("a", "new"))).toBe("invalid");
    expect(readFileSync(join(root, "a"), "utf8")).toBe("old");
  });

  it("leave a file alone that has changed since", async () => {
    const { version } = await scoped.create("a", "one");
    writeFileSync(join(root, "a"), "two!");
    expect(await failure(scoped.replace({ path: "a", version, content: Buffer.from("3") }))).toBe(
      "invalid",
    );
    expect(await failure(scoped.remove({ path: "a", version }))).toBe("invalid");
    expect(readFileSync(join(root, "a"), "utf8")).toBe("two!");
  });

  it("keep the permissions of a file", async () => {
    writeFileSync(join(root, "a"), "one", { mode: 0o640 });
    const { version } = await scoped.stat("a");
    await scoped.replace({ path: "a", version, content: Buffer.from("2") });
    expect(statSync(join(root, "a")).mode & 0o777).toBe(0o640);
  });

  it("make the folders they need, which can be taken away again", async () => {
    const made = await scoped.create("x/y/z.txt", "1");
    expect(made.madeFolders).toEqual([join(root, "x"), join(root, "x/y")]);
    await scoped.remove({ path: "x/y/z.txt", version: made.version });
    await scoped.removeFolders(made.madeFolders);
    expect(readdirSync(root)).toEqual([]);
  });

  it("leave no folder behind when the file can't be made", async () => {
    expect(await failure(scoped.create(`x/y/${"n".repeat(300)}`, "1"))).toBe("invalid");
    expect(readdirSync(root)).toEqual([]);
  });

  it("keep a folder somebody else put something in", async () => {
    const { madeFolders } = await scoped.create("x/y/z.txt", "1");
    await scoped.removeFolders(madeFolders);
    expect(existsSync(join(root, "x/y/z.txt"))).toBe(true);
  });

  it("move out and back in, never over anything", async () => {
    await scoped.create("a/b.txt", "1");
    await scoped.moveOut("a/b.txt", join(home, "b"));
    rmSync(join(root, "a"), { recursive: true });
    await scoped.moveIn(join(home, "b"), "a/b.txt");
    expect(readFileSync(join(root, "a/b.txt"), "utf8")).toBe("1");
    writeFileSync(join(home, "b"), "2");
    expect(await failure(scoped.moveIn(join(home, "b"), "a/b.txt"))).toBe("invalid");
    expect(await failure(scoped.moveOut("a/b.txt", join(home, "b")))).toBe("invalid");
    expect(await failure(scoped.moveOut(".", join(home, "root")))).toBe("refused");
  });
});

describe("a folder swapped for a link meanwhile", () => {
  it("never leads a read or a write outside", async () => {
    const inner = join(root, "work");
    const kept = join(home, "kept");
    const trap = join(home, "trap");
    mkdirSync(inner);
    mkdirSync(trap);
    writeFileSync(join(inner, "a.txt"), "inside");
    writeFileSync(join(trap, "a.txt"), "secret");
    const swapper = swapForever({ inner, kept, trap });
    const read: string[] = [];
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        await scoped.read("work/a.txt", LIMIT).then(
          ({ content }) => read.push(content.toString()),
          () => undefined,
        );
        await scoped.create(`work/new-${round}`, "x").catch(() => undefined);
      }
    } finally {
      swapper.stop();
    }
    expect(new Set(read).has("secret")).toBe(false);
    expect(readdirSync(trap)).toEqual(["a.txt"]);
    expect(read.length).toBeGreaterThan(0);
  });

  it("is noticed where folders can't be held", async () => {
    mkdirSync(join(root, "work"));
    await using anchor = await anchorFolder({ folder: join(root, "work"), isHeld: false });
    await anchor.recheck();
    renameSync(join(root, "work"), join(home, "kept"));
    symlinkSync(home, join(root, "work"));
    expect(await failure(anchor.recheck())).toBe("refused");
  });
});

type Swap = { readonly inner: string; readonly kept: string; readonly trap: string };

/** Swaps the folder for a link to the trap and back, at any point between two steps of the code under test. */
function swapForever({ inner, kept, trap }: Swap): { readonly stop: () => void } {
  let isLink = false;
  let next: NodeJS.Immediate;
  const swap = (): void => {
    if (isLink) {
      unlinkSync(inner);
      renameSync(kept, inner);
    } else {
      renameSync(inner, kept);
      linkTo(trap, inner);
    }
    isLink = !isLink;
  };
  const turn = (): void => {
    if (Math.random() < SWAP_CHANCE) swap();
    next = setImmediate(turn);
  };
  next = setImmediate(turn);
  return {
    stop: () => {
      clearImmediate(next);
      if (isLink) swap();
    },
  };
}

/** A create under way may make the missing folder anew at any moment. */
function linkTo(target: string, path: string): void {
  for (;;) {
    try {
      return symlinkSync(target, path);
    } catch {
      rmSync(path, { recursive: true, force: true });
    }
  }
}

it("names the folder the way it was asked for in its sentences", async () => {
  const message = await scoped.read("nothing.txt", LIMIT).catch((error: Error) => error.message);
  expect(message).toContain("nothing.txt");
  expect(message).not.toContain(dirname(root));
});
