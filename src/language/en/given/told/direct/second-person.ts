/** The pronouns of one who is spoken of. */
export type Spoken = "he" | "she" | "they";

const FORMS: Readonly<
  Record<Spoken, { subject: string; object: string; own: string; owned: string; self: string }>
> = {
  he: { subject: "he", object: "him", own: "his", owned: "his", self: "himself" },
  she: { subject: "she", object: "her", own: "her", owned: "hers", self: "herself" },
  they: {
    subject: "they",
    object: "them",
    own: "their",
    owned: "theirs",
    self: "themselves|themself",
  },
};

/** What stands between a subject and its verb. */
const BETWEEN = String.raw`(?:\s+(?:still|just|also|really|always|never|ever|now|only|usually|often|probably|already|definitely|actually|even|both|all))*`;

/** Verbs of a third person that are no verb with an "s". */
const IRREGULAR: Readonly<Record<string, string>> = {
  is: "are",
  was: "were",
  has: "have",
  does: "do",
};

/** "Goes", "carries", "watches": the verb as it goes with "you". */
function verbOfYou(verb: string): string {
  const known = IRREGULAR[verb.toLowerCase()];
  if (known !== undefined) return known;
  if (/(?:ss|us|is)$/iu.test(verb) || !/s$/iu.test(verb)) return verb;
  if (/[^aeiou]ies$/iu.test(verb)) return verb.replace(/ies$/iu, "y");
  return verb.replace(/(?:(?<=sh|ch|ss|x|zz|o)es|s)$/iu, "");
}

/** Behind "she's" these say that she has, and not that she is. */
const HAS =
  /^(?:got|been|had|done|gone|forgotten|left|lost|sent|seen|made|taken|given|passed|missed|finished|already|\p{L}+ed)$/iu;

/** Words about somebody as one says them to that person: "he's left his keys" is "you've left your keys". */
export function inSecondPerson(words: string, spoken: Spoken): string {
  const { subject, object, own, owned, self } = FORMS[spoken];
  const isOwned = spoken === "she";
  return words
    .replace(inverted(subject), (verb: string) => ofYou(verb))
    .replace(contracted(subject), (found: string) => contractedOf(found))
    .replace(verbal(subject), (found: string) => (spoken === "they" ? found : verbalOf(found)))
    .replace(all(String.raw`\b${subject}\b`), "you")
    .replace(all(String.raw`\b(?:${self})\b`), "yourself")
    .replace(
      all(String.raw`\b${owned}(?=\s*(?:$|[,.;!?]|and\b|or\b|is\b|are\b))`),
      isOwned ? "yours" : "$&",
    )
    .replace(all(String.raw`\b${own}(?=\s+(?!(?:${NO_NOUN})\b)\p{L})`), "your")
    .replace(all(String.raw`\b${object}\b`), "you");
}

function all(words: string): RegExp {
  return new RegExp(words, "giu");
}

/** "Is he", "doesn't she". */
function inverted(subject: string): RegExp {
  return all(String.raw`\b(?:is|was|has|does)(?:n['’]t)?(?=\s+${subject}\b)`);
}

/** "She's got", "he'd". */
function contracted(subject: string): RegExp {
  return all(String.raw`\b${subject}['’](?:s|d|ll|re|ve)\b(?:\s+(?:not\s+)?\p{L}+)?`);
}

/** "He still wants", "she isn't". */
function verbal(subject: string): RegExp {
  return all(String.raw`\b${subject}${BETWEEN}\s+\p{L}+(?:['’]t)?`);
}

function contractedOf(found: string): string {
  const [, verb = "", next = ""] = /^\p{L}+['’](\p{L}+)(.*)$/su.exec(found) ?? [];
  return `you'${contractedVerb(verb, next)}${next}`;
}

function verbalOf(found: string): string {
  const [, between = "", verb = ""] = /^\p{L}+(.*\s)(\S+)$/su.exec(found) ?? [];
  return `you${between}${ofYou(verb)}`;
}

/** A verb, or one that is denied, as it goes with "you". */
function ofYou(verb: string): string {
  return verb.replace(/^\p{L}+?(?=n['’]t$|$)/u, verbOfYou);
}

/** Behind "her" these begin no thing that is hers. */
const NO_NOUN =
  "to|at|on|in|for|by|about|if|when|before|after|and|or|but|so|that|with|from|up|off|out|over|back|down|again|later|tomorrow|today|tonight|now|soon|the|a|an|some|it|this|what|how|why|where|who|please|because|until|as|i|we|you|here|there|home|round|around|along|one|two|three|something|anything|nothing|more|myself";

function contractedVerb(verb: string, next: string): string {
  if (verb.toLowerCase() !== "s") return verb;
  const following = next.trim().replace(/^not\s+/iu, "");
  return HAS.test(following) ? "ve" : "re";
}
