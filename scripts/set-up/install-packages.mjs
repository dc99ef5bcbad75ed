import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { missingBinaries } from "./missing-binaries.mjs";
import { missingBuilds, thisMachine } from "./missing-builds.mjs";
import { projectFolder, say, SetUpFailure } from "./place.mjs";
import { runStep } from "./run.mjs";
import { stepLine } from "./step-line.mjs";

/** Exactly what the lock file names; no package's own scripts run. */
const npmOptions = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];

/** Whether somebody has installed just what the lock file names already, by npm's own record. */
export function isInstalled() {
  const wanted = readPackages("package-lock.json");
  const has = readPackages("node_modules/.package-lock.json");
  if (!wanted || !has || buildsNotHere().length > 0) return false;
  if (binariesNotHere().some(({ isOptional }) => !isOptional)) return false;
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (path === "") return true;
    return has[path] ? has[path].version === version : Boolean(optional || devOptional);
  });
}

function readPackages(path) {
  const file = join(projectFolder, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : undefined;
}

/** What this machine needs of native code and hasn't got. */
function buildsNotHere() {
  const wanted = readPackages("package-lock.json") ?? {};
  return missingBuilds(wanted, (path) => existsSync(join(projectFolder, path)), thisMachine());
}

/** The same by the files themselves: a package may have come without them. */
function binariesNotHere() {
  const wanted = readPackages("package-lock.json") ?? {};
  return missingBinaries(wanted, (path) => existsSync(join(projectFolder, path)), thisMachine());
}

/** Installs the packages, quietly; what npm says is shown only when it fails. */
export async function installPackages() {
  const line = stepLine("installing packages");
  // npm takes an empty HOME for a folder named ~ in the project.
  const cache = existsSync(process.env.HOME ?? "")
    ? undefined
    : mkdtempSync(join(tmpdir(), "sotto-npm-"));
  const env = cache ? { ...process.env, npm_config_cache: cache } : process.env;
  try {
    const [command, ...before] = npmCommand();
    const { code, lines } = await runStep(command, [...before, ...npmOptions], {
      cwd: projectFolder,
      env,
    });
    if (code !== 0) throw failed(lines);
    const lacking = binariesNotHere();
    if (lacking.some(({ isOptional }) => !isOptional)) throw notHere(lacking);
    const [build] = buildsNotHere();
    if (build) throw notBuilt(build);
    dropHeaders();
    line.end("done");
    for (const each of lacking) say(`${sentenceOf(each)} ${commandFor([each])}`);
  } catch (error) {
    line.end("stopped");
    throw error.code === "ENOENT" ? noNpm() : error;
  } finally {
    if (cache) rmSync(cache, { recursive: true, force: true });
  }
}

/** The npm we were started by, or else the one on the PATH. */
function npmCommand() {
  const started = process.env.npm_execpath;
  return started?.endsWith(".js") ? [process.execPath, started] : ["npm"];
}

/** 67 MB of C++ headers come with the pinned Node, and nothing here is compiled against them. */
function dropHeaders() {
  const modules = join(projectFolder, "node_modules");
  for (const name of readdirSync(modules).filter((entry) => entry.startsWith("node-linux-"))) {
    rmSync(join(modules, name, "include"), { recursive: true, force: true });
  }
}

function failed(lines) {
  const errors = lines.filter((text) => /^npm (error|ERR!)/.test(text)).slice(0, 6);
  const shown = (errors.length > 0 ? errors : lines.slice(-6)).join("\n");
  return new SetUpFailure(
    `The packages could not be installed. npm says:\n${shown}`,
    "Check the network and the free disk space, then start again.",
  );
}

function sentenceOf({ build, serves }) {
  return `npm left out what ${serves} needs on this machine: ${build}.`;
}

function commandFor(lacking) {
  const builds = lacking.map(({ build }) => build).join(" ");
  return `To bring it: npm install --no-save --force ${builds}`;
}

function notHere(lacking) {
  return new SetUpFailure(lacking.map(sentenceOf).join("\n"), commandFor(lacking));
}

function notBuilt({ of, build }) {
  return new SetUpFailure(
    `npm left out the part of ${of} that is made for this machine: ${build}.`,
    `See whether your npm can get it, then start again: npm view ${build}`,
  );
}

function noNpm() {
  return new SetUpFailure(
    "npm isn't installed.",
    "Install it (it comes with Node), then start again.",
  );
}
