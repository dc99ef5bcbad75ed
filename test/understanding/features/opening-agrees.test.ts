import { expect, it } from "vitest";
import { openingAgrees } from "../../../src/understanding/features/opening-agrees.ts";
import { consider } from "../../helpers/consider.ts";

it.each([
  ["remind me at five to post the books through their letterbox", "reminders.create"],
  ["please remind me to text him", "reminders.create"],
  ["and text him we're in for the weekend", "messages.send"],
  ["email her that it's moved", "mail.send"],
] as const)("%j opens %s and no other", (...[text, name]) => {
  const agreeing = ["reminders.create", "messages.send", "mail.send", "mail.recent"].filter((one) =>
    openingAgrees(consider(one, text)),
  );
  expect(agreeing).toEqual([name]);
});

it.each([
  ["reminders.create", "remind me what to buy"],
  ["reminders.create", "Remind me, what time do we have to be there?"],
  ["reminders.create", "remind me when I have to leave"],
  ["reminders.create", "remind me at six instead"],
  ["reminders.create", "what did Tom remind me to do"],
  ["messages.send", "text Tom"],
  ["messages.send", "the text him and I wrote"],
] as const)("%s is not opened by %j", (...[name, text]) => {
  expect(openingAgrees(consider(name, text))).toBe(false);
});
