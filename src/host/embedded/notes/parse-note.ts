import { basename } from "node:path/posix";
import { oneLine } from "../text/one-line.ts";

export type ParsedNote = {
  readonly title: string;
  /** The text without its front matter. */
  readonly text: string;
};

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
const FENCED = /^(```|~~~)[\s\S]*?^\1/gm;

/** A Markdown file's title (front matter, else the first heading, else the file's name) and its text. */
export function parseNote(path: string, source: string): ParsedNote {
  const front = FRONT_MATTER.exec(source);
  const text = source.slice(front?.[0].length ?? 0).replace(/\r\n?/g, "\n");
  const said = /^title:[ \t]*(.+)$/m.exec(front?.[1] ?? "")?.[1]?.trim();
  const heading = /^#[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*$/m.exec(text.replace(FENCED, ""))?.[1];
  const title = oneLine(said?.replace(/^(["'])(.*)\1$/, "$2") ?? heading ?? "");
  return { title: title || nameOf(path), text };
}

/** What a note's file is called, without folders and ending. */
export function nameOf(path: string): string {
  return basename(path).replace(NOTE_ENDING, "");
}

const NOTE_ENDING = /\.(?:md|markdown|mdown)$/i;

export function isNote(path: string): boolean {
  return NOTE_ENDING.test(path);
}
