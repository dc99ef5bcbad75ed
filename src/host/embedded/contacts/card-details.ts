import type { Birthday, Contact, Labelled } from "../../contacts.ts";
import { unescapeText } from "../ical/text/read-property.ts";
import { oneLine } from "../text/one-line.ts";
import { partsOf } from "./card-property.ts";
import type { CardProperty } from "./card-property.ts";

/** What a card may say beside how to reach somebody. */
export type CardDetails = Pick<Contact, "job" | "addresses" | "birthday" | "note">;

/** What a card says of somebody's work, home and birthday, and what was noted of them. */
export function detailsOf(properties: readonly CardProperty[]): CardDetails {
  const textOf = (name: string): string =>
    oneLine(unescapeText(properties.find((one) => one.name === name)?.value ?? ""));
  const job = textOf("TITLE") || textOf("ROLE");
  const addresses = properties.flatMap(addressOf);
  const birthday = birthdayIn(textOf("BDAY"));
  const note = textOf("NOTE");
  return {
    ...(job === "" ? {} : { job }),
    ...(addresses.length === 0 ? {} : { addresses }),
    ...(birthday ? { birthday } : {}),
    ...(note === "" ? {} : { note }),
  };
}

/** Box, more, street, town, county, code, country: as one line, empty parts left out. */
function addressOf({ name, types, value }: CardProperty): readonly Labelled[] {
  if (name !== "ADR") return [];
  const [box = "", more = "", street = "", town = "", county = "", code = "", country = ""] =
    partsOf(value).map(oneLine);
  const place = [town, code].filter(Boolean).join(" ");
  const line = [street, more, box, place, county, country].filter(Boolean).join(", ");
  const label = ["home", "work"].find((type) => types.includes(type)) ?? "other";
  return line === "" ? [] : [{ label, value: line }];
}

/** `1987-06-14`, `19870614`, `--0614`, with or without a time of day. */
const BIRTHDAY = /^(?:(\d{4})-?|--)(\d{2})-?(\d{2})(?!\d)/;
/** The year of those who keep theirs to themselves, as Apple's exports have it. */
const NO_YEAR = 1604;

function birthdayIn(text: string): Birthday | undefined {
  const [found, year, month, day] = BIRTHDAY.exec(text) ?? [];
  if (found === undefined) return undefined;
  const known = year === undefined || Number(year) === NO_YEAR ? {} : { year: Number(year) };
  return { month: Number(month), day: Number(day), ...known };
}
