import { SPELT } from "../../../language/names/find-names.ts";
import { CONTAINER_KINDS } from "../../../types/known-names.ts";
import type { NameKind, Named } from "../../../types/known-names.ts";
import type { FoundName } from "../../../language/names/find-names.ts";
import type { NameLexicon } from "../../../language/contract/names.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { carrierTest } from "../../reading/carriers.ts";
import { everydayNames } from "./everyday-names.ts";
import { peopleByRole, withThoseOfRole } from "./people-by-role.ts";
import { toldApart } from "./told-apart.ts";
import { wholeFiles } from "./whole-files.ts";

export type Naming = {
  readonly reading: Reading;
  readonly known: readonly Named[];
  readonly tool: Tool;
};

/** Kinds of name that are everyday words ("work", "home"). */
const PLACES: ReadonlySet<NameKind> = new Set(CONTAINER_KINDS);

/** The names of a kind that a request says, as the tool may use them, in their order. */
export function namesSpoken(
  kind: NameKind,
  { reading, known, tool }: Naming,
  { hasRoles }: { readonly hasRoles: boolean },
): readonly FoundName[] {
  const lexicon = reading.language.names;
  const said = reading.names(kind);
  const called = (hasRoles ? withRoles(said, { reading, known, tool }) : said).filter(
    (name) => !isKind(name.text, kind, lexicon) && !isMisheard(name, kind, reading),
  );
  const spoken = kind === "file" ? wholeFiles(called, { reading, tool }) : called;
  if (spoken.length > 0 || tool.effect !== "none" || !PLACES.has(kind)) return spoken;
  const named = known.filter(({ name }) => !isKind(name, kind, lexicon));
  return everydayNames(named, { kind, reading });
}

/** Names of people that are said, with those who are told by what they are. */
export function withRoles(
  said: readonly FoundName[],
  { reading, known, tool }: Naming,
): readonly FoundName[] {
  const names = toldApart(said, reading);
  // "Text the dentist running late": what they are told follows.
  const isCarrier = carrierTest(tool, reading.language);
  const mayFollow = (word: string): boolean => tool.effect !== "none" || isCarrier(word);
  return withThoseOfRole(names, peopleByRole(reading, { known, mayFollow }));
}

/** Whether words are only what the kind itself is called: "my calendar" is no calendar by the name of Calendar. */
function isKind(text: string, kind: NameKind, { stemOf }: NameLexicon): boolean {
  return stemOf(text.toLowerCase()) === stemOf(kind);
}

/** What only sounds like a calendar or a list is one where it stands as one: led into, or before its noun. */
function isMisheard(
  { score, start, end }: FoundName,
  kind: NameKind,
  { tokens, language }: Reading,
): boolean {
  if (!PLACES.has(kind) || score >= SPELT) return false;
  const before = tokens.findLast((token) => token.end <= start);
  const after = tokens.find((token) => token.start >= end);
  const isLed = before !== undefined && (before.is.has("preposition") || before.is.has("filler"));
  return !isLed && !(after && language.names.stemOf(after.word) === language.names.stemOf(kind));
}
