import { DateTime } from "luxon";
import { sayTime } from "../spoken.ts";
import type { Status, StatusPart, Volume } from "../../src/host/machine.ts";
import type { Clock } from "../../src/types/clock.ts";
import { clean } from "../speech.ts";
import type { AskedPart } from "./status-part.ts";

const GIGABYTE = 1e9;

/** Said of what was asked for and isn't there; where everything is told it is left out. */
const ABSENT: Readonly<Record<StatusPart, string>> = {
  battery: "I see no battery here.",
  volume: "I can't tell the volume.",
  disk: "I can't tell how much disk space is free.",
  app: "I can't tell which app is in front.",
  version: "I can't tell which system this is.",
};

/** What a machine tells of itself, a sentence each: what was asked for, or all it has. */
export function statusWords(
  status: Status,
  clock: Clock,
  about: readonly AskedPart[] = [],
): string {
  const isAsked = (part: AskedPart): boolean => about.length === 0 || about.includes(part);
  const moment = momentWords(clock, { time: isAsked("time"), date: isAsked("date") });
  const facts = Object.entries(factsOf(status)).flatMap(([name, fact]) => {
    // The keys of the facts are exactly the parts.
    const part = name as StatusPart;
    const told = about.length === 0 ? fact : (fact ?? status.unknown[part] ?? ABSENT[part]);
    return isAsked(part) && told !== undefined ? [told] : [];
  });
  return [...moment, ...facts].join(" ");
}

function momentWords(
  clock: Clock,
  { time, date }: { readonly time: boolean; readonly date: boolean },
): readonly string[] {
  const now = DateTime.fromMillis(clock.now(), { zone: clock.zone, locale: "en" });
  const said = [
    ...(time ? [sayTime(clock.now(), clock)] : []),
    ...(date ? [now.toFormat("cccc d LLLL yyyy")] : []),
  ];
  return said.length > 0 ? [`It is ${said.join(" on ")}.`] : [];
}

function factsOf(status: Status): Readonly<Record<StatusPart, string | undefined>> {
  const { batteryPercent, charging, volume, disk, frontApp, system } = status;
  return {
    battery:
      batteryPercent === undefined
        ? undefined
        : `The battery is at ${batteryPercent} percent${charging ? " and charging" : ""}.`,
    volume: volume && `${volumeWords(volume)}.`,
    disk:
      disk && `${gigabytes(disk.freeBytes)} of ${gigabytes(disk.totalBytes)} gigabytes are free.`,
    app: frontApp === undefined ? undefined : `${clean(frontApp)} is in front.`,
    version: system === undefined ? undefined : `The system is ${clean(system)}.`,
  };
}

function gigabytes(bytes: number): number {
  return Math.round(bytes / GIGABYTE);
}

/** "The volume is at 40 percent", "The sound is muted". */
export function volumeWords({ level, muted }: Volume): string {
  return muted ? "The sound is muted" : `The volume is at ${Math.round(level)} percent`;
}
