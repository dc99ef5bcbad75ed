import type { ContentBlock, ContentLine, ContentPart } from "../text/content-lines.ts";
import { makeLine, splitLine } from "../text/content-lines.ts";

/** The first line of this name in a block itself, not in the blocks within it. */
export function lineOf(block: ContentBlock, name: string): ContentLine | undefined {
  for (const part of block.parts) if (part.kind === "line" && part.name === name) return part;
  return undefined;
}

export function linesOf(block: ContentBlock, name: string): readonly ContentLine[] {
  return block.parts.filter(
    (part): part is ContentLine => part.kind === "line" && part.name === name,
  );
}

/**
 * The block with one property set: in place of the line that was there (further ones of the name go),
 * else after its last property. The text has no line end: `SUMMARY:Lunch`.
 */
export function setLine(block: ContentBlock, text: string): ContentBlock {
  const line = makeLine(text);
  const at = block.parts.findIndex((part) => part.kind === "line" && part.name === line.name);
  if (at < 0) return addLine(block, text);
  const kept = block.parts.filter(
    (part, index) => index <= at || part.kind === "block" || part.name !== line.name,
  );
  return { ...block, parts: kept.with(at, line) };
}

/** The block with one more property, after its last one. */
export function addLine(block: ContentBlock, text: string): ContentBlock {
  const last = block.parts.findLastIndex((part) => part.kind === "line" && part.name !== "");
  return { ...block, parts: block.parts.toSpliced(last + 1, 0, makeLine(text)) };
}

/** The block with another value in the line of this name; its parameters stay. Without such a line, unchanged. */
export function setValue(block: ContentBlock, name: string, value: string): ContentBlock {
  const line = lineOf(block, name);
  return line ? setLine(block, `${splitLine(line).head}:${value}`) : block;
}

export function withoutLines(block: ContentBlock, names: readonly string[]): ContentBlock {
  return {
    ...block,
    parts: block.parts.filter((part) => part.kind === "block" || !names.includes(part.name)),
  };
}

/** A new block of the given property texts and inner blocks. */
export function makeBlock(
  name: string,
  lines: readonly string[],
  blocks: readonly ContentPart[] = [],
): ContentBlock {
  return {
    kind: "block",
    name,
    begin: makeLine(`BEGIN:${name}`),
    parts: [...lines.map(makeLine), ...blocks],
    end: makeLine(`END:${name}`),
  };
}

/** A TEXT value (RFC 5545, 3.3.11). All ways to end a line become the one the format knows. */
export function escapeText(text: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replace(/\r\n?|\n/g, "\\n");
}
