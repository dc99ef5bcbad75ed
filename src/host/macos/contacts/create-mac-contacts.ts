import { z } from "zod";
import type { Contact, ContactsHost, Labelled } from "../../contacts.ts";
import type { EmbeddedPart } from "../../embedded/parts/part.ts";
import { byName, contactsHost } from "../../embedded/contacts/contacts-host.ts";
import { recordVersion } from "../event-kit/record-version.ts";
import type { MacTools } from "../mac-part.ts";

const labelled = z.array(z.object({ label: z.string().optional(), value: z.string() })).readonly();
const personFacts = z.object({
  id: z.string(),
  given: z.string(),
  family: z.string(),
  nickname: z.string(),
  organisation: z.string(),
  phones: labelled,
  emails: labelled,
});
type PersonFacts = z.infer<typeof personFacts>;

const answer = z.discriminatedUnion("same", [
  z.object({ same: z.literal(true) }),
  z.object({
    same: z.literal(false),
    /** Says when something has changed; nothing where the store keeps no history. */
    token: z.string().optional(),
    people: z.array(personFacts),
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
    if (!found.same) known = { token: found.token, people: byName(found.people.map(contactOf)) };
    return known?.people ?? new Map();
  };
  return {
    host: contactsHost(read),
    undo: {},
  };
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
    version: recordVersion(facts),
  };
}

/** `_$!<Mobile>!$_` is how Contacts keeps its own labels; the user's are kept as they are. */
function plainLabel({ label, value }: PersonFacts["phones"][number]): Labelled {
  const own = /^_\$!<(.+)>!\$_$/.exec(label ?? "")?.[1];
  return { label: own?.toLowerCase() ?? label ?? "other", value };
}
