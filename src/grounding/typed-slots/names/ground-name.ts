import { SPELT } from "../../../language/names/find-names.ts";
import { guestsIn } from "../../reading/guests-in.ts";
import type { Guests as BroughtGuests } from "../../reading/guests-in.ts";
import { marksOf } from "../../tagger/label-of.ts";
import type { FoundName } from "../../../language/names/find-names.ts";
import type { HandleEntry } from "../../../tool/handle-book.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import type { Parameter } from "../../../tool/parameter.ts";
import type { NameKind, Named } from "../../../types/known-names.ts";
import { NOTHING, said } from "../../grounded.ts";
import type { Grounded } from "../../grounded.ts";
import type { GroundingContext } from "../../grounding-context.ts";
import { overlaps } from "../../../language/region.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import type { Region } from "../../../language/region.ts";
import { cuedSpans } from "../../reading/content-spans.ts";
import { rememberedPeople } from "../../entity-linking/remembered-people.ts";
import { markedAs } from "../../tagger/marked-as.ts";
import { quotedRegion } from "../../text-slots/ground-free.ts";
import type { Label } from "../../../language/reading/marks.ts";
import { fromFound, tokenBefore } from "../from-found.ts";
import { inOneBreath, joinedTo } from "./listed-names.ts";
import { namesSpoken } from "./names-spoken.ts";
import type { Naming } from "./names-spoken.ts";
import { toldByRecord } from "./told-apart.ts";
import { whereTo } from "./where-to.ts";
import { unknownContainer } from "./unknown-container.ts";
import { groundTitle } from "../ground-title.ts";

type AtHand = GroundingContext & { readonly tool: Tool; readonly nameKind: NameKind };

/** A name the machine knows: a title of its music, a person also by what an earlier record says. */
export function groundNamed(
  parameter: Parameter,
  reading: Reading,
  { nameKind, tool, names, handles, told, addressed }: AtHand,
): Grounded {
  if (parameter.name === tool.moves) return whereTo(reading);
  if (nameKind === "music") return groundTitle({ reading, tool }) ?? NOTHING;
  if (parameter.name === GUESTS)
    return groundGuests(parameter, { reading, known: names.person ?? [], tool });
  const heard = nameKind === "person" ? outsideTold(besidePronoun(reading)) : reading;
  const known = names[nameKind] ?? [];
  const named = groundName(parameter, nameKind, { reading: heard, known, tool });
  // Whom "him" means is written to, and gets no copy.
  const isKnown = named.candidates.some(({ origin }) => origin.origin === "resolved");
  if (nameKind !== "person" || parameter.name === "cc") return named;
  if (isKnown) return ofRecord(named, reading, { known, newest: handles[0] });
  const remembered = rememberedPeople(reading, handles, {
    known: names.person ?? [],
    told,
    addressed,
  });
  return remembered.candidates.length > 0 ? remembered : named;
}

type Spoken = { readonly known: readonly Named[]; readonly newest: HandleEntry | undefined };

/** Of several of one name the one who has to do with the record that is spoken of. */
function ofRecord(named: Grounded, { language }: Reading, { known, newest }: Spoken): Grounded {
  const people = known.filter(({ name }) => named.candidates.some(({ value }) => value === name));
  if (people.length < 2 || people.length < named.candidates.length || !newest) return named;
  const { facts, people: others = [] } = newest;
  const texts = [facts["title"], facts["subject"], ...others].filter(
    (one) => typeof one === "string",
  );
  const one = toldByRecord(people, texts, language);
  if (!one) return named;
  return { ...named, candidates: named.candidates.filter(({ value }) => value === one.name) };
}

/** "Text her it's two": what only sounds like a name takes no word that points at somebody. */
function besidePronoun(reading: Reading): Reading {
  const { pronoun } = reading.cues;
  if (!pronoun) return reading;
  const region = { start: pronoun.start, end: pronoun.start + pronoun.text.length };
  const isHeard = (name: FoundName): boolean => name.score < SPELT && overlaps(name, region);
  return { ...reading, names: (kind) => reading.names(kind).filter((name) => !isHeard(name)) };
}

/** "Tell her Tom is late", "Olive. Tell her olive": what is told somebody who is only pointed at names nobody it goes to. */
function outsideTold(reading: Reading): Reading {
  const { pronoun, toldBack } = reading.cues;
  if (!pronoun || !toldBack) return reading;
  const stemsOf = (words: string): readonly string[] =>
    reading.language.tokensOf(words).map(({ word }) => reading.language.terms.stemOf(word));
  const told = new Set(stemsOf(toldBack.words));
  const isOutside = (name: FoundName): boolean =>
    !overlaps(name, toldBack) && !stemsOf(name.text).every((stem) => told.has(stem));
  const tokens = reading.tokens.filter((token) => !overlaps(token, toldBack));
  return { ...reading, tokens, names: (kind) => reading.names(kind).filter(isOutside) };
}

function groundName(
  parameter: Parameter,
  kind: NameKind,
  { reading, known, tool }: Naming,
): Grounded {
  const hasRoles = kind === "person" && parameter.name !== GUESTS;
  const spoken = namesSpoken(kind, { reading, known, tool }, { hasRoles });
  const outright = kind === "person" ? undefined : firstOfName(reading);
  const found = spoken.filter((name) => !outright || !overlaps(name, outright));
  const cues = new Set(reading.language.tools.announcing(parameter.name));
  const cued = found.filter((name) => cues.has(tokenBefore(name, reading)?.word ?? ""));
  const isMain = parameter.name !== "cc";
  const meant = cued.length > 0 || !isMain ? cued : found;
  const [first = meant[0]] = inMarks(meant, { reading, tool, label: MARKED_AS[kind] });
  if (first) {
    // "To Tom and Ada": the word that leads to the first leads to all.
    const fitting = joinedTo(first, found, reading);
    if (kind !== "person") return withLead(resolved(fitting), reading);
    return (isMain && toEach(fitting, { reading, tool })) || resolved(fitting);
  }
  // Somebody nobody here knows: as other requests name people, or after the words that announce one.
  const marked =
    kind === "person" && isMain
      ? markedAs({ reading, tool, taken: [] }, "who")
      : unknownContainer(kind, { reading, tool });
  if (marked && !isEverybody(marked.text, reading))
    return { candidates: [marked.candidate], taken: [marked] };
  // What somebody is told names nobody it goes to.
  const taken = [...reading.whens, ...quotedRegion(reading)];
  const spans = cuedSpans(reading, { taken, cues }).map((span) => nameOnly(span, reading));
  return { candidates: spans.map((span) => said(span, span)), taken: [] };
}

/** "A note called Home repairs": what a new thing is called begins with no folder. */
function firstOfName({ cues: { nameStart }, tokens }: Reading): Region | undefined {
  return nameStart === undefined ? undefined : tokens.find(({ start }) => start >= nameStart);
}

/** "Everyone" is nobody's name. */
function isEverybody(text: string, { cues }: Reading): boolean {
  return cues.many.some((word) => word.toLowerCase() === text.toLowerCase());
}

/** One stretch of words may fit several names: the user says which is meant. */
function resolved(names: readonly FoundName[]): Grounded {
  return fromFound(names, ({ named, text }) => ({
    value: named.name,
    origin: { origin: "resolved", text },
  }));
}

/** "Add buy gloves to Smallholding": what leads to where it goes is no part of it either. */
function withLead({ candidates, taken }: Grounded, { tokens }: Reading): Grounded {
  const led = taken.map((region) => {
    const before = tokens.filter(({ end }) => end <= region.start);
    const lead = before.findLast(({ is }) => !is.has("owner"));
    const isClose = lead !== undefined && before.indexOf(lead) >= before.length - 2;
    return isClose && lead.is.has("before-container") ? { ...region, start: lead.start } : region;
  });
  return { candidates, taken: led };
}

/** "Text Tom and Niamh": each of them gets it, where every stretch of words names one. */
function toEach(
  names: readonly FoundName[],
  { reading, tool }: Pick<Naming, "reading" | "tool">,
): Grounded | undefined {
  const each = tool.effect === "none" ? [] : inOneBreath(names);
  if (each.length < 2) return undefined;
  const text = reading.text.slice(each[0]?.start, each.at(-1)?.end);
  const value = each.map(({ named }) => named.name);
  return { candidates: [{ value, origin: { origin: "resolved", text } }], taken: each };
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

/** The parameter of who takes part. */
export const GUESTS = "with";

type Guests = {
  readonly reading: Reading;
  readonly known: readonly Named[];
  readonly tool: Tool;
};

/** All of them, in one value, or each whom a name fits that several have; the words up to what they come to are theirs. */
function asGuests({ people, brought, to }: BroughtGuests, { text }: Reading): Grounded {
  const taken = [{ start: brought.start, end: to.start }];
  const words = text.slice(brought.start, brought.end);
  const origin = { origin: "resolved", text: words } as const;
  const all = inOneBreath(people);
  const names = people.map(({ named }) => named.name);
  const values = all.length > 0 ? [names.join(", ")] : names;
  return { candidates: values.map((value) => ({ value, origin })), taken };
}

/** "Tea with Kim" is what it is called; only beside a name of its own does it say who takes part. */
function groundGuests(parameter: Parameter, { reading, known, tool }: Guests): Grounded {
  const brought = guestsIn(reading);
  if (brought) return asGuests(brought, reading);
  const { nameStart } = reading.cues;
  if (nameStart === undefined) return NOTHING;
  const before = (region: Region): boolean => region.end <= nameStart;
  const own = { ...reading, names: (kind: NameKind) => reading.names(kind).filter(before) };
  const { candidates, taken } = groundName(parameter, "person", { reading: own, known, tool });
  const isKnown = candidates.some(({ origin }) => origin.origin === "resolved");
  return isKnown ? { candidates, taken: taken.filter(before) } : NOTHING;
}
