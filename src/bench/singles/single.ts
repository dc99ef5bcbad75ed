import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import { programFolder } from "../../config/folders.ts";
import { readRow } from "../agent/cases/agent-case.ts";

const personSchema = z.union([
  z.string().transform((name) => ({ name, note: undefined })),
  z.strictObject({ name: z.string(), note: z.string().optional() }),
]);

const worldSchema = z.strictObject({
  owner: z.string(),
  people: z.array(personSchema),
  lists: z.array(z.string()),
  calendars: z.array(z.string()),
});

const MADE = ["reminder", "item", "event", "note", "message", "mail", "timer"] as const;

const singleSchema = z.strictObject({
  id: z.string(),
  say: z.string(),
  makes: z.enum(MADE),
  /** Stretches that stand in what was made; a list of them for each of several things. */
  must: z.union([z.array(z.string()), z.array(z.array(z.string()))]),
  /** Stretches that do not. */
  not: z.array(z.string()).default([]),
  /** Local: a minute, or a day alone. */
  when: z.string().optional(),
  who: z.union([z.string(), z.array(z.string())]).optional(),
  list: z.string().optional(),
  seconds: z.number().optional(),
  where: z.string().optional(),
  /** For a reader: what else belongs to it. */
  rest: z.string().optional(),
});

/** Whose requests they are: whom and what lists that person has. */
export type World = z.infer<typeof worldSchema>;
/** A request that makes one thing, or several of one list, and what has to stand in it. */
export type Single = z.infer<typeof singleSchema>;
export type Made = (typeof MADE)[number];
/** What one person said. */
export type Author = {
  readonly name: string;
  /** Only scored, never read. */
  readonly isUnseen: boolean;
  readonly world: World;
  readonly rows: readonly Single[];
};

const FOLDER = join(programFolder, "test/data/singles");

/** Everybody's requests, checked. */
export async function readSingles(folder = FOLDER): Promise<readonly Author[]> {
  const read = await authorsIn(join(folder, "read"), { isUnseen: false });
  const unseen = await authorsIn(join(folder, "unseen"), { isUnseen: true });
  return [...read, ...unseen];
}

async function authorsIn(
  folder: string,
  origin: Pick<Author, "isUnseen">,
): Promise<readonly Author[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".jsonl")).toSorted();
  return Promise.all(
    files.map(async (file): Promise<Author> => {
      const lines = (await readFile(join(folder, file), "utf8")).split("\n").filter(Boolean);
      const [first = "", ...rest] = lines;
      const world = readRow(first, worldSchema, `${file}, line 1`);
      const rows = rest.map((line, at) => readRow(line, singleSchema, `${file}, line ${at + 2}`));
      return { world, rows, ...origin, name: basename(file, ".jsonl") };
    }),
  );
}
