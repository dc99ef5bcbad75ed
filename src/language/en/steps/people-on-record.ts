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
  return bare ? found(bare, "attendees", ATTENDED.exec(text.slice(0, bare.index))) : undefined;
}

/** "… is to come to the planning call. Write to the attendees": the record is told of before. */
const ATTENDED = new RegExp(
  String.raw`\b(?:attend(?:s|ing)?|com(?:es?|ing) to|go(?:es|ing)? to|joins?|joining) ${RECORD}[.;!?]\s[^.;!?]*$`,
  "iu",
);

/** "… and tell them 'The oars are here'": to the end, or to who is told it once more. */
const QUOTED =
  /(?:^|\s)["“‘'](?<says>\S.*?)["”’'](?=\s*(?:[.?!]*\s*$|in the (?:mail|email|e-mail|message|body|text)))/isu;
/** "Title it with the event's name", "with the name of the meeting as the subject". */
const HEADED =
  /\b(?:title|subject|head|heading|name|call)\b.*\b(?:event|meeting|appointment)(?:['’]s)? (?:name|title)\b|\b(?:event|meeting|appointment)(?:['’]s)? (?:name|title) as the (?:title|subject|heading)\b|\b(?:name|title) of the (?:event|meeting|appointment) as the (?:title|subject)\b/iu;

function found(
  match: RegExpExecArray,
  role: PeopleOnRecord["role"],
  before?: RegExpExecArray | null,
): PeopleOnRecord {
  const { record, sent } = { ...match.groups, ...before?.groups };
  const said = (record ?? sent)?.trim();
  const isPointed = said === undefined || POINTING.test(said);
  const after = match.index + match[0].length;
  const rest = match.input.slice(after);
  const [quoted, headed] = [QUOTED.exec(rest), HEADED.exec(rest)];
  const lead = /\bwith\s+$/iu.exec(match.input.slice(0, match.index))?.[0].length ?? 0;
  const start = match.index - lead;
  const end = match.index + match[0].trimEnd().length;
  const ends = [quoted, headed].map((one) => (one ? after + one.index + one[0].length : end));
  return {
    start,
    end,
    role,
    record: isPointed ? undefined : said,
    says: quoted?.groups?.["says"]?.trim(),
    isHeaded: headed !== null,
    whole: { start: before?.index ?? start, end: Math.max(...ends) },
  };
}
