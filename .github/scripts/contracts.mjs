// node contracts.mjs [report.json]: runs the contracts of calendar, reminders and contacts in records of their own, over
// the emulated Mac and, where SOTTO_REAL_STORES=yes says so on a Mac, over its real stores; then the contract of all
// tools over the emulated one. Prints how many of each hold and each that doesn't; exit 1 where one doesn't.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argv, env, execPath, exit, platform } from "node:process";

const isReal = env.SOTTO_REAL_STORES === "yes";
if (isReal && platform !== "darwin") {
  console.log(`the real stores can't be asked: this is ${platform}`);
  exit(1);
}

const FILES = ["test/host/macos/own-stores/contracts.test.ts", "test/tools/macos.test.ts"];
const out = join(mkdtempSync(join(tmpdir(), "sotto-contracts-")), "out.json");
const args = ["node_modules/vitest/vitest.mjs", "run", ...FILES, "--reporter=json"];
const run = spawnSync(execPath, [...args, `--outputFile=${out}`, "--testTimeout=120000"], {
  stdio: ["ignore", "ignore", "inherit"],
});

const tests = JSON.parse(readFileSync(out, "utf8")).testResults.flatMap(
  ({ assertionResults }) => assertionResults,
);
const suites = Map.groupBy(
  tests.filter(({ status }) => status === "passed" || status === "failed"),
  ({ ancestorTitles }) =>
    ancestorTitles
      .slice(0, 2)
      .join(": ")
      .replace(/: calls?$/, ""),
);
const report = [...suites].map(([suite, all]) => {
  const failed = all.filter(({ status }) => status === "failed");
  const said = failed.map(({ fullName, failureMessages }) => {
    return { test: fullName, why: failureMessages.join("\n").split("\n    at ")[0] };
  });
  return { suite, holds: all.length - failed.length, of: all.length, failed: said };
});
for (const { suite, holds, of, failed } of report) {
  console.log(`${holds} of ${of}: ${suite}`);
  for (const { test, why } of failed) console.log(`  FAILED: ${test}\n    ${why.split("\n")[0]}`);
}
const toolIn = ({ title }) => /^[a-z]+\.[a-z_]+/.exec(title)?.[0];
const tools = new Set(tests.map(toolIn).filter(Boolean));
const bad = new Set(tests.filter(({ status }) => status === "failed").map(toolIn));
console.log(`${[...tools].filter((tool) => !bad.has(tool)).length} of ${tools.size}: tools`);
const hasReal = report.some(({ suite }) => suite.startsWith("this Mac"));
if (isReal && !hasReal) console.log("the real stores weren't asked");
if (argv[2]) writeFileSync(argv[2], `${JSON.stringify({ version: 1, report }, undefined, 2)}\n`);
exit(run.status === 0 && isReal === hasReal ? 0 : 1);
