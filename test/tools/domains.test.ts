import { personRow } from "../../tools/contacts/person-words.ts";
import { describe, expect, it } from "vitest";
import { english } from "../../src/language/en/english.ts";
import { bench, berlin } from "./run-tool.ts";
import { mails, messages, people, reminders } from "./world.ts";

describe("contacts.search", () => {
  const known = people.map((one) =>
    one.id === "p5"
      ? { ...one, note: "Came to us in autumn as the piano tuner for the hall" }
      : one,
  );
  const open = (): ReturnType<typeof bench> => bench({ people: known });
  it("tells two of one name apart, and sends to neither unasked", async () => {
    const emails = [{ label: "work", value: "a@other.example" }];
    const other = { name: "Anna Lindqvist", organisation: "Other Co", emails, phones: [] };
    const twins = [...people, { id: "p9", nicknames: [], version: "1", ...other }];
    const { spoken, call, world } = bench({ people: twins });
    expect(await spoken("contacts.search", { query: "Anna Lindqvist" })).toBe(
      "I found two people: Anna Lindqvist (Other Co), work a@other.example; Anna Lindqvist (anna@form.example), mobile +46 70 174 06 21, work anna@form.example, home al@brev.example.",
    );
    const mail = { subject: "s", body: "b" };
    expect(await call("mail.send", { ...mail, to: "Anna Lindqvist" })).toMatchObject({
      ok: false,
      code: "ambiguous",
      message:
        "Several people fit “Anna Lindqvist”: Anna Lindqvist (Other Co) or Anna Lindqvist (anna@form.example). Which one?",
    });
    await call("mail.send", { ...mail, to: "Anna Lindqvist (Other Co)" });
    expect(world.outbox).toMatchObject([{ to: [{ address: "a@other.example" }] }]);
  });

  it.each([
    [
      "anna",
      "In your contacts: Anna Lindqvist, mobile +46 70 174 06 21, work anna@form.example, home al@brev.example.",
    ],
    ["mom", "In your contacts: Margaret Ellery, home +44 20 7946 0184, mobile +44 7700 900184."],
    ["412", "In your contacts: Sarah O'Neill, mobile +44 7700 900412."],
    ["07700 900412", "In your contacts: Sarah O'Neill, mobile +44 7700 900412."],
    [
      "al@brev",
      "In your contacts: Anna Lindqvist, mobile +46 70 174 06 21, work anna@form.example, home al@brev.example.",
    ],
    ["Lukasz Wojcik", "In your contacts: Łukasz Wójcik, without a number or address."],
    // What a card says of somebody, beside the names.
    ["tuners", "In your contacts: Łukasz Wójcik, without a number or address."],
    ["Zebedee", "I found nobody for “Zebedee” in your contacts."],
  ])("%s: %s", async (query, sentence) => {
    expect(await open().spoken("contacts.search", { query })).toBe(sentence);
  });

  it("shows both of two with one first name", async () => {
    expect(await open().call("contacts.search", { query: "sarah" })).toMatchObject({
      items: [
        { handle: "person:1", name: "Sarah Chen" },
        { handle: "person:2", name: "Sarah O'Neill" },
      ],
    });
  });

  it("keeps when the birthday of each is next, and nobody is shown it", async () => {
    const [anna] = people.filter(({ id }) => id === "p1");
    if (!anna) throw new Error("nobody is there");
    const clock = { now: () => Date.UTC(2026, 2, 3, 12), zone: "Europe/Berlin" };
    const place = { clock, say: english.say };
    const nextOf = (month: number, day: number): string | undefined => {
      const { at } = personRow({ ...anna, birthday: { month, day } }, place);
      return at === undefined ? undefined : new Date(at).toISOString();
    };
    expect(nextOf(3, 21)).toBe("2026-03-20T23:00:00.000Z");
    expect(nextOf(3, 3)).toBe("2026-03-02T23:00:00.000Z");
    expect(nextOf(1, 2)).toBe("2027-01-01T23:00:00.000Z");
    expect(personRow(anna, place).at).toBeUndefined();
    const ageOf = (year?: number, month = 3, day = 21): unknown => {
      const birthday = { month, day, ...(year === undefined ? {} : { year }) };
      const { age, turning } = personRow({ ...anna, birthday }, place).details ?? {};
      return [age, turning];
    };
    const next = "turning 45 on Saturday 21 March";
    expect(ageOf(1981)).toEqual([`44, ${next}`, next]);
    expect(ageOf(undefined)).toEqual([undefined, "next on Saturday 21 March"]);
    expect(ageOf(1981, 3, 3)).toEqual(["45", "turning 45 today"]);
  });

  it("says when the address book may not be read", async () => {
    const denied = bench({ failing: { contacts: "permission" } });
    expect(await denied.call("contacts.search", { query: "anna" })).toMatchObject({
      code: "permission",
    });
  });
});

describe("reminders", () => {
  const open = (): ReturnType<typeof bench> => bench({ reminders: reminders() });
  it.each([
    [
      { due: "today" },
      "You have three reminders due today: Water the plants, Missed call at 8 am and Ring Granny at 8:30 pm.",
    ],
    [
      { due: "overdue" },
      "You have two overdue reminders: Renew the passport overdue since last Sunday and Missed call overdue since today at 8 am.",
    ],
    [{ list: "shopping" }, "You have one reminder on the list shopping: Oats."],
    [{ due: "none" }, "You have one reminder without a date: Oats."],
    [{ done: true }, "You have one finished reminder: Old thing Sunday 1 February at 10 am."],
    [{ text: "bicycle" }, "You have no reminders about “bicycle”."],
    [
      { from: "this Friday" },
      "You have one reminder due on Friday 6 March: Timesheet Friday 6 March at 4 pm.",
    ],
    [{ from: "tomorrow" }, "You have no reminders due tomorrow."],
    [
      { to: "today" },
      "You have four reminders due by today: Renew the passport overdue since last Sunday, Water the plants today, Missed call overdue since today at 8 am and Ring Granny today at 8:30 pm.",
    ],
    [
      { from: "from Wednesday", to: "until Saturday" },
      "You have one reminder due from tomorrow until Saturday 7 March: Timesheet Friday 6 March at 4 pm.",
    ],
  ])("reminders.list %j: %s", async (input, sentence) => {
    expect(await open().spoken("reminders.list", input)).toBe(sentence);
  });

  it.each([
    ["before Wednesday", "due by today:"],
    ["by Friday", "due by Friday 6 March:"],
    ["until Friday at 9 am", "due by Friday 6 March at 9 am:"],
  ])("says the last time that %s means: %s", async (to, words) => {
    expect(await open().spoken("reminders.list", { to })).toContain(words);
  });

  it("counts a week from this morning, six of them open", async () => {
    expect(await open().call("reminders.list", { due: "week", limit: 2 })).toMatchObject({
      more: 2,
    });
    expect(await open().call("reminders.list", {})).toMatchObject({
      more: 0,
      items: { length: 6 },
    });
  });

  it.each([
    [{ title: "call mum", due: "at five" }, "Reminder set: call mum, today at 5 pm."],
    [{ title: "call mum", due: "tomorrow" }, "Reminder set: call mum, tomorrow."],
    [{ title: "oat milk", list: "shoping" }, "Added to the list Shopping: oat milk."],
    [
      { title: "bins", due: "every thursday at 8 pm" },
      "Reminder set: bins, Thursday 5 March at 8 pm, every Thursday.",
    ],
    [{ title: "rent", repeat: "every month" }, /^Reminder set: rent, .*, every month/],
    [{ title: "x", due: "yesterday" }, "That time has passed: yesterday. When shall I remind you?"],
    [
      { title: "x", due: "2026-03-03T08:59" },
      "That time has passed: today at 8:59 am. When shall I remind you?",
    ],
    [{ title: "x", due: "blurp" }, "I don't understand the time “blurp”."],
    [
      { title: "x", list: "garage" },
      "There is no list “garage”. Which one instead: Reminders or Shopping?",
    ],
  ])("reminders.create %j: %s", async (input, sentence) => {
    const said = await open().spoken("reminders.create", input);
    if (typeof sentence === "string") expect(said).toBe(sentence);
    else expect(said).toMatch(sentence);
  });

  it("gives a new reminder its priority, notes and undo", async () => {
    const { call, world } = open();
    const input = { title: "Call", due: "in two hours", notes: "the blue form", priority: "high" };
    expect(await call("reminders.create", input)).toMatchObject({
      undo: { operation: "reminders.remove" },
      items: [{ handle: "reminder:1", priority: "high priority" }],
    });
    expect(world.reminders.at(-1)).toMatchObject({
      due: berlin("2026-03-03T11:00"),
      dateOnly: false,
      notes: "the blue form",
    });
  });

  it("ticks off, says the next time of a repeating one, and opens again", async () => {
    const { spoken, world, handle } = open();
    expect(await spoken("reminders.complete", { id: handle("reminder", "r3") })).toBe(
      "Done: Ring Granny.",
    );
    expect(await spoken("reminders.complete", { id: handle("reminder", "r6") })).toBe(
      "Done: Timesheet. Next time: Timesheet, Friday 13 March at 4 pm.",
    );
    expect(await spoken("reminders.complete", { id: handle("reminder", "r3"), undo: true })).toBe(
      "Open again: Ring Granny.",
    );
    expect(world.reminders[2]).toMatchObject({ done: false });
  });

  it.each([
    [{ due: "9 pm" }, { due: berlin("2026-03-03T21:00"), dateOnly: false }],
    [{ due: "tomorrow" }, { due: berlin("2026-03-04T20:30"), dateOnly: false }],
    [{ due: "an hour later" }, { due: berlin("2026-03-03T21:30") }],
    [{ list: "shopping" }, { list: "Shopping" }],
    [
      { title: "Ring Gran", priority: "low" },
      { title: "Ring Gran", priority: "low" },
    ],
  ])("reminders.update %j", async (said, changed) => {
    const { call, world, handle } = open();
    expect(await call("reminders.update", { id: handle("reminder", "r3"), ...said })).toMatchObject(
      { ok: true },
    );
    expect(world.reminders[2]).toMatchObject(changed);
  });

  it.each([
    ["reminders.update", { id: "reminder:1" }, "invalid"],
    ["reminders.update", { id: "reminder:1", due: "2020-01-01" }, "invalid"],
    ["reminders.update", { id: "reminder:1", due: "every Monday at 9" }, "invalid"],
    ["reminders.update", { id: "reminder:7", title: "x" }, "not_found"],
    ["reminders.complete", { id: "reminder:7" }, "not_found"],
    ["reminders.delete", { id: "r3" }, "not_found"],
  ])("%s %j fails with %s", async (name, input, code) => {
    const { call, handle } = open();
    handle("reminder", "r3");
    expect(await call(name, input)).toMatchObject({ ok: false, code });
  });

  it("asks before deleting, with all that goes", async () => {
    const { question, spoken, world, handle } = open();
    const id = handle("reminder", "r6");
    expect(await question("reminders.delete", { id })).toBe(
      "Delete the reminder Timesheet, Friday 6 March at 4 pm, from the list Reminders? It repeats; every time of it goes.",
    );
    expect(await spoken("reminders.delete", { id })).toBe("Deleted: Timesheet.");
    expect(world.reminders.some(({ id: one }) => one === "r6")).toBe(false);
  });
});

describe("mail", () => {
  const open = (): ReturnType<typeof bench> => bench({ mails: mails(), people });
  it.each([
    [
      { unread: true, from: "anna" },
      "You have one new mail from Anna Lindqvist: Invoice 2214, today at 4 am.",
    ],
    // A firm is found by where it writes from.
    [{ from: "nordic" }, "No mail from nordic."],
    [
      { from: "Anna Lindqvist" },
      "You have two mails from Anna Lindqvist: Anna Lindqvist: Invoice 2214, today at 4 am; A. L.: Holiday, Friday 20 February at 12 pm.",
    ],
    [{ unread: true, from: "tom" }, "No new mail from tom."],
    [{ from: "parcels" }, /noreply@parcels\.example: without a subject/],
    [{ mailbox: "archive" }, "No mail in archive."],
    [{ mailbox: "attic" }, "There is no mailbox called attic."],
  ])("mail.recent %j: %s", async (input, sentence) => {
    const said = await open().spoken("mail.recent", input);
    if (typeof sentence === "string") expect(said).toBe(sentence.replace("at 12 pm", "at noon"));
    else expect(said).toMatch(sentence);
  });

  it("shows what both of two Sarahs wrote, by name, and unread mail first", async () => {
    const both = await open().call("mail.recent", { from: "sarah" });
    expect(both).toMatchObject({
      items: [
        { from: "Sarah O'Neill", state: "unread" },
        { from: "Sarah Chen", state: "flagged" },
      ],
    });
  });

  it.each([
    [
      { text: "invoice" },
      "I found one mail about “invoice”: Anna Lindqvist: Invoice 2214, today at 4 am.",
    ],
    [
      { from: "anna", since: "last month", until: "yesterday" },
      "I found one mail from anna from Sunday 1 February until yesterday: A. L.: Holiday, Friday 20 February at noon.",
    ],
    [{ since: "last week" }, "No mail last week."],
    [
      { since: "2026-03-03" },
      "I found one mail today: Anna Lindqvist: Invoice 2214, today at 4 am.",
    ],
    [{ subject: "dinner", from: "sarah" }, /Dinner/],
    // Another form of what a sender goes by; several people in one breath.
    [{ from: "the library" }, /one mail from the library: Vale Libraries: Fine/],
    [
      { from: "anna and sarah chen" },
      /Anna Lindqvist: Invoice 2214, .*Sarah Chen: Notes.*A\. L\.: Holiday/,
    ],
    [{ since: "glorp" }, "I don't understand the time “glorp”."],
  ])("mail.search %j: %s", async (input, sentence) => {
    const said = await open().spoken("mail.search", input);
    if (typeof sentence === "string") expect(said).toBe(sentence);
    else expect(said).toMatch(sentence);
  });

  it.each([
    ["mail.search", { from: "anna", text: "tax receipt" }, ["Invoice 2214", "Holiday"]],
    ["mail.search", { subject: "lovely holiday photos" }, ["Holiday"]],
    ["mail.search", { text: "zither" }, []],
  ] as const)("gives what comes nearest to who reads it: %s %j", async (name, input, subjects) => {
    const { call } = bench({ mails: mails(), people }, english, true);
    expect(await call(name, input)).toMatchObject({
      items: subjects.map((subject) => ({ subject })),
      ...(subjects.length > 0 ? { isPartial: true } : {}),
    });
    expect(await open().call(name, input)).toMatchObject({ items: [] });
  });

  it("reads a short mail out with its sender, and a long one in parts", async () => {
    const { spoken, call, handle } = open();
    expect(await spoken("mail.read", { id: handle("mail", "m1") })).toBe(
      "From Anna Lindqvist, today at 4 am: Invoice 2214\n\nHere it is.\n\nAnna\n\nAttached: invoice.csv",
    );
    const id = handle("mail", "m5");
    const first = await call("mail.read", { id });
    expect(first).toMatchObject({ ok: true, nextOffset: 2_000 });
    expect(await spoken("mail.read", { id })).toBeUndefined();
    const last = await call("mail.read", { id, offset: 4_000 });
    expect(last.ok && "text" in last ? last.text.length : 0).toBeLessThan(2_000);
  });

  it("asks with the real address and the whole text before it sends", async () => {
    const from = { name: "Robin", address: "robin@here.example" };
    const { question, call, world } = bench({
      people,
      mailWay: { through: "mail.here.example:587", from },
    });
    const body = `Hello,\n${"long ".repeat(900)}end`;
    const input = { to: "anna", cc: "me@else.example", subject: "Re: Invoice", body };
    expect(await question("mail.send", input)).toBe(
      `Send this mail through mail.here.example:587?\nFrom: Robin <robin@here.example>\nTo: Anna Lindqvist <anna@form.example>\nCopy to: me@else.example\nSubject: Re: Invoice\n\n${body}`,
    );
    expect(await call("mail.send", input)).toMatchObject({
      done: "In the outbox: Re: Invoice, to Anna Lindqvist. It goes in 8 seconds through mail.here.example:587.",
      dated: "Handed on, to go through mail.here.example:587: Re: Invoice, to Anna Lindqvist.",
      undo: { operation: "mail.unsend" },
    });
    expect(world.outbox).toEqual([
      {
        to: [{ name: "Anna Lindqvist", address: "anna@form.example" }],
        cc: [{ name: "", address: "me@else.example" }],
        subject: "Re: Invoice",
        body,
      },
    ]);
  });

  it("says before and after that nothing leaves where there is no way out", async () => {
    const { question, call } = open();
    const input = { to: "anna", subject: "Invoice", body: "b" };
    expect(await question("mail.send", input)).toMatch(
      /^Put this mail in the outbox here, not sent, because no way out is set up\?\nTo: /,
    );
    expect(await call("mail.send", input)).toMatchObject({
      done: "In the outbox here, not sent: Invoice, to Anna Lindqvist. No way out is set up.",
    });
  });

  it("marks a mail as read when its text was shown, and only then", async () => {
    const { call, handle, world, seen } = open();
    const id = handle("mail", "m1");
    await call("mail.recent", { from: "anna" });
    expect(world.mails.find((one) => one.id === "m1")?.unread).toBe(true);
    await call("mail.read", { id });
    expect(await seen("mail.read", { id })).toMatchObject({
      done: "A mail that was read out is marked as read.",
      undo: { operation: "mail.restore" },
    });
    expect(world.mails.find((one) => one.id === "m1")?.unread).toBe(false);
    expect(await seen("mail.read", { id })).toBeUndefined();
  });

  it.each([
    ["anna and a@b.example", ["anna@form.example", "a@b.example"]],
    ["Anna Lindqvist, Sarah Chen", ["anna@form.example", "sarah.chen@studio.example"]],
    ["A B <a@b.example>", ["a@b.example"]],
  ])("sends to %s", async (to, addresses) => {
    const { call, world } = open();
    await call("mail.send", { to, subject: "s", body: "b" });
    expect(world.outbox[0]?.to.map(({ address }) => address)).toEqual(addresses);
  });

  it.each([
    ["sarah", "ambiguous", "Several people fit “sarah”: Sarah Chen or Sarah O'Neill. Which one?"],
    ["mum", "not_found", "Margaret Ellery has no e-mail address in your contacts."],
    ["anna and zebedee", "not_found", "I don't know anybody called “zebedee”."],
    ["not@an address", "not_found", /I don't know anybody/],
  ])("doesn't send to %s: %s", async (to, code, message) => {
    const { call, world } = open();
    const result = await call("mail.send", { to, subject: "s", body: "b" });
    expect(result).toMatchObject({ ok: false, code });
    if (!result.ok) expect(result.message).toMatch(message);
    expect(world.outbox).toEqual([]);
  });

  it.each([
    ["calendar.create_event", { title: "Lunch", start: "tomorrow at noon" }],
    ["calendar.update_event", { id: "event:1" }],
  ])(
    "can't invite by %s whoever has no address, and says what can be done",
    async (name, given) => {
      const { call } = open();
      await call("calendar.create_event", { title: "Tea", start: "tomorrow at four" });
      const result = await call(name, { ...given, with: "mum" });
      expect(result).toMatchObject({ ok: false, code: "not_found" });
      if (!result.ok) expect(result.message).toMatch(/Margaret Ellery has no e-mail.*in the title/);
    },
  );

  it("drafts an answer to whom it answers", async () => {
    const { spoken, handle, world } = open();
    const input = {
      subject: "Re: Invoice 2214",
      body: "Got it.",
      reply_to_id: handle("mail", "m1"),
    };
    expect(await spoken("mail.create_draft", input)).toBe(
      "Draft saved: Re: Invoice 2214, to Anna Lindqvist.",
    );
    expect(world.mails.at(-1)).toMatchObject({
      replyTo: "m1",
      to: [{ address: "anna@form.example" }],
    });
    expect(await spoken("mail.create_draft", { ...input, subject: "Thank you" })).toBe(
      "Draft saved: Re: Invoice 2214, to Anna Lindqvist.",
    );
    expect(await spoken("mail.create_draft", { subject: "Idea", body: "x" })).toBe(
      "Draft saved: Idea.",
    );
  });

  it.each([
    ["read", "Marked as read: Invoice 2214, from Anna Lindqvist.", { unread: false }],
    ["flag", "Flagged: Invoice 2214, from Anna Lindqvist.", { flagged: true }],
    ["archive", "Archived: Invoice 2214, from Anna Lindqvist.", { mailbox: "Archive" }],
    ["trash", "Moved to the trash: Invoice 2214, from Anna Lindqvist.", { mailbox: "Trash" }],
  ])("mail.update_message %s", async (action, sentence, changed) => {
    const { spoken, world, handle } = open();
    expect(await spoken("mail.update_message", { id: handle("mail", "m1"), action })).toBe(
      sentence,
    );
    expect(world.mails[0]).toMatchObject(changed);
  });

  it("asks which mail goes, by subject, address and time", async () => {
    const { question, handle } = open();
    expect(
      await question("mail.update_message", { id: handle("mail", "m1"), action: "trash" }),
    ).toBe(
      "Move this mail to the trash?\nInvoice 2214\nFrom: Anna Lindqvist <anna@form.example>, today at 4 am",
    );
  });
});

describe("messages", () => {
  const open = (): ReturnType<typeof bench> => bench({ messages: messages(), people });
  it.each([
    [
      { who: "mum" },
      "You have three messages with mum: Margaret Ellery, today at 6 am: “Which train on Saturday?”; you to Margaret Ellery, yesterday at 6:30 am: “Yes!”; Margaret Ellery, yesterday at 6 am: “Did the soup turn out?”.",
    ],
    [
      { unread: true },
      "You have one new message: Margaret Ellery, today at 6 am: “Which train on Saturday?”.",
    ],
    [
      {},
      "You have three messages: Margaret Ellery, today at 6 am: “Which train on Saturday?”; +1 555 0199, last Sunday at noon: “Your code is 5512”; Sarah O'Neill in Book club, last Friday at noon: “Define finished”.",
    ],
    [{ who: "zebedee" }, "I don't know anybody called “zebedee”."],
    [{ who: "Lukasz" }, "No messages with Lukasz."],
  ])("messages.recent %j: %s", async (input, sentence) => {
    expect(await open().spoken("messages.recent", input)).toBe(sentence);
  });

  it.each([
    [
      { text: "soup" },
      "I found one message with “soup”: Margaret Ellery, yesterday at 6 am: “Did the soup turn out?”.",
    ],
    [{ text: "code", who: "mum" }, "No messages with mum with “code”."],
    [{ text: "train", since: "yesterday" }, /Which train/],
  ])("messages.search %j: %s", async (input, sentence) => {
    const said = await open().spoken("messages.search", input);
    if (typeof sentence === "string") expect(said).toBe(sentence);
    else expect(said).toMatch(sentence);
  });

  it("asks with the number and the whole text, and sends to the mobile", async () => {
    const { question, call, world } = bench({
      people,
      messages: messages(),
      messageWay: { through: "Messages" },
    });
    const input = { to: "mum", text: "The nine forty, platform 2" };
    expect(await question("messages.send", input)).toBe(
      "Send this message to Margaret Ellery (+44 7700 900184) through Messages?\nThe nine forty, platform 2",
    );
    expect(await call("messages.send", input)).toMatchObject({
      ok: true,
      undo: { operation: "messages.unsend" },
    });
    expect(world.messages.at(-1)).toMatchObject({
      handle: "+44 7700 900184",
      fromMe: true,
      text: input.text,
    });
  });

  it.each([
    ["sarah", "ambiguous"],
    ["zebedee", "not_found"],
    ["Łukasz Wójcik", "not_found"],
  ])("sends nothing to %s: %s", async (to, code) => {
    const { call, world } = open();
    expect(await call("messages.send", { to, text: "x" })).toMatchObject({ ok: false, code });
    expect(world.messages).toHaveLength(5);
  });

  it("sends to a group by its name", async () => {
    const { question } = open();
    expect(await question("messages.send", { to: "book club", text: "Chapter six" })).toBe(
      "Put this message to Book club in the outbox here, not sent, because messages have no way out of this machine?\nChapter six",
    );
  });

  it("sends to one person at a time", async () => {
    const { call, world } = open();
    expect(await call("messages.send", { to: "mum and anna", text: "x" })).toMatchObject({
      code: "invalid",
    });
    expect(world.messages).toHaveLength(5);
  });

  it("opens a chat by name or number", async () => {
    const { spoken, world } = open();
    expect(await spoken("messages.open_chat", { to: "sarah o'neill" })).toBe(
      "Opened the chat with Sarah O'Neill.",
    );
    expect(await spoken("messages.open_chat", { to: "+1 555 0199" })).toBe(
      "Opened the chat with +1 555 0199.",
    );
    expect(world.opened).toEqual(["chat +44 7700 900412", "chat +1 555 0199"]);
  });
});
