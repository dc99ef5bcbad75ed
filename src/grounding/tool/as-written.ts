import type { Vocabulary } from "../../language/vocabulary.ts";
import type { KnownNames } from "../../language/names/name-index.ts";
import { matchName } from "../../language/names/match-name.ts";
import type { Candidate } from "../../types/call-space.ts";
import type { Named } from "../../types/known-names.ts";
import type { KnownRecords } from "../../types/known-record.ts";

type Knowing = { readonly known: KnownRecords | undefined; readonly language: Vocabulary };
type Found = ReadonlyMap<string, readonly Candidate[]>;

/** Values a recogniser has written down, as a person would have: programs small, places as the calendar spells them. */
export function asWritten(found: Found, { known, language }: Knowing): Found {
  const mended = new Map(found);
  const lines = found.get("command");
  if (lines) mended.set("command", lines.map(inSmallLetters));
  const heard = found.get("location");
  if (!heard) return mended;
  const places = { known: placesIn(known), lexicon: language.names };
  return mended.set(
    "location",
    heard.map((one) => knownPlace(one, places)),
  );
}

/** A program as recognisers write it: "LS", "Git". */
const PROGRAM = /^[A-Z][A-Za-z]*(?=\s|$)/;

/** Programs are written small, however the sentence they were said in begins. */
function inSmallLetters(line: Candidate): Candidate {
  const plain = String(line.value)
    .replace(PROGRAM, (name) => name.toLowerCase())
    .replace(/\s*[.?!]+$/, "");
  return { ...line, value: plain };
}

function placesIn(known: KnownRecords | undefined): readonly Named[] {
  const places = (known?.["event"] ?? []).flatMap(({ facts }) => {
    const { place } = facts;
    return typeof place === "string" && place !== "" ? [place] : [];
  });
  return [...new Set(places)].map((name) => ({ id: name, name }));
}

/** A part of a name may be another place: "the café" is not any café. */
const LEAST_OF_NAME = 0.7;

/** "RoomCestral" is Room Kestrel, where something is to be already. */
function knownPlace(heard: Candidate, places: KnownNames): Candidate {
  const text = String(heard.value);
  const match = matchName(text, places);
  if (match.kind !== "one" || lettersOf(text) < LEAST_OF_NAME * lettersOf(match.named.name))
    return heard;
  return { value: match.named.name, origin: { origin: "resolved", text } };
}

function lettersOf(text: string): number {
  return (text.match(/[\p{L}\p{N}]/gu) ?? []).length;
}
