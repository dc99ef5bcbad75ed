import { describe, expect, it } from "vitest";
import { mailActPart } from "../../../../src/understanding/steps/told/mail-act-owed.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";
import type { Shown } from "../../../../src/tool/handle-book.ts";

const shown: readonly Shown[] = [{ kind: "mail", id: "m1", facts: { subject: "Tar" } }];

async function partOf(text: string, seen: readonly Shown[] = []) {
  const sources = sourcesOf({ shown: seen });
  const act = sources.language.wordingOf(text).steps.mailAct;
  if (!act) throw new Error("no such act");
  return mailActPart(sources, typed(text), { act, before: undefined, signal });
}

const { signal } = new AbortController();

describe("a request about a mail that goes out", () => {
  it("is writing to somebody, once the mail is found", async () => {
    expect(await partOf("forward the mail about tar to Kim and say it is late")).toMatchObject({
      text: "email Kim saying it is late",
      ranked: { tools: [{ name: "mail.send" }] },
      owes: [
        {
          look: { name: "mail.search", arguments: { text: "tar" } },
          use: { parameter: "forward_id", take: "all", isOne: true, told: ["subject"] },
        },
      ],
    });
  });

  it("needs no words of one's own, and may be a draft", async () => {
    expect(await partOf("make a draft that forwards the tar mail to Kim")).toMatchObject({
      text: "email Kim",
      ranked: { tools: [{ name: "mail.create_draft" }] },
      owes: [{ use: { told: ["subject", "body"] } }],
    });
  });

  it("is of what was shown where it is pointed at, and of nothing where nothing was", async () => {
    const text = "forward it to Kim";
    expect(await partOf(text, shown)).toMatchObject({ owes: [{ look: undefined }] });
    expect(await partOf(text)).toMatchObject({ ranked: { tools: [] } });
  });

  it("goes to who wrote, where it is an answer", async () => {
    expect(await partOf("send a reply to the latest mail from Tom: fine")).toMatchObject({
      text: "email them saying fine",
      owes: [
        {
          look: { arguments: { from: "Tom" } },
          use: { parameter: "reply_to_id", sender: "to", take: { from: "last", count: 1 } },
        },
      ],
    });
  });

  it("is none where what follows is a time", async () => {
    expect(await partOf("forward the dentist to Friday", shown)).toBeUndefined();
  });
});
