import type { Labelled } from "../../contacts.ts";
import { oneLine } from "../text/one-line.ts";
import type { CardProperty } from "./card-property.ts";
import { unescapeText } from "../ical/text/read-property.ts";

/** The numbers or addresses of a card with what the user calls them: "home", "gym desk", or `other`. */
export function labelled(
  properties: readonly CardProperty[],
  { name, other }: { readonly name: string; readonly other: string },
): readonly Labelled[] {
  const own = new Map(
    properties.flatMap((property) =>
      property.name === "X-ABLABEL" && property.group !== undefined
        ? [[property.group, appleLabel(property.value)] as const]
        : [],
    ),
  );
  return properties
    .filter((property) => property.name === name)
    .map(({ group = "", types, value }) => ({
      label: own.get(group) || labelOf(types) || other,
      value: plainValue(value),
    }))
    .filter(({ value }) => value !== "");
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
function appleLabel(value: string): string {
  const label = unescapeText(value)
    .replace(/^_\$!<(.*)>!\$_$/, "$1")
    .toLowerCase();
  return LABELS.get(label) ?? oneLine(label);
}
