import { turn, want } from "./conversation.ts";
import type { ScriptedConversation } from "./conversation.ts";
import { morning } from "./morning.ts";

const LONG_NOTE = 10;
const PIECE = 1_987;

/** A report read piece by piece until the first pieces no longer fit the context. */
const pieces = Array.from({ length: LONG_NOTE }, (_, index) =>
  turn(
    index === 0
      ? "read me the note harbour report"
      : "read the next part of the harbour report note",
    [
      want(
        "notes.read",
        index === 0 ? { id: "Harbour report" } : { id: "Harbour report", offset: index * PIECE },
        "read a note",
      ),
    ],
    "That was the part about the quay.",
  ),
);

/** Conversations over the sample home, each with what it stands for. */
export const CONVERSATIONS: readonly ScriptedConversation[] = [
  {
    id: "no-tool",
    about: "talk without tools",
    needs: "none",
    turns: [
      turn("how do you spell rhythm", [], "R, h, y, t, h, m."),
      turn("and what does it mean", [], "A regular pattern of sounds."),
    ],
  },
  {
    id: "one-core",
    about: "one core tool",
    needs: "core",
    turns: [
      turn(
        "what's on my calendar tomorrow",
        [want("calendar.query", { from: "tomorrow" }, "see the calendar")],
        "You have six events tomorrow, the first at 9:15.",
      ),
    ],
  },
  {
    id: "one-deferred",
    about: "one deferred tool",
    needs: "deferred",
    turns: [
      turn(
        "set a timer for ten minutes",
        [want("timers.set", { duration: "ten minutes" }, "set a timer")],
        "Your timer rings in ten minutes.",
      ),
    ],
  },
  {
    id: "same-again",
    about: "the same deferred tool three times",
    needs: "deferred",
    turns: [
      turn(
        "remind me to water the tomatoes tonight",
        [
          want(
            "reminders.create",
            { title: "water the tomatoes", due: "tonight" },
            "create a reminder",
          ),
        ],
        "I'll remind you tonight.",
      ),
      turn(
        "remind me to pay the plumber on Friday",
        [
          want(
            "reminders.create",
            { title: "pay the plumber", due: "on Friday" },
            "create a reminder",
          ),
        ],
        "I'll remind you on Friday.",
      ),
      turn(
        "and to post the letter tomorrow at nine",
        [
          want(
            "reminders.create",
            { title: "post the letter", due: "tomorrow at nine" },
            "create a reminder",
          ),
        ],
        "I'll remind you tomorrow at nine.",
      ),
    ],
  },
  {
    id: "two-in-one",
    about: "two deferred tools in one request",
    needs: "deferred",
    turns: [
      turn(
        "make a note titled boiler visit and set an alarm for half past six",
        [
          want("notes.create", { title: "boiler visit", body: "boiler visit" }, "make a note"),
          want("timers.set", { at: "half past six" }, "set an alarm"),
        ],
        "The note is made and the alarm is set for half past six.",
      ),
    ],
  },
  {
    id: "two-steps",
    about: "2 steps: find a mail and read it",
    needs: "deferred",
    turns: [
      turn(
        "find the mail about the invoice and read it to me",
        [
          want("mail.search", { text: "invoice" }, "search mail"),
          want("mail.read", { id: "mail:1" }, "read a mail"),
        ],
        "Anna has sent invoice 2214 for the tram signs.",
      ),
    ],
  },
  {
    id: "five-steps",
    about: "5 steps: a free hour, an event, a draft, a reminder",
    needs: "deferred",
    turns: [
      turn(
        "when am I free for an hour this week, and book a swim there",
        [
          want("calendar.find_slots", { minutes: "an hour", from: "this week" }, "find free time"),
          want(
            "calendar.create_event",
            { title: "swim", start: "Thursday at 5 pm" },
            "create an event",
          ),
        ],
        "You are free on Thursday at 5, and the swim is in your calendar.",
      ),
      turn(
        "look up Sarah Chen, draft her a mail about it and remind me to send it tonight",
        [
          want("contacts.search", { query: "Sarah Chen" }, "look up a person"),
          want(
            "mail.create_draft",
            { to: "Sarah Chen", subject: "Swim", body: "Will you come swimming on Thursday?" },
            "draft a mail",
          ),
          want(
            "reminders.create",
            { title: "send the mail to Sarah", due: "tonight" },
            "create a reminder",
          ),
        ],
        "The draft is saved, and I'll remind you tonight.",
      ),
    ],
  },
  {
    id: "eight-steps",
    about: "8 steps: preparing a trip",
    needs: "deferred",
    turns: [
      turn(
        "find my Porto itinerary and read it",
        [
          want("system.search_files", { query: "Porto" }, "search files"),
          want("files.read", { path: "Porto itinerary" }, "read a file"),
        ],
        "You leave on Thursday and stay four nights.",
      ),
      turn(
        "what's on the packing list, add a raincoat to it, and what have I to do before",
        [
          want("notes.read", { id: "Packing list Porto" }, "read a note"),
          want("notes.append", { id: "Packing list Porto", text: "raincoat" }, "add to a note"),
          want("reminders.list", {}, "list reminders"),
        ],
        "The raincoat is on the list. Six things are still to do.",
      ),
      turn(
        "any message from Tom, any new mail, and wake me at five",
        [
          want("messages.recent", { who: "Tom Ellery" }, "recent messages"),
          want("mail.recent", { unread: true }, "new mail"),
          want("timers.set", { at: "five" }, "set an alarm"),
        ],
        "Tom has written, there is new mail, and the alarm is set.",
      ),
    ],
  },
  {
    id: "wrong-first",
    about: "a first search that leads elsewhere",
    needs: "deferred",
    turns: [
      turn(
        "what did the people at the lido put up about their times",
        [
          want("system.search_files", { query: "lido" }, "opening times", "search files on disk"),
          want("files.read", { path: "opening hours lido" }, "what it says", "read a file"),
        ],
        "The lido opens at seven.",
      ),
    ],
  },
  {
    id: "search-loop",
    about: "a tool that does not exist, searched for again and again",
    needs: "deferred",
    turns: [
      turn(
        "order me a taxi to the station",
        [
          want(
            "taxi.order",
            {},
            "order a taxi",
            "book a ride",
            "call a cab",
            "taxi to the station",
            "transport",
            "driver",
            "ride sharing",
          ),
        ],
        "I can't order taxis here.",
      ),
    ],
  },
  {
    id: "errors",
    about: "calls that fail and are mended",
    needs: "deferred",
    turns: [
      turn(
        "read me the note about beekeeping",
        [
          want("notes.read", { id: "beekeeping" }, "read a note"),
          want("notes.search", { query: "bees" }, "search notes"),
        ],
        "There is no note about beekeeping.",
      ),
      turn(
        "then tick off the first thing on my shopping list",
        [
          want("reminders.complete", { id: "reminder:44" }, "complete a reminder"),
          want("reminders.list", { list: "Shopping" }, "list reminders"),
          want("reminders.complete", { id: "reminder:1" }, "complete a reminder"),
        ],
        "It is ticked off.",
      ),
    ],
  },
  {
    id: "household",
    about: "an evening: files, messages, music and the volume",
    needs: "deferred",
    turns: [
      turn(
        "how much did we spend on heating",
        [
          want("system.search_files", { query: "household budget" }, "search files"),
          want("files.read", { path: "Household budget" }, "read a file"),
        ],
        "Heating is in the household budget.",
      ),
      turn(
        "did Kate write anything today",
        [want("messages.search", { text: "today", who: "Kate Brooks" }, "search messages")],
        "Kate wrote nothing like that.",
      ),
      turn(
        "turn it down to thirty percent",
        [want("system.set_volume", { level: 30 }, "set the volume")],
        "The volume is at 30 percent.",
      ),
      turn(
        "which timers are running",
        [want("timers.cancel", {}, "running timers")],
        "No timer is running.",
      ),
    ],
  },
  {
    id: "long",
    about: "a long note, read past the end of the context",
    needs: "deferred",
    longNote: LONG_NOTE,
    turns: pieces,
  },
  morning,
];
