/** Words nobody ends a request with: more is to come. */
const TRAILING: ReadonlySet<string> = new Set(
  "a an the to for from with without at in on of by about into and or but that my your his her our their this these is are because if when called named um uh er erm like".split(
    " ",
  ),
);

/** Whether a text breaks off where no request ends: "remind me to", "set a timer for". */
export function trailsOff(text: string): boolean {
  if (/[,;:…-]\s*$|\.\.\.\s*$/.test(text)) return true;
  const last = /([\p{L}'’]+)[^\p{L}\p{N}]*$/u.exec(text)?.[1];
  return last !== undefined && TRAILING.has(last.toLowerCase());
}
