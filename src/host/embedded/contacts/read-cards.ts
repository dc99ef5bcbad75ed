import type { Labelled } from "../../contacts.ts";
import type { ContentBlock } from "../ical/content-lines.ts";
import { ContentError, readContent } from "../ical/content-lines.ts";
import { oneLine } from "../text/one-line.ts";
import type { Parsed } from "../vdir/open-vdir.ts";
import type { CardProperty } from "./card-property.ts";
import { listOf, partsOf, readCardProperty, unescape } from "./card-property.ts";
import { labelled } from "./labelled.ts";

/** One vCard as far as an assistant needs it. */
export type Card = {
  readonly uid: string | undefined;
  readonly name: string;
  readonly nicknames: readonly string[];
  readonly organisation: string | undefined;
  readonly phones: readonly Labelled[];
  readonly emails: readonly Labelled[];
};

/**
 * The people in a .vcf file, of version 2.1, 3.0 or 4.0. Groups and cards that say nothing are no people; a
 * card that cannot be read is told and left out, the others stay.
 */
export function readCards(text: string): Parsed<readonly Card[]> {
  const damage: string[] = [];
  const cards = textsOf(joinSoftLines(text)).flatMap(({ card, line }) => {
    try {
      const blocks = readContent(card, line).filter((part) => part.kind === "block");
      return blocks
        .map(({ parts }) => propertiesOf(parts))
        .filter(isPerson)
        .map(readCard);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      damage.push(error.message);
      return [];
    }
  });
  if (cards.length === 0 && damage.length === 0 && !/BEGIN:VCARD/i.test(text)) {
    throw new ContentError("it holds no vCard");
  }
  return { value: cards.filter((card) => card !== undefined), damage, remarks: [] };
}

/** Each card by itself, so that a broken one does not take its neighbours along. */
function textsOf(text: string): readonly { readonly card: string; readonly line: number }[] {
  const starts = [...text.matchAll(/^[ \t]*BEGIN:VCARD[ \t]*\r?$/gim)].map(({ index }) => index);
  let line = 1;
  let counted = 0;
  return starts.map((start, at) => {
    line += newlinesIn(text, counted, start);
    counted = start;
    return { card: text.slice(start, starts[at + 1]), line };
  });
}

function newlinesIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", from); at >= 0 && at < to; at = text.indexOf("\n", at + 1)) {
    count++;
  }
  return count;
}

/** Version 2.1 breaks quoted-printable lines after a `=`, without the blank that later versions begin with. */
function joinSoftLines(text: string): string {
  if (!/quoted-printable/i.test(text)) return text;
  return text.replace(/^[^\r\n:]{0,200}quoted-printable[^\r\n:]{0,200}:(?:.*=\r?\n)+/gim, (lines) =>
    lines.replace(/=\r?\n/g, ""),
  );
}

function propertiesOf(parts: ContentBlock["parts"]): readonly CardProperty[] {
  return parts
    .filter((part) => part.kind === "line")
    .filter(({ name }) => READ.has(name))
    .map(readCardProperty);
}

const READ = new Set([
  "FN",
  "N",
  "NICKNAME",
  "ORG",
  "TEL",
  "EMAIL",
  "UID",
  "KIND",
  "X-ABLABEL",
  "X-ADDRESSBOOKSERVER-KIND",
]);

function isPerson(properties: readonly CardProperty[]): boolean {
  return !properties.some(
    ({ name, value }) => name.endsWith("KIND") && value.trim().toLowerCase() === "group",
  );
}

function readCard(properties: readonly CardProperty[]): Card | undefined {
  const valueOf = (name: string): string =>
    properties.find((property) => property.name === name)?.value ?? "";
  const phones = labelled(properties, { name: "TEL", other: "phone" });
  const emails = labelled(properties, { name: "EMAIL", other: "mail" });
  const nicknames = properties
    .filter(({ name }) => name === "NICKNAME")
    .flatMap(({ value }) => listOf(value).map(oneLine))
    .filter((nickname) => nickname !== "");
  const organisation = partsOf(valueOf("ORG"))
    .map(oneLine)
    .find((part) => part !== "");
  const names = [
    oneLine(unescape(valueOf("FN"))),
    fullName(valueOf("N")),
    nicknames[0],
    organisation,
    emails[0]?.value,
    phones[0]?.value,
  ];
  const name = names.find((each) => each !== undefined && each !== "");
  if (name === undefined) return undefined;
  const uid = unescape(valueOf("UID")).trim() || undefined;
  return { uid, name, nicknames, organisation, phones, emails };
}

/** "Prefix Given More Family Suffix" of an N value; each part may be a list. */
function fullName(value: string): string {
  const [family = "", given = "", more = "", before = "", after = ""] = partsOf(
    value.replace(/(?<!\\),/g, " "),
  );
  return oneLine([before, given, more, family, after].join(" "));
}
