import type { Labelled } from "../../contacts.ts";
import type { ContentBlock } from "../ical/text/content-lines.ts";
import { ContentError } from "../ical/text/content-lines.ts";
import { readContent } from "../ical/text/read-content.ts";
import { oneLine } from "../text/one-line.ts";
import type { Flaw } from "../vdir/flaw.ts";
import { itemFlaw } from "../vdir/flaw.ts";
import type { Parsed } from "../vdir/vdir-item.ts";
import type { CardProperty } from "./card-property.ts";
import { unescapeText } from "../ical/text/read-property.ts";
import { detailsOf } from "./card-details.ts";
import type { CardDetails } from "./card-details.ts";
import { relationsIn } from "./card-relations.ts";
import { listOf, partsOf, readCardProperty } from "./card-property.ts";
import { labelled } from "./labelled.ts";

/** One vCard as far as an assistant needs it. */
export type Card = {
  readonly uid: string | undefined;
  readonly name: string;
  readonly nicknames: readonly string[];
  readonly organisation: string | undefined;
  readonly phones: readonly Labelled[];
  readonly emails: readonly Labelled[];
  /** What else it says, where it does. */
  readonly more: CardDetails;
  /** What others are to this person. */
  readonly relations: readonly Labelled[];
};

/**
 * The people in a .vcf file, of version 2.1, 3.0 or 4.0, one within another's AGENT too. Groups are no people;
 * a card that says nothing by which to call somebody is told and left out.
 */
export function readCards(text: string): Parsed<readonly Card[]> {
  const flaws: Flaw[] = [];
  const cards = cardsIn(readContent(text, { flaws }));
  if (cards.length === 0 && text.trim() !== "") throw new ContentError("it holds no vCard");
  const value = cards.flatMap(({ parts, begin }) => {
    const properties = propertiesOf(parts);
    if (!isPerson(properties)) return [];
    const card = readCard(properties);
    if (!card) {
      const reason = "this card has no name, number or address";
      flaws.push(itemFlaw(begin.number, "without a name, number or address", reason));
    }
    return card ? [card] : [];
  });
  return { value, flaws };
}

function cardsIn(parts: ContentBlock["parts"]): readonly ContentBlock[] {
  return parts
    .filter((part) => part.kind === "block")
    .flatMap((block) => [...(block.name === "VCARD" ? [block] : []), ...cardsIn(block.parts)]);
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
  "TITLE",
  "ROLE",
  "ADR",
  "BDAY",
  "NOTE",
  "RELATED",
  "X-ABRELATEDNAMES",
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
    oneLine(unescapeText(valueOf("FN"))),
    fullName(valueOf("N")),
    nicknames[0],
    organisation,
    emails[0]?.value,
    phones[0]?.value,
  ];
  const name = names.find((each) => each !== undefined && each !== "");
  if (name === undefined) return undefined;
  const uid = unescapeText(valueOf("UID")).trim() || undefined;
  const more = detailsOf(properties);
  const relations = relationsIn(properties);
  return { uid, name, nicknames, organisation, phones, emails, more, relations };
}

/** "Prefix Given More Family Suffix" of an N value; each part may be a list. */
function fullName(value: string): string {
  const [family = "", given = "", more = "", before = "", after = ""] = partsOf(
    value.replace(/(?<!\\),/g, " "),
  );
  return oneLine([before, given, more, family, after].join(" "));
}
