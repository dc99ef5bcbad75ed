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

/** What a phrase means there, any of several. */
export type CorpusMeaning = z.infer<typeof meaningSchema>;
export type TimeRow = z.infer<typeof timeSchema>;
export type LengthRow = z.infer<typeof lengthSchema>;

export type RepeatRow = z.infer<typeof repeatSchema>;
export type Row = TimeRow | LengthRow | RepeatRow;

export type Corpus = {
  readonly times: readonly TimeRow[];
  readonly lengths: readonly LengthRow[];
  readonly repeats: readonly RepeatRow[];
};

/** The phrases of `test/data/times`. */
export async function readCorpus(): Promise<Corpus> {
  const rows = (await linesOf("duckling-en.jsonl")).map((line) => rowSchema.parse(line));
  return {
    times: rows.filter((row) => row.source === "duckling"),
    lengths: rows.filter((row) => row.source === "duckling-duration"),
    repeats: (await linesOf("repeats-en.jsonl")).map((line) => repeatSchema.parse(line)),
  };
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
