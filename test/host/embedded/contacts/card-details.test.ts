import { expect, it } from "vitest";
import { readCards } from "../../../../src/host/embedded/contacts/read-cards.ts";

const card = (...lines: readonly string[]) =>
  readCards(["BEGIN:VCARD", "VERSION:3.0", "FN:Kofi", ...lines, "END:VCARD", ""].join("\r\n"))
    .value[0]?.more;

it.each([
  ["TITLE:Baker", { job: "Baker" }],
  ["ROLE:Cook", { job: "Cook" }],
  [
    "ADR;TYPE=home:;;4 Elm Row\\, flat 2;Leith;;EH6 8AA;UK",
    { addresses: [{ label: "home", value: "4 Elm Row, flat 2, Leith EH6 8AA, UK" }] },
  ],
  [
    "ADR;TYPE=work:;;4 Elm Row\\nFlat 2;Leith;;EH6 8AA;",
    { addresses: [{ label: "work", value: "4 Elm Row, Flat 2, Leith EH6 8AA" }] },
  ],
  ["BDAY:1990-02-09", { birthday: { year: 1990, month: 2, day: 9 } }],
  ["BDAY:--0209", { birthday: { month: 2, day: 9 } }],
  ["BDAY:1604-02-09", { birthday: { month: 2, day: 9 } }],
  ["BDAY:in spring", {}],
  ["NOTE:Rings twice", { note: "Rings twice" }],
  ["ADR:;;;;;;", {}],
])("a card tells %s", (line, details) => {
  expect(card(line)).toEqual(details);
});
