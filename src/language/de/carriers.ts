import { names } from "./names/name-lexicon.ts";
import { fold } from "../normalise.ts";
import { DOMAINS } from "./tools/tool-words.ts";
import { carriersBy } from "../tools/carriers.ts";

const words = (text: string): readonly string[] => fold(text).trim().split(/\s+/);

export const { carriersOf, isFiller } = carriersBy({
  /** Words that carry any request. */
  everywhere: words(`
  hey hi hallo ok okay bitte danke sotto computer also äh ähm hm na naja herr herrn frau mal nochmal eigentlich halt grad ne nen nem ner kannste haste kurz schnell eben gerade jetzt nun
  kann kannst können könnte könntest würde würdest soll sollst sollte muss musst darf möchte will willst wollen
  ich mich mir mein meine meinen meinem meiner meines wir uns unser unsere unseren du dich dir dein deine deinen ihr euch
  er ihn ihm sie ihnen es man das dies dieser diese dieses diesen diesem da dort hier
  der die den dem des ein eine einen einem einer eines kein keine keinen etwas irgendwas alles alle jeder jede jedes
  ist sind war waren bin bist sein habe hab hast hat haben hatte gibt gib geh gehen mach mache machen tu tun lass
  was wann wo wer wen wem welche welcher welches welchen wie warum ob dass daß
  zu zum zur für von vom auf in im ins an am ans um mit bei beim aus über nach vor unter und oder aber dann auch noch schon
  zeig zeige sag sage hilf bitte gern gerne weiß wissen daran davon dazu damit darin los doch denn so nur
`),
  looking: [],
  domains: DOMAINS,
  wordsOf: words,
  names,
});
