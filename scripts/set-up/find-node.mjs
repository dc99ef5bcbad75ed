import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { release } from "node:os";
import { join } from "node:path";
import { projectFolder, SetUpFailure } from "./place.mjs";

/** The program needs type stripping and node:sqlite; set-up itself runs on older ones. */
const programNode = [22, 18];
const setUpNode = [18, 0];
/** Where a pinned Node comes with the packages. */
const pinnedPlatforms = ["linux-x64", "linux-arm64"];

/** Darwin 23 is macOS 14: the oldest the packages' builds and the sandbox's profile are made for. */
const oldestDarwin = 23;

/** Throws where this machine can't run the program, before anything is installed. */
export function checkMachine(darwin = release(), isTranslated = runsUnderRosetta()) {
  const here = `${process.platform}-${process.arch}`;
  if (process.platform !== "linux" && process.platform !== "darwin") {
    throw new SetUpFailure(
      `sotto runs on macOS and Linux, and this is ${process.platform}.`,
      "On Windows, run it inside WSL.",
    );
  }
  if (process.platform === "darwin") checkMac(darwin, isTranslated);
  const needed = pinnedPlatforms.includes(here) ? setUpNode : programNode;
  if (!isAtLeast(process.versions.node, needed)) throw tooOld(needed);
}

function checkMac(darwin, isTranslated) {
  if (Number.parseInt(darwin, 10) < oldestDarwin) {
    throw new SetUpFailure(
      "sotto needs macOS 14 or later, and this Mac has an older one.",
      "Update macOS (System Settings, General, Software Update) and start again.",
    );
  }
  if (!isTranslated) return;
  throw new SetUpFailure(
    "This Mac has Apple silicon, and this Node is one for Intel, which runs under Rosetta: models would be many times slower.",
    "Install Node for Apple silicon, from a terminal that isn't opened with Rosetta: brew install node",
  );
}

/** Whether an Intel program is being translated for Apple silicon; a Mac with Intel doesn't know the word. */
function runsUnderRosetta() {
  if (process.platform !== "darwin" || process.arch !== "x64") return false;
  const { stdout } = spawnSync("/usr/sbin/sysctl", ["-n", "sysctl.proc_translated"]);
  return String(stdout).trim() === "1";
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
