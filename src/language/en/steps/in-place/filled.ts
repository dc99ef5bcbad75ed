import { OPENING } from "../../openings.ts";

const PUTS = "put|write|add|stick|pop|jot|note|list|type|enter|include|bung|chuck|shove|set";
const MADE = String.raw`(?<made>.*?\b(?:note|file|document)\b.*?\b(?:called|named|titled|headed|call it|name it)\s+\S.*?)`;
const THERE = String.raw`(?:it|there|that|this|the (?:note|file|document))`;
const FILLED = new RegExp(
  String.raw`^${MADE}[,.;]?\s+(?:and|then|and then)\s+(?:${PUTS})\s+(?:(?:down\s+)?(?:in|on|into|onto|to)\s+${THERE}[,:]?\s+(?<behind>.+?)|(?:down\s+)?(?<before>.+?)\s+(?:down|in|on|into|onto|to)(?:\s+${THERE})?)(?<end>[\s.!?]*)$`,
  "isu",
);
const HAS_SAY = new RegExp(
  String.raw`^${MADE}[,.;]?\s+(?:and|then|and then)\s+(?:(?:have|get|make)\s+${THERE}\s+(?:to\s+)?say|let\s+${THERE}\s+say)\s+(?<behind>.+?)(?<end>[\s.!?]*)$`,
  "isu",
);

/** "Find the note about the hive and add that it hums", "open the boat note and put varnish in it". */
const KEPT = new RegExp(
  String.raw`^(?<lead>${OPENING})(?:find|open(?: up)?|get|grab|pull up|look up|go to|bring up)\s+(?:me\s+)?(?<note>(?:the|my|our)\s+(?:note\s+(?:about|on|called|for|with)\s+[^,.;:!?]+?|(?:(?!and\b)[\p{L}'’-]+\s+){1,4}?note))\s*(?:,\s*(?:and\s+)?|\s+and\s+)(?:then\s+)?(?:${PUTS})\s+(?:down\s+)?(?:that\s+|in\s+that\s+)?(?<what>(?!it(?:\s+(?:in|on|to|down|there)\b|[.!?]*$))[^.!?]+?)(?:\s+(?:in|on|into|onto|to)\s+(?:it|there|that)|\s+(?:at|on|to)\s+(?:the\s+)?(?:end|bottom)(?:\s+of\s+it)?)?(?<end>[\s.!?]*)$`,
  "iu",
);
/** "…, and in it put: oil the winch". */
const IN_IT = new RegExp(
  String.raw`^${MADE}[,.;]?\s+(?:and|then|and then)\s+(?:in|on|into|onto|to)\s+${THERE}\s+(?:${PUTS})[,:]?\s+(?<behind>.+?)(?<end>[\s.!?]*)$`,
  "isu",
);
/** "Start a note, Spring jobs. Creosote, nails": what it is called, and in a sentence of its own what stands in it. */
const TITLED = new RegExp(
  String.raw`^(?<made>${OPENING}(?:(?:start|make|create|begin|open|write|add|take)\s+(?:me\s+)?(?:an?|another)\s+(?:new\s+)?|(?:a\s+)?new\s+)note)[,:]\s+(?<title>(?-i:\p{Lu})[^,.;:!?]{1,40})[.:]\s+(?<behind>(?!(?:and|then|also|now|please|can|could|remind|text|tell|read|send|e-?mail|set|move|put|call)\b)\S.*?)(?<end>[\s.!?]*)$`,
  "isu",
);

/** "New note. Hall needs chairs": what stands in it, in sentences of their own. */
const SAID_ALONE = new RegExp(
  String.raw`^(?<lead>${OPENING}(?:(?:(?:start|make|create|begin|open|write|add|take)\s+(?:me\s+)?(?:an?|another)\s+(?:new\s+)?|(?:an?\s+)?new\s+|quick\s+)note|note))\s*[.!]\s+(?<what>(?!(?:called|named|call it|title|in|for|to)\b)\S.*)$`,
  "isu",
);
/** "Start a note for the raffle prizes, so far it's two bottles of wine": what it is called, and what it holds yet. */
const SO_FAR = new RegExp(
  String.raw`^(?<made>${OPENING}(?:start|make|create|begin|open|write)\s+(?:me\s+)?(?:an?|another)\s+(?:new\s+)?note)\s+(?:for|on|about|called|of|with)\s+(?:(?:the|my|our)\s+)?(?<title>[^,.;:!?]{1,50}?)\s*[,.;:–—]\s+(?:and\s+)?(?:so far|to (?:start|begin) with|for now|for starters|up to now)[,:]?\s+(?:(?:it|that|there|they|I)(?:['’](?:s|re|ve)|\s+(?:is|are|have))(?:\s+(?:just|only|got))?\s+)?(?<behind>\S.*?)(?<end>[\s.!?]*)$`,
  "isu",
);

const CALL_IT = /[,;]?\s+(?:and\s+)?(?:call|name) it\b/iu;

/** "A note called spring jobs and put creosote in it": what is made says what is put in it in the same breath, and so does what is kept. */
export function filled(text: string): string {
  const kept = text.replace(KEPT, "$<lead>add $<what> to $<note>$<end>");
  if (kept !== text) return kept;
  const alone = SAID_ALONE.exec(text)?.groups;
  if (alone) return `new note: ${alone["what"] ?? ""}`;
  const found = [FILLED, IN_IT, HAS_SAY, SO_FAR, TITLED].map((one) => one.exec(text)?.groups);
  const { made = "", title, behind, before, end = "" } = found.find((one) => one) ?? {};
  const content = behind ?? before;
  if (content === undefined) return text;
  const called = title === undefined ? "" : ` called ${title}`;
  return `${made.replace(CALL_IT, " called")}${called} saying ${content}${end}`;
}
