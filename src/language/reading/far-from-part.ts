import { DateTime } from "luxon";
import type { Clock } from "../../types/clock.ts";
import type { PartTold } from "../contract/cues.ts";
import type { LanguagePack } from "../language-pack.ts";

/** How far moments are from a part of their day, in minutes: 0 for those in it. */
export function farFromPart(
  part: PartTold | undefined,
  { conventions }: Pick<LanguagePack, "conventions">,
  { zone }: Pick<Clock, "zone">,
): ((atMs: number) => number) | undefined {
  if (part === undefined) return undefined;
  const { from, to } = conventions.parts[part.name];
  return (atMs) => {
    const { hour, minute } = DateTime.fromMillis(atMs, { zone });
    const at = hour * MINUTES + minute;
    return Math.max(0, from - at, at - (to - 1));
  };
}

const MINUTES = 60;
