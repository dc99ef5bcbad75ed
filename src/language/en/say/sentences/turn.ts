import { large } from "../say-counted.ts";
import { offeredTitles } from "../../../say/offered-titles.ts";
import type { Choice, TurnSentences } from "../../../contract/sentences/turn.ts";

const NOTHING_DONE = "So I did nothing.";

export const turn: TurnSentences = {
  ask: {
    whatExactly: "What exactly?",
    names: "a name you were asked to choose from",
    which: (kind) => `Which ${kind}?`,
    wanting: {
      when: "When?",
      duration: "For how long?",
      person: "To whom?",
      number: "How much?",
      text: "What should it say?",
    },
    oneOf,
  },
  owed: {
    nothingDone: NOTHING_DONE,
    undecidable: (words) => `I can't find out whether that is so (“${words}”), so I did nothing.`,
    notFound: (words) => `I didn't find what was asked for (“${words}”), so I did nothing with it.`,
    unlimited: (words) =>
      `I can't tell which are meant by “${words}”, so I did nothing. Of which days, of which list, or from whom?`,
    written: (title) =>
      `I can't take anything out of “${title}”, so I did nothing. I can read it to you, or add to it.`,
    whichOf: (words, titles) => {
      const [first = "", ...others] = offeredTitles(titles, "or another");
      const isSeries = others.length === 0;
      const names = isSeries ? `${titles.length} called ${first}` : [first, ...others].join("; ");
      return `Which is “${words}”: ${names}? I did nothing yet.`;
    },
    tooMany: "That is more than I change at once. Of which days, or from whom?",
    notSoMany: (found, said) => `That is ${found}, not ${said}. Which are meant?`,
    noneMeant: "None of them is meant, so I did nothing.",
  },
  news: ({ title, how, when = "" }) => {
    const named = large(title);
    return how === "gone"
      ? `${named} is off`
      : `${named} is ${how === "changed" ? "now " : ""}${when}`;
  },
  answer: {
    tooMuch: "That is more than I can take in at once. What should I do first?",
    wont: "Okay, I won't.",
    cant: (nearest) =>
      nearest === undefined
        ? "I can't do that here."
        : `I can't do that here. What comes nearest: ${nearest}.`,
    ringsOnlyHere: "It rings only while sotto runs.",
    isEmpty: "It is empty.",
    foundNothing: "I found nothing.",
    rows: (rows, left) => `${rows.join("; ")}${left > 0 ? `; and ${left} more` : ""}.`,
    furtherRows: (rows) => `Then: ${rows.join("; ")}.`,
    part: (at, of, canGoOn) =>
      `That was part ${at} of ${of}. ${canGoOn ? "Say go on for more." : "To go on, ask in a conversation: sotto, or --session NAME."}`,
    lastPart: "That was the last part.",
    allRows: "That was all of them.",
    notLookedUp: (count) =>
      `There are ${count} more, which I didn't look up. Ask for fewer, such as those of one day.`,
  },
  conversation: {
    stopped: "Stopped.",
    apology: "Sorry, I couldn't work that out.",
    crashed: "Sorry, my model stopped working. Please try again.",
    closed: "Okay.",
    declined: "Okay, I left it.",
    abilities:
      "I can look after your calendar, reminders, mail, messages, notes, contacts and files, open apps, play music, set timers and run shortcuts. Just say what you need.",
    nothingSaid: "I haven't said anything yet.",
    forgotten: "I've forgotten what we talked about.",
    goodbye: "Goodbye.",
    nothingToUndo: "There is nothing to undo.",
    lastBefore: (told, how) =>
      `In this conversation nothing was done. The last thing before it, ${told} ${OFFERS[how]}`,
    thatWas: (told) => `That was ${told}`,
  },
};

const OFFERS = {
  "can't": "That can't be taken back.",
  ask: "Take it back?",
  "by command": "To take it back: sotto undo",
} as const;

/** "Which one: Ann, Ben, or Cid?", "Which “Lunch”: Anna or Ben?" */
function oneOf({ title, offered, isCut }: Choice): string {
  const names = isCut ? [...offered, "another"] : offered;
  const mark = names.some((name) => name.includes(",")) ? ";" : ",";
  const last = names.length - 1;
  const isTwo = names.length === 2 && mark === ",";
  const list = `${names.slice(0, last).join(`${mark} `)}${isTwo ? "" : mark} or ${names[last]}`;
  return `Which ${title === undefined ? "one" : `“${title}”`}: ${list}?`;
}
