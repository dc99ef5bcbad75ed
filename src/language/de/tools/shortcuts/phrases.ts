/** How people ask for the shortcut tools, ` / ` between two ways. Read by the index, never by a model. */
export const shortcutsPhrases = {
  "shortcuts.list": `
    welche Kurzbefehle gibt es / zeig mir meine Kurzbefehle / liste die Kurzbefehle auf /
    welche Automationen habe ich / was für Kurzbefehle kann ich starten / nenn mir alle Kurzbefehle`,
  "shortcuts.run": `
    starte den Kurzbefehl Gute Nacht / führ den Kurzbefehl Feierabend aus / lass Morgenroutine laufen /
    aktivier Gute Nacht / starte die Automation Licht aus / führ Feierabend aus / mach den Kurzbefehl Aufräumen`,
} as const;
