import type { PeopleOnRecord } from "../../contract/steps.ts";

const EVERYONE = String.raw`(?:(?:all (?:of )?|every )?(?:the )?(?:attendees?|participants?|guests)|(?:all (?:of )?)?the people|everyone|everybody|who(?:m)?ever(?: is|['’]s| else is)?)`;
const ON = String.raw`(?:(?:who|that) (?:is|are) )?(?:of|in|at|from|on|for|attending|coming to|going to|invited to|taking part in)`;
const RECORD = String.raw`(?<record>(?:(?!\s(?:that|saying|to say|to tell|telling|with|and|about|when|if|I|I['’]\p{L}+|we|he|she|they|you)\s)[^,.;:!?])+)`;

const ATTENDEES = new RegExp(String.raw`\b${EVERYONE} ${ON} ${RECORD}`, "iu");
/** "The attendees": of what was spoken of. */
const BARE = /\b(?:all )?the (?:attendees|participants|guests)\b/iu;
const SENDER = new RegExp(
  String.raw`\b(?:the (?:sender|author)(?: of ${RECORD})?|(?:whoever|the (?:person|one|man|woman) (?:who|that)) (?:sent|wrote) (?:me )?(?<sent>it|that|this|(?:the|that) [\p{L} ]+))`,
  "iu",
);
/** Words for a record that only point at one. */
const POINTING =
  /^(?:it|that|this|there|(?:that|this|the) (?:one|meeting|event|appointment|call|mail|email|e-mail|message))$/i;
/** "The people in Cork", "everybody at home": no record. */
const PLACES = /^(?:home|work|the office|town|there|once|all|me|us)$/i;

/** Words given as they are to stand there describe nobody. */
const TOLD =
  /\b(?:the (?:text|words|message)|saying|that says)\s[^"“]*\b(?:people|guests|everyone|everybody)\b/iu;

/** Those who are on a record: "everybody in the kiln induction", "the sender of that mail". */
export function peopleIn(text: string): PeopleOnRecord | undefined {
  const sender = SENDER.exec(text);
  if (sender) return found(sender, "sender");
  const attending = TOLD.test(text) ? null : ATTENDEES.exec(text);
  const record = attending?.groups?.["record"]?.trim() ?? "";
  if (attending && !PLACES.test(record)) return found(attending, "attendees");
  const bare = BARE.exec(text);
  return bare ? found(bare, "attendees") : undefined;
}

/** "… and tell them 'The oars are here'": to the end, or to who is told it once more. */
const QUOTED =
  /(?:^|\s)["“‘'](?<says>\S.*?)["”’'](?=\s*(?:[.?!]*\s*$|in the (?:mail|email|e-mail|message|body|text)))/isu;
/** "Title it with the event's name", "with the name of the meeting as the subject". */
const HEADED =
  /\b(?:title|subject|head|heading|name|call)\b.*\b(?:event|meeting|appointment)(?:['’]s)? (?:name|title)\b|\b(?:event|meeting|appointment)(?:['’]s)? (?:name|title) as the (?:title|subject|heading)\b|\b(?:name|title) of the (?:event|meeting|appointment) as the (?:title|subject)\b/iu;

function found(match: RegExpExecArray, role: PeopleOnRecord["role"]): PeopleOnRecord {
  const said = (match.groups?.["record"] ?? match.groups?.["sent"])?.trim();
  const isPointed = said === undefined || POINTING.test(said);
  const rest = match.input.slice(match.index + match[0].length);
  const says = QUOTED.exec(rest)?.groups?.["says"]?.trim();
  const isHeaded = HEADED.test(rest);
  const end = match.index + match[0].trimEnd().length;
  const lead = /\bwith\s+$/iu.exec(match.input.slice(0, match.index))?.[0].length ?? 0;
  return {
    start: match.index - lead,
    end,
    role,
    record: isPointed ? undefined : said,
    says,
    isHeaded,
  };
}
