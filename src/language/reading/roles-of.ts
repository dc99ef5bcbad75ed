import type { LanguagePack } from "../language-pack.ts";
import type { Role, Roles, SaidToken } from "./roles.ts";

/** Words of a conversation and of the records it speaks of. */
const MOST_REMEMBERED = 4_096;

/** What each word does, looked up once a word. */
export function rolesBy(language: LanguagePack): (word: string) => Roles {
  const rows = rolesIn(language);
  const known = new Map<string, Roles>();
  return (word) => {
    const before = known.get(word);
    if (before) return before;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const roles = new Set(rows.flatMap(([role, has]) => (has(word) ? role : [])));
    known.set(word, roles);
    return roles;
  };
}

/** The words and numbers of a text, where they stand. */
export function tokensBy(
  { words }: Pick<LanguagePack, "words">,
  rolesOf: (word: string) => Roles,
): (text: string) => readonly SaidToken[] {
  return (text) =>
    words
      .tokenise(text)
      .flatMap((token) => (token.kind === "mark" ? [] : { ...token, is: rolesOf(token.word) }));
}

type HasRole = (word: string) => boolean;

function rolesIn(language: LanguagePack): readonly (readonly [Role, HasRole])[] {
  const { containers, names, naming, pointing, quoting, timeCues, words } = language;
  return [
    ["filler", words.isFiller],
    ["everyday", names.isCommon],
    ["preposition", words.isPreposition],
    ["asker", words.isAsker],
    ["pointer", pointing.isPointing],
    ["owner", naming.owns],
    ["puts", naming.puts],
    ["before-particle", naming.takesParticle],
    ["particle", naming.isParticle],
    ["before-title", naming.standsBeforeTitle],
    ["before-maker", naming.leadsToMaker],
    ["before-whole", naming.leadsToWhole],
    ["before-told", quoting.leadsToTold],
    ["before-length", timeCues.leadsToLength],
    ["before-state", timeCues.liesAhead],
    ["before-container", (word) => containers.leadsInto([word])],
    ["before-kept", (word) => containers.leadsInto([word], "folder")],
    ["before-listed", (word) => containers.leadsInto([word], "list")],
    ["no-name", containers.saysNoName],
    ["ends-thing", timeCues.endsThing],
  ];
}
