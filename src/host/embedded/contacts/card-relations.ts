import type { Labelled } from "../../contacts.ts";
import { unescapeText } from "../ical/text/read-property.ts";
import { oneLine } from "../text/one-line.ts";
import type { CardProperty } from "./card-property.ts";
import { ownLabels } from "./labelled.ts";

/** As versions 3.0 by Apple and 4.0 (RFC 6350, 6.6.6) have them. */
const NAMES: ReadonlySet<string> = new Set(["X-ABRELATEDNAMES", "RELATED"]);

/** Whom a card names, each by a name or a UID, and as what: by the user's label, else by every type. */
export function relationsIn(properties: readonly CardProperty[]): readonly Labelled[] {
  const own = ownLabels(properties);
  return properties
    .filter(({ name }) => NAMES.has(name))
    .flatMap(({ group = "", types, value }) => {
      const label = own.get(group);
      const whom = oneLine(unescapeText(value));
      return (label === undefined ? types : [label]).map((word) => ({ label: word, value: whom }));
    });
}
