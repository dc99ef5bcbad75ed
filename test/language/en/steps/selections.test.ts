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
    ["archive the ones from Odo", "all", ["mail"], "from Odo", "archive it"],
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
    ["bin them", "bin it"],
    ["archive all three of them", "archive it"],
    ["drop all three", "drop it"],
  ])("those that were shown last: %s", (text, pointing) => {
    const found = selectionIn(text);
    expect(found).toMatchObject({ take: "all", isShown: true });
    expect(found && pointingInstead(text, found, "thing")).toBe(pointing);
  });

  it.each([
    ["cancel all future meetings with Odo", "future", "meetings with Odo", undefined],
    ["delete my overdue reminders", "overdue", "reminders", undefined],
    ["mark all unread mail as read", "unread", "mail", undefined],
    ["mark everything in the box as read", "unread", "in the box", undefined],
    [
      "tick every chore on the barn list that has no date",
      "undated",
      "on the barn list",
      undefined,
    ],
    ["delete the jobs with no date to them", "undated", "", undefined],
    ["bin all my undated reminders", "undated", "reminders", undefined],
    ["flag all the mails I haven't looked at yet", "unread", "mails", undefined],
    ["bin every mail I've already opened", "read", "mail", undefined],
    ["push all the barn reminders that have a date", "dated", "barn reminders", undefined],
    ["tick all the reminders that never got a date", "undated", "reminders", undefined],
    ["tick anything I'm behind on", "overdue", "", undefined],
    ["cancel all upcoming meetings with them", "future", "meetings with them", "them"],
  ])("in a state, and of whom: %s", (text, ...[state, phrase, pronoun]) => {
    expect(selectionIn(text)).toMatchObject({ state, phrase });
    expect(selectionIn(text)?.pronoun).toBe(pronoun);
  });

  it.each([
    ["clear Tuesday afternoon", ["event"], "Tuesday afternoon", "clear it"],
    ["wipe my diary on Tuesday please", ["event"], "Tuesday", "wipe it please"],
    ["clear everything out of the diary for Tuesday", ["event"], "Tuesday", "clear it"],
    [
      "I have a cold. Clear everything out of the diary for Tuesday.",
      ["event"],
      "Tuesday",
      "I have a cold. Clear it.",
    ],
    ["clear my Tuesday, the lot", ["event"], "Tuesday", "clear it, the lot"],
    ["wipe the tenth off my calendar", ["event"], "on the tenth", "wipe it off my calendar"],
    ["mark the whole wool list done", [], "wool list", "mark it done"],
    [
      "tick whatever was due from now to Friday on the wool list",
      [],
      "due from now to Friday on the wool list",
      "tick it",
    ],
    ["tick whatever the wool list has due today", [], "on the wool list due today", "tick it"],
    [
      "move any chore due between Monday and Friday to Sunday",
      ["reminder"],
      "due between Monday and Friday",
      "move it to Sunday",
    ],
    [
      "shove everything I have on Tuesday along an hour",
      [],
      "on Tuesday",
      "shove it along an hour",
    ],
    ["push both calls half an hour later", ["event"], "calls", "push it half an hour later"],
    ["empty the wool list", ["reminder"], "on the wool list", "empty it"],
    ["bin the lot from Odo", ["mail"], "from Odo", "bin it"],
    ["scrap whatever's left on Tuesday", [], "on Tuesday", "scrap it"],
    ["everything I've got on Tuesday an hour later", [], "on Tuesday", "it an hour later"],
    ["tick everything off the wool list", [], "on the wool list", "tick it"],
    ["push Tuesday's reminders to Friday", ["reminder"], "reminders Tuesday", "push it to Friday"],
    ["put both of Tuesday's things on Friday", [], "Tuesday", "put it on Friday"],
    ["archive the mails from Odo", ["mail"], "mails from Odo", "archive it"],
    ["mark all of Odo's mails read", ["mail"], "mails from Odo", "mark it read"],
    ["cancel all the April rehearsals", [], "rehearsals in April", "cancel it"],
    [
      "every rehearsal in April, half an hour earlier",
      [],
      "rehearsal in April",
      "it, half an hour earlier",
    ],
  ])("by a stretch of time, a list or a sender: %s", (text, ...[kinds, phrase, pointing]) => {
    const found = selectionIn(text);
    expect(found).toMatchObject({ take: "all", kinds, phrase, isShown: false });
    expect(found && pointingInstead(text, found, "thing")).toBe(pointing);
  });

  it.each([
    ["archive the mails from Odo and Una", "mails from Odo", ["mails from Una"]],
    ["clear Friday afternoon and evening", "Friday afternoon", ["Friday evening"]],
    ["the mails from Odo and Una can go", "mails from Odo", ["mails from Una"]],
    ["cancel everything on Tuesday and Friday", "on Tuesday", ["on Friday"]],
    [
      "flag the mails from odo, kim and una",
      "mails from odo",
      ["mails from kim", "mails from una"],
    ],
    ["cancel everything on Tuesday and text Odo", "on Tuesday", undefined],
    ["cancel everything on Tuesday, text odo and tell him", "on Tuesday", undefined],
  ])("several of them at once: %s", (text, phrase, others) => {
    expect(selectionIn(text)).toMatchObject({ phrase, others });
  });

  it.each([
    ["bin all my mails except the one from Odo", { phrases: ["mails from Odo"] }, "bin it"],
    [
      "cancel everything on Friday but the choir and the fair",
      { phrases: ["choir", "fair"] },
      "cancel it",
    ],
    [
      "delete every reminder on the wool list apart from Odo's",
      { phrases: ["reminder from Odo"] },
      "delete it",
    ],
    ["delete all but the last two reminders", { take: { from: "last", count: 2 } }, "delete it"],
    [
      "archive all of them except the two newest",
      { take: { from: "last", count: 2 } },
      "archive it",
    ],
    ["stop them all bar the kiln one", { phrases: ["kiln"] }, "stop it"],
    ["cancel all my calls except the two rehearsals", { phrases: ["rehearsals"] }, "cancel it"],
    [
      "tick everything on the wool list but the oats because Odo minds",
      { phrases: ["oats"] },
      "tick it because Odo minds",
    ],
    ["archive all of them except the first", { take: { from: "first", count: 1 } }, "archive it"],
  ])("without what is left out: %s", (text, except, pointing) => {
    const found = selectionIn(text);
    expect(found).toMatchObject({ take: "all", except });
    expect(found && pointingInstead(text, found, "thing")).toBe(pointing);
  });

  it.each([
    ["cancel both meetings on Friday", 2],
    ["flag all three unread mails", 3],
    ["push all three of Friday's things", 3],
    ["cancel all my meetings on Friday", undefined],
    ["cancel both", 2],
    ["drop all three", 3],
    ["stop the two of them", undefined],
    ["bin the lot", undefined],
  ])("as many as they are said to be: %s", (text, count) => {
    expect(selectionIn(text)?.count).toBe(count);
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
    "tell all my friends I'm late",
    "turn all the lights off",
    "clear up the table",
  ])("none in: %s", (text) => {
    expect(selectionIn(text)).toBeUndefined();
  });
});

describe("a lot with what is left out of it, or as many as are said", () => {
  it.each([
    ["clear Friday bar the choir", "Friday", { phrases: ["choir"] }, undefined],
    ["wipe tomorrow except Kim or she'll sulk", "tomorrow", { phrases: ["Kim"] }, undefined],
    ["so clear the calendar on Friday of whatever's in it", "Friday", undefined, undefined],
    [
      "strike everything out of Friday's diary but Kim's do",
      "in Friday's diary",
      { phrases: ["Kim's do"] },
      undefined,
    ],
    ["take both my calls on Friday out of the book", "calls on Friday", undefined, 2],
    ["bin the two about the barge", "about the barge", undefined, 2],
    ["cancel my three fittings", "fittings", undefined, 3],
  ])("%s", (text, ...[phrase, except, count]) => {
    const found = selectionIn(text);
    expect(found).toMatchObject({ take: "all", phrase });
    expect([found?.except, found?.count]).toEqual([except, count]);
  });

  it.each(["add the two eggs to the list", "cancel the one about tar", "I'd like my three wishes"])(
    "is none: %s",
    (text) => {
      expect(selectionIn(text)).toBeUndefined();
    },
  );
});

it("tells something of what was named before it, and describes nothing new", () => {
  expect(selectionIn("untick the oars, the ones I tarred are gone")).toBeUndefined();
});
