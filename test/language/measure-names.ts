import { readFileSync } from "node:fs";
import { findNames, matchName } from "../helpers/in-english.ts";
import type { FoundName } from "../../src/language/names/find-names.ts";
import type { Named } from "../../src/types/known-names.ts";
import { FIRST_NAMES, SURNAMES, THINGS } from "./names-for-slips.ts";
import { randomFrom, slip } from "./slips.ts";

export type Figures = {
  /** Shares of misheard names the list has: told, asked about, told wrongly, not recognised. */
  readonly right: number;
  readonly asked: number;
  readonly wrong: number;
  readonly missed: number;
  /** Share of names the list does not have that were taken for one it has. */
  readonly taken: number;
};

const KNOWN_PEOPLE = 60;
const ROUNDS = 12;

/**
 * Misheard names against lists of 60 people and all things. Even names are for tuning ("train"),
 * odd ones for the figures ("test"); the lists hold only names of their half.
 */
export function measureNames(
  half: "train" | "test",
  options: { readonly threshold?: number; readonly margin?: number } = {},
): Figures {
  const random = randomFrom(half === "train" ? 7 : 11);
  const counts = { right: 0, asked: 0, wrong: 0, missed: 0, taken: 0, heard: 0, strangers: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = shuffled(halfOf(FIRST_NAMES, half), random);
    const last = shuffled(halfOf(SURNAMES, half), random);
    const people = first.slice(0, KNOWN_PEOPLE).map((name, index) => ({
      id: name,
      name: `${name} ${last[index % last.length]}`,
    }));
    const things = halfOf(THINGS, half).map((name) => ({ id: name, name }));
    for (const known of [people, things]) {
      for (const named of known) {
        const said = random() < 0.6 || known === things ? named.id : named.name;
        count(slip(said, random), named, known);
      }
    }
    for (const stranger of first.slice(KNOWN_PEOPLE, 2 * KNOWN_PEOPLE)) {
      counts.strangers += 1;
      if (matchName(stranger, people, options).kind !== "none") counts.taken += 1;
    }
  }
  const share = (part: number): number => part / counts.heard;
  return {
    right: share(counts.right),
    asked: share(counts.asked),
    wrong: share(counts.wrong),
    missed: share(counts.missed),
    taken: counts.taken / counts.strangers,
  };

  function count(heard: string | undefined, meant: Named, known: readonly Named[]): void {
    if (heard === undefined) return;
    counts.heard += 1;
    const match = matchName(heard, known, options);
    if (match.kind === "none") counts.missed += 1;
    else if (match.kind === "one") counts[match.named === meant ? "right" : "wrong"] += 1;
    else counts[match.near.includes(meant) ? "asked" : "wrong"] += 1;
  }
}

function halfOf(names: readonly string[], half: "train" | "test"): readonly string[] {
  return names.filter((_, index) => (index % 2 === 0) === (half === "train"));
}

function shuffled(names: readonly string[], random: () => number): readonly string[] {
  return names
    .map((name) => ({ name, key: random() }))
    .sort((left, right) => left.key - right.key)
    .map(({ name }) => name);
}

export type FindFigures = {
  /** Shares of misheard names inside sentences: found alone, found among others, not found. */
  readonly right: number;
  readonly among: number;
  readonly missed: number;
  /** Share of sentences without such a name in which one was found. */
  readonly invented: number;
};

const SENTENCES = [
  "call X",
  "any new mail from X",
  "text X that I am late",
  "what did X say",
  "remind me to ask X about the invoice tomorrow",
  "add X to the guest list",
  "when is X coming",
];

/** Misheard names of a half inside requests; `others` are requests that name none of them. */
export function measureFinding(half: "train" | "test", others: readonly string[]): FindFigures {
  const random = randomFrom(half === "train" ? 5 : 13);
  const last = halfOf(SURNAMES, half);
  const known = halfOf(FIRST_NAMES, half)
    .slice(0, 100)
    .map((name, index) => ({ id: name, name: `${name} ${last[index % last.length]}` }));
  const counts = { right: 0, among: 0, missed: 0, heard: 0 };
  for (const named of [...known, ...known, ...known]) {
    const heard = slip(random() < 0.7 ? named.id : named.name, random);
    const sentence = SENTENCES[Math.floor(random() * SENTENCES.length)];
    if (heard === undefined || sentence === undefined) continue;
    const found = findNames(sentence.replace("X", heard), known);
    const isFound = found.some((one) => one.named === named);
    counts.heard += 1;
    counts[isFound ? (found.length === 1 ? "right" : "among") : "missed"] += 1;
  }
  const invented = others.filter((text) => findNames(text, known).some((one) => !isSpelt(one)));
  const share = (part: number): number => part / counts.heard;
  return {
    right: share(counts.right),
    among: share(counts.among),
    missed: share(counts.missed),
    invented: invented.length / Math.max(1, others.length),
  };
}

function isSpelt({ text, named }: FoundName): boolean {
  const said = text.toLowerCase().replace(/['’]s$/, "");
  return named.name.toLowerCase().includes(said);
}

/** Usage: node test/language/measure-names.ts [file of requests, one a line]. Tunes on the training half. */
if (import.meta.main) {
  const [file] = process.argv.slice(2);
  const requests = file ? readFileSync(file, "utf8").trim().split("\n") : [];
  const finding = Object.entries(measureFinding("train", requests));
  process.stdout.write(`in sentences  ${finding.map(asPercent).join("  ")}\n`);
  for (const threshold of [0.72, 0.74, 0.76, 0.78, 0.8, 0.82, 0.84, 0.86]) {
    for (const margin of [0.03, 0.05, 0.07]) {
      const figures = Object.entries(measureNames("train", { threshold, margin }));
      const row = figures
        .map(([name, share]) => `${name} ${(share * 100).toFixed(1)} %`)
        .join("  ");
      process.stdout.write(`threshold ${threshold}  margin ${margin}  ${row}\n`);
    }
  }
}

function asPercent([name, share]: readonly [string, number]): string {
  return `${name} ${(share * 100).toFixed(1)} %`;
}
