import { words } from "../../words.ts";

/** A full stop after these ends no sentence. */
const ABBREVIATIONS = words(
  "z.b d.h u.a z.t i.d.r bzw dr prof hr fr frl st nr ca usw etc vgl evtl ggf inkl exkl str tel abs abb bd geb mio mrd jh zzgl",
);
/** After these a sentence may end or go on; the next word's capital says which. */
const ENDS_OR_GOES_ON: ReadonlySet<string> = new Set(["usw", "etc"]);

/** A word, with its inner stops, behind which a full stop ends no sentence; so does a day of the month ("am 3."). */
export function isAbbreviation(word: string): boolean {
  return ABBREVIATIONS.has(word) || /^\d{1,2}$/.test(word);
}

/** An abbreviation that may be the last word of a sentence. */
export function mayEndSentence(word: string): boolean {
  return ENDS_OR_GOES_ON.has(word) || /^\d{1,2}$/.test(word);
}
