import type { Named } from "../types/known-names.ts";
import type { Contact } from "./contacts.ts";

/**
 * People by all the names they go by. Of several with one name each is told by what they alone have:
 * "Anna Lindqvist (Form Studio)". A card that says nothing another of that name doesn't is left out.
 */
export function namedPeople(people: readonly Contact[]): readonly Named[] {
  const byName = Map.groupBy(people, ({ name }) => keyOf(name));
  return people.flatMap((person): readonly Named[] => {
    const { id, name, nicknames } = person;
    const roles = rolesOf(person);
    const others = (byName.get(keyOf(name)) ?? []).filter((other) => other !== person);
    if (others.some((other) => isHeldBy(person, other, people))) return [];
    const rivals = others.filter((other) => !isHeldBy(other, person, people));
    const difference = rivals.length === 0 ? undefined : differenceOf(person, rivals);
    if (difference === undefined) return [{ id, name, also: nicknames, ...roles }];
    return [{ id, name: `${name} (${difference})`, also: [name, ...nicknames], ...roles }];
  });
}

/** More words than a role has. */
const MOST_WORDS = 6;

/** What somebody is by their card: at work, to the owner, and what is noted of them in a few words. */
function rolesOf({ job, relations = [], note = "" }: Contact): Pick<Named, "roles"> {
  const noted = note
    .split(/[,;\n]/)
    .filter((part) => part.trim().split(/\s+/).length <= MOST_WORDS);
  const roles = [job ?? "", ...relations, ...noted].map((role) => role.trim()).filter(Boolean);
  return roles.length === 0 ? {} : { roles: [...new Set(roles)] };
}

/** Whether one card has all the other says; of two that say the same the first stays. */
function isHeldBy(one: Contact, other: Contact, people: readonly Contact[]): boolean {
  const [mine, theirs] = [factsOf(one), factsOf(other)].map((facts) => new Set(facts.map(keyOf)));
  if (!mine || !theirs || !mine.isSubsetOf(theirs)) return false;
  return mine.size < theirs.size || people.indexOf(other) < people.indexOf(one);
}

/** A longer note names nobody. */
const SHORT_NOTE = 40;

/** What a person can be told by, the most speakable first. */
function factsOf(person: Contact): readonly string[] {
  const { organisation, job, note = "", addresses = [], nicknames, emails, phones } = person;
  const values = [...emails, ...phones, ...addresses].map(({ value }) => value);
  const said = [organisation, job, note.length <= SHORT_NOTE ? note : undefined];
  return [...said.flatMap((fact) => (fact ? [fact] : [])), ...nicknames, ...values];
}

function differenceOf(person: Contact, rivals: readonly Contact[]): string | undefined {
  const taken = new Set(rivals.flatMap(factsOf).map(keyOf));
  return factsOf(person).find((fact) => !taken.has(keyOf(fact)));
}

/** As two spellings of one thing are compared: numbers without the marks between their digits. */
function keyOf(text: string): string {
  const key = text.normalize("NFKC").toLowerCase().trim();
  return /^[+\d\s()./-]+$/.test(key) ? key.replaceAll(/[^+\d]/g, "") : key;
}
