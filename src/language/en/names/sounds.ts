import { soundsBy } from "../../names/sounds.ts";
import { phoneticKeys } from "./phonetic-keys.ts";

export const { keysOf, onsetOf, plainSpelling } = soundsBy({
  phoneticKeys,
  /** "r" that many speakers don't sound: Carter, "sir fari". */
  silent: /(?<=[aeiou])r(?![aeiou])/g,
  /** First sounds of Double Metaphone keys that recognisers swap: Anna and Hanna, Mia and Nia, Jane and Shane. */
  onsets: new Map([
    ["H", "A"],
    ["M", "N"],
    ["0", "T"],
    ["X", "S"],
    ["J", "S"],
  ]),
  /** Spellings that are not heard, each as the one it sounds like. */
  spellings: [
    [/ph/g, "f"],
    [/ck|c(?![eiyh])|q/g, "k"],
    [/(?<=.)h/g, ""],
    [/y/g, "i"],
    [/z/g, "s"],
    [/(.)\1/g, "$1"],
    [/(?<=..)e$/g, ""],
  ],
});
