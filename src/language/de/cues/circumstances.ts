import type { Region } from "../../region.ts";
import { BEGIN } from "../openings.ts";

/** A clause that says in which case, or beside what, something is to be, has its verb at its end. */
const CIRCUMSTANCE = new RegExp(
  String.raw`${BEGIN}(?:wenn|falls|sobald|bevor|nachdem|während|solange|sooft)\s+[^,.;!?]+`,
  "giu",
);

/** Where words say in which case, or beside what, something is to be: "wenn ich heimkomme". */
export function circumstancesIn(text: string): readonly Region[] {
  return [...text.matchAll(CIRCUMSTANCE)].map(({ 0: words, index }) => ({
    start: index + words.length - words.trimStart().length,
    end: index + words.trimEnd().length,
  }));
}
