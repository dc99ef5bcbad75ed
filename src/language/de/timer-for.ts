/** "Nudeltimer", "Pizza-Timer": what it is for stands before it; an egg timer is any, and a new one keeps its name. */
const NAMED =
  /(?<![\p{L}-])(?<!(?:^|\s)(?:(?:ei)?nen|ein)\s+)(?<label>\p{Lu}\p{L}{2,}?)(?:timer|-[Tt]imer)(?![\p{L}])/gu;
const ANY = /^(?:Eier|Küchen|Kurzzeit|Sleep|Countdown)$/iu;
/** Where an "s" only joins two words: "Belüftungstimer". */
const JOINED = /(?:ung|heit|keit|tion|schaft)s$/u;

/** A timer that is named in one word as one that is for something: "der Timer für die Nudel". */
export function timerFor(text: string): string {
  return text.replaceAll(NAMED, (word, label: string) => {
    const thing = JOINED.test(label) ? label.slice(0, -1) : label;
    return ANY.test(label) ? word : `Timer für die ${thing}`;
  });
}
