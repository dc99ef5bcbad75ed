import type { Piece, Pieces, Several } from "../../../contract/steps.ts";
import type { Region } from "../../../region.ts";
import { NUMBER, countOf } from "./heads.ts";

/** Where one thing of a list ends and the next begins, or a sentence does. */
const SEPARATOR =
  /\s*[,;]\s*(?:(?:and|or|plus|then|so|but|as well as|along with)\s+(?:also\s+)?)?|\s+(?:and|plus|as well as|along with|&)\s+(?:also\s+)?|(?<end>[.!?:]+)(?:\s+|$)|(?<dash>\s+[-–—]\s+)/giu;
const AND = /\b(?:and|or|plus|as well as|along with)\b|&/iu;
const SO = /\b(?:so|but|then)\b/iu;

/** The stretches between commas, "and" and the ends of sentences. */
function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let [isListed, isLast] = [false, false];
  const add = (end: number): void => {
    if (text.slice(start, end).trim() !== "") pieces.push({ start, end, isListed, isLast });
  };
  for (const { index, 0: joint, groups } of text.matchAll(SEPARATOR)) {
    add(index);
    start = index + joint.length;
    isListed = groups?.["end"] === undefined && groups?.["dash"] === undefined && !SO.test(joint);
    isLast = AND.test(joint);
  }
  add(text.length);
  return pieces;
}

const OF = String.raw`(?:\s+of\s+(?:them|those|these|['’]?em))?`;
const THEM = String.raw`(?:them|those|these|they|['’]em)`;
const SEVERAL = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])(?:(?<pair>(?:${THEM}\s+)?both${OF}|(?:the|that) pair${OF}|${THEM}\s+two)|(?:all\s+(?:of\s+)?|the\s+|${THEM}\s+(?:all\s+)?|all\s+(?:the|those|these)\s+)(?<count>${NUMBER})${OF}(?:\s+(?:of them|all))?|the (?:whole )?(?:lot|bunch|batch)${OF}|all of ${THEM}|${THEM}\s+all|(?:every|each) (?:single )?one${OF}|each${OF}|${THEM})(?![\p{L}\p{N}'’-])(?!\s+of\b)`,
  "giu",
);

/** "Both of 'em", "all three", "the lot", "them". */
function severalIn(text: string): readonly Several[] {
  return [...text.matchAll(SEVERAL)].map(({ index, 0: words, groups = {} }) => ({
    start: index,
    end: index + words.length,
    count: groups["pair"] === undefined ? counted(groups["count"]) : 2,
  }));
}

function counted(word: string | undefined): number | undefined {
  return word === undefined ? undefined : countOf(word);
}

/** "The lessons", "my two fillings", "Maya's clubs"; no days of the week, and nothing that only ends so. */
const PLURAL =
  /(?<![\p{L}\p{N}'’-])(?:(?:the|my|our|his|her|their|these|those|all|both)|\p{L}+['’]s)\s+(?:[\p{L}\p{N}'’-]+\s+){0,2}?(?<noun>\p{L}+(?<!days?|['’ius])s)(?![\p{L}'’-])/giu;

function pluralsIn(text: string): readonly Region[] {
  return [...text.matchAll(PLURAL)].map(({ index, 0: words, groups }) => {
    const end = index + words.length;
    return { start: end - (groups?.["noun"] ?? "").length, end };
  });
}

/** What a text may tell of several things one by one. */
export function piecesIn(text: string): Pieces {
  return { pieces: piecesOf(text), several: severalIn(text), plurals: pluralsIn(text) };
}

const LEAD = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}'’-])(?:both|all|the|this|that|these|those|them|my|our|your|his|her|their|an?|any|every|each|old|new|other|${NUMBER}|(?:ones?|bits?|things?|e-?mails?|messages?|letters?|reminders?|jobs?|files?)\s+(?:from|about|to|with|for|of|on|by)|mrs?|ms|miss|dr|sir|what)\s+)+$`,
  "iu",
);

/** Where the words begin that lead to a thing right behind the text. */
export function leadIn(text: string): number {
  return LEAD.exec(text)?.index ?? text.length;
}
