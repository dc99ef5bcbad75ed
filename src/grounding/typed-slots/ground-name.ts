import { marksOf } from "../tagger/label-of.ts";
import { findWebAddress } from "../../language/find-web-address.ts";
import type { FoundName } from "../../language/names/find-names.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Parameter } from "../../tool/parameter.ts";
import { CONTAINER_KINDS } from "../../types/known-names.ts";
import type { NameKind, Named } from "../../types/known-names.ts";
import { NOTHING, said } from "../grounded.ts";
import type { Grounded } from "../grounded.ts";
import type { GroundingContext } from "../grounding-context.ts";
import type { NameLexicon } from "../../language/contract/names.ts";
import { overlaps } from "../../language/region.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Region } from "../../language/region.ts";
import { cuedSpans } from "../reading/content-spans.ts";
import { rememberedPeople } from "../entity-linking/remembered-people.ts";
import { markedAs } from "../tagger/marked-as.ts";
import type { Label } from "../../language/reading/marks.ts";
import { fromFound, tokenBefore } from "./from-found.ts";
import { everydayNames } from "./everyday-names.ts";
import { peopleByRole } from "./people-by-role.ts";
import { wholeFiles } from "./whole-files.ts";
import { unknownContainer } from "./unknown-container.ts";
import { groundTitle } from "./ground-title.ts";

type AtHand = GroundingContext & { readonly tool: Tool; readonly nameKind: NameKind };

/** A name the machine knows: a title of its music, a person also by what an earlier record says. */
export function groundNamed(
  parameter: Parameter,
  reading: Reading,
  { nameKind, tool, names, handles }: AtHand,
): Grounded {
  if (nameKind === "music") return groundTitle({ reading, tool }) ?? NOTHING;
  if (parameter.name === GUESTS)
    return groundGuests(parameter, { reading, known: names.person ?? [], tool });
  const named = groundName(parameter, nameKind, { reading, known: names[nameKind] ?? [], tool });
  // Whom "him" means is written to, and gets no copy.
  const isKnown = named.candidates.some(({ origin }) => origin.origin === "resolved");
  if (nameKind !== "person" || isKnown || parameter.name === "cc") return named;
  const remembered = rememberedPeople(reading, handles, names.person ?? []);
  return remembered.candidates.length > 0 ? remembered : named;
}

function groundName(
  parameter: Parameter,
  kind: NameKind,
  { reading, known, tool }: Naming,
): Grounded {
  const lexicon = reading.language.names;
  const called = named(kind, { reading, known, tool, parameter }).filter(
    ({ text }) => !isKind(text, kind, lexicon),
  );
  const spoken = kind === "file" ? wholeFiles(called, { reading, tool }) : called;
  const isReading = tool.effect === "none" && PLACES.has(kind);
  const found =
    spoken.length > 0 || !isReading
      ? spoken
      : everydayNames(
          known.filter(({ name }) => !isKind(name, kind, lexicon)),
          { kind, reading },
        );
  const cues = new Set(reading.language.tools.announcing(parameter.name));
  const cued = found.filter((name) => cues.has(tokenBefore(name, reading)?.word ?? ""));
  const isMain = parameter.name !== "cc";
  const meant = cued.length > 0 || !isMain ? cued : found;
  const [first = meant[0]] = inMarks(meant, { reading, tool, label: MARKED_AS[kind] });
  if (first) {
    // One stretch of words may fit several names; other stretches are other people, of whom
    // only those in one breath ("Tom and Niamh") are meant as well: the user says which first.
    const fitting = meant.filter((name) => overlaps(name, first) || isJoined(first, name, reading));
    return fromFound(fitting, ({ named, text }) => ({
      value: named.name,
      origin: { origin: "resolved", text },
    }));
  }
  // Somebody nobody here knows: as other requests name people, or after the words that announce one.
  const marked =
    kind === "person" && isMain
      ? markedAs({ reading, tool, taken: [] }, "who")
      : unknownContainer(kind, { reading, tool });
  if (marked) return { candidates: [marked.candidate], taken: [marked] };
  const spans = cuedSpans(reading, { taken: reading.whens, cues }).map((span) =>
    nameOnly(span, reading),
  );
  return { candidates: spans.map((span) => said(span, span)), taken: [] };
}

/** Names that are said; also people by what they are, but for those who take part: "dinner with mum" is what it is called. */
function named(
  kind: NameKind,
  { reading, known, parameter }: Naming & { readonly parameter: Parameter },
): readonly FoundName[] {
  const names = reading.names(kind);
  if (kind !== "person" || parameter.name === GUESTS) return names;
  return withRoles(names, { reading, known });
}

function withRoles(
  names: readonly FoundName[],
  { reading, known }: Pick<Naming, "reading" | "known">,
): readonly FoundName[] {
  const others = peopleByRole(reading, known).filter(
    (role) => !names.some((name) => overlaps(name, role)),
  );
  return [...names, ...others].toSorted((one, other) => one.start - other.start);
}

/** Whether words are only what the kind itself is called: "my calendar" is no calendar by the name of Calendar. */
function isKind(text: string, kind: NameKind, { stemOf }: NameLexicon): boolean {
  return stemOf(text.toLowerCase()) === stemOf(kind);
}

function nameOnly(span: string, { language }: Reading): string {
  return language.wordingOf(span).without.told || span;
}

/** As what a name of a kind is marked. */
const MARKED_AS: Readonly<Partial<Record<NameKind, Label>>> = {
  person: "who",
  note: "what",
  list: "list",
  calendar: "list",
  folder: "list",
  mailbox: "list",
  file: "name",
  app: "name",
  shortcut: "name",
};

type Marking = Pick<Naming, "reading" | "tool"> & { readonly label: Label | undefined };

/** "Add parking permits to my tram signage note": of the names that might be heard those that stand where one is. */
function inMarks(
  names: readonly FoundName[],
  { reading, tool, label }: Marking,
): readonly FoundName[] {
  const marks = marksOf(reading, tool).filter((mark) => mark.label === label);
  return names.filter((name) => marks.some((mark) => overlaps(mark, name)));
}

function isJoined({ end }: Region, { start }: Region, { text, language }: Reading): boolean {
  return start > end && language.wordingOf(text.slice(end, start)).parting.joinsList;
}

/** Words may be anything, and a known name among them is what is meant; an address is said whole. */
export function namesSaid(
  reading: Reading,
  { kind, known }: { readonly kind: NameKind; readonly known: readonly Named[] },
): Grounded {
  const address = kind === "file" ? findWebAddress(reading.text) : undefined;
  const called = (kind === "file" ? (["file", "folder"] as const) : [kind]).flatMap(reading.names);
  const names = kind === "person" ? withRoles(called, { reading, known }) : called;
  const [name] = names.toSorted((one, other) => other.score - one.score);
  if (name) {
    const same = names.filter((other) => overlaps(other, name) && other.score === name.score);
    // Several go by these words: a search for the words themselves shows them all.
    if (new Set(same.map(({ named }) => named.id)).size > 1)
      return { candidates: [said(name.text, name.text)], taken: [name] };
    return fromFound(same, ({ named, text }) => ({
      value: named.name,
      origin: { origin: "resolved", text },
    }));
  }
  if (!address) return NOTHING;
  const { text } = address;
  return { candidates: [said(text, text)], taken: [address] };
}

type Naming = {
  readonly reading: Reading;
  readonly known: readonly Named[];
  readonly tool: Tool;
};

/** Kinds of name that are everyday words ("work", "home"). */
const PLACES: ReadonlySet<NameKind> = new Set(CONTAINER_KINDS);

const GUESTS = "with";

type Guests = {
  readonly reading: Reading;
  readonly known: readonly Named[];
  readonly tool: Tool;
};

/** "Tea with Kim" is what it is called; only beside a name of its own does it say who takes part. */
function groundGuests(parameter: Parameter, { reading, known, tool }: Guests): Grounded {
  const { nameStart } = reading.cues;
  if (nameStart === undefined) return NOTHING;
  const before = (region: Region): boolean => region.end <= nameStart;
  const own = { ...reading, names: (kind: NameKind) => reading.names(kind).filter(before) };
  const { candidates, taken } = groundName(parameter, "person", { reading: own, known, tool });
  const isKnown = candidates.some(({ origin }) => origin.origin === "resolved");
  return isKnown ? { candidates, taken: taken.filter(before) } : NOTHING;
}
