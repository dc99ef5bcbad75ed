import { isAbsolute, normalize, relative, sep } from "node:path";

/** Whether a path is the folder or lies in it. */
export function isInside(path: string, folder: string): boolean {
  const way = relative(normalize(folder), normalize(path));
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
