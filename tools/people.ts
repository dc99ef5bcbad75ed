import type { Contact } from "../src/host/contacts.ts";
import { calledByRole, namedPeople } from "../src/host/named-people.ts";
import type { Address } from "../src/host/address.ts";
import { matchName } from "../src/language/names/match-name.ts";
import type { Language } from "../src/language/language.ts";
import type { Sayings } from "../src/language/contract/sayings.ts";
import type { Named } from "../src/types/known-names.ts";
import { fold } from "../src/language/normalise.ts";
import type { RunContext } from "../src/tool/define-tool.ts";
import { ToldFailure } from "../src/tool/told-failure.ts";
import { oneOf } from "./named.ts";

const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/;

/** The one person of the address book a said name means. */
export async function personNamed({ host, language }: Spoken, said: string): Promise<Contact> {
  const people = await host.contacts.all();
  const known = knownAs(namedPeople(people), said, language);
  const { id, name } = oneOf(known, { kind: "person", said, language });
  const person = people.find((one) => one.id === id);
  if (!person) throw new ToldFailure("not_found", ({ contacts }) => contacts.isGone(name));
  return person;
}

/** By their names; where nobody is called so by what they are, as the plumber is. */
export function knownAs(
  people: readonly Named[],
  said: string,
  language: Pick<Language, "names">,
): readonly Named[] {
  const match = matchName(said, { known: people, lexicon: language.names });
  return match.kind === "none" ? calledByRole(people) : people;
}

/** A machine, and the language in which its people are named. */
export type Spoken = Pick<RunContext, "host" | "language">;

/** Mail addresses for what was said: addresses as they are, names through the address book. */
export async function recipientsOf(
  spoken: Spoken,
  said: string,
  lacking: Lacking = ({ contacts }, name) => contacts.hasNoAddress(name),
): Promise<readonly Address[]> {
  const parts = partsOf(await spoken.host.contacts.all(), said, spoken.language);
  return Promise.all(parts.map((part) => recipient(spoken, part, lacking)));
}

/** Those who are asked to an event, which can be there without them. */
export function guestsOf(spoken: Spoken, said: string): Promise<readonly Address[]> {
  return recipientsOf(spoken, said, ({ calendar }, name) => calendar.cantInvite(name));
}

/** What is said of somebody without an address. */
type Lacking = (say: Sayings, name: string) => string;

/**
 * Everybody a said name may mean, for reading: showing what each of two Sarahs wrote, with their
 * names, is no guess. A name nobody knows is looked for as it was said; of several in one breath each.
 */
export async function correspondents(
  { host, language }: Spoken,
  said: string,
): Promise<{ readonly people: readonly Contact[]; readonly texts: readonly string[] }> {
  const people = await host.contacts.all();
  const byId = people.find(({ id }) => id === said);
  if (byId) return { people: [byId], texts: [byId.name] };
  const named = namedPeople(people);
  const texts = partsOf(people, said, language);
  const meant = new Set(texts.flatMap((text) => nearTo(named, text, language)));
  return { people: people.filter(({ id }) => meant.has(id)), texts };
}

/** The ids of all that a name may mean. */
function nearTo(
  named: readonly Named[],
  said: string,
  language: Pick<Language, "names">,
): readonly string[] {
  const match = matchName(said, { known: knownAs(named, said, language), lexicon: language.names });
  const near = match.kind === "one" ? [match.named] : match.kind === "several" ? match.near : [];
  return near.map(({ id }) => id);
}

async function recipient(spoken: Spoken, said: string, lacking: Lacking): Promise<Address> {
  const [, display, inner] = /^(.*)<([^<>]+)>$/.exec(said) ?? [];
  const address = inner?.trim() ?? said;
  if (ADDRESS.test(address)) return { name: display?.trim() ?? "", address };
  const { name, emails } = await personNamed(spoken, said);
  const [first] = emails;
  if (!first) throw new ToldFailure("not_found", (say) => lacking(say, name));
  return { name, address: first.value };
}

/** The recipients named in one breath; a name that holds an "and" itself stays whole. */
export function partsOf(
  people: readonly Contact[],
  said: string,
  { wordingOf }: Language,
): readonly string[] {
  const whole = fold(said);
  if (namedPeople(people).some(({ name }) => fold(name) === whole)) return [said.trim()];
  return wordingOf(said).parting.things;
}
