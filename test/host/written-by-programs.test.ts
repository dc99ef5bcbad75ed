import { expect, it } from "vitest";
import { isMobile } from "../../src/host/contacts.ts";
import { isOwnBox, isReplied, repliedSubject } from "../../src/host/mail.ts";

it.each(["Sent", "Sent Items", "work/Drafts", "draft", "Outbox"])("%s holds one's own", (box) => {
  expect(isOwnBox(box)).toBe(true);
});
it.each(["INBOX", "Sentry", "sent/Archive", "Presents", ""])("%j holds others'", (box) => {
  expect(isOwnBox(box)).toBe(false);
});

it.each([
  ["Boats", "Re: Boats"],
  ["Re: Boats", "Re: Boats"],
  ["AW : Boats", "Re: Boats"],
  ["Regatta: boats", "Re: Regatta: boats"],
  ["", "Re:"],
])("%j is answered as %j", (subject, answer) => {
  expect(repliedSubject(subject)).toBe(answer);
  expect(isReplied(answer)).toBe(true);
});

it.each([
  ["mobile", true],
  ["iPhone", true],
  ["work cell", true],
  ["home", false],
])("%s takes messages: %s", (label, takes) => {
  expect(isMobile({ label, value: "1" })).toBe(takes);
});
