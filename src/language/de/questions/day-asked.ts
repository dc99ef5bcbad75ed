import { OPENING } from "../openings.ts";

const whole = (words: string): RegExp => new RegExp(`^${OPENING}(?:${words})$`, "iu");
const TIME = String.raw`(?<when>\S.*?)`;

/** All that a time brings, asked for whole: what else is said is only the time. */
const FORMS: readonly RegExp[] = [
  // "Was steht heute an", "was liegt am Freitag an", "was ist morgen los"
  whole(
    String.raw`was (?:steht|liegt|ist)(?: bei (?:mir|uns))?(?: alles)?(?: noch)?(?: so)? ${TIME}(?: alles)?(?: so)? (?:an|los|geplant)`,
  ),
  // "Was hab ich morgen vor", "was habe ich am Freitag alles"
  whole(
    String.raw`was (?:habe?|haben) (?:ich|wir)(?: denn)? ${TIME}(?: (?:alles|so|noch|vor|zu tun))*`,
  ),
  // "Wie sieht mein Tag aus", "wie sieht der Freitag aus"
  whole(
    String.raw`wie (?:sieht|schaut) (?:mein|der|unser)\s+(?:tag|(?<day>\p{L}*tag))(?: ${TIME})? aus`,
  ),
  // "Gib mir einen Überblick über meinen Tag", "Tagesüberblick für morgen", "fass mir den Freitag zusammen"
  whole(
    String.raw`(?:(?:gib|mach|zeig|sag)\p{L}*\s+(?:mir|uns)\s+)?(?:(?:bitte|mal|einen|eine|den|die|meinen|meine|kurzen|kurze|kleinen)\s+)*(?:tages)?(?:überblick|übersicht|zusammenfassung|briefing)(?:\s+(?:über|für|von|vom)\s+(?:(?:meinen|den|unseren)\s+)?(?:tag|${TIME}))?`,
  ),
  whole(String.raw`fass (?:mir |uns )?(?:mal )?(?:meinen|den) (?:tag|(?<day>\p{L}*tag)) zusammen`),
  // "Muss ich heute an was denken"
  whole(
    String.raw`(?:muss|sollte|soll) ich ${TIME} (?:an (?:was|etwas|irgendwas)|was|etwas) (?:denken|wissen|beachten)`,
  ),
];

/** The words of the time of which all is asked for; "heute" where none is said. */
export function dayAsked(text: string): string | undefined {
  const words = text
    .trim()
    .replace(/[\s?.!]+$/u, "")
    .replace(/,? bitte$/iu, "");
  for (const form of FORMS) {
    const found = form.exec(words)?.groups;
    if (found) return [found["day"], found["when"]].filter(Boolean).join(" ") || "heute";
  }
  return undefined;
}
