/** What the text of somebody's words begins behind: they stay as they are. */
const TOLD = /[:,;]|(?:^|\s)(?:dass|daß|ob)\s/u;
const TOGETHER =
  /(?<![\p{L}])(?<verb>kann|könnt|has|will|mach|weiß|bis|sag|schreib)(?:s?te)(?![\p{L}])/giu;
const YOU: ReadonlyMap<string, string> = new Map([
  ["kann", "kannst du"],
  ["könnt", "könntest du"],
  ["has", "hast du"],
  ["will", "willst du"],
  ["mach", "machst du"],
  ["weiß", "weißt du"],
  ["bis", "bist du"],
  ["sag", "sagst du"],
  ["schreib", "schreibst du"],
]);
/** "Ne Mail", "'nen Termin", "'n Timer": articles as they are spoken. */
const ARTICLE = /(?<=\s)['’]?(?<end>nen|ne|nem|ner|n)(?=\s+\p{L})/gu;
/** What softens a request and says nothing; "zwei mal" and "jedes Mal" count. */
const SOFTENING =
  /(?<=\p{L})(?<!(?:^|\s)(?:ein|zwei|drei|vier|fünf|sechs|zehn|paar|jedes|nächstes|letztes|nicht))\s+(?:noch\s?mal|mal|eben|eigentlich|halt|grad|denn)(?=\s+\p{L}|\s*$)/gu;

/** "Auf Donnerstag, gleiche Zeit": what is moved keeps its hour anyway. */
const SAME_TIME =
  /(?<=(?:tag|woche|morgen|montag|mittwoch|abend|hinten|vorne|später|früher|\d\.|ten|sten))\s*,?\s+(?:zur |um die |selbes? |die )?(?:gleichen?|selben?|dieselbe) (?:uhr)?zeit(?=\s*(?:[,.!]|$))/giu;
/** "Von wem sind die neuen Mails" is told by showing them. */
const FROM_WHOM =
  /^(?:und\s+)?von wem (?:ist|sind|kommt|kommen|kam|kamen|stammt|stammen|war|waren)\s+(?=(?:die|der|das|meine)\s)/iu;

/** "Schreib dem, …": whom it is to is only pointed at. */
const TO_THAT =
  /^((?:und\s+)?(?:sag|schreib|schick|antworte?|simse?|frag)e?\s+(?:mal\s+)?)(dem|der|denen)(?=(?:\s+mal)?\s*[,:])/iu;
const THEM: ReadonlyMap<string, string> = new Map([
  ["dem", "ihm"],
  ["der", "ihr"],
  ["denen", "ihnen"],
]);

/** A request without what is only spoken so: "schreib Olaf mal ne Nachricht" is "schreib Olaf eine Nachricht". */
export function plainly(text: string): string {
  const said = text
    .replace(FROM_WHOM, "Zeig mir ")
    .replace(
      TO_THAT,
      (_, verb: string, whom: string) => verb + (THEM.get(whom.toLowerCase()) ?? whom),
    )
    .replaceAll(SAME_TIME, "");
  const told = TOLD.exec(said)?.index ?? said.length;
  const head = said
    .slice(0, told)
    .replaceAll(TOGETHER, (word, verb: string) => YOU.get(verb.toLowerCase()) ?? word)
    .replaceAll(SOFTENING, "")
    .replaceAll(ARTICLE, (_, end: string) => (end === "n" ? "einen" : `ei${end}`));
  return head + said.slice(told);
}
