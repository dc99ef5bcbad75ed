import type { Labelled } from "../../contacts.ts";
import { readContent, splitLine } from "../ical/content-lines.ts";
import type { ContentBlock, ContentLine } from "../ical/content-lines.ts";

/** One vCard as far as an assistant needs it. */
export type Card = {
  readonly uid: string | undefined;
  readonly name: string;
  readonly nicknames: readonly string[];
  readonly organisation: string | undefined;
  readonly phones: readonly Labelled[];
  readonly emails: readonly Labelled[];
};

type Property = {
  readonly name: string;
  readonly group: string | undefined;
  readonly types: readonly string[];
  readonly value: string;
};

/** The cards of a .vcf file, of version 2.1, 3.0 or 4.0. A card without a name is called by what else it says. */
export function readCards(text: string): readonly Card[] {
  const cards = readContent(text).flatMap((part) =>
    part.kind === "block" && part.name === "VCARD" ? [readCard(part)] : [],
  );
  if (cards.length === 0) throw new Error("it holds no vCard");
  return cards;
}

function readCard({ parts }: ContentBlock): Card {
  const properties = parts.flatMap((part) =>
    part.kind === "line" && part.name !== "" ? [readProperty(part)] : [],
  );
  const labels = new Map(
    properties.flatMap(({ name, group, value }) =>
      name === "X-ABLABEL" && group ? [[group, appleLabel(value)] as const] : [],
    ),
  );
  const texts = (name: string): readonly string[] =>
    properties.filter((property) => property.name === name).map(({ value }) => unescape(value));
  const labelled = (name: string, other: string): readonly Labelled[] =>
    properties
      .filter((property) => property.name === name)
      .map((property) => ({
        label: labels.get(property.group ?? "") ?? labelOf(property.types) ?? other,
        value: unescape(property.value).replace(/^(?:tel|mailto):/i, ""),
      }))
      .filter(({ value }) => value !== "");
  const phones = labelled("TEL", "phone");
  const emails = labelled("EMAIL", "mail");
  const [organisation] = properties.flatMap(({ name, value }) =>
    name === "ORG" ? fields(value) : [],
  );
  const names = [
    texts("FN")[0],
    nameOf(properties),
    organisation,
    emails[0]?.value,
    phones[0]?.value,
  ];
  return {
    uid: texts("UID")[0],
    name: names.find((name) => name !== undefined && name.trim() !== "")?.trim() ?? "(no name)",
    nicknames: properties.flatMap(({ name, value }) => (name === "NICKNAME" ? list(value) : [])),
    organisation,
    phones,
    emails,
  };
}

/** "Given Family" of an N property, with what stands before and after. */
function nameOf(properties: readonly Property[]): string | undefined {
  const value = properties.find(({ name }) => name === "N")?.value;
  if (value === undefined) return undefined;
  const [family = "", given = "", more = "", before = "", after = ""] = value
    .split(SEMICOLON)
    .map(unescape);
  return [before, given, more, family, after].filter((part) => part !== "").join(" ");
}

function readProperty(line: ContentLine): Property {
  const { head, value } = splitLine(line);
  const [full = "", ...parameters] = head.split(";");
  const dot = full.lastIndexOf(".");
  const types = parameters.flatMap((parameter) => {
    const [key = "", values = ""] = parameter.includes("=")
      ? parameter.split("=", 2)
      : ["TYPE", parameter];
    return key.toUpperCase() === "TYPE" ? values.replaceAll('"', "").toLowerCase().split(",") : [];
  });
  const isQuoted = parameters.some((parameter) => /quoted-printable/i.test(parameter));
  return {
    name: line.name,
    group: dot > 0 ? full.slice(0, dot) : undefined,
    types,
    value: isQuoted ? quotedPrintable(value) : value,
  };
}

/** Words a card's types say for a number or address; `pref`, `voice` and the like say nothing. */
const LABELS = ["home", "work", "cell", "mobile", "fax", "main", "school", "pager"];

function labelOf(types: readonly string[]): string | undefined {
  const found = LABELS.find((label) => types.includes(label));
  return found === "cell" ? "mobile" : found;
}

/** `_$!<Home>!$_` of an Apple export is "home". */
function appleLabel(value: string): string {
  return unescape(value)
    .replace(/^_\$!<(.*)>!\$_$/, "$1")
    .toLowerCase();
}

const SEMICOLON = /(?<!\\);/;
const COMMA = /(?<!\\),/;

function fields(value: string): readonly string[] {
  return value
    .split(SEMICOLON)
    .map(unescape)
    .filter((part) => part !== "");
}

function list(value: string): readonly string[] {
  return value
    .split(COMMA)
    .map((part) => unescape(part).trim())
    .filter((part) => part !== "");
}

function unescape(value: string): string {
  return value.replaceAll(/\\([nN,;:\\])/g, (_, character: string) =>
    character.toLowerCase() === "n" ? "\n" : character,
  );
}

function quotedPrintable(value: string): string {
  const bytes = value
    .replaceAll(/=\r?\n?$/g, "")
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, "latin1").toString("utf8");
}
