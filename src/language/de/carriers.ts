import { alikeOne } from "../names/alike-one.ts";
import { names } from "./names/name-lexicon.ts";
import { fold } from "../normalise.ts";
import { DOMAINS } from "./tools/tool-words.ts";

const words = (text: string): readonly string[] => fold(text).trim().split(/\s+/);

/** Words that carry any request. */
const EVERYWHERE = words(`
  hey hi hallo ok okay bitte danke sotto computer also äh ähm hm na naja mal kurz schnell eben gerade jetzt nun
  kann kannst können könnte könntest würde würdest soll sollst sollte muss musst darf möchte will willst wollen
  ich mich mir mein meine meinen meinem meiner meines wir uns unser unsere unseren du dich dir dein deine deinen ihr euch
  er ihn ihm sie ihnen es man das dies dieser diese dieses diesen diesem da dort hier
  der die den dem des ein eine einen einem einer eines kein keine keinen etwas irgendwas alles alle jeder jede jedes
  ist sind war waren bin bist sein habe hab hast hat haben hatte gibt gib geh gehen mach mache machen tu tun lass
  was wann wo wer wen wem welche welcher welches welchen wie warum ob dass daß
  zu zum zur für von vom auf in im ins an am ans um mit bei beim aus über nach vor unter und oder aber dann auch noch schon
  zeig zeige sag sage hilf bitte gern gerne weiß wissen daran davon dazu damit darin los doch denn so nur
`);

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
  return new Map(rows.map(([domain, own]) => [domain, new Set(words(own?.carriers[act] ?? ""))]));
}
