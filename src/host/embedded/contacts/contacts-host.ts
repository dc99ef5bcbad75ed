import { HostFailure } from "../../../errors.ts";
import type { Contact, ContactsHost } from "../../contacts.ts";
import { answering } from "../vdir/answering.ts";

const collator = new Intl.Collator();

/** People by id, in the order of their names. */
export function byName(contacts: readonly Contact[]): ReadonlyMap<string, Contact> {
  const sorted = contacts.toSorted((a, b) => collator.compare(a.name, b.name));
  return new Map(sorted.map((contact) => [contact.id, contact]));
}

/** The contacts of whatever keeps them, read anew at every question. */
export function contactsHost(
  read: () => Promise<ReadonlyMap<string, Contact>>,
  ownName: ContactsHost["ownName"],
): ContactsHost {
  return answering<ContactsHost>("the contacts", {
    all: async () => [...(await read()).values()],
    get: async (id) => {
      const contact = (await read()).get(id);
      if (contact) return contact;
      throw new HostFailure("not_found", "That contact isn't there any more.");
    },
    ownName,
  });
}
