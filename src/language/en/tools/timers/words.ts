import type { DomainWords } from "../../../tools/domain-words.ts";
import { split } from "../../../tools/split.ts";
import { timersPhrases } from "./phrases.ts";

const UNITS = ["second", "seconds", "minute", "minutes", "hour", "hours"];

/** A length given to a timer that runs, or taken from it. */
const LONGER = {
  true: [
    ...split(
      "longer,extend,prolong,lengthen,more time,give the,give it,give them,give my,push the,push my,push it,push back,delay,postpone",
    ),
    ...UNITS.flatMap((unit) => [
      `more ${unit}`,
      `${unit} more`,
      `extra ${unit}`,
      `${unit} extra`,
      `${unit} to the`,
      `${unit} to my`,
      `${unit} later`,
    ]),
  ],
  false: [
    ...split("shorter,shorten,less time"),
    ...UNITS.flatMap((unit) => [
      `${unit} less`,
      `less ${unit}`,
      `fewer ${unit}`,
      `${unit} off`,
      `${unit} from the`,
      `${unit} from my`,
      `${unit} shorter`,
      `${unit} earlier`,
      `${unit} sooner`,
    ]),
  ],
};

const ALL = {
  true: split(
    "all timers,all the timers,all my timers,all of the timers,all running timers,every timer,all alarms,all the alarms,all my alarms,every alarm,all of them,both timers,both alarms,both of them,the timers,my timers,the alarms,my alarms",
  ),
  false: [],
};

const ACT = {
  tell: split(
    "how,how's,what,what's,when,which,list,show,check,see,any,left,remaining,is the,is my,are the,are my,do i have,have i got,does the,does my,does an,status,tell me",
  ),
  cancel: split(
    "cancel,stop,kill,end,delete,remove,clear,silence,dismiss,abort,quit,shut,drop,forget,get rid,scrap,bin,off,disable,no more,erase,don't need,don't wake,do not wake,unset,enough,cancelled,lose,ditch",
  ),
  other: split(
    "pause,paused,freeze,hold the,hold my,hold it,resume,unpause,continue the,continue my,carry on with,restart,reset,start over,start it again,rename,skip,skipping,change the,change my,move the,move my,reschedule",
  ),
};

export const timers: DomainWords = {
  phrases: timersPhrases,
  heard: "timer",
  shows: {
    "timers.set": "Set this timer?",
    "timers.cancel": "Stop this timer?",
  },
  carriers: {
    read: "",
    write: `
      timer timers alarm alarms set put stick pop bung whack chuck start countdown count down wake wakeup cancel stop delete remove
      kill turn off clear called named running going left minute minutes hour hours second seconds
      long much time remaining until rings ring goes go check list still longer shorter extra extend
      add more another doing beep beeping ringing noise give gets got
      pause resume unpause restart reset rename skip freeze hold status push back change move shift reschedule recurring repeating`,
  },
  choices: {
    "timers.set": { longer: LONGER },
    "timers.cancel": {
      act: ACT,
      all: ALL,
      alarms: { true: ["alarms", "alarm", "every alarm", "the alarm", "my alarm"], false: [] },
      timers: { true: ["timers", "every timer", "countdowns", "the timer", "my timer"], false: [] },
      longer: LONGER,
    },
  },
};
