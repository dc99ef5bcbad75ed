import { kill } from "node:process";
import { errnoOf } from "./fs-failure.ts";

/** Whether a process of this number runs, whoever it belongs to. */
export function isRunning(pid: number): boolean {
  try {
    return kill(pid, 0);
  } catch (error) {
    return errnoOf(error) === "EPERM"; // it runs, and belongs to another user
  }
}
