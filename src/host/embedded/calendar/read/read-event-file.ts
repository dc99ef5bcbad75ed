import { calendarShape } from "../../ical/edit/calendar-shape.ts";
import { componentsOf } from "../../ical/edit/edit-file.ts";
import { readContent } from "../../ical/text/read-content.ts";
import { readText } from "../../ical/text/read-property.ts";
import type { Zones } from "../../ical/zones/zones.ts";
import { unknownZones, zonesOf } from "../../ical/zones/zones.ts";
import type { Flaw } from "../../vdir/flaw.ts";
import type { Parsed } from "../../vdir/vdir-item.ts";
import type { EventRecord, EventSeries } from "./event-series.ts";
import type { Earlier } from "./earlier-events.ts";
import { earlierOf } from "./earlier-events.ts";
import { readEvent } from "./read-event.ts";

/**
 * Reads the events of an .ics file, by UID. What is wrong with a property costs that property, an event that
 * can't be placed in time is left out, the others stay; each of it is told. What was read of an earlier state
 * of the file is taken over where it is the same. Throws for what is no calendar.
 */
export function readEventFile(
  text: string,
  { zone, before = [] }: { readonly zone: string; readonly before?: Earlier | undefined },
): Parsed<readonly EventSeries[]> {
  const flaws: Flaw[] = [];
  const parts = readContent(text, { flaws });
  const shape = calendarShape(parts);
  const earlier = earlierOf(before, zonesOf(parts, zone));
  const { zones } = earlier;
  const families = new Map<string, EventRecord[]>();
  for (const [place, block] of componentsOf(parts, "VEVENT").entries()) {
    const record = earlier.recordAt(place, block) ?? readEvent(block, { place, zones, flaws });
    if (!record) continue;
    const uid = readText(block, "UID")?.trim() || `${NO_UID}${place}`;
    const family = families.get(uid);
    if (family) family.push(record);
    else families.set(uid, [record]);
  }
  flaws.push(...unknownZones(zones));
  const value = [...families].flatMap(([uid, family]) =>
    seriesOf(uid.startsWith(NO_UID) ? "" : uid, family, zones),
  );
  return { value: value.map(earlier.seriesLike), shape, flaws };
}

/** What no text of a file can hold begins the key of an event without a UID. */
const NO_UID = "\0";

/**
 * The events of one UID. Merged exports hold several under one: each lives, with the replaced dates that
 * follow it; where two begin at the same time, the one of the higher SEQUENCE is the state that holds.
 */
function seriesOf(
  uid: string,
  records: readonly EventRecord[],
  zones: Zones,
): readonly EventSeries[] {
  const states = records.filter(({ recurrence }) => recurrence === undefined);
  const masters = states.filter((one) => !states.some((other) => isLaterState(other, one)));
  const overrides = records.filter(({ recurrence }) => recurrence !== undefined);
  if (masters.length === 0) return [{ uid, overrides, zones, earlier: [] }];
  const owners = Map.groupBy(overrides, (override) => ownerOf(override, masters));
  return masters.map((master) => {
    const earlier = states.filter((state) => isLaterState(master, state)).map(({ place }) => place);
    return { uid, master, overrides: owners.get(master) ?? [], zones, earlier };
  });
}

function isLaterState(a: EventRecord, b: EventRecord): boolean {
  return a.sequence > b.sequence && isSameStart(a, b);
}

function isSameStart(a: EventRecord, b: EventRecord): boolean {
  return JSON.stringify(a.start) === JSON.stringify(b.start);
}

function ownerOf(override: EventRecord, masters: readonly EventRecord[]): EventRecord {
  const repeating = masters.filter(({ rules, extra }) => rules.length + extra.length > 0);
  const able = repeating.length > 0 ? repeating : masters;
  const before = able.findLast(({ place }) => place < override.place);
  const owner = before ?? able[0];
  if (!owner) throw new Error("a family has a master or none at all");
  return owner;
}
