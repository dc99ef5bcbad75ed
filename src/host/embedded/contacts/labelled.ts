import type { Labelled } from "../../contacts.ts";
import { appleLabel } from "./apple-label.ts";
import { oneLine } from "../text/one-line.ts";
import type { CardProperty } from "./card-property.ts";
import { unescapeText } from "../ical/text/read-property.ts";

/** The numbers or addresses of a card with what the user calls them: "home", "gym desk", or `other`. */
export function labelled(
  properties: readonly CardProperty[],
  { name, other }: { readonly name: string; readonly other: string },
): readonly Labelled[] {
  const labelOf = labelsOf(properties);
  return properties
    .filter((property) => property.name === name)
    .map((property) => ({
      label: labelOf(property) ?? other,
      value: plainValue(property.value),
    }))
    .filter(({ value }) => value !== "");
}

/** What the user, or else the type, calls a property of a card. */
export function labelsOf(
  properties: readonly CardProperty[],
): (property: CardProperty) => string | undefined {
  const own = ownLabels(properties);
  return ({ group = "", types }) => ownLabel(own.get(group) ?? "") || labelOf(types);
}

/** The labels of a card as Apple's exports write them, by the group they stand for. */
export function ownLabels(properties: readonly CardProperty[]): ReadonlyMap<string, string> {
  return new Map(
    properties.flatMap(({ name, group, value }) =>
      name === "X-ABLABEL" && group !== undefined ? [[group, unescapeText(value)] as const] : [],
    ),
  );
}

/** Version 4.0 writes numbers as addresses: `tel:+49-30-1;ext=2`. */
function plainValue(value: string): string {
  return oneLine(
    unescapeText(value)
      .replace(/^(?:tel|mailto):/i, "")
      .replace(/;ext=/i, " ext. "),
  );
}

/** Words a card's types say for a number or address; `pref`, `voice`, `internet` and the like say nothing. */
const LABELS = new Map([
  ["cell", "mobile"],
  ["mobile", "mobile"],
  ["iphone", "mobile"],
  ["fax", "fax"],
  ["homefax", "fax"],
  ["workfax", "fax"],
  ["pager", "pager"],
  ["home", "home"],
  ["work", "work"],
  ["main", "main"],
  ["school", "school"],
]);

function labelOf(types: readonly string[]): string | undefined {
  const known = [...LABELS.keys()].find((type) => types.includes(type));
  return known === undefined ? undefined : LABELS.get(known);
}

/** `_$!<HomeFax>!$_` of an Apple export is a fax, a label of one's own is itself. */
function ownLabel(value: string): string {
  const label = (appleLabel(value) ?? value).toLowerCase();
  return LABELS.get(label) ?? oneLine(label);
}
