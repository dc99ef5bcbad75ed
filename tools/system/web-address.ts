const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Endings that make a bare name an address; others (.md, .txt, .zip) are more likely files. */
const ENDINGS = "com|org|net|edu|gov|info|io|eu|uk|de|fr|es|it|nl|se|ie|ca|au|nz|us|example";
const BARE = new RegExp(String.raw`^(?:[a-z0-9-]+\.)+(?:${ENDINGS})(?:[/?#:]\S*)?$`, "i");

/**
 * The address a target means, with its scheme; undefined for files and folders. Every scheme but
 * `file:` counts: opening one may tell somebody something or start anything.
 */
export function asAddress(target: string): string | undefined {
  const text = target.trim();
  if (/^file:/i.test(text)) return undefined;
  if (BARE.test(text) || /^www\./i.test(text)) return `https://${text}`;
  return SCHEME.test(text) ? text : undefined;
}
