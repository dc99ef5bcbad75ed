import { words } from "../../words.ts";

/** People say these more than names, and a recogniser hears "mum at five" as "moment 5" without them. */
const KIN = words(
  "mum mom mam mummy mother dad daddy father granny gran grandma grandpa grandad granddad nan nana " +
    "sis sister bro brother auntie aunt uncle cousin niece nephew wife husband partner son daughter " +
    "girlfriend boyfriend fiance fiancee boss landlord landlady flatmate roommate housemate",
);

/** Whether a name says whose relative somebody is, or who they are to the user otherwise. */
export function isKin(name: string): boolean {
  return KIN.has(name);
}

/** In a long title what comes after these says more of it: "One-to-one with Sarah Chen", "Interview (second round): Jo". */
const DETAILS = /\s+(?:with|at|for|about|in|on|by)\s|[:;,(–—|]|\s-\s/;

/** A title up to where it says more of itself. */
export function withoutDetails(title: string): string {
  return title.split(DETAILS)[0] ?? "";
}
