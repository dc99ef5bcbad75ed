import {
  appendFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMacFiles } from "../../../src/host/macos/files/create-mac-files.ts";
import { failureOf } from "../contract/failure-of.ts";
import { describeFilesContract, type FilesUnderTest } from "../contract/files.ts";
import { undoWith } from "./emulated-mac.ts";
import { type MacHome, makeMacHome } from "./mac-home.ts";

describeFilesContract({ name: "macos, with Spotlight", make: async () => make(true) });
describeFilesContract({ name: "macos, Spotlight off", make: async () => make(false) });

function make(isIndexed: boolean): FilesUnderTest {
  const mac = makeMacHome({ programs: { isIndexed } });
  const part = createMacFiles(mac.tools);
  const inRoot = (path: string): string => mac.path(`Documents/${path}`);
  rmSync(mac.path("Documents"), { recursive: true });
  mkdirSync(mac.path("Documents"));
  return {
    host: part.host,
    undo: undoWith(part),
    seed: async (files) => {
      for (const { path, content, modified } of files) {
        mkdirSync(dirname(inRoot(path)), { recursive: true });
        const isPicture = typeof content === "string" && path.endsWith(".jpg");
        writeFileSync(inRoot(path), isPicture ? Buffer.from(content, "latin1") : content);
        if (modified) utimesSync(inRoot(path), new Date(modified), new Date(modified));
      }
    },
    everything: async () => treeOf(mac.path("Documents")),
    content: async (path) =>
      existsSync(inRoot(path)) ? readFileSync(inRoot(path), "utf8") : undefined,
    touch: async (path) => appendFileSync(inRoot(path), "more"),
    // The second of one name has the time behind it.
    trashed: async () =>
      existsSync(mac.world.trash)
        ? readdirSync(mac.world.trash).map((name) => name.replace(/ 09\.00\.\d+/, ""))
        : [],
    emptyTrash: async () => rmSync(mac.world.trash, { recursive: true }),
    dispose: async () => {
      part.close?.();
      mac.dispose();
    },
  };
}

function treeOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .toSorted()
    .map((name) => {
      const path = join(folder, name);
      return lstatSync(path).isFile() ? `${name} ${readFileSync(path, "hex")}` : name;
    })
    .join("\n");
}

describe("files on a Mac", () => {
  let mac: MacHome;
  beforeEach(() => {
    mac = makeMacHome();
    writeFileSync(mac.path("Documents/lease.txt"), "The rent is due on Monday");
  });
  afterEach(() => mac.dispose());

  it("are searched by words, each a question of its own, and never by what a person typed", async () => {
    const asked: string[] = [];
    const runProcess: typeof mac.tools.runProcess = async (call) => {
      asked.push(call.args.at(-1) ?? "");
      return mac.tools.runProcess(call);
    };
    const { host } = createMacFiles({ ...mac.tools, runProcess });
    const query = 'rent" || kMDItemFSName == "*';
    expect((await host.search({ query, limit: 5 })).rows).toEqual([]);
    for (const each of asked.slice(1)) {
      expect(each).toMatch(/^kMDItemTextContent == "[\p{L}\p{N}]+\*"cdw$/u);
    }
  });

  it("are found by our own index where Spotlight says nothing at all", async () => {
    mac.programs.isIndexed = false;
    const { rows } = await createMacFiles(mac.tools).host.search({ query: "rent", limit: 5 });
    expect(rows.map(({ path }) => path)).toEqual(["lease.txt"]);
  });

  it("stay where they are when the Mac can't trash them", async () => {
    mac.world.trash = "";
    const { host } = createMacFiles(mac.tools);
    expect((await failureOf(host.trash(["lease.txt"]))).failure).toBe("unavailable");
    expect(existsSync(mac.path("Documents/lease.txt"))).toBe(true);
  });
});
