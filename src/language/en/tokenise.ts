import { tokeniser } from "../tokenise.ts";
import { ORDINAL_ENDINGS } from "./numbers/vocabulary.ts";

/** English text as tokens: "p.m." is "pm", "3rd" one number. */
export const tokenise = tokeniser({
  ordinalEndings: ORDINAL_ENDINGS,
  dotted: String.raw`[ap]\.\s?m`,
});
