import type { ContentLine } from "../ical/content-lines.ts";
import { splitLine } from "../ical/content-lines.ts";

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

const PARAMETER = /;((?:"[^"]*"|[^";])*)/g;

export function readCardProperty(line: ContentLine): CardProperty {
  const { head, value } = splitLine(line);
  const full = /^[^;]*/.exec(head)?.[0] ?? "";
  const parameters = [...head.matchAll(PARAMETER)].map(([, text = ""]) => readParameter(text));
  const valueOf = (name: string): string =>
    parameters.find((parameter) => parameter.name === name)?.value ?? "";
  const isQuoted =
    /quoted-printable/i.test(valueOf("ENCODING")) ||
    parameters.some((parameter) => /^quoted-printable$/i.test(parameter.value));
  const dot = full.lastIndexOf(".");
  return {
    name: line.name,
    group: dot > 0 ? full.slice(0, dot).toLowerCase() : undefined,
    types: parameters
      .filter(({ name }) => name === "TYPE")
      .flatMap((parameter) => parameter.value.toLowerCase().split(",")),
    value: isQuoted ? decodeQuoted(value, valueOf("CHARSET")) : value,
  };
}

/** The parts of a structured value (`N`, `ORG`), unescaped. */
export function partsOf(value: string): readonly string[] {
  return splitAt(value, ";").map(unescape);
}

/** The values of a list (`NICKNAME`), unescaped. */
export function listOf(value: string): readonly string[] {
  return splitAt(value, ",").map(unescape);
}

/** A text value as it is meant; some programs escape more than they have to. */
export function unescape(value: string): string {
  return value.replace(/\\([nN,;:\\])/g, (_, character: string) =>
    character === "n" || character === "N" ? "\n" : character,
  );
}

function readParameter(text: string): { readonly name: string; readonly value: string } {
  const at = text.indexOf("=");
  // Version 2.1 leaves the name out where the value says it.
  if (at < 0) return { name: "TYPE", value: text };
  return { name: text.slice(0, at).toUpperCase(), value: text.slice(at + 1).replaceAll('"', "") };
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

function decodeQuoted(value: string, charset: string): string {
  const bytes = value.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  try {
    return new TextDecoder(charset || "utf-8").decode(Buffer.from(bytes, "latin1"));
  } catch {
    // A character set nobody knows any more: its plain letters are right all the same.
    return bytes;
  }
}
