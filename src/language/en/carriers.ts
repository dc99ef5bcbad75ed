import { alikeOne } from "../names/alike-one.ts";
import { names } from "./names/name-lexicon.ts";
import { DOMAINS } from "./tools/tool-words.ts";

const words = (text: string): readonly string[] => text.split(/\s+/);

/** Words that carry any request. */
const EVERYWHERE = words(`
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
`);

/** Words that carry any request to find something. */
const LOOKING = words("find search look looking up");

const everywhere: ReadonlySet<string> = new Set(EVERYWHERE);

/** A small word that never says what a request is about. */
export function isFiller(word: string): boolean {
  return everywhere.has(word);
}

/** Whether a word only wraps a request to a domain: what reads is asked for otherwise than what changes. */
export function carriersOf(domain: string, act: "read" | "write"): (word: string) => boolean {
  const own = carriers[act].get(domain) ?? new Set();
  // What changes something may be about a word that only sounds alike; what reads finds too little by it.
  const isOwn = act === "read" ? alikeOne(own, names) : (word: string): boolean => own.has(word);
  return (word) => everywhere.has(word) || isOwn(word);
}

const carriers = { read: carriersBy("read"), write: carriersBy("write") };

/** The words of each domain that wrap a request to it. */
function carriersBy(act: "read" | "write"): ReadonlyMap<string, ReadonlySet<string>> {
  const rows = Object.entries(DOMAINS);
  const always = act === "read" ? LOOKING : [];
  return new Map(
    rows.map(([domain, own]) => [domain, new Set([...always, ...words(own?.carriers[act] ?? "")])]),
  );
}
