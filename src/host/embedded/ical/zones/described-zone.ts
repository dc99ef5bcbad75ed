import { windowsZone } from "./windows-zones.ts";
import type { Zone } from "./zone.ts";
import { ianaZone, zoneFrom } from "./zone.ts";

/** Where the cities lie that programs describe a zone by. */
const AREAS = ["Europe", "America", "Asia", "Africa", "Australia", "Pacific", "Atlantic", "Indian"];
/** `(UTC+01:00) Amsterdam, Berlin`, `GMT+0200`, `UTC-5`, `+05:30`. */
const OFFSET = /^\(?\s*(?:UTC|GMT|Z)?\s*(?:([+\-\u2212])\s*(\d{1,2})(?::?(\d\d))?)?\s*\)?\s*(.*)$/i;
/** A January and a July, one of which is in standard time anywhere. */
const TIMES = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];
const MINUTE_MS = 60_000;

/**
 * The zone of a description: of the first city it names that keeps the offset it says, else of the Windows
 * name in it, else that offset the whole year. Undefined where it says no offset.
 */
export function describedZone(text: string): Zone | undefined {
  if (!/^\s*\(?\s*(?:UTC|GMT|Z|[+\-\u2212]\d)/i.test(text)) return undefined;
  const [, sign, hours, minutes, place = ""] = OFFSET.exec(text) ?? [];
  if (sign === undefined && place !== "" && !text.trim().startsWith("(")) return undefined;
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS;
  if (size > 15 * 60 * MINUTE_MS) return undefined;
  const offset = sign === undefined || sign === "+" ? size : -size;
  const named = [...place.split(/[,/;]/).flatMap(cityZones), ...windowsNamed(place)];
  return named.find((zone) => standardOffset(zone) === offset) ?? zoneFrom(() => offset);
}

function cityZones(city: string): readonly Zone[] {
  const name = city.trim().replaceAll(" ", "_");
  if (!/^[\p{L}._-]{3,}$/u.test(name)) return [];
  return AREAS.map((area) => ianaZone(`${area}/${name}`)).filter((zone) => zone !== undefined);
}

/** `Eastern Time (US & Canada)` is what Windows also calls `Eastern Standard Time`. */
function windowsNamed(place: string): readonly Zone[] {
  const name = place.replace(/\(.*?\)/g, "").trim();
  const zone = windowsZone(name) ?? windowsZone(name.replace(/\s*Time$/i, " Standard Time"));
  return zone ? [zone] : [];
}

function standardOffset(zone: Zone): number {
  return Math.min(...TIMES.map((at) => zone.toWall(at) - at));
}
