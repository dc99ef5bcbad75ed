import { english } from "../../../../src/language/en/english.ts";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  createEmbeddedHost,
  type EmbeddedHost,
  foldersOfHome,
} from "../../../../src/host/embedded/create-embedded-host.ts";

/*
 * Measures searches over many notes and files:
 *
 *     node test/host/embedded/notes/measure-notes.ts 5000
 */
const WORDS =
  "butter garden plumber ticket holiday school budget kitchen review draft parcel letter window".split(
    " ",
  );
const ROUNDS = 40;

const count = Number(process.argv[2] ?? 5_000);
const home = mkdtempSync(join(tmpdir(), "notes-"));
const clock = { now: Date.now, zone: "UTC" };
try {
  for (const folder of ["notes", "files"]) seed(join(home, folder));
  await measure();
} finally {
  rmSync(home, { recursive: true });
}

function seed(folder: string): void {
  for (let index = 0; index < count; index += 1) {
    const inner = join(folder, `Folder ${index % 40}`);
    mkdirSync(inner, { recursive: true });
    const text = Array.from({ length: 300 }, (_, at) => WORDS[(index + at * at) % WORDS.length]);
    writeFileSync(join(inner, `Note ${index}.md`), `# Note ${index}\n\n${text.join(" ")}\n`);
  }
}

async function measure(): Promise<void> {
  const open = (): Promise<EmbeddedHost> =>
    createEmbeddedHost({
      language: english,
      folders: foldersOfHome(home, join(home, "state")),
      clock,
    });
  const first = await open();
  const notes = { query: "plumber budget", limit: 20 };
  await timed("notes, first search", () => first.notes.search(notes));
  await timed("files, first search", () => first.files.search(notes));
  await first[Symbol.asyncDispose]();
  const later = await open();
  await timed("notes, first search of a new process", () => later.notes.search(notes));
  await timed("files, first search of a new process", () => later.files.search(notes));
  await percentiles("notes", () => later.notes.search(notes));
  await percentiles("files", () => later.files.search(notes));
  await later[Symbol.asyncDispose]();
}

async function timed(name: string, act: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await act();
  console.log(`${name}: ${Math.round(performance.now() - start)} ms`);
}

async function percentiles(name: string, act: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await act();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  console.log(`${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}
