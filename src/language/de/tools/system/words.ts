import type { DomainWords } from "../../../tools/domain-words.ts";
import { split } from "../../../tools/split.ts";
import { systemPhrases } from "./phrases.ts";

export const system: DomainWords = {
  phrases: systemPhrases,
  asks: {
    "system.open_item": { target: "Was soll ich öffnen?" },
  },
  does: {
    "system.get_status": "Uhrzeit, Akku, Lautstärke und freien Speicher sagen",
    "system.open_app": "ein Programm öffnen",
    "system.open_item": "eine Datei, einen Ordner oder eine Adresse öffnen",
    "system.search_files": "Dateien suchen",
    "system.set_volume": "die Lautstärke ändern",
  },
  shows: {
    "system.open_app": "Diese App öffnen?",
    "system.set_volume": "Die Lautstärke ändern?",
  },
  carriers: {
    read: `
      datei dateien dokument dokumente ordner finde such suche zeig liste öffne wo liegt liegen gespeichert namens rechner computer
      mac gerät status akku lautstärke letzte neueste pdf pdfs foto fotos bild bilder tabelle tabellen video videos uhr spät tag datum`,
    write: `
      öffne öffnen starte start mach mache auf zeig wechsle geh app programm anwendung lautstärke ton stell stelle dreh lauter leiser
      webseite website seite internetseite adresse besuche browser`,
  },
  choices: {
    "system.get_status": {
      about: {
        time: ["Uhr", "Uhrzeit", "wie spät", "wie viel Uhr", "wieviel Uhr"],
        date: ["Tag", "Wochentag", "Datum", "Monat", "Jahr", "den wievielten", "welcher Tag"],
        battery: split("Akku,Batterie,geladen,lädt,Strom,Ladestand"),
        volume: ["laut", "Lautstärke", "Ton", "stumm"],
        disk: split("Speicher,Speicherplatz,Platz,Festplatte,Gigabyte,ssd"),
        app: ["Programm", "App", "Anwendung", "Fenster", "im Vordergrund"],
        version: ["Version", "Betriebssystem", "macos", "linux"],
      },
    },
    "system.search_files": {
      kind: {
        text: split("Textdatei,Textdateien,Tabelle,Tabellen,markdown,csv"),
        pdf: ["pdf", "pdfs", "pdf-dateien"],
        image: split("Bild,Bilder,Foto,Fotos,Screenshot,Screenshots,Bildschirmfoto"),
        audio: split("Aufnahme,Aufnahmen,Tonaufnahme,Audiodatei"),
        video: split("Video,Videos,Film,Filme"),
        archive: split("zip,zips,Archiv,Archive"),
      },
    },
    "system.set_volume": {
      change: {
        up: split("lauter,hoch,rauf,aufdrehen,erhöhe,mehr Lautstärke"),
        down: split("leiser,runter,niedriger,senke,weniger laut"),
      },
      mute: {
        true: split("stumm,Ton aus,Ton ausmachen,lautlos,ohne Ton,Ton weg"),
        false: split("Ton an,Ton wieder an,nicht mehr stumm,laut stellen"),
      },
    },
  },
};
