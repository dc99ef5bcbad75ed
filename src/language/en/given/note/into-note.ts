import type { IntoText } from "../../../contract/given.ts";
import { OPENING } from "../../openings.ts";

const WRITES =
  "(?:write|jot|put|add|type|scribble|stick|pop|append|stuff|bung|make a note|add a (?:line|note))";
const NAME = String.raw`(?<name>(?:the|my|our|that)\s+(?:[\p{L}\p{N}'’-]+\s+){0,4}?[\p{L}\p{N}'’-]+)`;
const IN = String.raw`(?:in|on|into|onto|to|under)\s+${NAME}`;
const THAT = String.raw`(?:\s*:\s*|\s+(?:that|saying|to say)[:,]?\s+)`;
const WORDS = String.raw`(?<words>\S.*?)[\s.!]*$`;
/** What a text is, as the last word of its name. */
const SORT = "(?:notes?|log|list|diary|journal|book|notebook|jottings|minutes)";
const INTO = [
  String.raw`${IN},?\s+${WRITES}(?:\s+down)?(?:${THAT}|[,:]?\s+)${WORDS}`,
  String.raw`${WRITES}(?:\s+down)?\s+${IN}${THAT}${WORDS}`,
  String.raw`(?<name>(?:[\p{L}\p{N}'’-]+\s+){1,4}${SORT})\s*:\s*${WORDS}`,
].map((words) => new RegExp(`^${OPENING}${words}`, "isu"));

const OF_SORT = new RegExp(String.raw`\s+${SORT}$`, "iu");

/** "In the boat log write down that the rope broke", "boat log: the rope broke"; each way to read it, the surest first. */
export function intoTextIn(text: string): readonly IntoText[] {
  return INTO.flatMap((one) => {
    const { name, words } = one.exec(text)?.groups ?? {};
    if (name === undefined || words === undefined) return [];
    const bare = name.replace(OF_SORT, "");
    return [{ names: bare === name ? [name] : [name, bare], words }];
  });
}
