import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { programFolder } from "../../../config/folders.ts";
import { UsageError } from "../../../errors.ts";

const plain = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** A value, or several that are as good. `~word` is contained; a moment is local: `2026-03-03T17:00`. */
const wanted = z.union([plain, z.array(plain)]);
const fields = z.record(z.string(), wanted);

/** What a home's records are told apart by; a condition on anything else could never be met. */
export const AREA_FIELDS = {
  event: ["title", "start", "end", "calendar", "location", "notes", "repeat", "rule", "with"],
  reminder: ["title", "list", "due", "notes", "priority", "done", "repeat", "rule"],
  mail: ["subject", "from", "to", "mailbox", "unread", "flagged", "body", "attachments"],
  note: ["title", "folder", "text"],
  file: ["path", "text"],
  message: ["to", "text"],
  timer: ["label", "kind", "due"],
  volume: ["level", "muted"],
  music: ["state", "title", "artist", "album"],
  opened: ["kind", "target"],
} as const;
export type Area = keyof typeof AREA_FIELDS;

export const difference = z
  .strictObject({
    // The areas are the keys written above.
    what: z.enum(Object.keys(AREA_FIELDS) as [Area, ...Area[]]),
    was: fields.optional(),
    is: fields.optional(),
  })
  .refine(({ what, was, is }) => {
    const known: readonly string[] = AREA_FIELDS[what];
    return Object.keys({ ...was, ...is }).every((field) => known.includes(field));
  }, "a field its area doesn't have");

const turn = z.union([
  z.string().transform((text) => ({ text, asks: undefined })),
  z.strictObject({ text: z.string(), asks: z.array(z.string()).optional() }),
]);

const caseSchema = z.strictObject({
  id: z.string(),
  kind: z.enum([
    "single",
    "two-step",
    "follow-up",
    "none",
    "ambiguous",
    "missing",
    // What the last words of a conversation do.
    "correction",
    "redirect",
    "continue",
    "refer",
    "undo",
    "field",
    "yield",
    "close",
    // What a week brings.
    "question",
    "content",
    "today",
    "bulk",
    "vague",
  ]),
  /** The utterances; one with `asks` has to change nothing and end in a question with these words. */
  say: z.array(turn).min(1),
  /** The calls that do it, in any order. */
  calls: z.array(
    z.strictObject({
      tool: z.union([z.string(), z.array(z.string())]),
      with: fields.optional(),
    }),
  ),
  /** All that differs in the home afterwards. */
  end: z.array(difference).optional(),
  /** Facts of the last answer. */
  answer: z.array(z.union([z.string(), z.array(z.string())])).optional(),
});

export type AgentCase = z.infer<typeof caseSchema> & {
  /** Written by somebody who does not know the program; never tuned on. */
  readonly isUnseen: boolean;
};
export type Wanted = z.infer<typeof wanted>;
export type Difference = NonNullable<AgentCase["end"]>[number];

const FOLDER = join(programFolder, "src/bench/agent-requests");

/** Every request with what it should come to, checked; ids are unique. */
export async function readCases(folder = FOLDER): Promise<readonly AgentCase[]> {
  const own = await readFolder(folder, { isUnseen: false });
  const unseen = await readFolder(join(folder, "unseen"), { isUnseen: true });
  const cases = [...own, ...unseen];
  const twice = cases.find(({ id }, index) => cases.findIndex((one) => one.id === id) < index);
  if (twice) throw new UsageError(`Two requests have the id ${twice.id}.`);
  return cases;
}

async function readFolder(
  folder: string,
  origin: Pick<AgentCase, "isUnseen">,
): Promise<readonly AgentCase[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".jsonl")).toSorted();
  return (await Promise.all(files.map((file) => readCaseFile(folder, file, origin)))).flat();
}

/** The requests of one file, checked. */
export async function readCaseFile(
  folder: string,
  file: string,
  origin: Pick<AgentCase, "isUnseen">,
): Promise<readonly AgentCase[]> {
  const lines = (await readFile(join(folder, file), "utf8")).split("\n");
  return lines.flatMap((line, index) =>
    line.trim() === ""
      ? []
      : [named(readRow(line, caseSchema, `${file}, line ${index + 1}`), origin)],
  );
}

/** Authors who know nothing of each other may choose the same id. */
function named(read: z.infer<typeof caseSchema>, origin: Pick<AgentCase, "isUnseen">): AgentCase {
  return { ...read, ...origin, id: origin.isUnseen ? `unseen-${read.id}` : read.id };
}

/** A line of a benchmark's file, checked. */
export function readRow<Row>(line: string, schema: z.ZodType<Row>, place: string): Row {
  try {
    return schema.parse(JSON.parse(line));
  } catch (cause) {
    throw new UsageError(`A request of the benchmark can't be read (${place}).`, { cause });
  }
}
