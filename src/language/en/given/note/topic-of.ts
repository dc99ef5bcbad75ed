import { opening } from "../../openings.ts";

/** What asks for a note and goes on with what that is of: "put in a note what the vet said". */
const ASKED =
  /\bnotes?\b(?:\s+(?:going|down|please|for\s+me))*\s+(?:(?:of|about|on)\s+|(?=(?:what|where|how|who)\b))(?<topic>[^,.:;?!–—]+?)\s*(?:[,.:;?!–—]|\b(?:which\s+is|is|that)\b|\s)*$/iu;
/** What is said first, up to a pause, where the text follows: "Lost property. One hat, …". */
const FIRST =
  /^(?:(?:right|so|ok|okay|oh|well|hey|hi|hiya|um|er|yeah|yes|listen|look|now)[\s,.]+)*(?<topic>[^,.:;?!–—]+)/iu;
const LINK = /\s+(?:so|and|but|is|which)$/iu;
/** What somebody does or thinks is no topic, nor what asks or only points. */
const NO_TOPIC =
  /^(?:i|we|you|it|there|let|just|please|can|could|would|will|put|make|take|write|jot|get|keep|save|pop|stick|add|do|this|that|these|those|the following|down|in|as|a thought|new)\b|\bnotes?\b/iu;
const NOTHING = opening("$");
const MOST_WORDS = 7;

/** What a text is of, by what is said before it: "a note of [what the vet said]", "[dream I had]: …"; undefined where nothing says so. */
export function topicOf(before: string): string | undefined {
  return [ASKED, FIRST]
    .map((one) => (one.exec(before)?.groups?.["topic"] ?? "").trim().replace(LINK, "").trim())
    .find(isTopic);
}

function isTopic(words: string): boolean {
  const isShort = words !== "" && words.split(/\s+/u).length <= MOST_WORDS;
  return isShort && !NO_TOPIC.test(words) && !NOTHING.test(`${words} `);
}
