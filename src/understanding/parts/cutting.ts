import type { Language } from "../../language/language.ts";
import type { Ranked } from "../../types/turn/ranked.ts";

export type Segmenting = {
  readonly rank: (text: string) => Ranked;
  readonly language: Language;
  /** A tool that changes one record: "the dentist and the haircut" are two. */
  readonly takesRecord?: (tool: string) => boolean;
  /** Words that begin with what a record is called. */
  readonly startsRecord?: (text: string) => boolean;
  /** A tool that writes down what is dictated: "bring a scarf and a book" is one text. */
  readonly takesText?: (tool: string) => boolean;
  /** Whether two texts choose differently what one tool does: "flag it and archive it". */
  readonly choosesOther?: (tool: string, one: string, other: string) => boolean;
  /** Words behind a joint that are known to begin a further request. */
  readonly opensRequest?: (right: string) => boolean;
  /** Whether two tools do the same act, each to records of its own kind. */
  readonly actsAlike?: (tool: string, other: string) => boolean;
};

export type Cutting = Required<Segmenting> & {
  /** The most it is cut into. */
  readonly parts: number;
};
