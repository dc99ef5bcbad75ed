import { timeLike, timeText, epochOf } from "../zones/calendar-time.ts";
import type { ContentBlock, ContentPart } from "../text/content-lines.ts";
import { lineOf, setValue } from "./edit-block.ts";
import { readRaw, timeIn } from "../text/read-property.ts";
import type { Zones } from "../zones/zones.ts";

/** A component whose alarms at fixed instants have moved by `ms`; those that count from it move by themselves. */
export function moveAlarms(block: ContentBlock, move: Move): ContentBlock {
  if (move.ms === 0) return block;
  return { ...block, parts: block.parts.map((part) => movedAlarm(part, move)) };
}

type Move = { readonly ms: number; readonly zones: Zones };

function movedAlarm(part: ContentPart, { ms, zones }: Move): ContentPart {
  if (part.kind === "line" || part.name !== "VALARM" || !/^\d/.test(readRaw(part, "TRIGGER"))) {
    return part;
  }
  const line = lineOf(part, "TRIGGER");
  const time = line && timeIn(readRaw(part, "TRIGGER"), line);
  // An alarm that rings at no real time stays as it is.
  if (!time) return part;
  const value = timeText(timeLike(time, epochOf(time, zones) + ms, zones));
  return setValue(part, "TRIGGER", value);
}
