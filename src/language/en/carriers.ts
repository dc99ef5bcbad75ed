import { names } from "./names/name-lexicon.ts";
import { DOMAINS } from "./tools/tool-words.ts";
import { carriersBy } from "../tools/carriers.ts";

const words = (text: string): readonly string[] => text.split(/\s+/);

export const { carriersOf, isFiller } = carriersBy({
  /** Words that carry any request. */
  everywhere: words(`
  hey hi hello ok okay please thanks thank sotto computer so um uh well just now quick quickly
  can could would will shall should may might let lets want wanna need like love got gotta have has
  i me my mine we us our you your he she they it its this that these those there here
  a an the some any anything something everything all every each other another
  too either again them him her theirs ones
  is are was were be am do does did done don dont doesn isnt
  what when where which who whom how why whether if
  to for of on in at by with from about into onto up and or but then also as
  go get give tell show help make sure try remember forget know see let's id i'd
  going gonna there's what's whats
`),
  /** Words that carry any request to find something. */
  looking: words("find search look looking up many"),
  domains: DOMAINS,
  wordsOf: words,
  names,
});
