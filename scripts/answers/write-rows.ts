/**
 * Writes what the encoder of texts learns from into bench-out/answer-rows.jsonl: what stands in somebody's texts,
 * sentence by sentence as the product compares them, and questions with the sentences that answer. Lives of
 * scripts/content-data with a `questions.jsonl` are learned from, those with a `home.json` are held out.
 *
 *     node scripts/answers/write-rows.ts
 */
import { createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { programFolder } from "../../src/config/folders.ts";
import { openLanguage } from "../../src/assemble/open/open-language.ts";
import { loadConfig } from "../../src/config/load-config.ts";
import { sentencesOf } from "../../src/grounding/content/sentences.ts";
import { titled } from "../../src/grounding/content/near/titled.ts";
import { asksIn, isHeld } from "./asked.ts";
import { textsAt } from "./texts-at.ts";

const DATA = join(programFolder, "scripts/content-data");
const folder = join(programFolder, "bench-out");
mkdirSync(folder, { recursive: true });
const out = createWriteStream(join(folder, "answer-rows.jsonl"));
const language = await openLanguage(loadConfig({}));
for (const life of readdirSync(DATA)) {
  const own = join(DATA, life);
  if (existsSync(join(own, "questions.jsonl"))) writeLearned(life, own);
  else await writeHeld(life, own);
}
out.end();

type Line = { readonly id: string; readonly title: string; readonly text: string };
type Question = { readonly q: string; readonly text: string | null; readonly answer?: string };

function writeLearned(life: string, own: string): void {
  const texts = linesOf<Line>(join(own, "texts.jsonl"));
  const rows = texts.flatMap((text) =>
    sentencesOf(text.text, language).map((sentence) => ({ text, sentence })),
  );
  const questions = linesOf<Question>(join(own, "questions.jsonl")).map((one) => ({
    asked: one.q,
    gold: rows.flatMap(({ text, sentence }, at) =>
      one.answer !== undefined && text.id === one.text && isIn(sentence, one.answer) ? [at] : [],
    ),
  }));
  write({
    life,
    use: "learned",
    sentences: rows.map(({ text, sentence }) => titled(text, sentence)),
    questions,
  });
}

/** A sentence, or a part of it, or several that were copied as one. */
function isIn(sentence: string, answer: string): boolean {
  const clean = answer.replace(/^[#>*\-\s|]+/, "").trim();
  return clean.includes(sentence) || sentence.includes(clean);
}

async function writeHeld(life: string, own: string): Promise<void> {
  const texts = await textsAt(join(own, "home.json"));
  const rows = texts.flatMap((text) =>
    sentencesOf(text.text, language).map((sentence) => ({ text, sentence })),
  );
  const files = readdirSync(own).filter((file) => file.endsWith(".txt"));
  const questions = files.flatMap((file) =>
    asksIn(readFileSync(join(own, file), "utf8")).map((one) => ({
      asked: one.question,
      isUnseen: file.startsWith("unseen"),
      gold: rows.flatMap(({ text, sentence }, at) =>
        isHeld(`${text.title}: ${sentence}`, one) ? [at] : [],
      ),
    })),
  );
  write({
    life,
    use: "held",
    sentences: rows.map(({ text, sentence }) => titled(text, sentence)),
    questions,
  });
}

function linesOf<Of>(path: string): readonly Of[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Of);
}

function write(row: object): void {
  out.write(`${JSON.stringify(row)}\n`);
}
