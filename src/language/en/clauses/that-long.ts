import { OPENING } from "../openings.ts";

const FORM = new RegExp(
  String.raw`^(?<asks>${OPENING}(?:set|start|put on|give me|run|do)\s+(?:me\s+)?(?:a|the|another)\s+(?:\p{L}+\s+)?timer\s+(?:on\s+)?(?:for|to)\s+)(?:that(?:\s+(?:long|time))?|as long as that|it)(?:\s+(?:please|then|now))*[\s.!]*$`,
  "iu",
);

/** "Set a timer for that": by the length that was told. */
export function thatLong(text: string): ((length: string) => string) | undefined {
  const asks = FORM.exec(text)?.groups?.["asks"];
  return asks === undefined ? undefined : (length) => `${asks}${length}`;
}
