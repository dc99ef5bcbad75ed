/** What a person can't see, or what moves a terminal: all but letters, marks, digits, signs and the space. */
const hidden = once(
  () =>
    /[[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u00A0]--[\uFE0E\uFE0F]]/gv,
);
/** Most texts, and nothing to be done to them. */
const PLAIN = /^[\n -~]*$/;
const WRITTEN_ESCAPE = /\\(?=u\{)/g;
/** Emoji of several signs hold joiners; those on the Unicode list are what they look like. */
const emoji = once(() => /(\p{RGI_Emoji})/v);

/**
 * Text as a person can check it: control, invisible and unassigned characters as `\u{...}`, line
 * ends kept. Two texts that differ look different: a written `\u{` has its backslash spelled out.
 */
export function visible(text: string): string {
  if (PLAIN.test(text) && !text.includes("\\u{")) return text;
  return replaceHidden(text.replaceAll(WRITTEN_ESCAPE, spelledOut), kept);
}

/**
 * Text that can do nothing to a terminal but stand there, line ends kept. Made visible already it
 * stays as it is, and emoji stay whole; for what a person must check to the letter there is `visible`.
 */
export function printable(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .split(emoji())
    .map((part, at) => (at % 2 === 1 ? part : replaceHidden(part, kept)))
    .join("");
}

/** Each character that a person can't see, replaced. */
export function replaceHidden(text: string, by: (character: string) => string): string {
  return text.replaceAll(hidden(), (character) => by(character));
}

function kept(character: string): string {
  return character === "\n" ? "\n" : spelledOut(character);
}

function spelledOut(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16).toUpperCase() ?? ""}}`;
}

/** Made at its first use: sets of the whole of Unicode take longer to build than a start should. */
function once(build: () => RegExp): () => RegExp {
  let built: RegExp | undefined;
  return () => (built ??= build());
}
