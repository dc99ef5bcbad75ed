import { HostFailure } from "../../../errors.ts";
import type { MusicHost } from "../../machine.ts";

/** Tracks to be played one after the other, and which one it is. */
export type Queue = {
  readonly state: "playing" | "paused" | "stopped";
  readonly paths: string[];
  readonly at: number;
};

/** The track a queue is at. */
export function playing({ paths, at }: Queue): string | undefined {
  return paths[at];
}

/** The queue after one control; `not_running` when there is nothing to control. */
export function stepped(now: Queue, action: Parameters<MusicHost["control"]>[0]): Queue {
  if (playing(now) === undefined) throw new HostFailure("not_running", "No music is playing.");
  switch (action) {
    case "pause":
      if (now.state === "stopped") throw new HostFailure("not_running", "No music is playing.");
      return { ...now, state: "paused" };
    case "resume":
      return { ...now, state: "playing" };
    case "next":
      return now.at + 1 < now.paths.length
        ? { ...now, state: "playing", at: now.at + 1 }
        : { ...now, state: "stopped", at: 0 };
    case "previous":
      return { ...now, state: "playing", at: Math.max(0, now.at - 1) };
  }
}
