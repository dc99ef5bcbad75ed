import { expect, it } from "vitest";
import { asLotAct } from "../../../../src/language/en/steps/in-place/lots/lot-first.ts";

it.each([
  ["Everything on the barn list, high priority", "make everything on the barn list high priority"],
  [
    "Each thing on Friday begins half an hour later",
    "move each thing on Friday half an hour later",
  ],
  [
    "everything in the diary has to happen an hour earlier",
    "move everything in the diary an hour earlier",
  ],
  [
    "Anything on the barn list with no date gets Monday at ten",
    "move anything on the barn list with no date to Monday at ten",
  ],
  [
    "the reminders on the barn list must all be due on Monday",
    "move the reminders on the barn list to Monday",
  ],
  ["whatever the chandlery has sent me can go", "all the mails from the chandlery can go"],
  ["empty the Scans folder", "delete all the files in Scans folder"],
  ["Downloads can be cleared out", "delete all the files in Downloads"],
])("%s", (text, act) => {
  expect(asLotAct(text)).toBe(act);
});

it.each([
  "empty the trash",
  "whatever I sent her",
  "what is on the barn list",
  "everything on the barn list",
  "everything on Monday is cancelled",
])("stays as it is: %s", (text) => {
  expect(asLotAct(text)).toBe(text);
});
