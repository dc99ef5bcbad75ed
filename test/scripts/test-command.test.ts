import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

/* The real test.mjs in a project that is set up, with checks and a vitest that end as a test wants. */
const scripts = join(import.meta.dirname, "../../scripts");
let project = "";

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "sotto-checked-"));
  cpSync(join(scripts, "test.mjs"), join(project, "scripts/test.mjs"));
  cpSync(join(scripts, "set-up"), join(project, "scripts/set-up"), { recursive: true });
  write("package.json", JSON.stringify({ scripts: { check: "good --all && bad && good" } }));
  write("package-lock.json", "{}");
  write("models/manifest.json", '{"models":[]}');
  write("node_modules/whisper-node/lib/whisper.cpp/main", "");
  const stamp = { packages: hash("{}"), whisper: "built", models: hash('{"models":[]}') };
  write("node_modules/.sotto-set-up.json", JSON.stringify(stamp));
  write("node_modules/.bin/good", '#!/bin/sh\n[ -z "$1" ] || [ "$1" = --all ]\n');
  write("node_modules/.bin/bad", "#!/bin/sh\nexit 0\n");
  symlinkSync(process.execPath, join(project, "node_modules/.bin/node"));
});
afterEach(() => rmSync(project, { recursive: true }));

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function write(path: string, text: string): void {
  const file = join(project, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  if (text.startsWith("#!")) chmodSync(file, 0o755);
}

type Result = {
  readonly status: "passed" | "failed";
  readonly assertionResults: readonly object[];
};

function vitestThat(testResults: readonly Result[], exitCode: number): void {
  const statuses = testResults.flatMap((file) =>
    file.assertionResults.map((one) => "status" in one && one.status),
  );
  const of = (status: string): number => statuses.filter((one) => one === status).length;
  const report = { numPassedTests: of("passed"), numFailedTests: of("failed"), testResults };
  write(
    "node_modules/vitest/vitest.mjs",
    `import { writeFileSync } from "node:fs";
     const file = process.argv.find((option) => option.startsWith("--outputFile.json=")).split("=")[1];
     writeFileSync(file, ${JSON.stringify(JSON.stringify(report))});
     process.exitCode = ${exitCode};`,
  );
}

function runAll(): {
  readonly code: number | null;
  readonly last: string | undefined;
  readonly out: string;
} {
  const { status, stdout } = spawnSync(process.execPath, [join(project, "scripts/test.mjs")], {
    encoding: "utf8",
    env: { PATH: "/usr/bin:/bin", HOME: project },
  });
  return { code: status, last: stdout.trimEnd().split("\n").at(-1), out: stdout };
}

const passed = { status: "passed" };
const failed = { status: "failed" };

describe("npm test", () => {
  it("ends with the plain line, checks and tests in one count", () => {
    vitestThat([{ status: "passed", assertionResults: [passed, passed] }], 0);
    expect(runAll()).toMatchObject({ code: 0, last: "5 passed, 0 failed" });
  });

  it("shows what a failing check says, counts it, and goes on", () => {
    write("node_modules/.bin/bad", "#!/bin/sh\necho 'a.ts: wrong'\nexit 2\n");
    vitestThat([{ status: "passed", assertionResults: [passed] }], 0);
    const { code, last, out } = runAll();
    expect({ code, last }).toEqual({ code: 1, last: "3 passed, 1 failed" });
    expect(out).toContain("a.ts: wrong\nfailed: bad\n");
  });

  it("counts failed tests, and a file that doesn't load", () => {
    vitestThat(
      [
        { status: "failed", assertionResults: [passed, failed] },
        { status: "failed", assertionResults: [] },
      ],
      1,
    );
    expect(runAll()).toMatchObject({ code: 1, last: "4 passed, 2 failed" });
  });

  it("counts an error outside any test", () => {
    vitestThat([{ status: "passed", assertionResults: [passed] }], 1);
    expect(runAll()).toMatchObject({ code: 1, last: "4 passed, 1 failed" });
  });

  it("counts a vitest that ends without a report", () => {
    write("node_modules/vitest/vitest.mjs", "process.exitCode = 1;");
    expect(runAll()).toMatchObject({ code: 1, last: "3 passed, 1 failed" });
  });
});
