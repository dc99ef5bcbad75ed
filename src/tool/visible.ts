const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}\u00A0\u115F\u1160\u3164\uFFA0]|\\(?=u\{)/gu;

/**
 * Text as a person can check it: control, invisible and unassigned characters as `\u{...}`, line
 * ends kept. Two texts that differ look different: a written `\u{` has its backslash spelled out.
 */
export function visible(text: string): string {
  return text.replaceAll(HIDDEN, (character) =>
    character === "\n"
      ? "\n"
      : `\\u{${character.codePointAt(0)?.toString(16).toUpperCase() ?? ""}}`,
  );
}
