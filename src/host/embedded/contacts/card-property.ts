import type { ContentLine } from "../ical/text/content-lines.ts";
import { splitLine } from "../ical/text/content-lines.ts";
import { decodeQuoted, isQuotedPrintable } from "../ical/text/quoted-printable.ts";
import { parametersOf, unescapeText } from "../ical/text/read-property.ts";
import { readable } from "../vdir/items/item-text.ts";

/** One line of a vCard: `item1.TEL;TYPE=home:+49 30 1`. */
export type CardProperty = {
  readonly name: string;
  /** What ties a property to its label in Apple's exports; lower case. */
  readonly group: string | undefined;
  /** TYPE, also as version 2.1 writes it (`TEL;HOME;VOICE`); lower case. */
  readonly types: readonly string[];
  /** Still escaped, but decoded. */
  readonly value: string;
};

export function readCardProperty(line: ContentLine): CardProperty {
  const { head, value } = splitLine(line);
  const full = readable(/^[^;]*/.exec(head)?.[0] ?? "").trim();
  const parameters = parametersOf(head);
  const charset = parameters.find(({ name }) => name === "CHARSET")?.value;
  const dot = full.lastIndexOf(".");
  return {
    name: line.name,
    group: dot > 0 ? full.slice(0, dot).toLowerCase() : undefined,
    types: parameters
      .filter(({ name }) => name === "TYPE")
      .flatMap((parameter) => parameter.value.toLowerCase().split(",")),
    value: isQuotedPrintable(parameters) ? decodeQuoted(value, charset) : readable(value),
  };
}

/** The parts of a structured value (`N`, `ORG`), unescaped. */
export function partsOf(value: string): readonly string[] {
  return splitAt(value, ";").map(unescapeText);
}

/** The values of a list (`NICKNAME`), unescaped. */
export function listOf(value: string): readonly string[] {
  return splitAt(value, ",").map(unescapeText);
}

function splitAt(value: string, separator: "," | ";"): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < value.length; at++) {
    if (value[at] === "\\") at++;
    else if (value[at] === separator) {
      parts.push(value.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, value.slice(from)];
}
