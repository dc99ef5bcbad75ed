import { UnclearNameFailure } from "../src/errors.ts";
import type { NameKind, Named } from "../src/types/known-names.ts";
import { matchName } from "../src/language/names/match-name.ts";
import type { Language } from "../src/language/language.ts";
import type { RunContext } from "../src/tool/define-tool.ts";

/** Names offered when none or several fit. */
const MAX_OFFERED = 4;

/** The one thing of a kind that a said name means; fails with the candidates when several are near, with the nearest when none is. */
export async function nameIn(
  { host, language }: Pick<RunContext, "host" | "language">,
  kind: NameKind,
  said: string,
): Promise<Named> {
  return oneOf(await host.names.of(kind), { kind, said, language });
}

type Sought = {
  readonly kind: NameKind;
  readonly said: string;
  readonly language: Pick<Language, "names">;
};

/** The same over names at hand. */
export function oneOf(known: readonly Named[], { kind, said, language }: Sought): Named {
  const byId = known.find(({ id }) => id === said);
  if (byId) return byId;
  const match = matchName(said, { known, lexicon: language.names });
  if (match.kind === "one") return match.named;
  const near = labelsOf(kind, match.near.slice(0, MAX_OFFERED));
  if (match.kind === "several")
    throw new UnclearNameFailure({ kind, said, found: "several", names: near });
  const isAsked = HOLDERS.has(kind) && known.length > 0;
  const others = isAsked ? known.map(({ name }) => name) : [];
  const found = isAsked ? "others" : "none";
  throw new UnclearNameFailure({ kind, said, found, names: [...new Set([...near, ...others])] });
}

/** Names as offered to choose from: of two files or notes with one name, where each is. */
function labelsOf(kind: NameKind, near: readonly Named[]): readonly string[] {
  const isPlace = kind === "file" || kind === "note" || kind === "folder";
  const isTwice = (name: string): boolean => near.filter((one) => one.name === name).length > 1;
  return near.map(({ id, name }) => (isPlace && isTwice(name) ? id : name));
}

/** Kinds that hold others: what was meant for one that isn't there goes nowhere else unasked. */
const HOLDERS: ReadonlySet<NameKind> = new Set(["list", "calendar", "folder", "mailbox"]);
