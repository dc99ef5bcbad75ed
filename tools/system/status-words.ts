import type { Sayings } from "../../src/language/contract/sayings.ts";
import type { SaidVolume } from "../../src/language/contract/sentences/system.ts";
import type { Status, StatusPart, Volume } from "../../src/host/machine.ts";
import type { Clock } from "../../src/types/clock.ts";
import { clean } from "../speech.ts";
import type { AskedPart } from "./status-part.ts";

const GIGABYTE = 1e9;

type Asked = {
  readonly clock: Clock;
  readonly say: Sayings;
  /** All there is where nothing is named. */
  readonly about?: readonly AskedPart[] | undefined;
};

/** What a machine tells of itself, a sentence each: what was asked for, or all it has. */
export function statusWords(status: Status, { clock, say, about = [] }: Asked): string {
  const isAsked = (part: AskedPart): boolean => about.length === 0 || about.includes(part);
  const [time, date] = [isAsked("time"), isAsked("date")];
  const moment = time || date ? [say.system.moment(clock, { time, date })] : [];
  const facts = Object.entries(factsOf(status, say)).flatMap(([name, fact]) => {
    // The keys of the facts are exactly the parts.
    const part = name as StatusPart;
    // Of what was asked for and isn't there it is said that nobody can tell; among all it is left out.
    const unknown = status.unknown[part] ?? say.system.unknown[part];
    const told = about.length === 0 ? fact : (fact ?? unknown);
    return isAsked(part) && told !== undefined ? [told] : [];
  });
  return [...moment, ...facts].join(" ");
}

function factsOf(
  status: Status,
  { system: { fact } }: Sayings,
): Readonly<Record<StatusPart, string | undefined>> {
  const { batteryPercent: percent, charging, volume, disk, frontApp, system } = status;
  return {
    battery:
      percent === undefined ? undefined : fact.battery({ percent, isCharging: charging === true }),
    volume: volume && fact.volume(roundedVolume(volume)),
    disk: disk && fact.disk({ free: gigabytes(disk.freeBytes), total: gigabytes(disk.totalBytes) }),
    app: frontApp === undefined ? undefined : fact.app(clean(frontApp)),
    version: system === undefined ? undefined : fact.version(clean(system)),
  };
}

function gigabytes(bytes: number): number {
  return Math.round(bytes / GIGABYTE);
}

/** A volume as it is said, in whole percent. */
export function roundedVolume({ level, muted }: Volume): SaidVolume {
  return { level: Math.round(level), muted };
}
