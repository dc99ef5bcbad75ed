import { OPENING } from "../../../openings.ts";
import { thingSaid } from "./things-said.ts";

const DONE =
  "tick|check|cross|strike|mark|complete|paid|done|ordered|sent|finished|signed|bought|returned";
/** "Mark the gas bill as paid and put a new one in for April 2". */
const NEW_ONE = new RegExp(
  String.raw`^(?<before>.*\b(?:${DONE})\b[^.!?]*?)(?<joint>[,;.!?]\s+(?:and\s+|then\s+)*|\s+and\s+(?:then\s+)?)${OPENING}(?:put|add|make|set|create|start|give me|gimme|get me|I(?:['’]ll| will)? need|I want)\s+(?:me\s+|in\s+)?(?:a (?:new|fresh) (?:one|reminder)|another(?: one| reminder)?|the next(?: one)?)(?:\s+in)?\s+(?<time>(?:for|on|at|due|by)\s.+)$`,
  "isu",
);
/** "Rent's paid", "the gas bill is paid". */
const SUBJECT =
  /^(?:(?:so|well|ok|okay|right)[,\s]+)*(?<thing>(?:(?:the|my|our)\s+)?\p{L}[\p{L}'’-]*?(?:\s+\p{L}+){0,2}?)(?:['’]s|\s+(?:is|are|was))\s/iu;
const DET = /^(?:the|my|our)\s+/iu;

/** One more of what is done with, by its name; any other text as it is. */
export function newOne(text: string): string {
  const { before = "", joint = "", time = "" } = NEW_ONE.exec(text)?.groups ?? {};
  const thing = thingSaid(before) ?? SUBJECT.exec(before)?.groups?.["thing"];
  if (before === "" || thing === undefined) return text;
  return `${before}${joint}add a reminder called ${thing.replace(DET, "")} ${time}`;
}
