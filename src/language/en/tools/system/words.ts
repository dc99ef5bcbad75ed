import type { DomainWords } from "../../../tools/domain-words.ts";
import { split } from "../../../tools/split.ts";
import { systemPhrases } from "./phrases.ts";

export const system: DomainWords = {
  phrases: systemPhrases,
  asks: {
    "system.open_item": { target: "What should I open?" },
  },
  shows: {
    "system.open_app": "Open this app?",
    "system.set_volume": "Change the volume?",
  },
  carriers: {
    read: `
      file files document documents folder folders find search look locate show list open where's
      named called saved stored computer mac disk machine status battery volume recent latest newest
      pdf pdfs photo photos picture pictures image images spreadsheet spreadsheets presentation
      presentations video videos knocking lying kicking around`,
    write: `
      open launch start run fire bring up show switch go app application program pull volume turn
      sound set raise lower mute unmute website site page web address link visit browse`,
  },
  choices: {
    "system.get_status": {
      about: {
        time: ["clock", "hour", "o'clock", "how late is it"],
        date: ["day", "weekday", "month", "year", "what's today", "what is today"],
        battery: split("charge,charged,charging,plugged,unplug,power,batteries"),
        volume: ["loud", "sound", "muted"],
        disk: split("storage,space,room,gigabytes,hard drive,ssd,disc"),
        app: ["program", "application", "window", "in front", "foreground"],
        version: ["operating system", "os", "macos", "linux"],
      },
    },
    "system.search_files": {
      kind: {
        text: ["text file", "text files", "markdown", "spreadsheet", "csv"],
        pdf: ["pdfs", "pdf files"],
        image: split("images,picture,pictures,photo,photos,screenshot,screenshots"),
        audio: ["sound", "recording", "recordings", "audio files"],
        video: ["videos", "movie", "movies", "film"],
        archive: ["zip", "zips", "archives"],
      },
    },
    "system.set_volume": {
      change: {
        up: ["louder", "raise", "increase", "higher"],
        down: ["quieter", "softer", "lower", "reduce", "decrease"],
      },
      mute: {
        true: [
          ...split("mute,silence,shut up,hush,sound off,volume off,audio off"),
          ...["kill", "cut", "turn off", "switch off"].flatMap((act) => [
            `${act} the sound`,
            `${act} the volume`,
            `${act} the audio`,
          ]),
        ],
        false: ["unmute", "sound on", "sound back on"],
      },
    },
  },
};
