import { fsFailure } from "../../../store/fs-failure.ts";
import type { Contact, ContactsHost } from "../../contacts.ts";
import type { EmbeddedPart } from "../parts/part.ts";
import type { VdirItem, VdirState } from "../vdir/vdir-item.ts";
import { openVdir } from "../vdir/open-vdir.ts";
import { byName, contactsHost } from "./contacts-host.ts";
import type { Card } from "./read-cards.ts";
import { readCards } from "./read-cards.ts";
import { withRelations } from "./with-relations.ts";

export type EmbeddedContactsOptions = {
  /** A vdir of .vcf files, a folder an address book; or a folder of .vcf files with any number of cards. */
  readonly folder: string;
  /** The user's own mail addresses, in small letters; asked for only where a card names somebody's relations. */
  readonly own?: () => Promise<ReadonlySet<string>>;
};

type State = VdirState<readonly Card[]>;

/** People from .vcf files, read anew whenever a file has changed; nothing is ever written. */
export function createEmbeddedContacts({
  folder,
  own = async () => new Set(),
}: EmbeddedContactsOptions): EmbeddedPart<ContactsHost> {
  const look = openVdir({
    folder,
    extension: ".vcf",
    parse: readCards,
  });
  const open = async (): Promise<State> => {
    const state = await look();
    const [closed] = state.unreadable;
    if (closed && state.collections.length === 0) throw fsFailure(closed.error, "the contacts");
    return state;
  };
  return {
    host: contactsHost(
      async () => relatedIn(await open(), own),
      async () => ownCard(await open(), await own())?.name,
    ),
    undo: {},
    problems: async () => (await look()).problems,
    tally: async () => ({ held: [{ count: indexOf(await open()).people.size, noun: "contact" }] }),
  };
}

type Index = {
  readonly people: ReadonlyMap<string, Contact>;
  /** Cards that say what others are to somebody. */
  readonly relating: readonly Card[];
};

const indexes = new WeakMap<State, Index>();
const related = new WeakMap<State, Index["people"]>();

/** The people of a state with what they are to the user, looked up once: the user's card stays theirs. */
async function relatedIn(
  state: State,
  own: () => Promise<ReadonlySet<string>>,
): Promise<Index["people"]> {
  const { people, relating } = indexOf(state);
  const known = related.get(state) ?? (relating.length === 0 ? people : undefined);
  if (known) return known;
  const addresses = await own();
  const card = ownCard(state, addresses);
  const told = card ? byName(withRelations([...people.values()], card.relations)) : people;
  if (addresses.size > 0) related.set(state, told);
  return told;
}

/** The only card with an address of the user's; of several none is surely theirs. */
function ownCard({ items }: State, addresses: ReadonlySet<string>): Card | undefined {
  const cards = items
    .flatMap(({ value }) => value)
    .filter(({ emails }) => emails.some(({ value }) => addresses.has(value.toLowerCase())));
  return cards.length === 1 ? cards[0] : undefined;
}

/** The people of a state by id and in the order of their names, sorted once: a turn asks several times. */
function indexOf(state: State): Index {
  const known = indexes.get(state);
  if (known) return known;
  const people = new Map<string, Contact>();
  for (const item of state.items) {
    for (const [place, card] of item.value.entries()) {
      const own = card.uid ?? `${item.file}#${place}`;
      // A card copied into a second address book is a record of its own.
      const id = people.has(own) ? `${own}~${item.file}#${place}` : own;
      people.set(id, contactOf(card, { id, item }));
    }
  }
  const cards = state.items.flatMap(({ value }) => value);
  const relating = cards.filter(({ relations }) => relations.length > 0);
  const index = { people: byName([...people.values()]), relating };
  indexes.set(state, index);
  return index;
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
