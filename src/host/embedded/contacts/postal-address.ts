import { oneLine } from "../text/one-line.ts";

/** A postal address in its parts; a street may go over several lines. */
export type PostalAddress = {
  readonly street: string;
  /** What stands below the street: a flat, a district, a post box. */
  readonly below: readonly string[];
  readonly town: string;
  readonly code: string;
  readonly county: string;
  readonly country: string;
};

/** "4 Elm Row, flat 2, Leith EH6 8AA, UK": as one line, empty parts left out. */
export function addressLine(address: PostalAddress): string {
  const { street, below, town, code, county, country } = address;
  const place = `${town} ${code}`;
  const lines = street.split(/[\r\n\u2028\u2029]+/).map((line) => line.replace(/,\s*$/, ""));
  return [...lines, ...below, place, county, country].map(oneLine).filter(Boolean).join(", ");
}
