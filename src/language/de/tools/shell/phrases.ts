/** How people ask for the shell, ` / ` between two ways. Read by the index, never by a model. */
export const shellPhrases = {
  "shell.run": `
    führ den Befehl ls aus / starte im Terminal git status / führe pwd aus / lass in der Shell df laufen /
    gib im Terminal date ein / führ dieses Kommando aus / starte den Befehl uptime / lass npm test laufen`,
} as const;
