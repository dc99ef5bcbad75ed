/** Stands for a time that is told. */
export const TIME = "\uE002";

export type EventTold = { readonly title: string; readonly place?: string };

/** What a told event is called, and where it is. */
export function eventOf(masked: string): EventTold | undefined {
  let told: { title: string; place: string | undefined } | undefined;
  let isTimed = false;
  for (const piece of masked.split(PAUSES)) {
    const said = piece.replace(STATED, "").trim();
    const bare = said.replaceAll(TIME, " ").replace(/\s+/gu, " ").trim();
    const isRemark = REMARK.test(piece);
    if (!told && isRemark) return undefined;
    if (!(bare === "" || SMALL.test(bare) || isRemark)) {
      told = told ? withMore(told, bare, isTimed) : titleOf(said);
    }
    isTimed ||= piece.includes(TIME);
  }
  if (!told || told.title === "" || told.title.split(/\s+/u).length > MOST_TITLE_WORDS)
    return undefined;
  const { title, place } = told;
  return place === undefined ? { title } : { title, place };
}

/** What follows a name tells more of it, or, behind a time, where it is. */
function withMore<Event extends { title: string; place: string | undefined }>(
  told: Event,
  bare: string,
  isTimed: boolean,
): Event {
  const where = PLACE.exec(bare)?.groups?.["where"];
  const isShort = bare.split(/\s+/u).length <= MOST_PLACE_WORDS;
  if (where !== undefined || (isTimed && isShort))
    return { ...told, place: told.place ?? where ?? bare };
  return isTimed ? told : { ...told, title: `${told.title}, ${bare}` };
}

/** Between two pieces; behind a title of somebody is no pause. */
const PAUSES = /(?<!\b(?:Mr|Mrs|Ms|Dr|St))\s*[,;.!?–—]+(?:\s+|$)|\s+-\s+/u;
const MOST_PLACE_WORDS = 4;
const MOST_TITLE_WORDS = 9;
const STATED =
  /^(?:(?:so|and|right|but|well|oh|ok|okay|now|anyway|let me think)[\s,]+)*(?:it['’]?s|that['’]?s|it is|they['’]re|we['’]re meeting)\s+(?:(?:above|beyond|over|up|down|out|the)\s+)?/iu;
const SMALL =
  /^(?:(?:at|on|in|for|from|to|till|until|and|is|are|say|like|i mean|the|all day|one|well|anyway|let me think|what's it|title|so|right|every|starts?|leaves?|doors?|of|this|a|an|day|it is|about|lasting|no|not|then)\s*)+$/iu;
const PLACE =
  /^(?:(?:up|over|down|out|back|above|beyond|upstairs|round)\s+)?(?:at|in|on)\s+(?<where>(?:the\s+)?[^\uE002]+)$/iu;
const REMARK =
  /^(?:i|i['’]\p{L}+|he|she|they|we|you|god|don['’]t|one|honest|finally|naturally|not|no|because|which|who|doctor['’]s orders|some|if|somebody|wants|straight)(?:['’]\p{L}+)?\s(?!\S*\uE002)/iu;
const HAS =
  /^(?:(?:i|we)(?:['’]ve| have|['’]re|['’]m)?(?:\s+(?:got|having|have))?|there['’]?s|there is|we have)\s+(?:(?:a|an|the|my|our)\s+)?(?=\S)/iu;
const OWNS =
  /^(?<who>(?:my\s+)?\p{L}+)(?:['’]s got|\s+has(?:\s+got)?)\s+(?:his|her|their|a|an|the)\s+(?<what>\S.*)$/iu;

/** Its name without what leads to it, what is told behind it, and where it is. */
function titleOf(said: string): { title: string; place: string | undefined } {
  const [before = "", ...behind] = owned(
    said.replace(LEADS, "").replace(HAS, "").replace(SAYS, ""),
  ).split(TIME);
  const isFirst = before.trim() !== "";
  const words = (isFirst ? before : behind.join(" ")).replace(ENDS, "").trim();
  const rest = isFirst ? behind.join(" ").trim() : "";
  const { name = words, where } = placed(words);
  const title = `${name}${TOPIC.test(rest) ? ` ${rest}` : ""}`.replace(
    /^(?:a|an|the|my)\s+(?=\S)/iu,
    "",
  );
  return { title, place: where ?? PLACE.exec(rest)?.groups?.["where"] };
}

const LEADS = /^(?:(?:so|and|right|but|well|oh|ok|okay|now|anyway)[\s,]+)+/iu;
const SAYS = /^(?:could we say|can we get|how about|what about)\s+/iu;
const ENDS =
  /(?:['’]s (?:confirmed|booked|sorted|all set)\s*|\s+(?:(?:is|are|starts?|kicks off|begins?|leaves?|all day|on|at|for|from)\s*)+)$/iu;
const TOPIC = /^(?:re|about|regarding|to (?:discuss|go over|talk about))\s/iu;

/** "My aunt has her scan": whose it is belongs to its name. */
function owned(words: string): string {
  const { who, what } = OWNS.exec(words)?.groups ?? {};
  return who === undefined ? words : `${who.replace(/^my\s+/iu, "")}'s ${what}`;
}

function placed(words: string): { readonly name?: string; readonly where?: string } {
  const found = NAME_AT.exec(words)?.groups;
  return found && !OF_THING.test(found["where"] ?? "") ? found : {};
}

/** "Lunch at the Old Forge", "a scan in Ward Nine". */
const NAME_AT =
  /^(?<name>.*?\S)\s+(?:at|in)\s+(?<where>(?:the\s+)?\p{Lu}[^,]*|the\s+\p{L}+(?:\s+\p{L}+)?)$/u;
const OF_THING = /\b(?:about|for|of|to)\s/iu;
