// Sets up what is missing, then runs the program on the Node it wants, with the arguments given.
// This file and those it imports run on Node 18, before anything is installed.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { exitBySetUp, projectFolder } from "./set-up/place.mjs";
import { run } from "./set-up/run.mjs";
import { setUp } from "./set-up/set-up.mjs";

try {
  const { node } = await setUp({ wants: "defaults" });
  const program = join(projectFolder, "src/main.ts");
  const resolving = pathToFileURL(join(projectFolder, "scripts/resolve-own.mjs")).href;
  const flags = ["--disable-warning=ExperimentalWarning", "--import", resolving];
  const options = [...flags, program, ...process.argv.slice(2)];
  // What Node has compiled once it needn't compile again: a third less processor time at each start.
  const compiled = join(projectFolder, "node_modules/.cache/compiled");
  const env = { NODE_COMPILE_CACHE: compiled, ...process.env };
  process.exitCode = await run(node, options, { stdio: "inherit", env });
} catch (error) {
  exitBySetUp(error);
}
