import { globSync, mkdtempSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import ICAL from "ical.js";
import PostalMime from "postal-mime";
import { extractText } from "unpdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeSampleHome } from "../../../../src/host/embedded/sample/make-sample-home.ts";

const clock = { now: Date.parse("2026-03-03T09:00:00+01:00"), zone: "Europe/Berlin" };
const base = mkdtempSync(join(tmpdir(), "sotto-sample-"));
const home = join(base, "home");

beforeAll(() => makeSampleHome(home, clock));
afterAll(() => rm(base, { recursive: true }));

const list = (pattern: string): string[] => globSync(pattern, { cwd: home }).sort();
const read = (path: string): string => readFileSync(join(home, path), "utf8");
const component = (path: string): ICAL.Component => new ICAL.Component(ICAL.parse(read(path)));

describe("the sample home", () => {
  it("is the same for the same time and zone, in content, names and file times", async () => {
    const again = join(base, "again");
    await makeSampleHome(again, clock);
    const paths = list("**/*").filter((path) => statSync(join(home, path)).isFile());
    expect(paths.length).toBeGreaterThan(120);
    for (const path of paths) {
      expect(readFileSync(join(again, path)).equals(readFileSync(join(home, path))), path).toBe(
        true,
      );
      if (path === "messages.db") continue;
      expect(statSync(join(again, path)).mtimeMs).toBe(statSync(join(home, path)).mtimeMs);
    }
    expect(globSync("**/*", { cwd: again }).sort()).toEqual(list("**/*"));
  });

  it("refuses a folder that holds something, and leaves it alone", async () => {
    const taken = mkdtempSync(join(base, "taken-"));
    writeFileSync(join(taken, "mine.txt"), "mine");
    await expect(makeSampleHome(taken, clock)).rejects.toThrow("is not empty");
    expect(readdirSync(taken)).toEqual(["mine.txt"]);
  });

  it("fills an empty folder and leaves nothing beside it", async () => {
    const around = mkdtempSync(join(base, "around-"));
    const empty = mkdtempSync(join(around, "empty-"));
    await makeSampleHome(empty, clock);
    expect(readdirSync(empty)).toContain("calendars");
    expect(readdirSync(around)).toHaveLength(1);
  });

  it("can be read by its owner alone", () => {
    for (const path of list("**/*")) {
      expect(statSync(join(home, path)).mode & 0o077, path).toBe(0);
    }
  });

  it("has 25 events and more over several calendars, with all-day, repeating and moved ones", () => {
    const paths = list("calendars/*/*.ics");
    const events = paths.flatMap((path) => component(path).getAllSubcomponents("vevent"));
    expect(events.length).toBeGreaterThanOrEqual(25);
    expect(new Set(paths.map((path) => path.split("/")[1])).size).toBeGreaterThanOrEqual(2);
    expect(events.some((event) => event.hasProperty("recurrence-id"))).toBe(true);
    expect(events.some((event) => event.hasProperty("exdate"))).toBe(true);
    const starts = events.map((event) => event.getFirstPropertyValue("dtstart"));
    expect(starts.some((start) => start instanceof ICAL.Time && start.isDate)).toBe(true);
  });

  it("starts each series on an occurrence of its own rule", () => {
    const events = list("calendars/*/*.ics").flatMap((path) =>
      component(path).getAllSubcomponents("vevent"),
    );
    const series = events.filter((event) => event.hasProperty("rrule"));
    expect(series.length).toBeGreaterThanOrEqual(5);
    for (const event of series) {
      const rule = event.getFirstPropertyValue("rrule");
      const start = event.getFirstPropertyValue("dtstart");
      if (!(rule instanceof ICAL.Recur && start instanceof ICAL.Time)) throw new Error("no rule");
      const title = String(event.getFirstPropertyValue("summary"));
      expect(rule.iterator(start).next()?.toString(), title).toBe(start.toString());
    }
  });

  it("has 20 people and more, some with accents, apostrophes, nicknames and several numbers", () => {
    const cards = list("contacts/*.vcf").map(component);
    expect(cards.length).toBeGreaterThanOrEqual(20);
    const names = cards.map((card) => String(card.getFirstPropertyValue("fn")));
    expect(names.filter((name) => name.startsWith("Sarah "))).toHaveLength(2);
    expect(names.filter((name) => name.startsWith("Anna "))).toHaveLength(1);
    expect(names.some((name) => name.includes("'"))).toBe(true);
    expect(names.some((name) => /[áéëøŁü]/u.test(name))).toBe(true);
    const nicknames = cards.flatMap((card) => card.getFirstProperty("nickname")?.getValues() ?? []);
    expect(nicknames).toContain("Mum");
    expect(cards.some((card) => card.getAllProperties("tel").length > 1)).toBe(true);
    expect(new Set(cards.map((card) => card.getFirstPropertyValue("version")))).toEqual(
      new Set(["3.0", "4.0"]),
    );
  });

  it("has 30 mails and more in four boxes, each a whole message that is not from the future", async () => {
    const paths = list("mail/*/{cur,new}/*");
    expect(paths.length).toBeGreaterThanOrEqual(30);
    const mails = await Promise.all(paths.map((path) => PostalMime.parse(read(path))));
    for (const mail of mails) {
      expect(mail.from?.address).toBeTruthy();
      expect(mail.subject).toBeTruthy();
      expect(mail.text ?? mail.html).toBeTruthy();
      expect(Date.parse(mail.date ?? "")).toBeLessThan(clock.now);
    }
    expect(new Set(paths.map((path) => path.split("/")[1]))).toEqual(
      new Set(["INBOX", "Sent", "Archive", "Drafts"]),
    );
    const known = new Set(mails.map((mail) => mail.messageId));
    const answers = mails.flatMap((mail) => mail.inReplyTo ?? []);
    expect(answers.length).toBeGreaterThanOrEqual(3);
    expect(answers.every((id) => known.has(id))).toBe(true);
  });

  it("has one unread mail from Anna, about an invoice", async () => {
    const unread = list("mail/INBOX/new/*");
    const mails = await Promise.all(unread.map((path) => PostalMime.parse(read(path))));
    const fromAnna = mails.filter((mail) => mail.from?.name?.startsWith("Anna"));
    expect(fromAnna.map((mail) => mail.subject)).toEqual(["Invoice 2214 for the tram signs"]);
  });

  it("has reminders in three lists: overdue, repeating, with priorities and done", () => {
    const paths = list("reminders/*/*.ics");
    expect(new Set(paths.map((path) => path.split("/")[1])).size).toBe(3);
    const todos = paths.flatMap((path) => component(path).getAllSubcomponents("vtodo"));
    const due = todos.map((todo) => todo.getFirstPropertyValue("due"));
    expect(due.some((time) => time instanceof ICAL.Time && time.toString() < "2026-03-03")).toBe(
      true,
    );
    expect(todos.filter((todo) => todo.hasProperty("rrule")).length).toBeGreaterThanOrEqual(2);
    expect(todos.some((todo) => todo.getFirstPropertyValue("priority")?.toString() === "1")).toBe(
      true,
    );
    expect(todos.some((todo) => todo.getFirstPropertyValue("status") === "COMPLETED")).toBe(true);
  });

  it("has PDFs whose text comes out again", async () => {
    const [pdf = ""] = list("files/**/Boiler manual.pdf");
    const { text } = await extractText(new Uint8Array(readFileSync(join(home, pdf))), {
      mergePages: true,
    });
    expect(text).toContain("Fault E4: low pressure.");
  });

  it("has conversations in the tables of chat.db", () => {
    const database = new DatabaseSync(join(home, "messages.db"), { readOnly: true });
    const rows = database
      .prepare(
        "SELECT handle.id AS handle, message.is_read AS isRead, message.date / 1000000000 + 978307200 AS at FROM message JOIN handle ON handle.ROWID = message.handle_id WHERE message.is_from_me = 0",
      )
      .all();
    database.close();
    expect(new Set(rows.map((row) => row["handle"])).size).toBeGreaterThanOrEqual(6);
    expect(rows.filter((row) => row["isRead"] === 0).length).toBeGreaterThanOrEqual(2);
    expect(rows.every((row) => Number(row["at"]) * 1_000 < clock.now)).toBe(true);
  });

  it("has shortcuts that run by themselves and tell what they are", () => {
    for (const path of list("shortcuts/*")) {
      const [shebang, header = ""] = read(path).split("\n");
      expect(shebang).toBe("#!/bin/sh");
      expect(JSON.parse(header.slice(2))).toMatchObject({ name: path.split("/")[1] });
      expect(statSync(join(home, path)).mode & 0o100).toBe(0o100);
    }
  });

  it.each(Array.from({ length: 14 }, (_, day) => day))(
    "has something on tomorrow and today, started on day %i",
    async (day) => {
      const folder = join(base, `day-${day}`);
      const now = clock.now + day * 86_400_000;
      await makeSampleHome(folder, { now, zone: "Pacific/Auckland" });
      const dates = globSync("calendars/Home/*.ics", { cwd: folder }).map(
        (path) =>
          /DTSTART;TZID=Pacific\/Auckland:(\d{8})/.exec(
            readFileSync(join(folder, path), "utf8"),
          )?.[1],
      );
      for (const offset of [0, 1]) {
        const local = new Date(now + offset * 86_400_000).toLocaleDateString("sv", {
          timeZone: "Pacific/Auckland",
        });
        expect(dates).toContain(local.replaceAll("-", ""));
      }
    },
  );
});
