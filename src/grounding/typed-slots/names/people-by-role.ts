import type { NameLexicon } from "../../../language/contract/names.ts";
import type { FoundName } from "../../../language/names/find-names.ts";
import { overlaps } from "../../../language/region.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import type { SaidToken } from "../../../language/reading/roles.ts";
import type { Named } from "../../../types/known-names.ts";

type Known = {
  readonly known: readonly Named[];
  /** Whether a word may stand behind them that makes them no other thing; none that says something, unless told. */
  readonly mayFollow?: (word: string) => boolean;
};

/** Nobody says more words for what somebody is. */
const MOST_WORDS = 6;

/**
 * Known people by what they are: "text my dentist", "mum's number", "the site manager". What is also the
 * word of a thing ("dentist" in a title) is a person only behind a word that says whose or which, or that
 * leads to a name; a relative is one anywhere.
 */
export function peopleByRole(
  { tokens, text, language }: Pick<Reading, "tokens" | "text" | "language">,
  { known, mayFollow = () => false }: Known,
): readonly FoundName[] {
  const lexicon = language.names;
  const roles = rolesAmong(known, language);
  const found: FoundName[] = [];
  for (let at = 0; roles.length > 0 && at < tokens.length;) {
    const inside = longestAt(tokens.slice(at, at + MOST_WORDS), { roles, lexicon });
    const [first, last] = [inside[0], inside.at(-1)];
    const next = tokens[at + inside.length];
    const isAlone = endsAlone(last, next, lexicon) || mayFollow(next?.word ?? "");
    if (first && last && isAlone && isPerson(inside, tokens[at - 1], lexicon)) {
      const place = { start: first.start, end: last.end, score: 1 };
      const said = text.slice(first.start, last.end);
      found.push(
        ...peopleCalled(inside, { roles, lexicon }).map((named) => ({
          ...place,
          text: said,
          named,
        })),
      );
    }
    at += Math.max(1, inside.length);
  }
  return found;
}

/** Those who are named and those told by what they are: "Una's teacher" is that, and not Una. */
export function withThoseOfRole(
  names: readonly FoundName[],
  roles: readonly FoundName[],
): readonly FoundName[] {
  const isOwner = (name: FoundName): boolean =>
    roles.some(({ start, end }) => start <= name.start && name.end < end);
  const called = names.filter((name) => !isOwner(name));
  const others = roles.filter((role) => !called.some((name) => overlaps(name, role)));
  return [...called, ...others].toSorted((one, other) => one.start - other.start);
}

/** "The school office" is nobody from school: another word that says something makes it another thing. */
function endsAlone(
  last: SaidToken | undefined,
  next: SaidToken | undefined,
  lexicon: NameLexicon,
): boolean {
  if (!last || !next || lexicon.isPossessive(last.raw)) return true;
  return next.is.has("filler") || next.is.has("preposition");
}

/** A role as it may be said, and who has it; whole where that is all their card says. */
type Role = { readonly words: readonly string[]; readonly named: Named; readonly isWhole: boolean };
type Roles = { readonly roles: readonly Role[]; readonly lexicon: NameLexicon };

/** By the array of people, which stays the same while nobody changes. */
const read = new WeakMap<readonly Named[], readonly Role[]>();

function rolesAmong(known: readonly Named[], language: Reading["language"]): readonly Role[] {
  const before = read.get(known);
  if (before) return before;
  const roles = known.flatMap((named) => rolesOf(named, language));
  read.set(known, roles);
  return roles;
}

function rolesOf(named: Named, language: Reading["language"]): readonly Role[] {
  const { names: lexicon } = language;
  const isLed = (role: string): boolean =>
    language.tokensOf(role)[0]?.is.has("preposition") === true;
  // "Groom, 2 May", "son, in Riga": a number or a place is nobody's role.
  const roles = (named.roles ?? []).filter((role) => !/\d/u.test(role) && !isLed(role));
  return roles.flatMap((role) => {
    const head = lexicon.roleHead(role);
    const said = [role, ...(head === role ? [] : [head]), ...ownName(role, lexicon)];
    return said.map((one) => ({
      words: lexicon.nameWords(lexicon.tokenise(one)),
      named,
      isWhole: one === role,
    }));
  });
}

/** "Uncle Dez" is called Dez, too. */
function ownName(role: string, { isKin }: NameLexicon): readonly string[] {
  const [kin = "", ...names] = role.trim().split(/\s+/u);
  const isName = names.length > 0 && names.every((one) => /^\p{Lu}/u.test(one));
  return isName && isKin(kin.toLowerCase()) ? [names.join(" ")] : [];
}

/** The longest stretch from the first of these that is somebody's role. */
function longestAt(tokens: readonly SaidToken[], known: Roles): readonly SaidToken[] {
  const lengths = tokens.map((_, at) => tokens.length - at);
  const most =
    lengths.find((length) => peopleCalled(tokens.slice(0, length), known).length > 0) ?? 0;
  return tokens.slice(0, most);
}

/** Who has that role; where it is all that some cards say, those. */
function peopleCalled(said: readonly SaidToken[], { roles, lexicon }: Roles): readonly Named[] {
  const spoken = lexicon.nameWords(said);
  const fitting = roles.filter(
    ({ words }) =>
      words.length === spoken.length &&
      words.every((word, at) => isSame(word, spoken[at], lexicon)),
  );
  const whole = fitting.filter(({ isWhole }) => isWhole);
  return [...new Set((whole.length > 0 ? whole : fitting).map(({ named }) => named))];
}

function isSame(word: string, other: string | undefined, { sameNames }: NameLexicon): boolean {
  return other !== undefined && (word === other || sameNames(word).includes(other));
}

function isPerson(
  inside: readonly SaidToken[],
  before: SaidToken | undefined,
  lexicon: NameLexicon,
): boolean {
  if (inside.every(({ word }) => lexicon.isKin(word))) return true;
  if (inside.some(({ raw }) => lexicon.isPossessive(raw))) return true;
  return (
    before !== undefined &&
    (before.is.has("owner") || before.is.has("filler") || lexicon.leadsToName(before.word))
  );
}
