import { DateTime } from "luxon";
import type { SaidVolume, SystemSentences } from "../../../contract/sentences/system.ts";
import { sayTime } from "../../say/say-time.ts";

export const systemSentences: SystemSentences = {
  moment: (clock, { time, date }) => {
    const now = DateTime.fromMillis(clock.now(), { zone: clock.zone, locale: "de" });
    const day = now.toFormat("cccc, d. LLLL yyyy");
    if (!time) return `Heute ist ${day}.`;
    const hour = sayTime(clock.now(), clock);
    return date ? `Es ist ${hour}, ${day}.` : `Es ist ${hour}.`;
  },
  fact: {
    battery: ({ percent, isCharging }) =>
      `Der Akku ist bei ${percent} Prozent${isCharging ? " und lädt" : ""}.`,
    volume: sayVolume,
    disk: ({ free, total }) => `${free} von ${total} Gigabyte sind frei.`,
    app: (name) => `Im Vordergrund ist ${name}.`,
    version: (name) => `Das System ist ${name}.`,
  },
  unknown: {
    battery: "Hier ist kein Akku zu sehen.",
    volume: "Die Lautstärke lässt sich nicht feststellen.",
    disk: "Wie viel Speicherplatz frei ist, lässt sich nicht feststellen.",
    app: "Welches Programm im Vordergrund ist, lässt sich nicht feststellen.",
    version: "Welches System das ist, lässt sich nicht feststellen.",
  },
  opened: (name) => `${name} ist geöffnet.`,
  askOpen: (what) => (what === "address" ? "Diese Adresse öffnen?" : "Das öffnen?"),
  whichVolume: "Wie laut: ein Wert, lauter, leiser oder stumm?",
};

/** "Die Lautstärke ist bei 40 Prozent.", "Der Ton ist aus." */
function sayVolume({ level, muted }: SaidVolume): string {
  return muted ? "Der Ton ist aus." : `Die Lautstärke ist bei ${level} Prozent.`;
}
