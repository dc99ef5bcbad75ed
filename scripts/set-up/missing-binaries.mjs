import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const file = fileURLToPath(new URL("needed-binaries.json", import.meta.url));

/**
 * The binaries this machine needs and hasn't got, each with what it serves and its package: npm leaves out an optional
 * package it can't get and says nothing. Given are the packages of the lock file, which files are there, and the machine.
 */
export function missingBinaries(wanted, has, { platform, arch }) {
  const needed = JSON.parse(readFileSync(file, "utf8"))[`${platform}-${arch}`] ?? [];
  return needed
    .map((binary) => ({ ...binary, path: `node_modules/${binary.package}` }))
    .filter(({ path, file: name }) => wanted[path] && !has(`${path}/${name}`))
    .map(({ path, serves, optional, package: name }) => ({
      build: `${name}@${wanted[path].version}`,
      serves,
      isOptional: optional === true,
    }));
}
