import { expect, it } from "vitest";
import { ownedBy } from "../../../src/grounding/entity-linking/owned-by.ts";
import type { HandleEntry } from "../../../src/tool/handle-book.ts";
import { request } from "../../helpers/grounding.ts";

const person = ["Anna Lindqvist", "Sarah Chen"].map((name, at) => ({ id: `p${at}`, name }));
const known = { names: { person } };
const mail = (id: string, from: string): HandleEntry => ({
  handle: `mail:${id}`,
  kind: "mail",
  id,
  facts: { subject: `Boat ${id}`, from },
  listing: 1,
  place: 0,
  isOwn: true,
});
const mails = [mail("1", "Sarah Chen"), mail("2", "Anna Lindqvist"), mail("3", "Bo")];
const [sarahs, annas] = mails;
const shown = annas ? [annas] : [];

it.each([
  ["archive his mail", shown, [annas]],
  ["flag that mail of hers", shown, [annas]],
  // Nobody was spoken of, or somebody is named.
  ["archive his mail", [], undefined],
  ["archive her mail to Sarah Chen", shown, undefined],
  ["archive the mail", shown, undefined],
])("%s", (text, handles, expected) => {
  const { reading } = request(text, known);
  expect(ownedBy(mails, reading, { handles, ...known })).toEqual(expected);
});

it("is undefined where they have none", () => {
  const { reading } = request("archive his mail");
  expect(ownedBy(sarahs ? [sarahs] : [], reading, { handles: shown, ...known })).toBeUndefined();
});
