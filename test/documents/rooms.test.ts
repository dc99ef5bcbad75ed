import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";

const page = readFileSync("ARCHITECTURE.md", "utf8");
const partOf = (from: string, to: string): string =>
  page.slice(page.indexOf(from), page.indexOf(to));

/** Without what is remarked on a room. */
const plain = (rooms: string): string => rooms.replaceAll(/ \(.*?\)|;.*/g, "");

describe("the codemap", () => {
  const law = readFileSync("test/architecture.test.ts", "utf8");
  const table = law.slice(law.indexOf("MAY_IMPORT"), law.indexOf("/** May import anything. */"));
  const allowed = new Map(
    [...table.matchAll(/^ {2}"?([\w/]+)"?: \[([^\]]*)\]/gm)].map(([, room = "", others = ""]) => [
      room,
      [...others.matchAll(/"([^"]+)"/g)].map(([, other = ""]) => other),
    ]),
  );
  const rows = new Map(
    [
      ...partOf("## Codemap", "### Sub-rooms").matchAll(
        /^\| `(?:src\/)?([\w/]+)`.*\| ([^|]*) \|$/gm,
      ),
    ].map(([, room = "", others = ""]) => [room, plain(others).split(", ")]),
  );

  it("tells of every room", () => {
    const inside = new Set(["errors", "visible"]); // files, told with another or without imports
    expect([...allowed.keys()].filter((room) => !rows.has(room) && !inside.has(room))).toEqual([]);
    expect(allowed.size).toBeGreaterThan(20);
  });

  it.each([...allowed].filter(([room, others]) => rows.has(room) && others.length > 0))(
    "lets %s import what the law does",
    (room, others) => {
      expect(rows.get(room)?.toSorted()).toEqual(others.toSorted());
    },
  );
});

describe("the sub-rooms", () => {
  const section = partOf("### Sub-rooms", "## Words");
  const rows = new Map(
    [...section.matchAll(/^\| `(src\/[\w/]+)` \| (.+) \|$/gm)].map(([, room = "", cell = ""]) => [
      room,
      cell,
    ]),
  );
  const foldersOf = (room: string): readonly string[] =>
    globSync(`${room}/*/`)
      .map((path) => basename(path))
      .toSorted();
  /** Their folders are a domain each, which the page of the host tells of. */
  const byDomain = "src/host";

  it("are told of every room that has some", () => {
    const rooms = globSync("src/*/").filter((room) => foldersOf(room).length > 0);
    expect(rooms.filter((room) => !rows.has(room))).toEqual([byDomain]);
  });

  it.each([...rows])("are the folders of %s", (room, cell) => {
    const told = [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = ""]) => name);
    expect(told.toSorted()).toEqual(foldersOf(room));
  });
});
