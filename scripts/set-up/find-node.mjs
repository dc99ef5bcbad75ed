import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectFolder, SetUpFailure } from "./place.mjs";

/** The program needs type stripping and node:sqlite; set-up itself runs on older ones. */
const programNode = [22, 18];
const setUpNode = [18, 0];
/** Where a pinned Node comes with the packages. */
const pinnedPlatforms = ["linux-x64", "linux-arm64"];

/** Throws where this machine can't run the program, before anything is installed. */
export function checkMachine() {
  const here = `${process.platform}-${process.arch}`;
  if (process.platform !== "linux" && process.platform !== "darwin") {
    throw new SetUpFailure(
      `sotto runs on macOS and Linux, and this is ${process.platform}.`,
      "On Windows, run it inside WSL.",
    );
  }
  const needed = pinnedPlatforms.includes(here) ? setUpNode : programNode;
  if (!isAtLeast(process.versions.node, needed)) throw tooOld(needed);
}

/** The Node the program runs on: the pinned one where it is installed, else this one. */
export function findNode() {
  const pinned = join(projectFolder, "node_modules/.bin/node");
  if (existsSync(pinned)) return pinned;
  if (isAtLeast(process.versions.node, programNode)) return process.execPath;
  throw tooOld(programNode);
}

function isAtLeast(version, [major, minor]) {
  const [hasMajor, hasMinor] = version.split(".").map(Number);
  return hasMajor > major || (hasMajor === major && hasMinor >= minor);
}

function tooOld([major, minor]) {
  return new SetUpFailure(
    `sotto needs Node ${major}.${minor} or later, and this is ${process.versions.node}.`,
    "Install a newer one (on a Mac: brew install node) and start again.",
  );
}
