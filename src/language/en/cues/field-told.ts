import type { FieldTold } from "../../contract/cues.ts";
import { fieldToldBy } from "../../clauses/field-told.ts";
import { OPENING } from "../openings.ts";
import { placeTold } from "./place-told.ts";

/** What people call the fields of a record that hold words, a question for them among it. */
const FIELDS = {
  location:
    "place|venue|location|spot|meeting (?:place|point|spot)|address|where (?:it|that|this)(?:['’]s| is| will be|['’]ll be|['’]s going to be)(?: going to be| held| happening| on| taking place)?(?: at)?|where (?:we|they|i)(?:['’]re| are| am|['’]m|['’]ll be)? (?:meeting|meet|going)(?: up)?(?: at)?",
  notes: "notes?|comments?|description",
} as const;

/** What stands at the end for the thing itself. */
const OF_IT = String.raw`(?:\s+(?:of|for|on|to) (?:it|that|this)(?: one)?)?`;
const POLITE = String.raw`[\s,]*(?:(?:(?:and|so|kindly|please)\s+)*(?:correct|change|fix|update|put) (?:it|that)(?: right| in)?|please|thanks|thank you|instead|too|as well|also|then|now)?[\s.!]*$`;
const BEFORE = String.raw`^${OPENING}`;
const ITS = "(?:the|its|that|a|my|our)\\s+";
const LED = "(?:(?:at|in)\\s+)?";

const NO_VALUE =
  /^(?:(?:all |quite |completely |the )?wrong|incorrect|not (?:right|correct|that)|a mistake|missing|different|it|that|this|them|there|here|one|off|back|(?:of|for|on)\s.*|.*\b(?:what|which)\b.*|an?|the|my|our)$/iu;

const inFields = fieldToldBy({
  fields: FIELDS,
  frames: (field) =>
    [
      String.raw`(?:change|set|make|update|switch|correct|fix|edit|move)\s+(?:the|its|that)\s+(?:${field})${OF_IT}\s*(?:(?:to|as|be|so that it(?:['’]s| is))\s+|:\s*)?${LED}(?<value>\S.*?)`,
      String.raw`(?:put|pop|stick|set|enter|add|have|note|get|mark|bung|write|give|use)\s+(?<value>\S.*?)\s+(?:down\s+|in\s+)?(?:as|for|under|in as)\s+(?:${ITS})?(?:${field})${OF_IT}`,
      String.raw`(?:put|pop|stick|set|enter|add|have|note|write|give|fill)\s+(?:in\s+)?(?:${ITS})?(?:${field})(?:\s+(?:in|on|down|there|too|as well|for it|on it))*\s*[,:;–-]\s*(?:it['’]?s\s+)?${LED}(?<value>\S.*?)`,
      String.raw`(?:${ITS})?(?:${field})\s*(?:(?:is|was|will be|should be|needs to be|has to be)\s+(?:going to be\s+)?|['’]s\s+|:\s*)(?:now\s+)?${LED}(?<value>\S.*?)`,
      String.raw`(?<value>(?!what|which|where|who|when|how|it|that|this)\S.*?)\s+(?:is|will be)\s+(?:${ITS})?(?:${field})${OF_IT}`,
      String.raw`(?:put|pop|stick|add|write|make)\s+(?:in\s+)?(?:an?|the)\s+(?:${field})\s+(?:of|for|on|to) (?:it|that|this|there)(?: one)?(?:\s+(?:saying|that says|to say|of)|[,:])\s+(?<value>\S.*?)`,
      // "Put a note on to bring tar", "leave a note on it that Una rows".
      String.raw`(?:put|pop|stick|add|leave|write)\s+a\s+(?:${field})\s+(?:on|in)(?:\s+(?:it|there|that|this))?(?:\s+(?:to|that|saying|about)|[,:])\s+(?<value>(?!(?:the|my|our|a)\b)\S.*?)`,
      // "Put in the notes that Una brings oars", "add to its notes: goggles".
      String.raw`(?:put|pop|stick|add|write|note|jot|mention|say|include)\s+(?:down\s+)?(?:in|on|to|into|under)\s+(?:the|its|that)\s+(?:${field})(?:\s+(?:of|for|on) (?:it|that|this))?\s*(?:[:,]\s*|\s(?:that\s+|saying\s+)?)(?<value>(?!(?:of|for|on|to|in|called|about|app|folder|and)\b)\S.*?)`,
    ].map((frame) => new RegExp(`${BEFORE}${frame}${POLITE}`, "iu")),
  /** It only points, asks, says that something is wrong, or is the thing that the field belongs to. */
  noValue: NO_VALUE,
});

/** Why it is called so, behind its name; what is wanted beside that is no part of it. */
const WHY = String.raw`(?:[,.;–—]+\s+(?:so|because|cos|since|that['’]?s|it['’]?s|or|otherwise|not|rather|instead of)\b.*)?`;
const named = fieldToldBy({
  fields: { title: "it|that|this" },
  frames: (thing) => [
    new RegExp(
      String.raw`${BEFORE}(?:call|name|title|label|rename|retitle) (?:${thing})(?: one)?\s+(?:(?:to|as)\s+)?(?!(?:a day|quits)\b)(?<value>(?:(?![,.;]+\s+(?:and|then|but)\s).)+?)${WHY}${POLITE}`,
      "iu",
    ),
  ],
  noValue: NO_VALUE,
});

/** "The venue is the mill" gives the newest thing with a venue that one, "call it mill tea" whatever is newest its name. */
export function fieldTold(text: string): FieldTold | undefined {
  const name = named(text);
  if (name) return { ...name, isOfNewest: true };
  const place = placeTold(text);
  return place === undefined ? inFields(text) : { field: "location", ...place, isOfNewest: true };
}
