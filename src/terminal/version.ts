import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { programFolder } from "../config/folders.ts";

const packageSchema = z.object({ version: z.string() });

/** This program and what it runs on. */
export function versions(): { readonly sotto: string; readonly node: string } {
  const file = readFileSync(join(programFolder, "package.json"), "utf8");
  return { sotto: packageSchema.parse(JSON.parse(file)).version, node: process.versions.node };
}

export function versionText(): string {
  const { sotto, node } = versions();
  return `sotto ${sotto} (Node ${node})`;
}
