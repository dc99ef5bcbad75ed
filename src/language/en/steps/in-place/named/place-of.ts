import { OPENING } from "../../../openings.ts";

/** "Put the place for tea as the garden", "have the venue of the regatta down as the quay". */
const PUT_AS = new RegExp(
  String.raw`^(?<lead>${OPENING})(?:put|pop|have|note|enter|list|set|give|mark|write)\s+(?:down\s+)?(?:the\s+)?(?:place|venue|location|address|spot)\s+(?:for|of|on)\s+(?!(?:it|that|this)\b)(?<thing>[^,.;:!?]+?)\s*(?:\s(?:down\s+|in\s+)?(?:as|to\s+be)\s+(?:being\s+)?|:\s*)(?:(?:at|in)\s+)?(?<place>\S.*)$`,
  "iu",
);

/** Where something takes place, said as what it is to be; any other sentence as it is. */
export function placeOf(sentence: string): string {
  return sentence.replace(PUT_AS, "$<lead>update $<thing>, the venue is $<place>");
}
