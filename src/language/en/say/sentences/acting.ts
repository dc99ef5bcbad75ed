import type { ActingSentences, WarningSentences } from "../../../contract/sentences/acting.ts";
import { sayUndone } from "./undone.ts";

export const acting: ActingSentences = {
  failed: (reason) => `That failed: ${reason}`,
  tooLong: "That took too long, so I stopped waiting for it.",
  cutOff: "That kept me busy without end, so I stopped it.",
  noRecord: (handle) => `There is no ${handle} in this conversation.`,
  tooMany: (most) => `That is more than the ${most} I change at once. Which of them first?`,
  hasChanged: "That changed after you were asked, so I left it.",
  noJournal: "I can't keep my journal just now, so I left it.",
  doneAfterAll: (done) => `That was done after all: ${done}`,
  notDone: (reason) => `That was not done: ${reason}`,
  stoppedAfter: (done, of, reason) => `I did ${done} of ${of} and stopped: ${reason}`,
  andMore: (count, of) => `And ${count} more of the same, ${of} in all.`,
  nobodyAnswered: "Nobody answered, so that is a no.",
  cutOffBefore: (when, what) =>
    `I was cut off ${when}. This may have happened; I did not repeat it: ${what}`,
  missed: (time, title) => `Missed at ${time}: ${title}`,
  undone: sayUndone,
  cantTakeBack: (done) => `I can't take that back: ${done}`,
  partlyBack: (back, of, lost) => `${back} of ${of} are back. ${lost.join(" ")}`,
  allBack: (count) => `All ${count} are as they were.`,
  waitsInOutbox: "What you sent waits in the outbox and goes at the next start.",
};

export const warning: WarningSentences = {
  allOf: (count) => `All ${count} of these?`,
  takeBack: (done) => `Take back what was done last? ${done}`,
  unsaid: (value, field, sources) => {
    const from = sources.length === 0 ? "" : ` It may come from ${sources.join(", ")}.`;
    return `You did not say this${field === undefined ? "" : ` ${field}`}: ${value}.${from}`;
  },
  unnamed: (kind, record) => `You did not name this ${kind}: ${record}.`,
  mixedLetters: (word) => `Careful: "${word}" has letters of other alphabets that look like these.`,
  field: (name) => name,
};
