import type { DomainWords } from "../domain-words.ts";
import { timersPhrases } from "./phrases.ts";

export const timers: DomainWords = {
  phrases: timersPhrases,
  carriers: {
    read: "",
    write: `
      timer timers alarm alarms set start countdown count down wake wakeup cancel stop delete remove
      kill turn off clear called named running going left minute minutes hour hours second seconds
      long much time remaining until rings ring goes go check list still longer shorter extra extend
      add more another beep beeping ringing noise give gets got`,
  },
  choices: {},
};
