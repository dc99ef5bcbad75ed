import { expect, it } from "vitest";
import { whatSaid } from "../../../src/understanding/asked/what-said.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

const { signal } = new AbortController();
const mail = (name: string, subject: string, date: number) => ({
  id: String(date),
  from: { name, address: `${date}@quay.example` },
  to: [],
  cc: [],
  subject,
  date,
  unread: false,
  flagged: false,
  mailbox: "INBOX",
  version: "1",
  body: `About the ${subject}.\nBring two of them.\nAnd a rope.`,
  attachments: [],
});
const seed = {
  mails: [
    mail("Sarah Chen", "oars", 1),
    mail("Sarah Chen", "sails", 2),
    mail("Odo Marsh", "quay", 3),
  ],
};
const asked = async (text: string) =>
  (await whatSaid(sourcesOf({ seed }), { utterance: typed(text), signal }))?.values;

it("is all of what was written about it, else the newest", async () => {
  const about = await asked("what did Sarah say about the oars");
  expect(about).toMatchObject({ from: "found", kept: [{ parameter: "id" }] });
  expect(about).not.toHaveProperty("quote");
  const shown = async (text: string) => {
    const sources = sourcesOf({ seed });
    await whatSaid(sources, { utterance: typed(text), signal });
    return sources.handles.recent()[0]?.id;
  };
  expect(await shown("what did Sarah say about the oars")).toBe("1");
  expect(await shown("what does Sarah want")).toBe("2");
  // Who is in no book of addresses is known by what they sent.
  expect(await shown("what did Odo write")).toBe("3");
});

it("is nothing for a fact, or where nobody wrote", async () => {
  expect(await asked("what time did Sarah say")).toBeUndefined();
  expect(await asked("what did Una say")).toBeUndefined();
  expect(await asked("what did Sarah say about the anchor")).toBeUndefined();
});
