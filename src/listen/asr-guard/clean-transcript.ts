/** `[Music]`, `(crowd chattering)`, `*coughs*`, notes: what an engine writes about sounds nobody said. */
const tags = /\[[^\]]*\]|\([^)]*\)|\*[^*]*\*|[♪♫]+/g;
/** A tag that was cut short, or its stray bracket. */
const openTag = /[[(][^\])]*$|[\][()*]/g;

/** Subtitles put a dash before each speaker. */
const speakerDash = /^[-–—\s]+/;

/** What was said, without tags, double blanks or anything else the engine added; words are left alone. */
export function cleanTranscript(text: string): string {
  const bare = text.replaceAll(tags, " ").replaceAll(openTag, " ").replaceAll(/\s+/g, " ");
  return bare.replace(speakerDash, "").trim();
}

/** Lower-case words without punctuation, for comparing; "what's" is one word, "whats". */
export function wordsOf(text: string): readonly string[] {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}
