/** Between two things: a pause or a word that joins them. */
const BETWEEN =
  /(?:\s+and)?\s*[,;]\s*(?:(?:and|oh|also|plus|um|er|yes|then)[\s,]+)*|\s+(?:and(?:\s+also)?|plus|&)\s+/iu;
const SORTS =
  "salted|unsalted|cooked|smoked|fresh|frozen|crunchy|smooth|plain|large|small|medium|big|little|black|white|red|green|blue|navy|brown|organic|semi-skimmed|skimmed|decaf|ripe|loose";
/** What only says which kind of the thing before it is meant. */
const KIND = new RegExp(
  String.raw`^(?:(?:the|a|an)\s+(?:\p{L}[\p{L}-]*\s+){0,3}?(?:ones?|kind|sort|type|stuff)\b|(?:\p{L}[\p{L}-]*\s+)?ones?\b|not\s|preferably\b|ideally\b|size\b|the\s+(?:${SORTS})(?:\s+(?:box|bag|pack|packet|tin|jar|bottle|size))?$|\d+\s*(?:x|ml|g|kg|mm|cm|inch|litre|pint|pack)?s?$|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)\s+(?:bottles?|tins?|packs?|bags?|boxes|box|jars?|packets?|tubes?|rolls?|cans?|bunche?s?|dozens?|litres?|pints?|loaves|pairs?|of (?:them|each))$|(?:${SORTS})(?:\s+(?:and|or)\s+(?:${SORTS}))?$|comes?\s+in\b)`,
  "iu",
);
export function saysKind(words: string): boolean {
  return KIND.test(words.trim());
}

/** Said while one thinks of the next. */
const THINKING =
  /^(?:what else|yes|no|right|oh|let me think|let me see|hang on|now|um|er|mate|love|please|thanks|there we are|that['’]s (?:it|all)|while (?:you['’]re|we['’]re|i['’]m) at it|then|too|also|as well|off|there)\W*$/iu;
/** A clause of its own: a reason, a remark. */
const REMARK =
  /^(?:ask|bless|god|eh|nah|i|he|she|we|they|you|it|that(?=['’]|\s+(?:is|was|goes))|there|this(?=\s+is)|my feet|what|because|cos|or|so|who|which|then|if|when|before|in case|don['’]?t)(?:['’]\p{L}+)?(?:\s|$)/iu;
const ARTICLE =
  /^(?:some|(?:an?|the)(?!\s+(?:[\p{L}'’-]+\s+){1,3}of\b)(?!\s+(?:dozen|couple|few|pair)\b))\s+(?=\S)/iu;
const AROUND =
  /^(?:(?:and|oh|also|plus|please|just|maybe|say|yes|like|um|er)[\s,]+)+|(?:[\s,]+(?:please|too|as well|also|thanks|while (?:you['’]re|we['’]re) at it|if (?:you|i|we|there)\s.*|though|then))+$/giu;

/** Each thing of a list, with what kind of it is meant; what is only said around them is none. */
export function thingsOf(words: string, behind = ""): readonly string[] {
  const things: string[] = [];
  for (const piece of pieces(words)) add(things, piece, false);
  for (const piece of pieces(moreOf(behind))) add(things, piece, true);
  return things;
}

function pieces(words: string): readonly string[] {
  return words
    .replace(/\s+(?:because|cos|as it['’]s)\s.*$/isu, "")
    .split(/[.?!]+\s+/u)
    .flatMap((sentence) => apart(sentence.replace(/[\s.?!]+$/u, "")));
}

/** "Gloves for Ann and Tom" is one thing; of "the heels, no, the flat shoes" only the last is meant. */
function apart(words: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  let isTakenBack = false;
  for (const joint of [...words.matchAll(new RegExp(BETWEEN, "giu")), undefined]) {
    const piece = words.slice(from, joint?.index ?? words.length);
    from = (joint?.index ?? 0) + (joint?.[0].length ?? 0);
    const back = TAKES_BACK.exec(piece)?.[0].length ?? 0;
    const said = piece.slice(back);
    isTakenBack ||= back > 0;
    if (said.trim() === "" || REMARK.test(said)) continue;
    if (isTakenBack) parts.pop();
    isTakenBack = false;
    join(parts, said);
  }
  return parts;
}

function join(parts: string[], said: string): void {
  const before = parts.at(-1) ?? "";
  const isOne = FOR_SOMEBODY.test(before) && /^\p{Lu}\p{L}*$/u.test(said);
  if (isOne) parts[parts.length - 1] = `${before} and ${said}`;
  else parts.push(said);
}

const FOR_SOMEBODY = /\b(?:for|with|from)\s+\p{Lu}\p{L}*$/u;
const TAKES_BACK =
  /^(?:(?:no|nah|nope|actually|sorry|wait|or rather|scrap that|scratch that|make (?:it|that)|i mean|tell a lie)(?:[\s,]+|$))+/iu;

/** What goes on behind the place: "…, and a sewing kit", "…, green ones"; anything else is a remark. */
function moreOf(behind: string): string {
  const more = behind.replace(/^[\s,;.–—-]+/u, "");
  return /^(?:and|plus|also|oh)\b/iu.test(more) || KIND.test(more.split(/[,;]\s/u)[0] ?? "")
    ? more
    : "";
}

function add(things: string[], said: string, isBehind: boolean): void {
  const piece = said.replaceAll(AROUND, "").trim();
  if (piece === "" || THINKING.test(piece) || REMARK.test(piece)) return;
  const last = things.at(-1);
  if (last !== undefined && KIND.test(piece)) things[things.length - 1] = `${last}, ${piece}`;
  else if (!isBehind || piece.split(/\s+/u).length <= MOST_WORDS)
    things.push(piece.replace(ARTICLE, ""));
}

const MOST_WORDS = 6;
