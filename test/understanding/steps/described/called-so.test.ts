import { describe, expect, it } from "vitest";
import { isCalledSo } from "../../../../src/understanding/steps/described/called-so.ts";
import type { Reminder } from "../../../../src/host/reminders.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";
import { reminders } from "../../../tools/world.ts";

const [first, second, ...others] = reminders();
const named = [
  { ...first, title: "Upload portfolio photos" },
  { ...second, title: "Quay files" },
] as Reminder[];
const sources = sourcesOf({ seed: { reminders: [...named, ...others] } });

describe("words that call a record are no description of several", () => {
  it.each(["the portfolio photos", "the portfolio photos one", "the quay files"])(
    "%s",
    async (words) => {
      expect(await isCalledSo(sources, typed(`cancel ${words}`), words)).toBe(true);
    },
  );

  it.each(["all my photos", "the photos", "the files from the quay", "the tar photos"])(
    "none is called so: %s",
    async (words) => {
      expect(await isCalledSo(sources, typed(`cancel ${words}`), words)).toBe(false);
    },
  );
});
