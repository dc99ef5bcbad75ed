/** What a name of a machine is made of, in any script. */
const LABEL = String.raw`[\p{L}\p{M}\p{N}_\-\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}]`;
const DOTTED = new RegExp(String.raw`${LABEL}+(?:\.${LABEL}+)+`, "gu");
const REST = /[^\s<>"'”’»]*/uy;
/** The last label of a name that can be looked up: letters alone, or an encoded one. */
const TOP = /^(?:[\p{L}\p{M}]{2,}|xn--[a-z0-9-]+)$/iu;
/** A word that begins a sentence: "home.Then". */
const SENTENCE = /^\p{Lu}[\p{Ll}\p{M}]+$/u;
/** Written big like a word, these are still no words. */
const NO_WORDS = new Set("com net org info biz edu gov io co uk".split(" "));
/** After these a name is an address whatever its ending: a path, a query, a port. */
const GOES_ON = /^(?:[/?#]\S|:\d{2,5}(?!\d))/;
const PATH = /^[/?#]\S/;

/**
 * Endings of files that no name on the internet has, and four that a few have (.md, .py, .rs, .sh) but
 * that are files wherever they stand alone. Every other ending makes an address.
 */
const FILE_ENDINGS = new Set(
  (
    "txt text markdown mdown rst adoc tex bib csv tsv json jsonl yaml yml toml ini conf cfg env log lock " +
    "xml xsl html htm xhtml css scss sass less js mjs cjs jsx ts mts cts tsx vue rb go cpp cxx hpp cs " +
    "java kt kts swift php lua sql bat cmd ps1 ipynb diff patch map wasm md py rs sh bash zsh fish " +
    "pdf doc docx docm dotx odt ods odp odg xls xlsx xlsm ppt pptx pptm numbers rtf epub mobi azw " +
    "jpg jpeg png gif webp heic heif tif tiff bmp svg avif ico raw cr2 nef psd xcf eps " +
    "mp3 m4a aac flac ogg oga opus wav aiff aif wma mp4 m4v mkv webm avi wmv mpg mpeg srt vtt " +
    "gz tgz bz xz zst rar tar dmg iso jar war deb rpm apk exe dll msi bin dat db sqlite bak tmp old orig " +
    "ics vcf eml msg mbox gpx kml geojson stl step dwg dxf obj ttf otf woff pem crt cer csr plist"
  ).split(" "),
);

/** Names of machines in a plain text, with what goes on from them (`host:port/path?query`). */
export function hostsIn(text: string): readonly string[] {
  return [...text.matchAll(DOTTED)].flatMap(({ index, 0: name }) => {
    const end = index + name.length;
    const rest = restAt(text, end);
    const labels = trimmed(name.split("."), rest);
    const isSentence = isIdeographic(text, end);
    if (!labels || isSentence || isFile(labels, rest) || isOwnName(labels)) return [];
    const isWhole = labels.length === name.split(".").length;
    return [isWhole && GOES_ON.test(rest) ? labels.join(".") + rest : labels.join(".")];
  });
}

function restAt(text: string, at: number): string {
  REST.lastIndex = at;
  return REST.exec(text)?.[0] ?? "";
}

/** Without the beginning of a next sentence ("evil.com.Then"); undefined where no name is left. */
function trimmed(parts: readonly string[], rest: string): readonly string[] | undefined {
  const labels = parts.map((part) => part.replaceAll(/^[-_]+|[-_]+$/g, ""));
  while (labels.length > 1 && isSentenceStart(labels.at(-1) ?? "") && !GOES_ON.test(rest)) {
    labels.pop();
  }
  const last = labels.at(-1) ?? "";
  return labels.length > 1 && TOP.test(last) ? labels : undefined;
}

function isSentenceStart(label: string): boolean {
  return SENTENCE.test(label) && !NO_WORDS.has(label.toLowerCase());
}

/** A file by its ending, which stands alone; "report.pdf/x" is looked up somewhere. */
function isFile(labels: readonly string[], rest: string): boolean {
  return FILE_ENDINGS.has((labels.at(-1) ?? "").toLowerCase()) && !PATH.test(rest);
}

/** "4.OG", "1.FC": a numbered thing in capitals. */
function isOwnName([first = "", last = "", ...others]: readonly string[]): boolean {
  return others.length === 0 && /^\d{1,2}$/.test(first) && /^\p{Lu}{2,3}$/u.test(last);
}

/** Without blanks between sentences, a full stop at the end tells a sentence from a name. */
function isIdeographic(text: string, end: number): boolean {
  const before = text.slice(0, end);
  const isScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\.[^.]*$/u.test(before);
  return isScript && /^[.,!?、！？，]/u.test(text.slice(end));
}
