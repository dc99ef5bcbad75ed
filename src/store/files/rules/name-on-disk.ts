/**
 * A part of a path as disks compare it: those of a Mac ignore case ("ſ" is an s there too), and HFS+ ignores
 * invisible characters (".g\u200cit" is ".git", CVE-2014-9390).
 */
function asSeenByTheDisk(part: string): string {
  return part
    .replace(/\p{Cf}/gu, "")
    .normalize("NFC")
    .toUpperCase()
    .toLowerCase();
}

/** The parts of a path as disks compare them. */
export function partsOf(path: string): readonly string[] {
  return path.split("/").filter(Boolean).map(asSeenByTheDisk);
}

/** Paths, a comma between two, as runs of names. */
export function runsIn(paths: string): readonly (readonly string[])[] {
  return paths.trim().split(/,\s*/).map(partsOf);
}

/** A file or folder that a listing leaves out. */
export function isHidden(part: string): boolean {
  return part.startsWith(".") && part !== "." && part !== "..";
}

/** Whether a run of names stands somewhere in a path. */
export function holdsRun(parts: readonly string[], run: readonly string[]): boolean {
  return parts.some((_, at) => run.every((name, i) => parts[at + i] === name));
}
