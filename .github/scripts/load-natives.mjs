// Loads every native part this machine needs and says what the engine runs on. Exit 1 where one doesn't load.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { platform, arch } = process;
const needed = JSON.parse(
  readFileSync(new URL("../../scripts/set-up/needed-binaries.json", import.meta.url), "utf8"),
);
let failed = 0;
for (const { package: name, file, serves } of needed[`${platform}-${arch}`] ?? []) {
  try {
    require(`../../node_modules/${name}/${file}`);
    console.log(`loads: ${name}, for ${serves}`);
  } catch (error) {
    failed += 1;
    console.log(`DOESN'T LOAD: ${name}, for ${serves}: ${error.message}`);
  }
}
const { getLlama } = await import("node-llama-cpp");
const llama = await getLlama({ build: "never", progressLogs: false });
const devices = llama.gpu === false ? [] : await llama.getGpuDeviceNames();
console.log(`engine: ${llama.gpu || "processor alone"} ${devices.join(", ")}`);
await llama.dispose();
process.exit(failed === 0 ? 0 : 1);
