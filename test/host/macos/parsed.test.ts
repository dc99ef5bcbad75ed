import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { joinScript } from "../../../src/host/macos/script/join-script.ts";

const FOLDER = "src/host/macos/scripts";
const scripts = [
  ...globSync(`${FOLDER}/*/*.js`),
  ...globSync("test/host/macos/own-stores/scripts/*.js"),
];

const READ = 'require("node:fs").readFileSync';

/**
 * What parses with JavaScriptCore, which is what osascript runs: WebKit's own shell or Bun, where one of them is
 * installed (neither is a dependency: Bun is 90 MB for this one question), and `osacompile` on a Mac.
 */
const PARSERS: readonly (readonly [
  string,
  readonly string[],
  (file: string) => readonly string[],
])[] = [
  ["osacompile", ["-h"], (file) => ["-l", "JavaScript", "-o", `${file}.scpt`, file]],
  ["jsc", ["--help"], (file) => ["-e", `checkSyntax(${JSON.stringify(file)})`]],
  [
    "bun",
    ["--version"],
    (file) => ["-e", `new Function(${READ}(${JSON.stringify(file)}, "utf8"))`],
  ],
];
const found = PARSERS.find(
  ([program, probe]) => spawnSync(program, [...probe]).error === undefined,
);

it.skipIf(found === undefined).each(scripts)("%s parses with JavaScriptCore", (script) => {
  const folder = mkdtempSync(join(tmpdir(), "sotto-parsed-"));
  try {
    const file = join(folder, "script.js");
    const name = relative(FOLDER, script).replace(/\.js$/, "");
    writeFileSync(file, joinScript(name));
    const [program = "", , args] = found ?? ["", [], () => []];
    const end = spawnSync(program, [...args(file)], { encoding: "utf8" });
    expect(`${end.status} ${end.stderr}`).toMatch(/^0 /);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
