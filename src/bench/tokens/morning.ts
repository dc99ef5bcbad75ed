import { turn, want } from "./conversation.ts";
import type { ScriptedConversation } from "./conversation.ts";

/** Twenty requests of one morning, core and deferred tools as they come. */
export const morning: ScriptedConversation = {
  id: "morning",
  about: "20 turns of a morning",
  needs: "deferred",
  turns: [
    turn("good morning", [], "Good morning."),
    turn(
      "what's on today",
      [want("calendar.query", { from: "today" }, "see the calendar")],
      "Here is your day.",
    ),
    turn(
      "any new mail",
      [want("mail.recent", { unread: true, limit: 3 }, "new mail")],
      "There are a few new mails.",
    ),
    turn(
      "read me the first one",
      [want("mail.read", { id: "mail:1" }, "read a mail")],
      "That is it.",
    ),
    turn(
      "remind me to answer it after lunch",
      [want("reminders.create", { title: "answer it", due: "after lunch" }, "create a reminder")],
      "I'll remind you.",
    ),
    turn(
      "set a timer for four minutes",
      [want("timers.set", { duration: "four minutes", label: "tea" }, "set a timer")],
      "Four minutes.",
    ),
    turn(
      "what is Priya's number",
      [want("contacts.search", { query: "Priya" }, "look up a person")],
      "Here it is.",
    ),
    turn(
      "messages from Tom please",
      [want("messages.recent", { who: "Tom Ellery", limit: 3 }, "recent messages")],
      "Tom has written.",
    ),
    turn(
      "what do I still have to do at home",
      [want("reminders.list", { list: "Home" }, "list reminders")],
      "There are some things to do at home.",
    ),
    turn(
      "tick off the first",
      [want("reminders.complete", { id: "reminder:2" }, "complete a reminder")],
      "Done.",
    ),
    turn(
      "when am I free for half an hour today",
      [want("calendar.find_slots", { minutes: "half an hour", from: "today" }, "find free time")],
      "You have gaps this afternoon.",
    ),
    turn(
      "put a walk in at two",
      [want("calendar.create_event", { title: "walk", start: "today at two" }, "create an event")],
      "The walk is in.",
    ),
    turn("thank you", [], "You're welcome."),
    turn(
      "what did I note about the boiler",
      [
        want("notes.search", { query: "boiler" }, "search notes"),
        want("notes.read", { id: "Boiler" }, "read a note"),
      ],
      "The pressure should be 1.2.",
    ),
    turn(
      "add that the man came today",
      [want("notes.append", { id: "Boiler", text: "the man came today" }, "add to a note")],
      "It's added.",
    ),
    turn(
      "another timer, ten minutes",
      [want("timers.set", { duration: "ten minutes" }, "set a timer")],
      "Ten minutes.",
    ),
    turn(
      "find the tram signage brief",
      [want("system.search_files", { query: "tram signage brief" }, "search files")],
      "I found it.",
    ),
    turn("read it", [want("files.read", { path: "Brief" }, "read a file")], "That is the brief."),
    turn(
      "remind me to send it at eleven",
      [want("reminders.create", { title: "send it", due: "at eleven" }, "create a reminder")],
      "I'll remind you at eleven.",
    ),
    turn(
      "what's on tomorrow",
      [want("calendar.query", { from: "tomorrow" }, "see the calendar")],
      "You have six events tomorrow.",
    ),
  ],
};
