import { fsFailure } from "../../../store/fs-failure.ts";
import type { Contact, ContactsHost } from "../../contacts.ts";
import type { EmbeddedPart } from "../parts/part.ts";
import type { VdirItem, VdirState } from "../vdir/vdir-item.ts";
import { openVdir } from "../vdir/open-vdir.ts";
import { byName, contactsHost } from "./contacts-host.ts";
import type { Card } from "./read-cards.ts";
import { readCards } from "./read-cards.ts";

export type EmbeddedContactsOptions = {
  /** A vdir of .vcf files, a folder an address book; or a folder of .vcf files with any number of cards. */
  readonly folder: string;
};

type State = VdirState<readonly Card[]>;

/** People from .vcf files, read anew whenever a file has changed; nothing is ever written. */
export function createEmbeddedContacts({
  folder,
}: EmbeddedContactsOptions): EmbeddedPart<ContactsHost> {
  const look = openVdir({
    folder,
    extension: ".vcf",
    parse: readCards,
  });
  const read = async (): Promise<ReadonlyMap<string, Contact>> => {
    const state = await look();
    const [closed] = state.unreadable;
    if (closed && state.collections.length === 0) throw fsFailure(closed.error, "the contacts");
    return indexOf(state);
  };
  return {
    host: contactsHost(read),
    undo: {},
    problems: async () => (await look()).problems,
    tally: async () => ({ held: [{ count: (await read()).size, noun: "contact" }] }),
  };
}

const indexes = new WeakMap<State, ReadonlyMap<string, Contact>>();

/** The people of a state by id and in the order of their names, sorted once: a turn asks several times. */
function indexOf(state: State): ReadonlyMap<string, Contact> {
  const known = indexes.get(state);
  if (known) return known;
  const index = new Map<string, Contact>();
  for (const item of state.items) {
    for (const [place, card] of item.value.entries()) {
      const own = card.uid ?? `${item.file}#${place}`;
      // A card copied into a second address book is a record of its own.
      const id = index.has(own) ? `${own}~${item.file}#${place}` : own;
      index.set(id, contactOf(card, { id, item }));
    }
  }
  const sorted = byName([...index.values()]);
  indexes.set(state, sorted);
  return sorted;
}

function contactOf(
  { name, nicknames, organisation, phones, emails, more }: Card,
  { id, item }: { readonly id: string; readonly item: VdirItem<readonly Card[]> },
): Contact {
  return {
    id,
    name,
    nicknames,
    ...(organisation === undefined ? {} : { organisation }),
    phones,
    emails,
    ...more,
    version: item.version,
  };
}
