const SCRIPTS: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
];

export { visible } from "../visible.ts";

/** Words that mix alphabets that look alike ("pаypal" with a Cyrillic а). */
export function mixedScripts(text: string): readonly string[] {
  return text
    .split(/\s+/)
    .filter((word) => SCRIPTS.filter((script) => script.test(word)).length > 1);
}
