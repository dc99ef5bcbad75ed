import type { Contact } from "../../src/host/contacts.ts";
import { fold } from "../../src/language/normalise.ts";
import { knownAs } from "../people.ts";
import { matchesText } from "../../src/language/matches-text.ts";
import { matchName } from "../../src/language/names/match-name.ts";
import type { Language } from "../../src/language/language.ts";
import { namedPeople } from "../../src/host/named-people.ts";

/** Fewer digits than this are no part of a phone number worth looking for. */
const SHORTEST_NUMBER = 3;

/** People whose name (as spelled or heard), number, address or company holds the words, best first; else those whose card does. */
export function findPeople(
  people: readonly Contact[],
  query: string,
  language: Pick<Language, "names" | "terms">,
): readonly Contact[] {
  const wanted = query.trim();
  const digits = wanted.replaceAll(/[\s()+./-]/g, "");
  if (/^\d+$/.test(digits)) return digits.length < SHORTEST_NUMBER ? [] : byNumber(people, digits);
  if (wanted.includes("@")) return people.filter((person) => hasAddress(person, wanted));
  const match = matchName(wanted, {
    known: knownAs(namedPeople(people), wanted, language),
    lexicon: language.names,
  });
  const named = match.kind === "one" ? [match.named] : match.kind === "several" ? match.near : [];
  const found = named.flatMap(({ id }) => people.find((person) => person.id === id) ?? []);
  const words = fold(wanted);
  const others = people.filter(
    (person) => fold(person.organisation ?? "").includes(words) || hasAddress(person, wanted),
  );
  const all = [...new Set([...found, ...others])];
  return all.length > 0 ? all : people.filter((person) => saysOfThem(person, wanted, language));
}

/** What their card says they are has the words, in any form. */
function saysOfThem(
  { name, nicknames, organisation, job, relations = [], note }: Contact,
  wanted: string,
  { terms: { stemOf } }: Pick<Language, "terms">,
): boolean {
  const fields = [name, ...nicknames, organisation, job, ...relations, note];
  return matchesText(wanted, fields, stemOf);
}

function byNumber(people: readonly Contact[], digits: string): readonly Contact[] {
  // A national number's first zero is not written in an international one.
  const part = digits.replace(/^0+/, "");
  return people.filter(({ phones }) =>
    phones.some(({ value }) => value.replaceAll(/\D/g, "").includes(part)),
  );
}

function hasAddress({ emails }: Contact, part: string): boolean {
  return emails.some(({ value }) => value.toLowerCase().includes(part.toLowerCase()));
}
