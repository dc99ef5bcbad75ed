import { execFileSync } from "node:child_process";

const PROGRAM = "mkfifo";

/** Makes a named pipe, which an ordinary opening would wait for without end. */
export function makePipe(path: string): void {
  execFileSync(PROGRAM, [path]);
}
