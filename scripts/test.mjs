// The same set-up as start.mjs, then every check and every test. The last line is the verdict.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { exitBySetUp, projectFolder } from "./set-up/place.mjs";
import { run, runStep } from "./set-up/run.mjs";
import { setUp } from "./set-up/set-up.mjs";

try {
  const { node } = await setUp({ wants: "all" });
  const checks = await runChecks();
  const tests = await runTests(node);
  const failed = checks.failed + tests.failed;
  console.log(`${checks.passed + tests.passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  exitBySetUp(error);
}

/** Each part of `npm run check` by itself, so that one failure doesn't hide the next. */
async function runChecks() {
  const { scripts } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"));
  const bin = join(projectFolder, "node_modules/.bin");
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}` };
  const count = { passed: 0, failed: 0 };
  for (const check of scripts.check.split("&&")) {
    const [name, ...options] = check.trim().split(/\s+/);
    const { code, lines } = await runStep(join(bin, name), options, { cwd: projectFolder, env });
    if (code !== 0) console.log(lines.join("\n"));
    console.log(`${code === 0 ? "passed" : "failed"}: ${check.trim()}`);
    count[code === 0 ? "passed" : "failed"]++;
  }
  return count;
}

/** Unit tests and those with weights; a test file that doesn't even load is a failure too. */
async function runTests(node) {
  const folder = mkdtempSync(join(tmpdir(), "sotto-test-"));
  const report = join(folder, "report.json");
  const vitest = join(projectFolder, "node_modules/vitest/vitest.mjs");
  const options = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  try {
    const code = await run(node, [vitest, ...options], {
      cwd: projectFolder,
      stdio: ["ignore", "inherit", "inherit"],
    });
    return count(JSON.parse(readFileSync(report, "utf8")), code);
  } catch (error) {
    console.log(`the tests ended without a report: ${error.message}`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function count({ numPassedTests, numFailedTests, testResults }, code) {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((result) => result.status === "failed"),
  );
  const failed = numFailedTests + broken.length;
  // Such as an error outside any test, which the report doesn't count.
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}
