import windowsZones from "./windows-zones.json" with { type: "json" };
import type { Zone } from "./zone.ts";
import { ianaZone } from "./zone.ts";

/** The zone of a Windows name as Outlook and Exchange write it, by the default territory of CLDR's windowsZones. */
export function windowsZone(name: string): Zone | undefined {
  // Outlook numbers the second definition of a zone in a file, and names its own by an address.
  const plain = name.replace(/^tzone:\/\/Microsoft\//i, "").replace(/\s+\d+$/, "");
  const iana = byName.get(name.toLowerCase()) ?? byName.get(plain.toLowerCase());
  return iana === undefined ? undefined : ianaZone(iana);
}

const byName = new Map(
  Object.entries(windowsZones).map(([name, iana]) => [name.toLowerCase(), iana]),
);
