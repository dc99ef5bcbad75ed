import type { Flaw } from "../../vdir/flaw.ts";
import { partFlaw } from "../../vdir/flaw.ts";
import type { ContentBlock, ContentPart } from "../text/content-lines.ts";
import { contentText } from "../text/content-lines.ts";
import { describedZone } from "./described-zone.ts";
import { windowsZone } from "./windows-zones.ts";
import type { Walls, Zone } from "./zone.ts";
import { ianaZone } from "./zone.ts";
import { readRaw } from "../text/read-property.ts";
import { readVtimezone } from "./read-vtimezone.ts";

/** Whose wall the times of one file are read on. */
export type Zones = Walls & {
  /** The TZIDs met so far that mean nothing to us. */
  readonly unknown: ReadonlySet<string>;
  /** The text of the file's own definitions. */
  readonly definitions: string;
};

/**
 * The zones of a file. A name the runtime knows (`Europe/Berlin`, also at the end of a longer path)
 * comes before the file's own VTIMEZONE, because khal and others write only the clock changes around
 * the first date, which would put a repeating event on the wrong hour from the next year on.
 */
export function zonesOf(parts: readonly ContentPart[], localName: string): Zones {
  const local = localZone(localName);
  const definitions = vtimezonesOf(parts);
  const unknown = new Set<string>();
  const known = new Map<string, Zone>();
  const resolve = (tzid: string): Zone => {
    const name = tzid.trim();
    const zone =
      areaZone(name) ??
      windowsZone(name) ??
      ownZone(definitions, name) ??
      ianaZone(name) ??
      describedZone(name);
    if (!zone) unknown.add(tzid);
    return zone ?? local;
  };
  return {
    local,
    unknown,
    definitions: contentText(definitions),
    named(tzid) {
      const zone = known.get(tzid) ?? resolve(tzid);
      known.set(tzid, zone);
      return zone;
    },
  };
}

/** The zones nobody knows, as flaws of the file they are named in. */
export function unknownZones({ unknown }: Zones): readonly Flaw[] {
  return [...unknown].map((tzid) =>
    partFlaw(0, "unknown time zone", `the time zone ${JSON.stringify(tzid)} is unknown`),
  );
}

function localZone(name: string): Zone {
  const zone = ianaZone(name);
  if (!zone) throw new Error(`the clock's zone ${name} is unknown to this runtime`);
  return zone;
}

/** `Europe/Berlin`, and `/mozilla.org/20050126_1/Europe/Berlin`. Bare names such as EST are left to the file. */
function areaZone(tzid: string): Zone | undefined {
  const segments = tzid
    .replaceAll(" ", "_")
    .split("/")
    .filter((segment) => segment !== "");
  for (const count of [3, 2]) {
    const name = segments.slice(-count).join("/");
    const zone = segments.length >= count ? ianaZone(name) : undefined;
    if (zone) return zone;
  }
  return undefined;
}

function ownZone(definitions: readonly ContentBlock[], tzid: string): Zone | undefined {
  for (const block of definitions) {
    const text = contentText([block]);
    const read = own.get(text) ?? readVtimezone(block);
    // Calendars repeat the same definition in thousands of files.
    if (own.size < OWN_LIMIT) own.set(text, read);
    if (read.tzid !== tzid) continue;
    const zone = areaZone(readRaw(block, "X-LIC-LOCATION")) ?? read.zone;
    if (zone) return zone;
  }
  return undefined;
}

const OWN_LIMIT = 200;
const own = new Map<string, ReturnType<typeof readVtimezone>>();

function vtimezonesOf(parts: readonly ContentPart[]): readonly ContentBlock[] {
  return parts
    .filter((part) => part.kind === "block")
    .flatMap((block) => (block.name === "VTIMEZONE" ? [block] : vtimezonesOf(block.parts)));
}
