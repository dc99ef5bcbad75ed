/** The scripts Unicode recommends for names (UAX 31, tables 5 and 7) and those whose letters look like Latin ones. */
const SCRIPTS: readonly string[] =
  "Latin Cyrillic Greek Armenian Hebrew Arabic Syriac Thaana Nko Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Georgian Hangul Ethiopic Cherokee Canadian_Aboriginal Ogham Runic Khmer Mongolian Hiragana Katakana Bopomofo Han Yi Gothic Old_Italic Deseret Coptic Lisu Tifinagh Glagolitic Vai Bamum Javanese Balinese Lycian Carian Lydian Osage Warang_Citi Adlam Elbasan".split(
    " ",
  );
const TESTS = SCRIPTS.map((script) => [script, new RegExp(`\\p{Script=${script}}`, "u")] as const);
/** Written together in ordinary words. */
const TOGETHER: readonly ReadonlySet<string>[] = [
  new Set(["Han", "Hiragana", "Katakana"]),
  new Set(["Han", "Bopomofo"]),
  new Set(["Han", "Hangul"]),
];

/** Letters that are taken for Latin ones, from the confusables of Unicode (UTS 39), by script. */
const LOOK_ALIKES = new Set(
  "аеорсухіјѕһԁԛԝӏѵԍкмтвнґгпшАВЕЗІЈКМНОРСТХУЅҮӀԌԚԜ" + // Cyrillic
    "αεικνορτυχωγϲϳΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ" + // Greek
    "աոսցօհքզղցԼՏՍՕ" + // Armenian
    "ᎠᎡᎢᎥᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏎᏏᏒᏔᏙᏚᏞᏟᏢᏦᏧꭰꮃꮪ" + // Cherokee
    "ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓞꓟꓠꓡꓢꓣꓤꓥꓦꓧꓨꓪꓫꓬꓮꓯꓰꓱꓲꓳꓴ" + // Lisu
    "ⲟⲣⲥⲭⲞⲢⲤⲬ" + // Coptic
    "იოჿლ", // Georgian
);
/** Letters of Latin that no everyday spelling has: small capitals and other phonetic ones. */
const PHONETIC = /[\u0250-\u02AF\u1D00-\u1DBF\uA730-\uA731\uA7AE\uA7FA]/u;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Words that are not what they look like: of scripts that are never written in one word, wholly of letters
 * that look Latin in a text of Latin letters ("раура1"), or of styled and phonetic letters.
 */
export function mixedScripts(text: string, around = text): readonly string[] {
  const isLatin = isMostlyLatin(around);
  const words = text.match(WORD) ?? [];
  return [...new Set(words)].filter(
    (word) => isMixed(word) || isStyled(word) || (isLatin && isDisguised(word)),
  );
}

function isMixed(word: string): boolean {
  const scripts = scriptsOf(word);
  return scripts.size > 1 && !TOGETHER.some((set) => [...scripts].every((one) => set.has(one)));
}

function scriptsOf(word: string): ReadonlySet<string> {
  return new Set([...word].flatMap((letter) => scriptOf(letter) ?? []));
}

/** Digits, marks and signs are of no script. */
function scriptOf(letter: string): string | undefined {
  if (/[A-Za-z]/.test(letter)) return "Latin";
  if (!/\p{L}/u.test(letter)) return undefined;
  // A unit's sign (µ, Ω) stands beside any letters.
  if (/[\u00B5\u2126\u03A9\u03BC]/.test(letter)) return undefined;
  return TESTS.find(([, test]) => test.test(letter))?.[0];
}

/** All its letters are another script's, and each is taken for a Latin one. */
function isDisguised(word: string): boolean {
  const letters = word.match(/\p{L}/gu) ?? [];
  return letters.length > 0 && letters.every((letter) => LOOK_ALIKES.has(letter));
}

/** Mathematical, full-width or circled letters, and small capitals. */
function isStyled(word: string): boolean {
  const isFolded = [...word].some(
    (sign) =>
      !/^[A-Za-z]$/.test(sign) && /^[A-Za-z]$/.test(sign.normalize("NFKC")) && !/[ªº]/.test(sign),
  );
  return isFolded || PHONETIC.test(word);
}

/** Latin letters outweigh the others; words in disguise have no say in it. */
function isMostlyLatin(text: string): boolean {
  const words = (text.match(WORD) ?? []).filter((word) => !isDisguised(word));
  const scripts = words.flatMap((word) => [...word]).flatMap((letter) => scriptOf(letter) ?? []);
  const latin = scripts.filter((script) => script === "Latin").length;
  return latin > 0 && latin * 2 >= scripts.length;
}
