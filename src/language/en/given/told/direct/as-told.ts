import { askedDirectly } from "./asked-directly.ts";
import { inSecondPerson } from "./second-person.ts";
import type { Spoken } from "./second-person.ts";

/** What is said to somebody: something that is so, a question, thanks, what they are to do. */
export type Saying = "tell" | "ask" | "thank" | "congratulate" | "wish" | "sorry" | "remind";

/** Where within what is told the next thing begins that is said to the same person. */
const NEXT = new RegExp(
  String.raw`(?:[\s,.;–—]+(?:and|but|then|also)|[.;,–—])\s+(?:(?:and|also|then|please|just)\s+)*(?:(?<tell>(?:tell(?:ing)?|remind(?:ing)?|let)\s+(?:him|her|them)(?:\s+know)?(?:\s+that)?|(?:say|saying)(?:\s+that)?)|(?<ask>ask(?:ing)?(?:\s+(?:him|her|them))?(?=\s+(?:if|whether|what|which|when|where|who|why|how|to|does|do|is|are|can|could|will|would|for)\b))|(?<thank>thank(?:ing)?\s+(?:him|her|them)))[\s,:]+`,
  "giu",
);

type Part = { readonly saying: Saying; readonly words: string };

/** To whom it is said: the words that lead to it, and whether they are several. */
type SaidTo = { readonly lead: string; readonly areSeveral: boolean };

const SOMEBODY: SaidTo = { lead: "", areSeveral: false };

/** What somebody is told, as one says it to them; of one who is only spoken of by a pronoun where that is surely them. */
export function asTold(words: string, first: Saying, to: SaidTo = SOMEBODY): string {
  const parts = partsOf(words, first);
  const spoken = spokenIn(words, first, to);
  return parts
    .map(({ saying, words: own }, at) => {
      const said = spoken === undefined ? own : inSecondPerson(own, spoken);
      const direct = directly(saying, said.trim());
      // What was said as it is to be read stays as it was written.
      return at === 0 && direct === own.trim()
        ? direct
        : direct.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    })
    .join(" ");
}

/** The same of words that end a text: what leads to them says of whom they speak. */
export function asToldIn(text: string, words: string, saying: Saying): string {
  return asTold(words, saying, { lead: text.slice(0, text.lastIndexOf(words)), areSeveral: false });
}

function partsOf(words: string, first: Saying): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  let saying = first;
  for (const { index, 0: joint, groups = {} } of words.matchAll(NEXT)) {
    parts.push({ saying, words: `${words.slice(from, index).replace(/[\s,;.]+$/u, "")}.` });
    from = index + joint.length;
    saying = groups["ask"] ? "ask" : groups["thank"] ? "thank" : "tell";
  }
  parts.push({ saying, words: words.slice(from) });
  return parts;
}

function directly(saying: Saying, words: string): string {
  switch (saying) {
    case "ask":
      return asking(words);
    case "thank":
      return `thank you ${words}`;
    case "congratulate":
      return `congratulations ${words}`;
    case "sorry":
      return words === "" ? "sorry" : `sorry ${words}`;
    case "wish":
      return words.replace(/^an?\s+/iu, "");
    case "remind":
      return words.replace(/^to\s+/iu, "remember to ").replace(/^(?:that|about)\s+/iu, "");
    case "tell":
      return words
        .replaceAll(/\sand that\s(?=\p{L}+(?:['’]\p{L}+)?\s)/giu, " and ")
        .replace(/^to\s+(?=\p{L})/iu, "please ")
        .replace(/^not\s+to\s+(?=\p{L})/iu, "please don't ")
        .replace(/^(?:that|and that)\s+/iu, "");
  }
}

function asking(words: string): string {
  if (/^to\s/iu.test(words)) return `could you ${words.slice(3).replace(/[\s.]+$/u, "")}?`;
  if (/^for\s/iu.test(words)) return `could I have ${words.slice(4).replace(/[\s.]+$/u, "")}?`;
  return words
    .split(APART)
    .map((one, at) => {
      const direct = at === 0 || ASKS.test(one) ? askedDirectly(one) : one;
      return at === 0 ? direct : direct.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    })
    .join(" ");
}

/** Between one question and the next, or what is told beside it. */
const APART =
  /(?<=[^.?!]{8})(?<=[.?!])\s+|,\s+and\s+(?=(?:if|whether|what|when|where|how|is|does)\b)|\s+and\s+(?=(?:if|whether)\s)/u;
const ASKS =
  /^(?:if|whether|what|which|when|where|who|why|how|is|does|are|do|can|could|will|would)\b/iu;

const PRONOUN = /\b(?<pronoun>he|she|him|her|his|hers|himself|herself)(?:['’]\S+)?\b/iu;
const ROLES =
  "doctor|nurse|teacher|man|woman|lady|girl|boy|lad|guy|bloke|boss|mum|mom|dad|mother|father|son|daughter|sister|brother|wife|husband|nan|gran|grandma|grandad|aunt|uncle|cousin|landlord|plumber|vet|dentist|neighbour|neighbor|friend|mate|driver|client|customer|patient|midwife|solicitor|engineer|builder|electrician|postman|cleaner|tutor|coach|teacher|guest|tenant|agent|nurse|gardener";
/** Somebody else is spoken of before. */
const OTHER = new RegExp(
  String.raw`(?:(?<=\s)|^)(?:(?!(?:I|I['’]\S+|The|It|We|You|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}\p{Ll}+|(?:the|my|our|a|an|some|that|this)\s+(?:\p{Ll}+\s+){0,3}?(?:${ROLES}))\b`,
  "u",
);

/** The pronoun that means who is told; undefined where it may be somebody else. */
function spokenIn(words: string, first: Saying, { lead, areSeveral }: SaidTo): Spoken | undefined {
  // "Text Una's teacher that she's ill": she may be Una.
  if (OWNER.test(lead)) return undefined;
  // No one of them is spoken to alone.
  if (areSeveral) return ASKS_THEM.test(words) ? "they" : undefined;
  const whom = WHOM.exec(`${lead} ${words}`)?.groups?.["whom"];
  const told = whom === undefined ? undefined : genderOf(whom);
  if (told === "they" || (first === "ask" && ASKS_THEM.test(words))) return "they";
  const { pronoun } = (told === undefined ? PRONOUN : PRONOUNS[told]).exec(words)?.groups ?? {};
  if (pronoun === undefined) return undefined;
  return OTHER.test(words.slice(0, words.indexOf(pronoun))) ? undefined : genderOf(pronoun);
}

const OWNER = new RegExp(String.raw`\p{Lu}\p{L}+['’]s\s+(?:\p{Ll}+\s+)?(?:${ROLES})(?=\s|$)`, "u");
const WHOM =
  /\b(?:tell(?:ing)?|ask(?:ing)?|let|text|message|msg|e-?mail|mail|send|ping|thank(?:ing)?)\s+(?<whom>him|her|them)\b/iu;
const ASKS_THEM = /^(?:if|whether|what|when|where|how)\s+(?:\p{L}+\s+){0,3}?they\b/iu;
const PRONOUNS = {
  he: /\b(?<pronoun>he|him|his|himself)\b/iu,
  she: /\b(?<pronoun>she|her|hers|herself)\b/iu,
};

function genderOf(pronoun: string): Spoken {
  const word = pronoun.toLowerCase();
  if (word === "them") return "they";
  return word.startsWith("h") && !word.startsWith("her") ? "he" : "she";
}
