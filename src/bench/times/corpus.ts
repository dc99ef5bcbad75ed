import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { programFolder } from "../../config/folders.ts";

const meaningSchema = z.object({
  kind: z.enum(["point", "range", "open-after", "open-before"]),
  grain: z.enum(["second", "minute", "hour", "day", "week", "month", "quarter", "year"]),
  start: z.string(),
  /** Exclusive, the last unit of the grain held. */
  end: z.string().nullable(),
});
const timeSchema = z.object({
  source: z.literal("duckling"),
  text: z.string(),
  ref: z.string(),
  zone: z.string(),
  holiday: z.boolean(),
  accept: z.array(meaningSchema),
});
const lengthSchema = z.object({
  source: z.literal("duckling-duration"),
  text: z.string(),
  seconds: z.number().nullable(),
  unit: z.string(),
});
const rowSchema = z.discriminatedUnion("source", [timeSchema, lengthSchema]);

const repeatSchema = z.object({
  text: z.string(),
  ref: z.string(),
  zone: z.string(),
  /** Rules of RFC 5545, any of which is right. */
  accept: z.array(z.string()),
  /** The time of day of each occurrence, where one is said. */
  time: z.string().nullable(),
});

/** What a phrase of somebody else means: a moment, a day, a stretch, the rule of a repeat, or seconds. */
const valueSchema = z.union([z.string(), z.number(), z.tuple([z.string(), z.string()])]);
const saidSchema = z.object({
  text: z.string(),
  kind: z.enum(["moment", "day", "range", "length", "repeat"]),
  value: z.union([valueSchema, z.object({ any: z.array(valueSchema) })]),
});

/** What a phrase means there, any of several. */
export type CorpusMeaning = z.infer<typeof meaningSchema>;
export type TimeRow = Omit<z.infer<typeof timeSchema>, "accept"> & {
  readonly accept: readonly CorpusMeaning[];
};
export type LengthRow = z.infer<typeof lengthSchema>;

export type RepeatRow = z.infer<typeof repeatSchema>;
export type SaidValue = z.infer<typeof valueSchema>;
export type SaidRow = z.infer<typeof saidSchema>;
export type Row = TimeRow | LengthRow | RepeatRow | SaidRow;

export type Corpus = {
  readonly times: readonly TimeRow[];
  readonly lengths: readonly LengthRow[];
  readonly repeats: readonly RepeatRow[];
  /** Phrases and whole sentences of an author who knew nothing of the readers; half of them is never looked at. */
  readonly said: { readonly read: readonly SaidRow[]; readonly unread: readonly SaidRow[] };
};

/** The phrases of `test/data/times`. */
export async function readCorpus(): Promise<Corpus> {
  const rows = (await linesOf("duckling-en.jsonl")).map((line) => rowSchema.parse(line));
  const times = rows.filter((row) => row.source === "duckling");
  return {
    times: times.map((row) => ({ ...row, accept: allMeanings(row, times) })),
    lengths: rows.filter((row) => row.source === "duckling-duration"),
    repeats: (await linesOf("repeats-en.jsonl")).map((line) => repeatSchema.parse(line)),
    said: { read: await saidIn("people-read.jsonl"), unread: await saidIn("people-scored.jsonl") },
  };
}

/** What the corpus says of a phrase wherever it stands: it gives "next Monday" twice, with two meanings. */
function allMeanings(row: TimeRow, rows: readonly TimeRow[]): readonly CorpusMeaning[] {
  const same = rows.filter(({ text, ref }) => text === row.text && ref === row.ref);
  return same.flatMap(({ accept }) => accept);
}

async function saidIn(name: string): Promise<readonly SaidRow[]> {
  return (await linesOf(name)).map((line) => saidSchema.parse(line));
}

async function linesOf(name: string): Promise<readonly unknown[]> {
  const text = await readFile(join(programFolder, "test/data/times", name), "utf8");
  const lines = text.split("\n").filter((line) => line !== "");
  return lines.map((line): unknown => JSON.parse(line));
}

/** One half of the phrases, by their hash, may be looked at; of the other only figures are shown. */
export function isRead({ text }: { readonly text: string }): boolean {
  const [first = 0] = createHash("sha256").update(text).digest();
  return first % 2 === 0;
}
