import { soundsBy } from "../../names/sounds.ts";
import { phoneticKeys } from "./phonetic-keys.ts";

export const { keysOf, onsetOf, plainSpelling } = soundsBy({
  phoneticKeys,
  /** "r" that many speakers don't sound: "Werner", "Karl". */
  silent: /(?<=[aeiou])r(?![aeiou])/g,
  /** First sounds that recognisers swap: Anna and Hanna share theirs already, Mia and Nia too; b and w are near. */
  onsets: new Map([["3", "1"]]),
  /** Spellings that are not heard, each as the one it sounds like. */
  spellings: [
    [/ph|v/g, "f"],
    [/th/g, "t"],
    [/dt/g, "t"],
    [/ck|c(?!h)|q/g, "k"],
    [/tz|z/g, "s"],
    [/(?<=[aeiou])h/g, ""],
    [/ie|y|j/g, "i"],
    [/(.)\1/g, "$1"],
  ],
});
