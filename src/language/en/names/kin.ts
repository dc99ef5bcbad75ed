import { words } from "../../words.ts";

/** People say these most of all names, and a recogniser hears "mum at five" as "moment 5" without them. */
const KIN = words("mum mom mam dad granny grandma grandpa nan nana sis bro auntie uncle");

/** Whether a name says whose relative somebody is. */
export function isKin(name: string): boolean {
  return KIN.has(name);
}

/** In a long title what comes after these says more of it: "One-to-one with Sarah Chen", "Interview (second round): Jo". */
const DETAILS = /\s+(?:with|at|for|about|in|on|by)\s|[:;,(–—|]|\s-\s/;

/** A title up to where it says more of itself. */
export function withoutDetails(title: string): string {
  return title.split(DETAILS)[0] ?? "";
}
