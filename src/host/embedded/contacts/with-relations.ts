import type { Contact, Labelled } from "../../contacts.ts";
import { appleLabel } from "./apple-label.ts";

/** What says nothing of somebody: vCard's own types, and Contacts' label for none of the others. */
const SAYS_NOTHING = new Set(["", "pref", "me", "other"]);

/**
 * People with what the owner's card calls them: each relation goes to whoever has its name in full or as a
 * nickname, or, of a vCard, its UID. Two of one name both have it, so that which of them is asked.
 */
export function withRelations(
  people: readonly Contact[],
  relations: readonly Labelled[],
): readonly Contact[] {
  const said = relations
    .map(({ label, value }) => ({ word: relationWord(label), key: keyOf(value) }))
    .filter(({ word, key }) => key !== "" && !SAYS_NOTHING.has(word));
  if (said.length === 0) return people;
  return people.map((person) => {
    const keys = new Set([person.name, ...person.nicknames, person.id].map(keyOf));
    const words = said.filter(({ key }) => keys.has(key)).map(({ word }) => word);
    return words.length === 0 ? person : { ...person, relations: [...new Set(words)] };
  });
}

/** "mother" of `_$!<Mother>!$_`, "sister-in-law" of `_$!<SisterInLaw>!$_`; labels of one's own as they are. */
function relationWord(label: string): string {
  const own = appleLabel(label);
  if (own === undefined) return label.trim();
  const words = own.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").toLowerCase();
  return words.replaceAll(" in law", "-in-law");
}

/** As names are compared; a UID with and without what makes it an address. */
function keyOf(text: string): string {
  const name = text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
  return name.replace(/^urn:uuid:/, "");
}
