import type { CalendarTime } from "../zones/calendar-time.ts";
import { timeText } from "../zones/calendar-time.ts";
import type { ContentBlock, ContentLine } from "../text/content-lines.ts";
import { makeLine, splitLine } from "../text/content-lines.ts";
import { timesIn, timeTexts } from "../text/read-property.ts";

export type DateEdit = {
  readonly keep: (time: CalendarTime) => boolean;
  /** The same object for a date that stays as it is. */
  readonly change?: (time: CalendarTime) => CalendarTime;
};

/** The block with some dates of its EXDATE or RDATE lines left out or moved; other lines stay byte for byte. */
export function editDates(
  block: ContentBlock,
  name: string,
  { keep, change = (time) => time }: DateEdit,
): ContentBlock {
  return editLines(block, name, (line) => {
    // Periods have a form of their own that a moved series cannot keep; they stay as they are.
    if (timeTexts(line).some((text) => text.includes("/"))) return line;
    const times = timesIn(line);
    const kept = times.filter(keep).map(change);
    const isSame = kept.length === times.length && kept.every((time, at) => time === times[at]);
    if (isSame) return line;
    if (kept.length === 0) return undefined;
    return makeLine(`${splitLine(line).head}:${kept.map(timeText).join(",")}`);
  });
}

/** The block with each of its lines of one name replaced, or left out. */
export function editLines(
  block: ContentBlock,
  name: string,
  edit: (line: ContentLine) => ContentLine | undefined,
): ContentBlock {
  return {
    ...block,
    parts: block.parts.flatMap((part) => {
      if (part.kind === "block" || part.name !== name) return [part];
      const line = edit(part);
      return line ? [line] : [];
    }),
  };
}
