import { DateTime } from "luxon";
import { sayTime } from "../../src/language/when/say-time.ts";
import type { Status, Volume } from "../../src/host/machine.ts";
import type { Clock } from "../../src/types/clock.ts";
import { clean } from "../speech.ts";
import type { StatusPart } from "./status-part.ts";

const GIGABYTE = 1e9;

type Part = Exclude<StatusPart, "time" | "date">;

/** Said of what was asked for and isn't there; where everything is told it is left out. */
const ABSENT: Readonly<Partial<Record<Part, string>>> = {
  battery: "I see no battery here.",
  app: "I can't tell which app is in front.",
};

/** What a machine tells of itself, a sentence each: what was asked for, or all it has. */
export function statusWords(
  status: Status,
  clock: Clock,
  about: readonly StatusPart[] = [],
): string {
  const isAsked = (part: StatusPart): boolean => about.length === 0 || about.includes(part);
  const moment = momentWords(clock, { time: isAsked("time"), date: isAsked("date") });
  const facts = Object.entries(factsOf(status)).flatMap(([name, fact]) => {
    // The keys of the facts are exactly the parts.
    const part = name as Part;
    const told = about.length === 0 ? fact : (fact ?? ABSENT[part]);
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

function factsOf(status: Status): Readonly<Record<Part, string | undefined>> {
  const { batteryPercent, charging, diskFreeBytes, diskTotalBytes, frontApp } = status;
  const power = charging ? " and charging" : "";
  const free = Math.round(diskFreeBytes / GIGABYTE);
  const total = Math.round(diskTotalBytes / GIGABYTE);
  return {
    battery:
      batteryPercent === undefined
        ? undefined
        : `The battery is at ${batteryPercent} percent${power}.`,
    volume: `${volumeWords(status.volume)}.`,
    disk: `${free} of ${total} gigabytes are free.`,
    app: frontApp === undefined ? undefined : `${clean(frontApp)} is in front.`,
    version: `The system is ${clean(status.system)}.`,
  };
}

/** "The volume is at 40 percent", "The sound is muted". */
export function volumeWords({ level, muted }: Volume): string {
  return muted ? "The sound is muted" : `The volume is at ${Math.round(level)} percent`;
}
