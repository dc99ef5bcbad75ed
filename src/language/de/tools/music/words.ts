import type { DomainWords } from "../../../tools/domain-words.ts";
import { split } from "../../../tools/split.ts";
import { musicPhrases } from "./phrases.ts";

export const music: DomainWords = {
  phrases: musicPhrases,
  asks: {
    "music.control": { action: "Was soll mit der Musik geschehen?" },
  },
  does: {
    "music.play": "Musik spielen",
    "music.control": "die Musik anhalten, fortsetzen oder weiterschalten",
  },
  shows: {
    "music.control": "Das mit der Musik tun?",
    "music.play": "Das spielen?",
  },
  carriers: {
    read: "",
    write: `
      spiel spiele abspielen leg auflegen auf starte start musik lied lieder song songs titel album alben künstler playlist
      hören hör mach an etwas lust neue neuen von`,
  },
  choices: {
    "music.play": {
      kind: {
        song: ["Lied", "Song", "Titel", "Stück"],
        album: ["Platte", "Album"],
        artist: [
          "Band",
          "Künstler",
          "Sängerin",
          "Sänger",
          "was von",
          "etwas von",
          "Musik von",
          "Lieder von",
        ],
        playlist: ["Playlist", "Wiedergabeliste", "Mix"],
      },
    },
    "music.control": {
      action: {
        pause: split("pause,pausiere,stopp,halt,anhalten,Musik aus,ausmachen,Ruhe"),
        resume: ["weiter", "spiel weiter", "weiterspielen", "fortsetzen", "wieder an"],
        next: split("nächstes,nächster,nächsten,nächste,überspring,überspringen,ein anderes"),
        previous: split("vorheriges,zurück,letztes Lied,noch mal das letzte,davor"),
        playing: split(
          "was läuft,wie heißt das,welches Lied,von wem ist,wer singt,was ist das für",
        ),
      },
    },
  },
};
