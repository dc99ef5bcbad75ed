import type { Bias } from "../../../types/time/when.ts";

const MORNING = /frühstück|sonnenaufgang|frühsport/i;
const EVENING =
  /abendessen|abendbrot|dinner|cocktail|schlafenszeit|sonnenuntergang|kneipe|stammtisch|feierabend/i;

/** The half of the day that what something is called tells: "Frühstück um acht", "Abendessen um acht". */
export function biasOf(title: string): Bias {
  if (EVENING.test(title)) return "evening";
  return MORNING.test(title) ? "morning" : "afternoon";
}
