import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rowOf, unmarked } from "./boundary-row.ts";
import type { BoundaryRow, Names } from "./boundary-row.ts";

const FOLDER = fileURLToPath(new URL("./examples/", import.meta.url));
/** The first line of a file: whom and which lists its sentences speak of. */
const PEOPLE = /^# people: (.*)$/m;
const LISTS = /^# lists: (.*)$/m;

/** The lines of all files, with their marks. */
export function markedLines(): readonly string[] {
  return readdirSync(FOLDER)
    .toSorted()
    .flatMap((file) => linesOf(readFileSync(`${FOLDER}${file}`, "utf8")));
}

/** Sentences in which somebody marked where further requests begin. */
export function markedRows(): readonly BoundaryRow[] {
  return readdirSync(FOLDER)
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(`${FOLDER}${file}`, "utf8");
      const names = namesOf(text);
      return linesOf(text).map((line) => rowOf(unmarked(line), names));
    });
}

function linesOf(text: string): readonly string[] {
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

function namesOf(text: string): Names {
  const [people, lists] = [PEOPLE, LISTS].map((line) => line.exec(text)?.[1]?.split(", ") ?? []);
  return { people: (people ?? []).map((name) => ({ name, note: undefined })), lists: lists ?? [] };
}
