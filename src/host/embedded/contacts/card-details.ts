import type { Birthday, Contact, Labelled } from "../../contacts.ts";
import { unescapeText } from "../ical/text/read-property.ts";
import { oneLine } from "../text/one-line.ts";
import { birthdayOf } from "./birthday.ts";
import { partsOf } from "./card-property.ts";
import type { CardProperty } from "./card-property.ts";
import { labelsOf } from "./labelled.ts";
import { addressLine } from "./postal-address.ts";

/** What a card may say beside how to reach somebody. */
export type CardDetails = Pick<Contact, "job" | "addresses" | "birthday" | "note">;

/** What a card says of somebody's work, home and birthday, and what was noted of them. */
export function detailsOf(properties: readonly CardProperty[]): CardDetails {
  const textOf = (name: string): string =>
    oneLine(unescapeText(properties.find((one) => one.name === name)?.value ?? ""));
  const job = textOf("TITLE") || textOf("ROLE");
  const addresses = addressesIn(properties);
  const birthday = birthdayIn(textOf("BDAY"));
  const note = textOf("NOTE");
  return {
    ...(job === "" ? {} : { job }),
    ...(addresses.length === 0 ? {} : { addresses }),
    ...(birthday ? { birthday } : {}),
    ...(note === "" ? {} : { note }),
  };
}

/** Box, more, street, town, county, code, country: as one line each. */
function addressesIn(properties: readonly CardProperty[]): readonly Labelled[] {
  const labelOf = labelsOf(properties);
  return properties
    .filter(({ name }) => name === "ADR")
    .map((property) => {
      const parts = partsOf(property.value);
      const [box = "", more = "", street = "", town = "", county = "", code = "", country = ""] =
        parts;
      const below = [more, box];
      const value = addressLine({ street, below, town, county, code, country });
      return { label: labelOf(property) ?? "other", value };
    })
    .filter(({ value }) => value !== "");
}

/** `1987-06-14`, `19870614`, `--0614`, with or without a time of day. */
const BIRTHDAY = /^(?:(\d{4})-?|--)(\d{2})-?(\d{2})(?!\d)/;

function birthdayIn(text: string): Birthday | undefined {
  const [found, year, month, day] = BIRTHDAY.exec(text) ?? [];
  if (found === undefined) return undefined;
  const known = year === undefined ? undefined : Number(year);
  return birthdayOf({ year: known, month: Number(month), day: Number(day) });
}
