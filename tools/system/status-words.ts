import type { Status, Volume } from "../../src/host/machine.ts";
import type { Clock } from "../../src/types/clock.ts";
import { clean } from "../speech.ts";
import { sayTime } from "../../src/language/when/say-time.ts";
import { DateTime } from "luxon";

const GIGABYTE = 1e9;

/** Everything a machine tells of itself, a sentence each; what it doesn't have is left out. */
export function statusWords(status: Status, clock: Clock): string {
  const { batteryPercent, charging, volume, diskFreeBytes, diskTotalBytes, frontApp } = status;
  const now = clock.now();
  const local = DateTime.fromMillis(now, { zone: clock.zone, locale: "en" });
  const date = local.toFormat("cccc d LLLL yyyy");
  const power = charging ? " and charging" : "";
  const free = Math.round(diskFreeBytes / GIGABYTE);
  const total = Math.round(diskTotalBytes / GIGABYTE);
  const sentences = [
    `It is ${sayTime(now, clock)} on ${date}.`,
    batteryPercent !== undefined && `The battery is at ${batteryPercent} percent${power}.`,
    `${volumeWords(volume)}.`,
    `${free} of ${total} gigabytes are free.`,
    frontApp !== undefined && `${clean(frontApp)} is in front.`,
    `The system is ${clean(status.system)}.`,
  ];
  return sentences.filter(Boolean).join(" ");
}

/** "The volume is at 40 percent", "The sound is muted". */
export function volumeWords({ level, muted }: Volume): string {
  return muted ? "The sound is muted" : `The volume is at ${Math.round(level)} percent`;
}
