import type { ContentLine } from "./content-lines.ts";
import { unfold } from "./content-lines.ts";
import { isBlank, isSoftlyBroken, physicalLines, withoutEnd } from "./physical-lines.ts";

/** The lines of a text with those that are folded onto them; one that is no property goes without a name. */
export function* logicalLines(text: string, first: number): Generator<ContentLine> {
  const indent = /^\uFEFF?\s*?([ \t]+)\S/.exec(text)?.[1] ?? "";
  let raw = "";
  let start = first;
  let number = first;
  for (const physical of physicalLines(text)) {
    if (raw !== "" && !continues(physical, { raw, indent })) {
      yield named(raw, start);
      raw = "";
    }
    if (raw === "") start = number;
    raw += physical;
    number++;
  }
  if (raw !== "") yield named(raw, start);
}

/** Whether a physical line goes on with the one before it. A file whose first line is indented is so throughout. */
function continues(
  physical: string,
  { raw, indent }: { readonly raw: string; readonly indent: string },
): boolean {
  const isBroken = withoutEnd(raw).trimEnd().endsWith("=") && isSoftlyBroken(raw);
  // A text that breaks off is at its end where the next block begins or its own is over.
  if (isBroken && !BOUND.test(physical)) return true;
  const at = physical.startsWith(indent) ? indent.length : 0;
  const isFolded = physical[at] === " " || physical[at] === "\t";
  return isFolded && !isBlank(raw);
}

const BOUND = /^(?:BEGIN|END):[A-Z-]+\s*$/i;

function named(raw: string, number: number): ContentLine {
  const line: ContentLine = { kind: "line", name: "", raw, number };
  // The name may itself be folded, so the line is unfolded where its beginning says nothing.
  const match = NAME.exec(raw) ?? NAME.exec(unfold(line));
  if (!match?.[1]) return line;
  return { ...line, name: match[1].slice(match[1].lastIndexOf(".") + 1).toUpperCase() };
}

const NAME = /^[\uFEFF\s]*([A-Za-z0-9_.-]+)[ \t]*[;:]/;
