import type { DomainWords } from "../../../tools/domain-words.ts";
import { split } from "../../../tools/split.ts";
import { musicPhrases } from "./phrases.ts";

export const music: DomainWords = {
  phrases: musicPhrases,
  asks: {
    "music.control": { action: "What should I do with the music?" },
  },
  shows: {
    "music.control": "Do this to the music?",
    "music.play": "Play this?",
  },
  carriers: {
    read: "",
    write: `
      play put start music song songs track tracks album albums artist playlist tune tunes listen hear
      something spin queue shuffle by stick bang whack bung sling lob chuck throw fancy bit`,
  },
  choices: {
    "music.play": {
      kind: {
        song: ["track", "tune"],
        album: ["record"],
        artist: ["band", "singer", "songs by", "something by", "music by"],
        playlist: ["mix"],
      },
    },
    "music.control": {
      action: {
        pause: ["stop", "halt", "hold", "quiet"],
        resume: ["continue", "go on", "keep playing", "unpause", "play again"],
        next: ["skip", "another"],
        previous: ["back", "last", "before", "again"],
        playing: split(
          "what is this,what's this,which song,what song,who is this,who's this,who sings,who's singing,who is singing,what am I listening to",
        ),
      },
    },
  },
};
