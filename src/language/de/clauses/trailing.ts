import { trailsOffBy } from "../../clauses/trailing.ts";
import { words } from "../../words.ts";

/** Whether a text breaks off where no request ends: "erinnere mich daran", "stell einen Timer für". */
export const trailsOff = trailsOffBy(
  words(
    "der die das den dem des eine einen einem einer zum zur für von vom mit ohne im am ins und oder aber dass daß mein meine meinen meinem meiner dein deine sein seine unser unsere dieser diese dieses diesen weil wenn ob namens äh ähm hm bei beim gegen daran",
  ),
);
