import { join } from "node:path";
import ICAL from "ical.js";
import { people } from "../data/people.ts";
import type { SamplePerson } from "../data/people.ts";
import type { IcalProperty } from "../ical-time.ts";
import { putFile } from "../put-file.ts";
import { hoursBefore } from "../sample-time.ts";
import type { SampleClock } from "../sample-time.ts";

const AGE_HOURS = 2_000;

/** The sample's address book: a vCard a file, some of version 3.0 and some of 4.0. */
export async function writePeople(folder: string, clock: SampleClock): Promise<void> {
  for (const person of people) {
    await putFile({
      path: join(folder, `${person.id}.vcf`),
      content: `${ICAL.stringify(["vcard", propertiesOf(person), []])}\r\n`,
      modified: hoursBefore(AGE_HOURS, clock),
    });
  }
}

function propertiesOf(person: SamplePerson): unknown[] {
  const [family, given] = person.parts ?? ["", ""];
  const properties: IcalProperty[] = [
    ["version", {}, "text", person.version],
    ["uid", {}, "text", `${person.id}@sample.sotto`],
    ["fn", {}, "text", person.name],
    ["n", {}, "text", [family, given, "", "", ""]],
    ...(person.organisation ? [["org", {}, "text", [person.organisation]] as const] : []),
    ...(person.phones ?? []).map(
      ([type, value]) => ["tel", { type }, "phone-number", value] as const,
    ),
    ...(person.emails ?? []).map(([type, value]) => ["email", { type }, "text", value] as const),
    ...(person.note ? [["note", {}, "text", person.note] as const] : []),
  ];
  // A property of several values has them all after its type, which the tuple above can't say.
  const nicknames = person.nicknames ? [["nickname", {}, "text", ...person.nicknames]] : [];
  return [...properties, ...nicknames];
}
