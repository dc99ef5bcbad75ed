import type { CalendarTime } from "../zones/calendar-time.ts";
import { timeText } from "../zones/calendar-time.ts";
import type { ContentBlock, ContentPart } from "../text/content-lines.ts";
import { contentText, splitLine } from "../text/content-lines.ts";
import { addLine, escapeText, lineOf, setLine, setValue, withoutLines } from "./edit-block.ts";
import { readRaw } from "../text/read-property.ts";
import { writeVtimezone } from "../zones/write-vtimezone.ts";
import { ianaZone } from "../zones/zone.ts";

/** What has a place in a calendar; anything else (VCALENDAR, in another one too) is only a frame around it. */
const COMPONENTS = new Set(["VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE", "VALARM"]);

function isFrame({ name }: ContentBlock): boolean {
  return !COMPONENTS.has(name) && !name.startsWith("X-");
}

/** The components of a file, in order, however deep in frames they lie, or without one. */
export function componentsIn(parts: readonly ContentPart[]): readonly ContentBlock[] {
  return parts
    .filter((part) => part.kind === "block")
    .flatMap((block) => (isFrame(block) ? componentsIn(block.parts) : [block]));
}

/** Those of one kind. */
export function componentsOf(parts: readonly ContentPart[], name: string): readonly ContentBlock[] {
  return componentsIn(parts).filter((block) => block.name === name);
}

/** What becomes of the n-th component of a kind: itself, another, several, or none. */
export type EditComponent = (block: ContentBlock, place: number) => readonly ContentBlock[];

/** A file with its components of one kind (VEVENT) replaced; everything else stays, byte for byte. */
export function editComponents(
  parts: readonly ContentPart[],
  { name, edit }: { readonly name: string; readonly edit: EditComponent },
): readonly ContentPart[] {
  let place = 0;
  const editIn = (inner: readonly ContentPart[]): readonly ContentPart[] =>
    inner.flatMap((part): readonly ContentPart[] => {
      if (part.kind === "line") return [part];
      if (part.name === name) return edit(part, place++);
      return [isFrame(part) ? { ...part, parts: editIn(part.parts) } : part];
    });
  return editIn(parts);
}

/** The file's text, or null when no component is left in it, only its frame and zones. */
export function fileText(parts: readonly ContentPart[]): string | null {
  const isLeft = componentsIn(parts).some(({ name }) => name !== "VTIMEZONE");
  return isLeft ? contentText(parts) : null;
}

/** The frame of a file (its first VCALENDAR's lines and zones) around other components. */
export function framed(
  parts: readonly ContentPart[],
  components: readonly ContentBlock[],
): readonly ContentPart[] {
  const calendar = parts.find((part) => part.kind === "block" && isFrame(part));
  if (calendar?.kind !== "block") return components;
  const frame = calendar.parts.filter((part) => part.kind === "line" || part.name === "VTIMEZONE");
  return [{ ...calendar, parts: [...frame, ...components] }];
}

/**
 * The file with more components, and the zones of these times where it has none yet: after the last component
 * of its first frame, or at its end where it has no frame.
 */
export function withComponents(
  parts: readonly ContentPart[],
  components: readonly ContentBlock[],
  times: readonly CalendarTime[] = [],
): readonly ContentPart[] {
  const missing = times.filter((time) => isMissing(parts, time));
  const zones = new Map(missing.map((time) => [time.zone, new Date(time.wall).getUTCFullYear()]));
  const definitions = [...zones].map(([zone, year]) => writeVtimezone(zone, year));
  return inFrame(parts, (inner) => {
    const last = inner.findLastIndex((part) => part.kind === "block" || part.name !== "");
    return inner.toSpliced(last + 1, 0, ...definitions, ...components);
  });
}

/** The file with a definition of the zone a time is in, where it has none yet. */
export function withZone(
  parts: readonly ContentPart[],
  time: CalendarTime,
): readonly ContentPart[] {
  if (!isMissing(parts, time)) return parts;
  const year = new Date(time.wall).getUTCFullYear();
  return inFrame(parts, (inner) => {
    const first = inner.findIndex((part) => part.kind === "block");
    const definition = writeVtimezone(time.zone, year);
    return inner.toSpliced(first < 0 ? inner.length : first, 0, definition);
  });
}

function isMissing(
  parts: readonly ContentPart[],
  time: CalendarTime,
): time is CalendarTime & { readonly form: "zoned" } {
  if (time.form !== "zoned" || !ianaZone(time.zone)) return false;
  return !componentsOf(parts, "VTIMEZONE").some((block) => readRaw(block, "TZID") === time.zone);
}

/** A file with the inside of its first frame changed, or its own inside where it has no frame. */
function inFrame(
  parts: readonly ContentPart[],
  change: (inner: readonly ContentPart[]) => readonly ContentPart[],
): readonly ContentPart[] {
  const at = parts.findIndex((part) => part.kind === "block" && isFrame(part));
  const frame = parts[at];
  if (frame?.kind !== "block") return change(parts);
  return parts.with(at, { ...frame, parts: change(frame.parts) });
}

/** Marks a component as changed: SEQUENCE one higher, LAST-MODIFIED now. */
export function touched(block: ContentBlock, { now }: { readonly now: number }): ContentBlock {
  const line = lineOf(block, "SEQUENCE");
  const sequence = line ? Number(splitLine(line).value) || 0 : 0;
  const counted = setLine(block, `SEQUENCE:${sequence + 1}`);
  return setLine(counted, `LAST-MODIFIED:${stampText(now)}`);
}

/** An instant in UTC, to the second. */
export function stampText(now: number): string {
  return timeText({ form: "utc", wall: Math.floor(now / 1_000) * 1_000 });
}

/** A text property set, its parameters kept; an empty text takes it away. */
export function setText(block: ContentBlock, name: string, text: string): ContentBlock {
  if (text === "") return withoutLines(block, [name]);
  const value = escapeText(text);
  return lineOf(block, name) ? setValue(block, name, value) : addLine(block, `${name}:${value}`);
}
