import { readSingles } from "../../src/bench/singles/single.ts";
import type { Author } from "../../src/bench/singles/single.ts";
import { english } from "../../src/language/en/english.ts";
import type { Reading } from "../../src/language/reading/reading.ts";
import { unmarked as unparted } from "../boundary/boundary-row.ts";
import type { Said } from "../boundary/boundary-row.ts";
import { joinedOf } from "../boundary/joined.ts";
import type { Speaker } from "../boundary/joined.ts";
import { markedLines } from "../boundary/marked.ts";
import { encodedHands, markedRequests, withoutMarks } from "../router/corpus.ts";
import type { Random } from "../router/random.ts";

/** What was said, and what each of its words begins: nothing, a further request, or one that leans on what stands before it. */
export type ParsedSaid = { readonly reading: Reading; readonly begins: readonly number[] };

/** Joined requests of each author who may be read, of each hand whose stretches are marked, and of all others of these. */
const OF_AUTHOR = 300;
const OF_HAND = 200;
const OF_OTHERS = 3000;
/** A sentence that people marked comes so often, and one of so many is held out. */
const MARKED = 2;
const HELD = 5;
/** Of each author who is only scored. */
const SCORED = 100;

const CLOCK = { now: () => Date.UTC(2026, 2, 2, 9), zone: "Europe/London" };

type Sets = {
  /** Not read yet, which takes minutes. */
  readonly learned: readonly Said[];
  readonly held: Readonly<Record<"single" | "joined" | "marked", readonly ParsedSaid[]>>;
};

/** Utterances of one request and of several, with the places where the further ones begin. */
export async function boundarySets(random: Random): Promise<Sets> {
  const authors = await readSingles();
  const read = authors.filter(({ isUnseen }) => !isUnseen);
  const unseen = authors.filter(({ isUnseen }) => isUnseen);
  const joined = (author: Speaker, count: number): readonly Said[] =>
    Array.from({ length: count }, () => joinedOf(author, random));
  const hands = encodedHands().map(speaker);
  const marked = markedLines().map(unparted);
  const isHeld = (_: Said, at: number): boolean => at % HELD === 0;
  const learned = [
    ...read.flatMap(singlesOf),
    ...read.flatMap((author) => joined(author, OF_AUTHOR)),
    ...hands.flatMap((hand) => joined(hand, OF_HAND)),
    ...joined(speaker(markedRequests()), OF_OTHERS),
    ...Array.from({ length: MARKED }, () => marked.filter((one, at) => !isHeld(one, at))).flat(),
  ];
  const held = {
    single: unseen.flatMap(singlesOf),
    joined: unseen.flatMap((author) => joined(author, SCORED)),
    marked: marked.filter(isHeld),
  };
  return {
    learned,
    held: {
      single: held.single.map(parsed),
      joined: held.joined.map(parsed),
      marked: held.marked.map(parsed),
    },
  };
}

function singlesOf({ rows }: Pick<Author, "rows">): readonly Said[] {
  return rows.map(({ say }) => ({ text: say, boundaries: [] }));
}

/** Somebody of whose people nothing is told. */
function speaker(requests: ReturnType<typeof markedRequests>): Speaker {
  const rows = requests
    .filter(({ tools }) => tools.length > 0)
    .map(({ marked }) => ({ say: withoutMarks(marked) }));
  return { rows, world: { people: [] } };
}

export function parsed({ text, boundaries }: Said): ParsedSaid {
  const reading = english.read(text, { clock: CLOCK, names: {} });
  const starts = new Map(
    boundaries.map(({ start, leans }) => [
      reading.tokens.findIndex((token) => token.start >= start),
      leans ? 2 : 1,
    ]),
  );
  return { reading, begins: reading.tokens.map((_, at) => starts.get(at) ?? 0) };
}
