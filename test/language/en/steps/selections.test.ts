import { describe, expect, it } from "vitest";
import { pointingInstead, selectionIn } from "../../../../src/language/en/steps/steps.ts";

const first = { from: "first", count: 1 };
const last = { from: "last", count: 1 };
const next = { from: "next", count: 1 };

describe("records that are described", () => {
  it.each([
    ["cancel everything on Tuesday", "all", [], "on Tuesday", "cancel it"],
    ["bin all the Kite Club mails", "all", ["mail"], "Kite Club mails", "bin it"],
    [
      "cancel my meetings on Tuesday before 10:15",
      "all",
      ["event"],
      "meetings on Tuesday before 10:15",
      "cancel it",
    ],
    [
      "push all of Tuesday's appointments back by an hour",
      "all",
      ["event"],
      "appointments Tuesday",
      "push it back by an hour",
    ],
    ["mark both of Odo's emails as read", "all", ["mail"], "emails from Odo", "mark it as read"],
    ["archive the last two from Odo", { from: "last", count: 2 }, [], "from Odo", "archive it"],
    [
      "rename the next sign up meeting to tea",
      next,
      ["event"],
      "sign up meeting",
      "rename it to tea",
    ],
    [
      "put off my first call with Odo on 4 May by an hour",
      first,
      ["event"],
      "call with Odo on 4 May",
      "put off it by an hour",
    ],
    [
      "forward the latest email about 'Rope and tar' to Kim",
      last,
      ["mail"],
      "email about 'Rope and tar'",
      "forward it to Kim",
    ],
    [
      "answer Odo's last email with 'Fine'",
      last,
      ["mail"],
      "email from Odo",
      "answer it with 'Fine'",
    ],
    ["stop all my alarms", "all", ["timer"], "alarms", "stop it"],
  ])("%s", (text, ...[take, kinds, phrase, pointing]) => {
    const found = selectionIn(text);
    expect(found).toMatchObject({ take, kinds, phrase, isShown: false });
    expect(found && pointingInstead(text, found, "thing")).toBe(pointing);
  });

  it.each([
    ["cancel both", "cancel it"],
    ["tick them all off", "tick it off"],
    ["bin the lot", "bin it"],
    ["archive all three of them", "archive it"],
  ])("those that were shown last: %s", (text, pointing) => {
    const found = selectionIn(text);
    expect(found).toMatchObject({ take: "all", isShown: true });
    expect(found && pointingInstead(text, found, "thing")).toBe(pointing);
  });

  it.each([
    ["cancel all future meetings with Odo", "future", "meetings with Odo", undefined],
    ["delete my overdue reminders", "overdue", "reminders", undefined],
    ["mark all unread mail as read", "unread", "mail", undefined],
    ["cancel all upcoming meetings with them", "future", "meetings with them", "them"],
  ])("in a state, and of whom: %s", (text, ...[state, phrase, pronoun]) => {
    expect(selectionIn(text)).toMatchObject({ state, phrase });
    expect(selectionIn(text)?.pronoun).toBe(pronoun);
  });

  it.each([
    "what's on today",
    "remind me to feed all the cats",
    "remind me every day at nine to call mum",
    "move it to the last Friday of May",
    "book lunch the first week of May",
    "add all the eggs to my list",
    "play all night long",
    "cancel the dentist",
  ])("none in: %s", (text) => {
    expect(selectionIn(text)).toBeUndefined();
  });
});
