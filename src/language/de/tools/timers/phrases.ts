/** How people ask for timers and alarms, ` / ` between two ways. Read by the index, never by a model. */
export const timersPhrases = {
  "timers.set": `
    stell einen Timer auf zehn Minuten / stell den Wecker auf sieben / weck mich um halb sieben /
    Timer zehn Minuten / starte einen Countdown von fünf Minuten / weck mich morgen früh um sechs /
    stell einen Eiertimer auf vier Minuten / Timer auf eine Viertelstunde / stell einen Timer auf eine Dreiviertelstunde /
    Timer auf eine halbe Stunde / Wecker für morgen um acht / gib dem Timer noch fünf Minuten /
    sag mir in zwanzig Minuten Bescheid / stell einen Timer für die Nudeln auf elf Minuten /
    verlänger den Timer um zwei Minuten`,
  "timers.cancel": `
    stopp den Timer / mach den Wecker aus / lösch den Timer / brich den Timer ab /
    wie lange läuft der Timer noch / welche Timer laufen gerade / wann klingelt der Wecker / schalt den Alarm ab /
    wie viel Zeit ist noch auf dem Timer /
    wie viel Zeit ist noch übrig / wie viel Zeit bleibt noch / wie lange noch / mach den Timer kürzer /
    verkürz den Timer um drei Minuten / gib noch zwei Minuten drauf / noch fünf Minuten drauf / ich brauche den Wecker morgen nicht / ist ein Wecker gestellt`,
} as const;
