import { describe, expect, it } from "vitest";
import type { Condition } from "../../../src/language/contract/steps.ts";
import { english } from "../../../src/language/en/english.ts";
import { ifTold } from "../../../src/understanding/steps/if-told.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";
import { told } from "./borrowed/told.ts";

const { signal } = new AbortController();
const sources = sourcesOf({ seed: told });
const partsFor = async (text: string) => {
  const condition: Condition | undefined = english.steps.conditionIn(text);
  return condition && ifTold(sources, typed(text), { condition, signal });
};

describe("what is done if somebody told something", () => {
  it("follows what shows it", async () => {
    const text =
      "If Anna Lindqvist has said when the dentist could be, set a timer for five minutes";
    const [shown, act] = (await partsFor(text)) ?? [];
    expect(shown).toMatchObject({ ranked: { tools: [{ name: "mail.read" }] } });
    expect(act).toMatchObject({ ranked: { tools: [{ name: "timers.set" }] } });
  });

  it("is what is for the other case where nobody told it", async () => {
    const text =
      "If Sarah Chen hasn't said when the ferry leaves, text her and ask, otherwise set a timer for five minutes";
    expect((await partsFor(text))?.map((one) => one.text)).toEqual([
      "text Sarah Chen to ask when the ferry leaves",
    ]);
  });

  it("is nothing where there is no other case, and that is said", async () => {
    const text = "If Sarah Chen has said when the ferry leaves, set a timer for five minutes";
    expect(await partsFor(text)).toMatchObject([{ owes: [{ use: { kind: "unknown" } }] }]);
  });

  it.each(["If it rains, text Anna", "If nobody has said when it is, set a timer"])(
    "is no such condition: %s",
    async (text) => {
      expect(await partsFor(text)).toBeUndefined();
    },
  );
});
