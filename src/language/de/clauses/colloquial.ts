/** What the text of somebody's words begins behind: they stay as they are. */
const TOLD = /[:,;]|(?:^|\s)(?:dass|daß|ob)\s/u;
const TOGETHER =
  /(?<![\p{L}])(?<verb>kann|könnt|has|has|will|mach|weiß|bis|sag|schreib)(?:s?te)(?![\p{L}])/giu;
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
  /(?<=\p{L}\s+)(?<!(?:ein|zwei|drei|vier|fünf|sechs|zehn|paar|jedes|nächstes|letztes|nicht)\s+)(?:noch\s?mal|mal|eben|eigentlich|halt|grad|denn)\s+(?=\p{L})/gu;

/** A request without what is only spoken so: "schreib Olaf mal ne Nachricht" is "schreib Olaf eine Nachricht". */
export function plainly(text: string): string {
  const told = TOLD.exec(text)?.index ?? text.length;
  const head = text
    .slice(0, told)
    .replaceAll(TOGETHER, (said, verb: string) => YOU.get(verb.toLowerCase()) ?? said)
    .replaceAll(SOFTENING, "")
    .replaceAll(ARTICLE, (_, end: string) => (end === "n" ? "einen" : `ei${end}`));
  return head + text.slice(told);
}
