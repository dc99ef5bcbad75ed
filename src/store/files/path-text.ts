/** Longest path the systems we run on accept, in bytes with its closing NUL. */
const MAX_PATH_BYTES = 4096;

type Rule = { readonly forbids: RegExp; readonly reason: string };

// Nothing here is ever expanded or decoded; a path that counts on it was not meant as a plain name.
const RULES: readonly Rule[] = [
  { forbids: /\0/, reason: "it has a NUL character in it" },
  { forbids: /^~/, reason: "~ is not expanded here" },
  { forbids: /(?:^|\/)\$[A-Za-z_]|\$[{(]/, reason: "variables are not expanded here" },
  { forbids: /%[A-Za-z_]\w*%/, reason: "variables are not expanded here" },
  { forbids: /%(?:25)*(?:00|2e|2f|5c)/i, reason: "it has encoded path characters in it" },
  { forbids: /^[A-Za-z][A-Za-z0-9+.-]*:(?:[\\/]|$)/, reason: "it is an address, not a path" },
  { forbids: /^file:\S/i, reason: "it is an address, not a path" },
  { forbids: /^\\\\/, reason: "it names another machine" },
  { forbids: /(?:^|[\\/])\.\.\\|\\\.\.(?:$|[\\/])/, reason: "it has a backslash path in it" },
];

/** Why a path is not a plain one, before any look at the disk; nothing when it is. */
export function oddPath(path: string): string | undefined {
  if (path.trim() === "") return "it is empty";
  if (Buffer.byteLength(path) >= MAX_PATH_BYTES) return "it is too long";
  const broken = RULES.find((rule) => rule.forbids.test(path));
  if (broken) return broken.reason;
  return path.split("/").some(isDisguisedParent) ? "it has a disguised .. in it" : undefined;
}

// "‥" and full-width dots fold to ".." on systems that normalise names.
function isDisguisedParent(part: string): boolean {
  return part !== ".." && part !== "." && /^\.{1,2}$/.test(part.normalize("NFKC"));
}
