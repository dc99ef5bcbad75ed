import type { CalendarTime } from "./calendar-time.ts";
import { timeText } from "./calendar-time.ts";
import type { ContentBlock, ContentPart } from "./content-lines.ts";
import { contentText, splitLine } from "./content-lines.ts";
import { addLine, escapeText, lineOf, setLine, setValue, withoutLines } from "./edit-block.ts";
import { readRaw } from "./read-property.ts";
import { writeVtimezone } from "./write-vtimezone.ts";
import { ianaZone } from "./zone.ts";

/** The components of one kind in a file, in order. */
export function componentsOf(parts: readonly ContentPart[], name: string): readonly ContentBlock[] {
  return parts
    .filter((part) => part.kind === "block")
    .flatMap(({ parts: inner }) => inner)
    .filter((part) => part.kind === "block")
    .filter((block) => block.name === name);
}

/** What becomes of the n-th component of a kind: itself, another, several, or none. */
export type EditComponent = (block: ContentBlock, place: number) => readonly ContentBlock[];

/** A file with its components of one kind (VEVENT) replaced; everything else stays, byte for byte. */
export function editComponents(
  parts: readonly ContentPart[],
  { name, edit }: { readonly name: string; readonly edit: EditComponent },
): readonly ContentPart[] {
  let place = 0;
  return parts.map((part) => {
    if (part.kind === "line") return part;
    const inner = part.parts.flatMap((child): readonly ContentPart[] =>
      child.kind === "block" && child.name === name ? edit(child, place++) : [child],
    );
    return { ...part, parts: inner };
  });
}

/** The file's text, or null when no component is left in it, only its frame and zones. */
export function fileText(parts: readonly ContentPart[]): string | null {
  const isLeft = parts.some(
    (part) =>
      part.kind === "block" &&
      part.parts.some((child) => child.kind === "block" && child.name !== "VTIMEZONE"),
  );
  return isLeft ? contentText(parts) : null;
}

/** The frame of a file (its first VCALENDAR's lines and zones) around other components. */
export function framed(
  parts: readonly ContentPart[],
  components: readonly ContentBlock[],
): readonly ContentPart[] {
  const calendar = parts.find((part) => part.kind === "block");
  if (!calendar) return components;
  const frame = calendar.parts.filter((part) => part.kind === "line" || part.name === "VTIMEZONE");
  return [{ ...calendar, parts: [...frame, ...components] }];
}

/** The file with a definition of the zone a time is in, where it has none yet. */
export function withZone(
  parts: readonly ContentPart[],
  time: CalendarTime,
  newline: string,
): readonly ContentPart[] {
  if (time.form !== "zoned") return parts;
  const { zone } = time;
  const isThere = componentsOf(parts, "VTIMEZONE").some((block) => readRaw(block, "TZID") === zone);
  if (isThere || !ianaZone(zone)) return parts;
  const year = new Date(time.wall).getUTCFullYear();
  const at = parts.findIndex((part) => part.kind === "block");
  return parts.map((part, index) => {
    if (index !== at || part.kind === "line") return part;
    const first = part.parts.findIndex((child) => child.kind === "block");
    const definition = writeVtimezone(zone, { year, newline });
    return { ...part, parts: part.parts.toSpliced(Math.max(0, first), 0, definition) };
  });
}

export type Stamp = { readonly now: number; readonly newline: string };

/** Marks a component as changed: SEQUENCE one higher, LAST-MODIFIED now. */
export function touched(block: ContentBlock, { now, newline }: Stamp): ContentBlock {
  const line = lineOf(block, "SEQUENCE");
  const sequence = line ? Number(splitLine(line).value) || 0 : 0;
  const counted = setLine(block, `SEQUENCE:${sequence + 1}`, newline);
  return setLine(counted, `LAST-MODIFIED:${stampText(now)}`, newline);
}

/** An instant in UTC, to the second. */
export function stampText(now: number): string {
  return timeText({ form: "utc", wall: Math.floor(now / 1_000) * 1_000 });
}

/** A text property set, its parameters kept; an empty text takes it away. */
export function setText(
  block: ContentBlock,
  {
    name,
    text,
    newline,
  }: { readonly name: string; readonly text: string; readonly newline: string },
): ContentBlock {
  if (text === "") return withoutLines(block, [name]);
  const value = escapeText(text);
  return lineOf(block, name)
    ? setValue(block, { name, value, newline })
    : addLine(block, `${name}:${value}`, newline);
}
