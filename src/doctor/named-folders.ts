import { readFileSync } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { isInside } from "./is-inside.ts";
import { isFolder } from "./look-into.ts";
import type { Places } from "./places.ts";
import { mayLookInto } from "./places.ts";
import type { Block } from "./read-blocks.ts";
import { readBlocks } from "./read-blocks.ts";

/** Folders other programs' settings name, and what they hold there. */
export type NamedFolder = {
  readonly program: string;
  readonly holds: "calendars" | "tasks" | "contacts";
  readonly folder: string;
};

type Program = {
  readonly name: string;
  /** Below the folder of settings, or absolute; the first that is there counts. */
  readonly files: (places: Places) => readonly string[];
  /** What a block's `path` holds; undefined where the block is about something else. */
  readonly holds: (block: Block) => NamedFolder["holds"] | undefined;
};

const PROGRAMS: readonly Program[] = [
  {
    name: "khal",
    files: ({ config }) => [join(config, "khal/config")],
    // Its birthdays are read from contacts.
    holds: ({ section, values }) =>
      section === "calendars" && values.get("type") !== "birthdays" ? "calendars" : undefined,
  },
  {
    name: "vdirsyncer",
    files: ({ config, home }) => [
      join(config, "vdirsyncer/config"),
      join(home, ".vdirsyncer/config"),
    ],
    holds: ({ section, values }) => {
      if (!section.startsWith("storage ") || values.get("type") !== "filesystem") return undefined;
      return values.get("fileext") === ".vcf" ? "contacts" : "calendars";
    },
  },
  {
    name: "todoman",
    files: ({ config }) => [
      join(config, "todoman/config.py"),
      join(config, "todoman/todoman.conf"),
    ],
    holds: () => "tasks",
  },
  {
    name: "khard",
    files: ({ config }) => [join(config, "khard/khard.conf")],
    holds: ({ section }) => (section === "addressbooks" ? "contacts" : undefined),
  },
];

/** The folders khal, vdirsyncer, todoman and khard are set to and that are there; several beside each other as the one above. */
export function namedFolders(places: Places): readonly NamedFolder[] {
  return PROGRAMS.flatMap((program) => {
    const text = firstText(program.files(places));
    const named = readBlocks(text).flatMap((block) => {
      const holds = program.holds(block);
      const folder = spell(block.values.get("path") ?? "", places);
      return holds && mayLookInto(folder, places) && isFolder(folder) ? [{ holds, folder }] : [];
    });
    const kinds = [...new Set(named.map(({ holds }) => holds))];
    return kinds.flatMap((holds) => {
      const folders = named.filter((one) => one.holds === holds).map(({ folder }) => folder);
      return together(folders, places).map((folder) => ({ program: program.name, holds, folder }));
    });
  });
}

function firstText(files: readonly string[]): string {
  for (const file of files) {
    try {
      return readFileSync(file, "utf8");
    } catch {
      // The program isn't used here, or its settings are closed to us: it proposes nothing.
    }
  }
  return "";
}

/** A path as those programs write it: home, variables, and a pattern, of which the fixed part counts. */
function spell(path: string, { home, env }: Places): string {
  const full = path
    .replace(/^~(?=\/|$)/, home)
    .replace(/\$\{?(\w+)\}?/g, (_, name: string) => (name === "HOME" ? home : (env[name] ?? "")));
  const parts = full.split("/");
  const pattern = parts.findIndex((part) => /[*?[]/.test(part));
  const fixed = pattern < 0 ? full : parts.slice(0, pattern).join("/");
  return isAbsolute(fixed) ? resolve(fixed) : "";
}

/** One setting takes one folder, so folders side by side become the one that holds them, unless it holds all sorts. */
function together(folders: readonly string[], places: Places): readonly string[] {
  const [first = "", ...rest] = new Set(folders);
  let above = first;
  for (const folder of rest) while (!isInside(folder, above)) above = dirname(above);
  const { home, config, data } = places;
  const holdsAllSorts = [home, config, data].some((place) => isInside(place, above));
  return holdsAllSorts && above !== first ? [...new Set(folders)] : [above];
}
