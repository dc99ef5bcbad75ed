import { DateTime } from "luxon";
import type { SaidVolume, SystemSentences } from "../../../contract/sentences/system.ts";
import { sayTime } from "../../say/say-time.ts";

export const systemSentences: SystemSentences = {
  moment: (clock, { time, date }) => {
    const now = DateTime.fromMillis(clock.now(), { zone: clock.zone, locale: "en" });
    const said = [
      ...(time ? [sayTime(clock.now(), clock)] : []),
      ...(date ? [now.toFormat("cccc d LLLL yyyy")] : []),
    ];
    return `It is ${said.join(" on ")}.`;
  },
  fact: {
    battery: ({ percent, isCharging }) =>
      `The battery is at ${percent} percent${isCharging ? " and charging" : ""}.`,
    volume: sayVolume,
    disk: ({ free, total }) => `${free} of ${total} gigabytes are free.`,
    app: (name) => `${name} is in front.`,
    version: (name) => `The system is ${name}.`,
  },
  unknown: {
    battery: "I see no battery here.",
    volume: "I can't tell the volume.",
    disk: "I can't tell how much disk space is free.",
    app: "I can't tell which app is in front.",
    version: "I can't tell which system this is.",
  },
  opened: (name) => `Opened ${name}.`,
  askOpen: (what) => (what === "address" ? "Open this address?" : "Open this?"),
  whichVolume: "Say a level, louder, quieter or mute.",
};

/** "The volume is at 40 percent.", "The sound is muted." */
function sayVolume({ level, muted }: SaidVolume): string {
  return muted ? "The sound is muted." : `The volume is at ${level} percent.`;
}
