import { trailsOffBy } from "../../clauses/trailing.ts";
import { words } from "../../words.ts";

/** Whether a text breaks off where no request ends: "remind me to", "set a timer for". */
export const trailsOff = trailsOffBy(
  words(
    "a an the to for from with without at in on of by about into and or but that my your his her our their this these is are because if when called named um uh er erm like",
  ),
);
