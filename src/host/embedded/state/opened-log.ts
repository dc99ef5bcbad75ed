import { appendFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { orFail } from "../../../store/fs-failure.ts";
import type { Clock } from "../../../types/clock.ts";

/** A thing that was opened. */
export type Opened = {
  readonly kind: "app" | "file" | "folder" | "address" | "chat";
  readonly target: string;
};
export type OpenedLog = (opened: Opened) => Promise<void>;

/** Notes each thing that was opened as a line of JSON in `opened.log` of the state folder. */
export function openedLog(state: string, clock: Clock): OpenedLog {
  return (opened) =>
    orFail("my list of opened things", async () => {
      await mkdir(state, { recursive: true, mode: 0o700 });
      const line = JSON.stringify({ at: new Date(clock.now()).toISOString(), ...opened });
      await appendFile(join(state, "opened.log"), `${line}\n`, { mode: 0o600 });
    });
}
