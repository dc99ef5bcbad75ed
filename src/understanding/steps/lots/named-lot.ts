import type { Piece, Several } from "../../../language/contract/steps.ts";
import type { Region } from "../../../language/region.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Sources } from "../../sources.ts";
import type { Kept } from "./kept-records.ts";
import { linkPieces } from "./link-pieces.ts";
import type { Link } from "./link-pieces.ts";
import { MOST_UNSAID, runFrom } from "./list-run.ts";
import type { Naming, Run } from "./list-run.ts";
import { tailOf } from "./lot-tail.ts";

/** Words that ask for something to be done to a lot, with the place of those that stand for it. */
export type Asking = { readonly text: string; readonly place: Region };

/** Several records that are named one after another, and what is to be done to them. */
export type Lot = {
  readonly kept: Kept;
  readonly links: readonly Link[];
  /** What is named among them and is none of them. */
  readonly unfound: readonly Piece[];
  /** How many they are said to be. */
  readonly count: number | undefined;
  /** Each way to read what is to be done to them. */
  readonly asking: readonly Asking[];
  /** What is said before it all, and another request behind it. */
  readonly before: string;
  readonly behind: string | undefined;
};

/** The records of a kind that a text names one after another, the longest list of them; undefined where it names no two. */
export async function namedLot(
  sources: Sources,
  utterance: Utterance,
  kept: Kept,
): Promise<Lot | undefined> {
  const { pieces, several } = sources.language.wordingOf(utterance.text).steps.pieces;
  if (pieces.length < 2 || kept.records.length < 2) return undefined;
  const links = await linkPieces(sources, utterance, { pieces, kept });
  const naming = { sources, utterance, pieces, several, links, kept };
  const runs = pieces.flatMap((_, at) => runFrom(naming, at) ?? []);
  const [longest] = runs.toSorted((one, other) => other.links.length - one.links.length);
  if (!longest || (await tellsTime(naming, longest))) return undefined;
  return lotOf(naming, longest);
}

/** "Lunch with Ann, Tuesday the third, at the mill": a time between them is nothing that was not found, and they are no list. */
async function tellsTime(
  { sources, utterance }: Naming,
  { unfound }: Pick<Run, "unfound">,
): Promise<boolean> {
  const texts = unfound.map(({ start, end }) => utterance.text.slice(start, end).trim());
  const read = await Promise.all(
    texts.map(async (text) => sources.contextOf({ ...utterance, text, alternatives: [] }, [])),
  );
  return read.some(({ reading }) => reading.wholeTime() !== undefined);
}

async function lotOf(naming: Naming, run: Run): Promise<Lot | undefined> {
  const { sources, utterance, kept, several, pieces } = naming;
  const { text } = utterance;
  const [opening, closing] = [run.links[0], run.links.at(-1)];
  if (!opening || !closing) return undefined;
  const begin = opening.piece.start;
  const { lead } = sources.language.wordingOf(text.slice(begin, opening.words.start)).steps;
  const region = { start: begin + lead, end: endOf(naming, closing) };
  const head = text.slice(begin, region.start);
  const tail = await tailOf(sources, utterance, { pieces, several, run, from: region.end });
  // An act in front says what is wanted: more words of content behind it say something else.
  const isSaid = closing.unsaid.length <= MOST_UNSAID;
  if (!isSaid && head.trim() !== "" && !tail.pointer) return undefined;
  const rest = text.slice(region.end, tail.end);
  const own = asking(head, rest);
  const pointed =
    tail.pointer && pointedAt(naming, { pointer: tail.pointer, region, tail, closing });
  return {
    kept,
    links: run.links,
    unfound: run.unfound,
    count: tail.pointer?.count,
    asking: pointed ? [own, pointed] : [own],
    before: text.slice(0, begin),
    behind: tail.behind,
  };
}

function asking(head: string, rest: string): Asking {
  return {
    text: `${head}${IT}${rest}`,
    place: { start: head.length, end: head.length + IT.length },
  };
}

/** Stands where the things were. */
const IT = "it";

type Pointed = {
  readonly pointer: Several;
  readonly region: Region;
  readonly tail: Region;
  readonly closing: Link;
};

/** What is to be done, where the things are told first and then pointed at. */
function pointedAt(
  { utterance: { text }, pieces }: Naming,
  { pointer, region, tail, closing }: Pointed,
): Asking {
  const own = pieces.find(({ start, end }) => start <= pointer.start && end >= pointer.end);
  const from = Math.max(own?.start ?? 0, region.end);
  const others = `${text.slice(from, pointer.start)}${text.slice(pointer.end, own?.end ?? 0)}`;
  if (others.trim() === "") {
    const said = text.slice(region.end, closing.piece.end);
    return asking("", `${said}${text.slice(pointer.end, tail.end)}`);
  }
  const place = { start: pointer.start - from, end: pointer.end - from };
  return { text: text.slice(from, tail.end), place };
}

/** Where the last thing ends: what kind of thing it is belongs to it. */
function endOf({ sources, utterance }: Naming, { words, piece }: Link): number {
  const { language } = sources;
  let { end } = words;
  for (const token of language.tokensOf(utterance.text.slice(0, piece.end))) {
    if (token.start < end) continue;
    if (language.kindsNamed(token.word).length === 0) break;
    end = token.end;
  }
  return end;
}
