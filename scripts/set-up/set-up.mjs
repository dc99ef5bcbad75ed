import { buildWhisper, canCompile, comesMade, isWhisperBuilt } from "./build-whisper.mjs";
import { fetchModels, missingModels } from "./fetch-models.mjs";
import { checkMachine, findNode } from "./find-node.mjs";
import { installPackages, isInstalled } from "./install-packages.mjs";
import { withLock } from "./lock.mjs";
import { hashOf, readStamp, writeStamp } from "./stamp.mjs";

/**
 * Brings what is missing: packages, whisper.cpp, weights; with everything there it costs some
 * milliseconds. With `wants: "all"` models that could not be had before are tried once more.
 */
export async function setUp({ wants }) {
  checkMachine();
  if (!isAllThere(readStamp(), wants)) await withLock(() => bringMissing(wants));
  return { node: findNode() };
}

function isAllThere(stamp, wants) {
  return hasPackages(stamp) && hasWhisper(stamp) && hasModels(stamp, wants);
}

async function bringMissing(wants) {
  let stamp = readStamp();
  const keep = (more) => writeStamp((stamp = { ...stamp, ...more }));
  if (!hasPackages(stamp)) {
    if (!isInstalled()) await installPackages();
    keep({ packages: hashOf("package-lock.json") });
  }
  if (!hasWhisper(stamp)) keep({ whisper: await buildWhisper() });
  if (!hasModels(stamp, wants)) {
    const missing = await fetchModels(findNode());
    keep({ models: hashOf("models/manifest.json"), missing });
  }
}

function hasPackages({ packages }) {
  return packages === hashOf("package-lock.json");
}

/** What failed to compile fails again; what lacked a compiler is tried as soon as there is one. */
function hasWhisper({ whisper }) {
  if (isWhisperBuilt() || comesMade()) return true;
  if (whisper === "no-compiler") return !canCompile();
  return whisper === "failed";
}

function hasModels({ models, missing = [] }, wants) {
  const known = wants === "all" ? [] : missing;
  return (
    models === hashOf("models/manifest.json") && missingModels().every((id) => known.includes(id))
  );
}
