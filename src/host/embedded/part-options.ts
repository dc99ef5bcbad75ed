import type { Clock } from "../../types/clock.ts";
import type { EmbeddedFolders } from "./folders.ts";

/** What the domains are made of. */
export type PartOptions = {
  readonly folders: EmbeddedFolders;
  readonly clock: Clock;
  readonly holdMs: number;
  readonly hasDisplay: boolean;
  readonly useDevices: boolean;
  readonly onProgress: (area: "mail" | "calendar", done: number, total: number) => void;
};
