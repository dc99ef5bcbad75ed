/** Longest name in bytes, with room for a number and an ending below the 255 disks allow. */
const MAX_NAME_BYTES = 180;

/**
 * A file name made of what a person said: nothing a path, another system, a shell or Obsidian
 * reads as more than a name, and never hidden or empty.
 */
export function fileNameFor(title: string): string {
  const name = title
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, " ")
    .replace(/[/\\:*?"<>|#^[\]]/g, " ")
    .replace(/\$(?=[{(])|%(?=(?:25)*(?:00|2e|2f|5c))/gi, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s.~$-]+|[\s.]+$/g, "");
  return cut(name) || "Untitled";
}

function cut(name: string): string {
  let bytes = 0;
  let kept = "";
  for (const character of name) {
    bytes += Buffer.byteLength(character);
    if (bytes > MAX_NAME_BYTES) break;
    kept += character;
  }
  return kept.trim();
}
