import { HostFailure } from "../../../errors.ts";
import type { Clock } from "../../../types/clock.ts";
import type { Contact, ContactsHost } from "../../contacts.ts";
import type { EmbeddedPart } from "../part.ts";
import { answering } from "../vdir/answering.ts";
import { openVdir } from "../vdir/open-vdir.ts";
import type { VdirItem, VdirState } from "../vdir/open-vdir.ts";
import { readCards } from "./read-cards.ts";
import type { Card } from "./read-cards.ts";

export type ContactsOptions = { readonly folder: string; readonly clock: Clock };

/** People from a folder of .vcf files, read anew whenever a file changed; nothing is ever written. */
export function createEmbeddedContacts({ folder }: ContactsOptions): EmbeddedPart<ContactsHost> {
  const look = openVdir<readonly Card[]>({
    folder,
    extension: ".vcf",
    parse: (text) => ({ value: readCards(text), damage: [], remarks: [] }),
  });
  const all = async (): Promise<readonly Contact[]> => contactsOf(await look());
  return {
    host: answering<ContactsHost>("the contacts", {
      all,
      get: async (id) => {
        const found = (await all()).find((contact) => contact.id === id);
        if (!found) throw new HostFailure("not_found", "That contact isn't there any more.");
        return found;
      },
    }),
    undo: {},
    problems: async () => (await look()).problems,
  };
}

function contactsOf(state: VdirState<readonly Card[]>): readonly Contact[] {
  const { items, unreadable } = state;
  const [closed] = unreadable;
  if (closed && items.length === 0) throw closed.error;
  return items
    .flatMap((item) => item.value.map((card, place) => toContact(item, card, place)))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

function toContact(item: VdirItem<readonly Card[]>, card: Card, place: number): Contact {
  const { uid, organisation, name, nicknames, phones, emails } = card;
  return {
    id: uid ?? `${item.file}#${place}`,
    name,
    nicknames,
    ...(organisation === undefined ? {} : { organisation }),
    phones,
    emails,
    version: item.version,
  };
}
