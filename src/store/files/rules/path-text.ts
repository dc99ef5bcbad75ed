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

/** Control characters, line ends, and marks that turn or hide what is written. Joiners are parts of words and pictures. */
const UNSHOWN =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Cn}\p{Bidi_Control}]|(?!\p{Join_Control}|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/u;

/** Why a name can't be shown so that a person knows what will be written; nothing when it can. */
export function unshowable(path: string): string | undefined {
  if (UNSHOWN.test(path)) return "it has a line break or an invisible character in it";
  const isBlank = path.split("/").some((part) => part !== part.trim());
  return isBlank ? "a name in it begins or ends with a blank" : undefined;
}

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
