import { closeSync, openSync } from "node:fs";
import { HostFailure } from "../../../errors.ts";
import { errnoOf } from "../../../store/fs-failure.ts";
import type { HostApp } from "./host-app.ts";
import { FULL_DISK_ACCESS } from "./mac-service.ts";

/** Opens a file for reading and closes it: a closed one can be looked at and not opened, and SQLite wouldn't say why. */
export type TryOpen = (file: string) => void;
export const tryOpen: TryOpen = (file) => closeSync(openSync(file, "r"));

/** What keeps the Mac's own files from a program nobody gave full disk access to: a plain refusal, never a question on the screen. */
export function isClosedToUs(error: unknown): boolean {
  const code = errnoOf(error);
  return code === "EPERM" || code === "EACCES";
}

/** The failure for data of the Mac that only full disk access opens, with the app to give it to and where. */
export function needsFullDiskAccess(what: string, { name }: HostApp): HostFailure {
  return new HostFailure(
    "permission",
    `${name} may not read ${what}. In System Settings, ${FULL_DISK_ACCESS.pane}, switch ${name} on, then start it again.`,
  );
}
