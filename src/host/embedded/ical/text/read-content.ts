import type { Flaw } from "../../vdir/flaw.ts";
import { partFlaw } from "../../vdir/flaw.ts";
import type { ContentLine, ContentPart } from "./content-lines.ts";
import { splitLine } from "./content-lines.ts";
import { logicalLines } from "./logical-lines.ts";
import { isBlank } from "./physical-lines.ts";

type OpenBlock = {
  readonly begin: ContentLine;
  readonly name: string;
  readonly parts: ContentPart[];
};

export type ContentOptions = {
  /** The number of the text's first line, where it is part of a longer one. */
  readonly first?: number;
  /** Told what fits nowhere. */
  readonly flaws?: Flaw[];
};

/** Deeper than any program nests; what claims to lie deeper is taken as plain lines. */
const DEPTH_LIMIT = 40;
/** None of these holds another one: where one begins before the last has ended, that one's end is missing. */
const APART = new Set(["VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE"]);

/**
 * Splits a file into blocks and lines, whatever it is: a line that is no property stands for itself,
 * a block without its end ends where the next one of its kind begins or its outer one ends.
 */
export function readContent(text: string, options: ContentOptions = {}): readonly ContentPart[] {
  const { first = 1, flaws = [] } = options;
  const tree: Tree = { top: [], open: [], flaws };
  for (const line of logicalLines(text, first)) {
    const name = line.name === "BEGIN" || line.name === "END" ? blockName(line) : "";
    if (line.name === "BEGIN" && name !== "" && tree.open.length < DEPTH_LIMIT) {
      begin(tree, line, name);
    } else if (line.name === "END" && tree.open.some((block) => block.name === name)) {
      end(tree, line, name);
    } else {
      partsOf(tree).push(plain(line, flaws));
    }
  }
  while (tree.open.length > 0) closeUnended(tree);
  return tree.top;
}

type Tree = {
  readonly top: ContentPart[];
  readonly open: OpenBlock[];
  readonly flaws: Flaw[];
};

function partsOf({ open, top }: Tree): ContentPart[] {
  return open.at(-1)?.parts ?? top;
}

/** What a BEGIN or END names, in upper case; empty for a line of prose that begins with the word. */
function blockName(line: ContentLine): string {
  const name = splitLine(line).value.trim().toUpperCase();
  return /^[A-Z0-9-]+$/.test(name) ? name : "";
}

function begin(tree: Tree, line: ContentLine, name: string): void {
  if (APART.has(name)) {
    while (APART.has(tree.open.at(-1)?.name ?? "")) closeUnended(tree);
  }
  tree.open.push({ begin: line, name, parts: [] });
}

function end(tree: Tree, line: ContentLine, name: string): void {
  while (tree.open.at(-1)?.name !== name) closeUnended(tree);
  const block = tree.open.pop();
  if (block) partsOf(tree).push({ kind: "block", ...block, end: line });
}

function closeUnended(tree: Tree): void {
  const block = tree.open.pop();
  if (!block) return;
  const { number } = block.begin;
  const reason = `BEGIN:${block.name} has no END:${block.name}`;
  tree.flaws.push(partFlaw(number, "missing end", reason));
  const nowhere: ContentLine = { kind: "line", name: "", raw: "", number };
  partsOf(tree).push({ kind: "block", ...block, end: nowhere });
}

/** A line of a block; one that is no property, or an end of nothing, goes without a name. */
function plain(line: ContentLine, flaws: Flaw[]): ContentLine {
  const isLoose = line.name === "BEGIN" || line.name === "END";
  if ((line.name === "" && !isBlank(line.raw)) || isLoose) {
    const reason = isLoose
      ? `${shortened(line.raw)} fits nowhere`
      : `it is not a property: ${shortened(line.raw)}`;
    flaws.push(partFlaw(line.number, "unreadable line", reason));
  }
  return isLoose ? { ...line, name: "" } : line;
}

function shortened(raw: string): string {
  const text = raw.trim();
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}
