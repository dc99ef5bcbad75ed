import { expect, it } from "vitest";
import { byText } from "../../../src/understanding/dialogue/by-text.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

const { signal } = new AbortController();
const HOUR_MS = 3_600_000;
const written = (from: string, at: number) => ({
  messages: [
    {
      id: "m1",
      chat: from,
      handle: "+49 30 1",
      from,
      fromMe: false,
      text: "Ten instead?",
      at,
      unread: false,
      version: "1",
    },
  ],
  mails: [
    {
      id: "e1",
      from: { name: "Sarah Chen", address: "sarah@quay.example" },
      to: [],
      cc: [],
      subject: "The quay",
      date: 2 * HOUR_MS,
      unread: false,
      flagged: false,
      mailbox: "INBOX",
      version: "1",
      body: "It is shut on Monday.",
      attachments: [],
    },
  ],
});

const answered = async (text: string, seed = written("Sarah Chen", 3 * HOUR_MS)) =>
  (await byText(sourcesOf({ seed }), typed(text), signal)).text;

it.each([
  ["reply to Sarah Chen that ten works", "text Sarah Chen that ten works"],
  ["write back to Sarah Chen I'll be there", "text Sarah Chen I'll be there"],
  // It is said to be a mail, to wait, or no answer to somebody at all.
  ["reply to Sarah Chen's mail that ten works", "reply to Sarah Chen's mail that ten works"],
  ["draft a reply to Sarah Chen", "draft a reply to Sarah Chen"],
  ["reply that ten works", "reply that ten works"],
  ["tell Sarah Chen ten works", "tell Sarah Chen ten works"],
])("a text that came last is answered by a text: %s", async (text, expected) => {
  expect(await answered(text)).toBe(expected);
});

it("stays where the mail came last, or was just shown", async () => {
  const text = "reply to Sarah Chen that ten works";
  expect(await answered(text, written("Sarah Chen", HOUR_MS))).toBe(text);
  const shown = [{ kind: "mail", id: "e1", facts: { subject: "The quay" } }];
  const seed = written("Sarah Chen", 3 * HOUR_MS);
  expect((await byText(sourcesOf({ seed, shown }), typed(text), signal)).text).toBe(text);
});
