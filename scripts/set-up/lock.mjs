import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { projectFolder, say } from "./place.mjs";

const file = join(projectFolder, "models/set-up.part");
const retryMs = 500;

/** One set-up at a time: another waits for it, and then mostly finds nothing left to do. */
export async function withLock(work) {
  for (let tries = 0; !take(); tries++) {
    if (tries === 0) say("waiting for another set-up to end");
    await sleep(retryMs);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") return true; // a read-only folder: nobody else can set up either
    if (!isHeld()) rmSync(file, { force: true });
    return false;
  }
}

function isHeld() {
  try {
    process.kill(Number(readFileSync(file, "utf8")) || 0, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
