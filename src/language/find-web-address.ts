import type { Region } from "./region.ts";

/** As it is written: "www.example.org/way", "https://example.org". */
const ADDRESS = /\bhttps?:\/\/\S+|\b(?:[\w-]+\.)+[a-z]{2,}\b(?:\/\S*)?/i;

/** The first web address in a text. */
export function findWebAddress(text: string): (Region & { readonly text: string }) | undefined {
  const found = ADDRESS.exec(text);
  if (!found) return undefined;
  const [address] = found;
  return { start: found.index, end: found.index + address.length, text: address };
}
