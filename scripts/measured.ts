// Puts what a model got right into models/measured.json:
// sotto models try ID --json | node scripts/measured.ts
import { writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { measuredFile, readMeasured } from "../src/models/measured.ts";

const total = z.object({
  type: z.literal("total"),
  model: z.string(),
  right: z.number(),
  of: z.number(),
});

const lines = (await text(process.stdin)).trim().split("\n");
const { model, right, of } = total.parse(JSON.parse(lines.at(-1) ?? ""));
const command = `sotto models try ${model}`;
const measured = { ...readMeasured(), [model]: { right, of, command } };
writeFileSync(measuredFile, `${JSON.stringify(measured, null, 2)}\n`);
