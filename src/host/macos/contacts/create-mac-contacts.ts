import { z } from "zod";
import type { Contact, ContactsHost, Labelled } from "../../contacts.ts";
import type { EmbeddedPart } from "../../embedded/parts/part.ts";
import { appleLabel } from "../../embedded/contacts/apple-label.ts";
import { birthdayOf } from "../../embedded/contacts/birthday.ts";
import { byName, contactsHost } from "../../embedded/contacts/contacts-host.ts";
import { addressLine } from "../../embedded/contacts/postal-address.ts";
import { withRelations } from "../../embedded/contacts/with-relations.ts";
import { oneLine } from "../../embedded/text/one-line.ts";
import { recordVersion } from "../event-kit/record-version.ts";
import type { MacTools } from "../mac-part.ts";

/** Contacts keeps labels of its own, and none where there is none. */
const labelledAs = <Value extends z.ZodType>(value: Value) =>
  z.array(z.object({ label: z.string().optional(), value })).readonly();
const labelled = labelledAs(z.string());
const address = z.object({
  street: z.string(),
  district: z.string(),
  town: z.string(),
  code: z.string(),
  county: z.string(),
  state: z.string(),
  country: z.string(),
});
const personFacts = z.object({
  id: z.string(),
  given: z.string(),
  family: z.string(),
  nickname: z.string(),
  organisation: z.string(),
  phones: labelled,
  emails: labelled,
  job: z.string(),
  birthday: z
    .object({
      year: z.number().optional(),
      month: z.number().optional(),
      day: z.number().optional(),
    })
    .optional(),
  addresses: labelledAs(address),
});
type PersonFacts = z.infer<typeof personFacts>;
type Found = Pick<Extract<z.infer<typeof answer>, { same: false }>, "people" | "relations">;

const answer = z.discriminatedUnion("same", [
  z.object({ same: z.literal(true) }),
  z.object({
    same: z.literal(false),
    /** Says when something has changed; nothing where the store keeps no history. */
    token: z.string().optional(),
    people: z.array(personFacts),
    /** Whom the owner's own card names, and as what. */
    relations: labelled,
  }),
]);

type Known = { readonly token: string | undefined; readonly people: ReadonlyMap<string, Contact> };

/**
 * The address book of this Mac, through the Contacts framework: read whole (10,000 people take seconds), then
 * only where something has changed. People of several accounts come once an account. Nothing is ever written.
 */
export function createMacContacts({
  scripts,
}: Pick<MacTools, "scripts">): EmbeddedPart<ContactsHost> {
  let known: Known | undefined;
  const read = async (): Promise<Known["people"]> => {
    const input = known?.token === undefined ? {} : { token: known.token };
    const found = await scripts.run({ script: "contacts/all", service: "contacts", input }, answer);
    if (!found.same) known = { token: found.token, people: byName(peopleOf(found)) };
    return known?.people ?? new Map();
  };
  return {
    // The account has the name already, and asking the address book asks for access to it.
    host: contactsHost(read, async () => undefined),
    undo: {},
  };
}

function peopleOf({ people, relations }: Found): readonly Contact[] {
  const words = relations.map(({ label = "", value }) => ({ label, value }));
  return withRelations(people.map(contactOf), words);
}

function contactOf(facts: PersonFacts): Contact {
  const { id, given, family, nickname, organisation, phones, emails } = facts;
  const name = [given, family].filter(Boolean).join(" ");
  return {
    id,
    name: name || nickname || organisation || emails[0]?.value || phones[0]?.value || "Nameless",
    nicknames: nickname ? [nickname] : [],
    ...(organisation ? { organisation } : {}),
    phones: phones.map(plainLabel),
    emails: emails.map(plainLabel),
    ...detailsOf(facts),
    version: recordVersion(facts),
  };
}

function detailsOf(facts: PersonFacts): Pick<Contact, "job" | "addresses" | "birthday"> {
  const job = oneLine(facts.job);
  const birthday = birthdayOf(facts.birthday ?? {});
  const addresses = facts.addresses
    .map(({ label, value: { district, county, state, ...value } }) => {
      const region = [county, state].filter(Boolean).join(", ");
      return plainLabel({
        label,
        value: addressLine({ ...value, below: [district], county: region }),
      });
    })
    .filter(({ value }) => value !== "");
  return {
    ...(job === "" ? {} : { job }),
    ...(birthday ? { birthday } : {}),
    ...(addresses.length === 0 ? {} : { addresses }),
  };
}

/** Contacts' own labels as words; the user's are kept as they are. */
function plainLabel({ label = "", value }: PersonFacts["phones"][number]): Labelled {
  return { label: appleLabel(label)?.toLowerCase() ?? (label || "other"), value };
}
