import { join } from "node:path";
import { type AnnouncedFile, announcedFile } from "./announced-file.ts";
import { type RingingFile, ringingFile } from "./ringing-file.ts";

/** What a conversation and the system's own ringing both know of what is due, in the state folder. */
export function dueFiles(state: string): {
  readonly announced: AnnouncedFile;
  readonly ringing: RingingFile;
} {
  return {
    announced: announcedFile(join(state, "announced.json")),
    ringing: ringingFile(join(state, "ringing.json")),
  };
}
