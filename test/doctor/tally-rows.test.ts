import { describe, expect, it } from "vitest";
import { tallyRows } from "../../src/doctor/tally-rows.ts";

const held = [
  { count: 412, noun: "event" },
  { count: 5, noun: "calendar" },
];

describe("what doctor counts", () => {
  it("names the reasons with their files, and what nobody uses", () => {
    const start = {
      file: "calendar/x/work.ics",
      kind: "without a start",
      reason: "line 2: no DTSTART",
    };
    const rule = {
      file: "calendar/work.ics",
      kind: "unreadable recurrence rule",
      reason: "line 9",
    };
    const other = { file: "notes/a.md", kind: "unreadable note", reason: "It is no text." };
    const unused = [{ count: 2, noun: "journal entry" }];
    const rows = tallyRows([{ domain: "calendar", held, unused }], [start, start, rule, other]);
    expect(rows).toEqual([
      {
        name: "calendars",
        status: "warn",
        sentence:
          "412 events in 5 calendars; 3 left out: 2 without a start (work.ics), 1 unreadable recurrence rule (work.ics); not used: 2 journal entries.",
      },
    ]);
  });

  it("names two files of a reason and no more", () => {
    const files = ["a", "b", "c"].map((name) => ({
      file: `calendar/${name}.ics`,
      kind: "unreadable line",
      reason: "line 1",
    }));
    expect(tallyRows([{ domain: "calendar", held }], files)[0]?.sentence).toBe(
      "412 events in 5 calendars; 3 left out: 3 unreadable lines (a.ics, b.ics, …).",
    );
  });

  it("is content where nothing was left out", () => {
    const none = [
      { count: 1, noun: "mail" },
      { count: 3, noun: "mailbox" },
    ];
    expect(tallyRows([{ domain: "mail", held: none }], [])).toEqual([
      { name: "mails", status: "ok", sentence: "1 mail in 3 mailboxes." },
    ]);
  });
});
