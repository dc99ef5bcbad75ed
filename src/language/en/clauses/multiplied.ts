import type { Multiplied } from "../../contract/requests.ts";
import { OPENING } from "../openings.ts";

const TIMES: Readonly<Record<string, number>> = {
  half: 0.5,
  halve: 0.5,
  double: 2,
  twice: 2,
  triple: 3,
};
const END = String.raw`(?:\s+(?:please|instead|then|now|actually))*[\s.!]*$`;
const FORMS = [
  String.raw`(?:(?:make|set|have)\s+(?:it|that)\s+(?:to\s+|for\s+)?)?(?:only\s+|just\s+)?(?<times>half|double|twice|triple)\s+(?:of\s+)?(?:that|as long|as much|the (?:time|length))`,
  String.raw`(?<times>halve|double|triple)\s+(?:it|that|the (?:time|length))`,
  String.raw`(?:cut|take)\s+(?:it|that)\s+(?:in|down by)\s+(?<times>half)`,
].map((words) => new RegExp(`^${OPENING}${words}${END}`, "iu"));

/** "Make it half that", "double it": the last length so many times, and the request for a length. */
export function multiplied(text: string): Multiplied | undefined {
  const times = FORMS.map((one) => one.exec(text)?.groups?.["times"]).find(
    (one) => one !== undefined,
  );
  const factor = times === undefined ? undefined : TIMES[times.toLowerCase()];
  return factor === undefined ? undefined : { factor, asks: (length) => `make it ${length}` };
}
