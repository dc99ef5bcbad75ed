import { marksOf } from "../tagger/label-of.ts";
import { findWebAddress } from "../../language/find-web-address.ts";
import type { FoundName } from "../../language/names/find-names.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { NameKind, Named } from "../../types/known-names.ts";
import { NOTHING, said } from "../grounded.ts";
import type { Grounded } from "../grounded.ts";
import type { GroundingContext } from "../grounding-context.ts";
import type { SmallWords } from "../../language/contract/words.ts";
import { overlaps } from "../../language/region.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Region } from "../../language/region.ts";
import { cuedSpans } from "../reading/content-spans.ts";
import { rememberedPeople } from "../entity-linking/remembered-people.ts";
import { markedAs } from "../tagger/marked-as.ts";
import type { Label } from "../../language/reading/marks.ts";
import { fromFound, wordBefore } from "./from-found.ts";
import { everydayNames } from "./everyday-names.ts";
import { unknownContainer } from "./unknown-container.ts";
import { groundTitle } from "./ground-title.ts";

type AtHand = GroundingContext & { readonly tool: Tool; readonly nameKind: NameKind };

/** A name the machine knows: a title of its music, a person also by what an earlier record says. */
export function groundNamed(
  parameter: Parameter,
  analysis: Reading,
  { nameKind, tool, names, handles }: AtHand,
): Grounded {
  if (nameKind === "music") return groundTitle({ analysis, tool }) ?? NOTHING;
  const named = groundName(parameter, nameKind, { analysis, known: names[nameKind] ?? [], tool });
  // Whom "him" means is written to, and gets no copy.
  const isKnown = named.candidates.some(({ origin }) => origin.origin === "resolved");
  if (nameKind !== "person" || isKnown || parameter.name === "cc") return named;
  const remembered = rememberedPeople(analysis, handles, names.person ?? []);
  return remembered.candidates.length > 0 ? remembered : named;
}

function groundName(
  parameter: Parameter,
  kind: NameKind,
  { analysis, known, tool }: Naming,
): Grounded {
  const { words } = analysis.language;
  const spoken = analysis.names(kind).filter(({ text }) => !isKind(text, kind, words));
  const isReading = tool.effect === "none" && PLACES.has(kind);
  const found =
    spoken.length > 0 || !isReading
      ? spoken
      : everydayNames(
          known.filter(({ name }) => !isKind(name, kind, words)),
          { kind, analysis },
        );
  const cues = new Set(analysis.language.naming.announcing(parameter.name));
  const cued = found.filter((name) => cues.has(wordBefore(name, analysis)));
  const isMain = parameter.name !== "cc";
  const meant = cued.length > 0 || !isMain ? cued : found;
  const [first = meant[0]] = inMarks(meant, { analysis, tool, label: MARKED_AS[kind] });
  if (first) {
    // One stretch of words may fit several names; other stretches are other people, of whom
    // only those in one breath ("Tom and Niamh") are meant as well: the user says which first.
    const fitting = meant.filter(
      (name) => overlaps(name, first) || isJoined(first, name, analysis),
    );
    return fromFound(fitting, ({ named, text }) => ({
      value: named.name,
      origin: { origin: "resolved", text },
    }));
  }
  // Somebody nobody here knows: as other requests name people, or after the words that announce one.
  const marked =
    kind === "person" && isMain
      ? markedAs({ analysis, tool, taken: [] }, "who")
      : unknownContainer(kind, { analysis, tool });
  if (marked) return { candidates: [marked.candidate], taken: [marked] };
  const spans = cuedSpans(analysis, { taken: analysis.whens, cues }).map((span) =>
    nameOnly(span, analysis),
  );
  return { candidates: spans.map((span) => said(span, span)), taken: [] };
}

/** Whether words are only what the kind itself is called: "my calendar" is no calendar by the name of Calendar. */
function isKind(text: string, kind: NameKind, { stemOf }: SmallWords): boolean {
  return stemOf(text.toLowerCase()) === stemOf(kind);
}

function nameOnly(span: string, { language }: Reading): string {
  return language.quoting.withoutTold(span) || span;
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

type Marking = Pick<Naming, "analysis" | "tool"> & { readonly label: Label | undefined };

/** "Add parking permits to my tram signage note": of the names that might be heard those that stand where one is. */
function inMarks(
  names: readonly FoundName[],
  { analysis, tool, label }: Marking,
): readonly FoundName[] {
  const marks = marksOf(analysis, tool).filter((mark) => mark.label === label);
  return names.filter((name) => marks.some((mark) => overlaps(mark, name)));
}

function isJoined({ end }: Region, { start }: Region, { text, language }: Reading): boolean {
  return start > end && language.words.joinsList(text.slice(end, start));
}

/** Words may be anything, and a known name among them is what is meant; an address is said whole. */
export function namesSaid(analysis: Reading, kind: NameKind): Grounded {
  const address = kind === "file" ? findWebAddress(analysis.text) : undefined;
  const names = (kind === "file" ? (["file", "folder"] as const) : [kind]).flatMap(analysis.names);
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
  readonly analysis: Reading;
  readonly known: readonly Named[];
  readonly tool: Tool;
};

/** Kinds of name that are everyday words ("work", "home"). */
const PLACES = new Set<NameKind>(["list", "calendar", "mailbox", "folder"]);
