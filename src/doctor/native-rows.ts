import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { programFolder } from "../config/folders.ts";
import type { DoctorRow } from "../types/doctor.ts";

const binary = z.object({ package: z.string(), file: z.string(), serves: z.string() });
const needed = z.record(z.string(), z.array(binary));
const lock = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional() })),
});

type Machine = {
  readonly platform?: NodeJS.Platform;
  readonly arch?: string;
  readonly has?: (path: string) => boolean;
};

/** Which of the binaries this machine needs aren't here: npm leaves out what it can't get and says nothing. */
export function nativeRows({
  platform = process.platform,
  arch = process.arch,
  has = (path) => existsSync(join(programFolder, path)),
}: Machine = {}): readonly DoctorRow[] {
  const all = needed.parse(readJson("scripts/set-up/needed-binaries.json"));
  const mine = all[`${platform}-${arch}`] ?? [];
  if (mine.length === 0) return [];
  const { packages } = lock.parse(readJson("package-lock.json"));
  const missing = mine.filter((each) => !has(`node_modules/${each.package}/${each.file}`));
  if (missing.length === 0) {
    const sentence = "Every native part this machine needs is installed.";
    return [{ name: "native", status: "ok", sentence }];
  }
  return missing.map(({ package: name, serves }) => {
    const build = `${name}@${packages[`node_modules/${name}`]?.version ?? "latest"}`;
    return {
      name: "native",
      status: "missing",
      sentence: `${build} isn't installed, which ${serves} needs here.`,
      next: `Install it: npm install --no-save --force ${build}`,
    };
  });
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(programFolder, path), "utf8"));
}
