/** How people ask for the music tools, ` / ` between two ways. Read by the index, never by a model. */
export const musicPhrases = {
  "music.play": `
    spiel Musik / spiel was von Queen / leg Jazz auf / mach Musik an / spiel das Album Abbey Road /
    ich möchte Mozart hören / spiel meine Playlist Kochen / spiel das Lied Lamplight / starte etwas Ruhiges /
    ich hätte Lust auf Reggae / mach was von Coldplay an / spiel die neuen Sachen von Adele /
    hau mal was Rockiges rein`,
  "music.control": `
    pausiere die Musik / mach die Musik aus / nächstes Lied / überspring das / noch mal das letzte Lied /
    spiel weiter / was läuft da gerade / wie heißt das Lied / stopp die Musik / ein Lied zurück /
    von wem ist das / halt die Musik an / Musik weiter`,
} as const;
