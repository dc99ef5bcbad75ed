import { DateTime, IANAZone } from "luxon";
import { UsageError } from "../errors.ts";

export type ClockSetting = {
  /** Epoch milliseconds to take for now; undefined where the machine's clock serves. */
  readonly now: number | undefined;
  /** An IANA name. */
  readonly zone: string;
};

/** Checks `--now` and `--tz`. A time without an offset is a time in the zone. */
export function readClock(said: {
  readonly now?: string | undefined;
  readonly tz?: string | undefined;
}): ClockSetting {
  const zone = said.tz ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!IANAZone.isValidZone(zone)) {
    throw new UsageError(`--tz is "${zone}", which is no time zone.`, {
      hint: "Name it as in Europe/Vienna.",
    });
  }
  return { now: said.now === undefined ? undefined : readNow(said.now, zone), zone };
}

function readNow(text: string, zone: string): number {
  // A bare time of day would be read as today's, which isn't a fixed time.
  const time = /^\d{4}-/.test(text) ? DateTime.fromISO(text, { zone }) : undefined;
  if (time?.isValid) return time.toMillis();
  throw new UsageError(`--now is "${text}", which is no ISO time.`, {
    hint: "Write it as 2026-11-23T09:30 or 2026-11-23T09:30:00+01:00.",
  });
}
