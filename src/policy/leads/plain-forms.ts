/** Marks that stand for a full stop in an address; the first three are those of RFC 3490. */
const DOTS =
  /[\u3002\uFF0E\uFF61\u2024\uFE52\u0701\u0702\u2027\u2219\u22C5\u2022\u2E31\u2E33\uA4F8\uA78F]/g;
const COLONS = /[\u2236\u02D0\uA789\uFE55\u0589\u05C3]/g;
const SLASHES = /[\u2044\u2215\u29F8\u2571]/g;
/** Marks a person reads over and a machine leaves out: joiners, soft hyphens, tags, selectors, key caps. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u20E3]/gu;
const PICTURES = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/gu;

/** Circled digits that Unicode does not take apart, by their first and what it counts from. */
const CIRCLED: readonly (readonly [first: number, count: number, value: number])[] = [
  [0x24ff, 1, 0],
  [0x24f5, 9, 1],
  [0x2776, 9, 1],
  [0x2780, 9, 1],
  [0x278a, 9, 1],
  [0x1f10b, 2, 0],
];
const HAN_DIGITS = "〇一二三四五六七八九";
const HAN_RUN = /[〇零一二三四五六七八九]{4,}/g;

/**
 * Text as an address book, a dialler or a browser reads it: look-alike forms of letters, digits, dots,
 * colons and slashes made plain, what nobody sees left out, dots in brackets opened.
 */
export function plain(text: string): string {
  // Ideographic full stops first: by NFKC the half-width one becomes the full one.
  const lettered = text.replaceAll(/[•·∙⋅](?=\p{L})/gu, ".").replaceAll(BOXED, unboxed);
  return withPlainDigits(lettered.normalize("NFKC"))
    .replaceAll(UNSEEN, "")
    .replaceAll(DOTS, ".")
    .replaceAll(COLONS, ":")
    .replaceAll(SLASHES, "/")
    .replaceAll(/\s*[[({<]\s*(?:\.|d[o0]t)\s*[\])}>]\s*/gi, ".")
    .replaceAll(/\s*[[({<]\s*(?:@|at)\s*[\])}>]\s*/gi, "@")
    .replaceAll(/(?<=\p{L})[[{]\p{L}{2,6}[\]}](?=\p{L}{2})/gu, ".")
    .replaceAll(/(["'`*_~]{1,2})\.\1|\\\./g, ".")
    .replaceAll(/\[\s*:\s*\]/g, ":")
    .replaceAll(/\[\s*(\/+)\s*\]/g, "$1")
    .replaceAll(/(?<=[\p{L}\p{N}])[-_]d[o0]t[-_](?=[\p{L}\p{N}])/giu, ".")
    .replaceAll(/(?<=\p{Ll})D[O0]T(?=\p{Ll})/gu, ".");
}

/** Letters in circles, boxes and flags that Unicode keeps as pictures. */
const BOXED = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu;
const FIRST_BOXED = [0x1f1e6, 0x1f170, 0x1f150];
const SMALL_A = 0x61;

function unboxed(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = FIRST_BOXED.find((one) => code >= one) ?? code;
  return String.fromCodePoint(SMALL_A + code - first);
}

/** Digits of every script as ASCII digits. */
function withPlainDigits(text: string): string {
  return text
    .replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .replaceAll(/\p{No}/gu, (sign) => circledValue(sign.codePointAt(0) ?? 0) ?? sign)
    .replaceAll(HAN_RUN, (run) =>
      [...run].map((sign) => String(Math.max(0, HAN_DIGITS.indexOf(sign)))).join(""),
    );
}

/** Decimal digits of a script lie in a row from zero to nine. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return rowsBefore(code, value);
}

// Rows that touch each other (mathematical digits) count on from the one before.
function rowsBefore(code: number, value: number): number {
  if (value < 9) return value;
  let run = value;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - run - 1))) run += 1;
  return run % 10;
}

function circledValue(code: number): string | undefined {
  const row = CIRCLED.find(([first, count]) => code >= first && code < first + count);
  return row && String(code - row[0] + row[2]);
}

/**
 * The readings of a text in which a lead may hide: as it stands, without pictures, with its escapes
 * undone, with spaced letters and broken lines put together.
 */
export function readingsOf(text: string): readonly string[] {
  const base = plain(text);
  const readings = [
    base,
    base.replaceAll(PICTURES, ""),
    plain(withoutEscapes(text)),
    joined(base),
    spelledOut(base),
  ];
  return [...new Set(readings)];
}

const NAMED: Readonly<Record<string, string>> = { period: ".", commat: "@", colon: ":", sol: "/" };

function withoutEscapes(text: string): string {
  const character = (code: number, whole: string): string =>
    code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  return text
    .replaceAll(/%25(?=[0-9a-f]{2})/gi, "%")
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, decoded)
    .replaceAll(/&#x([0-9a-f]{1,6});?/gi, (whole, hex: string) =>
      character(parseInt(hex, 16), whole),
    )
    .replaceAll(/&#(\d{1,7});?/g, (whole, digits: string) => character(Number(digits), whole))
    .replaceAll(/&(period|commat|colon|sol);/g, (_, name: string) => NAMED[name] ?? "")
    .replaceAll(/\\(?:u\{([0-9a-f]{1,6})\}|u([0-9a-f]{4})|x([0-9a-f]{2}))/gi, (whole, ...hex) =>
      character(parseInt(hex.slice(0, 3).join(""), 16), whole),
    );
}

function decoded(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes; // no UTF-8: nothing reads it as letters
  }
}

/** "e v i l . c o m", "evil . com", and an address that goes on in the next line. */
function joined(text: string): string {
  return text
    .replaceAll(/(?<!\S)(?:[\p{L}\p{N}.@/:-] ){4,}[\p{L}\p{N}](?!\S)/gu, (run) =>
      run.replaceAll(" ", ""),
    )
    .replaceAll(/(?<=[\p{L}\p{N}])[ \t]+\.[ \t]*(?=\p{Ll}{2})/gu, ".")
    .replaceAll(/(?<=[\p{L}\p{N}])\.[ \t]+(?=\p{Ll}{2,6}\/\S)/gu, ".")
    .replaceAll(/(?<=[\p{L}\p{N}])-?\r?\n\s*\.(?=\p{Ll}{2})/gu, ".")
    .replaceAll(/(?<=[\p{Ll}\p{N}])\.-?\r?\n\s*(?=\p{Ll}{2,3}(?:[/?:]|\s*$|\r?\n))/gu, ".")
    .replaceAll(/(?<=[\p{L}\p{N}][/@])\r?\n\s*(?=[\p{L}\p{N}])/gu, "");
}

/** Where a spoken address stops: the end of a sentence, a path, or another dot. */
const SPOKEN_END = String.raw`(?=\s*$|\s*[.,;:!?)"'\n]|\s+slash\b|\s+dot\b|\s*\/)`;
const SPOKEN = new RegExp(
  String.raw`(?<=[\p{L}\p{N}])\s+dot\s+(?=(?:[\p{L}\p{N}-]+\s+dot\s+)*\p{L}{2,4}${SPOKEN_END})`,
  "giu",
);
const SPOKEN_MAIL = /(?<=[\p{L}\p{N}])\s+at\s+(?=[\p{L}\p{N}-]+(?:\s*\.\s*|\s+dot\s+)\p{L}{2,})/giu;

/** An address said in words ("evil dot com slash pay"), where nothing else can follow so. */
export function spelledOut(text: string): string {
  const dotted = text.replaceAll(SPOKEN, ".");
  const all = dotted.replaceAll(
    /(?<=@|\bat\s+)(?!(?:the|an?)\s)([\p{L}\p{N}-]+)\s+dot\s+(?=\p{L}{2,}\b)/giu,
    "$1.",
  );
  return all
    .replaceAll(SPOKEN_MAIL, "@")
    .replaceAll(/(?<=\.\p{L}{2,})\s+slash\s+(?=[\p{L}\p{N}])/giu, "/");
}
