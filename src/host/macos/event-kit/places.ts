import { z } from "zod";
import { HostFailure } from "../../../errors.ts";

/** A calendar or a list of reminders, with the account it belongs to. */
export const place = z.object({
  id: z.string(),
  name: z.string(),
  account: z.string(),
  isWritable: z.boolean(),
  /** Where new ones go when nothing is said. */
  isUsual: z.boolean(),
});
export type Place = z.infer<typeof place>;

/** The one of exactly this name, in any case; fails with `not_found` and all names, or `ambiguous` and their accounts. */
export function placeNamed(
  places: readonly Place[],
  { name, word }: { readonly name: string; readonly word: "calendar" | "list" },
): Place {
  const named = places.filter((each) => isSame(each.name, name) || each.id === name);
  const [only] = named;
  if (only && named.length === 1) return only;
  if (only) {
    const rows = named.map((each) => `${each.name} (${each.account})`);
    const sentence = `There are ${named.length} ${word}s called “${name}”: ${rows.join(", ")}.`;
    throw new HostFailure("ambiguous", sentence, rows);
  }
  const names = places.map((each) => each.name);
  const rest = names.length > 0 ? ` There is ${names.join(", ")}.` : "";
  throw new HostFailure("not_found", `There is no ${word} called “${name}”.${rest}`, names);
}

/** The place something can be written to; fails with `refused` for one that is read-only. */
export function writablePlace(
  places: readonly Place[],
  which: { readonly name: string; readonly word: "calendar" | "list" },
): Place {
  const found = placeNamed(places, which);
  if (found.isWritable) return found;
  throw new HostFailure("refused", `The ${which.word} “${found.name}” can't be changed.`);
}

function isSame(a: string, b: string): boolean {
  return a.trim().normalize("NFC").toLowerCase() === b.trim().normalize("NFC").toLowerCase();
}
