// Sets up what is missing, then runs the program on the Node it wants, with the arguments given.
// This file and those it imports run on Node 18, before anything is installed.
import { join } from "node:path";
import { exitBySetUp, projectFolder } from "./set-up/place.mjs";
import { run } from "./set-up/run.mjs";
import { setUp } from "./set-up/set-up.mjs";

try {
  const { node } = await setUp({ wants: "defaults" });
  const program = join(projectFolder, "src/main.ts");
  const options = ["--disable-warning=ExperimentalWarning", program, ...process.argv.slice(2)];
  process.exitCode = await run(node, options, { stdio: "inherit" });
} catch (error) {
  exitBySetUp(error);
}
