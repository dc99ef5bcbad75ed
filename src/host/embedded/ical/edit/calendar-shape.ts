import type { FileShape } from "../../vdir/books.ts";
import { oneLine } from "../../text/one-line.ts";
import type { ContentBlock, ContentPart } from "../text/content-lines.ts";
import { ContentError } from "../text/content-lines.ts";
import { lineOf } from "./edit-block.ts";
import { componentsIn } from "./edit-file.ts";
import { readRaw, readText } from "../text/read-property.ts";

/** How a file may call the calendar it holds: Apple's and Google's way, then RFC 7986's. */
const NAMES = ["X-WR-CALNAME", "NAME"];
const NAME_LIMIT = 200;
/** What no domain keeps, as doctor counts it. */
const OTHERS = new Map([
  ["VJOURNAL", "journal entry"],
  ["VFREEBUSY", "free/busy notice"],
]);

/** What a calendar file is by its own account; throws a ContentError for a text that is no calendar. */
export function calendarShape(parts: readonly ContentPart[]): FileShape {
  const blocks = parts.filter((part) => part.kind === "block");
  if (blocks.length === 0 && parts.length > 0) {
    throw new ContentError("it holds no calendar");
  }
  const components = componentsIn(parts).filter(({ name }) => name !== "VTIMEZONE");
  const items = components.filter(({ name }) => name === "VEVENT" || name === "VTODO");
  const uids = new Set(items.map((block, at) => readRaw(block, "UID") || `#${at}`));
  const [uid] = uids;
  const name = nameIn(blocks);
  return {
    items: uids.size + components.length - items.length,
    isSigned: blocks.some(isSigned),
    others: othersIn(components),
    ...(name === undefined ? {} : { name }),
    ...(uid === undefined ? {} : { uid }),
  };
}

function nameIn(blocks: readonly ContentBlock[]): string | undefined {
  for (const property of NAMES) {
    for (const block of blocks) {
      if (block.name !== "VCALENDAR" || !lineOf(block, property)) continue;
      const name = oneLine(readText(block, property) ?? "").slice(0, NAME_LIMIT);
      if (name !== "") return name;
    }
  }
  return undefined;
}

function isSigned(block: ContentBlock): boolean {
  return lineOf(block, "PRODID") !== undefined || /^PUBLISH$/i.test(readRaw(block, "METHOD"));
}

function othersIn(components: readonly ContentBlock[]): FileShape["others"] {
  const counts = new Map<string, number>();
  for (const { name } of components) {
    const kind = OTHERS.get(name);
    if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}
