import { describe, expect, it } from "vitest";
import { signsOf } from "../../../src/turn/doubt/signs-of.ts";
import type { Sign } from "../../../src/turn/doubt/doubt-weights.ts";
import type { Call } from "../../../src/types/turn/call.ts";
import { tools } from "../../../tools/index.ts";
import { callOf, finished, rankedAs, stateFor } from "../../helpers/turn-state.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

type Made = Partial<Call> & {
  readonly name?: string;
  readonly whole?: string;
  readonly looks?: number;
};

async function signs(
  text: string,
  { name = "reminders.create", whole = text, looks = 0, ...call }: Made,
) {
  const tool = tools.find((one) => one.name === name);
  if (!tool) throw new Error("There is no such tool.");
  const { contextOf } = sourcesOf();
  const own = await contextOf(typed(text), [tool]);
  const { reading } = await contextOf(typed(whole), [tool]);
  const calls = Array.from({ length: looks }, () => finished("reminders.list", { isLookup: true }));
  const state = stateFor(text, { ranked: rankedAs(name, "notes.create"), calls });
  return signsOf({ tool, call: callOf(name, call), state, own, whole: reading });
}

const said = (value: string) => ({
  arguments: { title: value },
  origins: { title: { origin: "said", text: value } as const },
});

describe("the signs of a call", () => {
  it.each<[Sign, Made & { readonly text: string }, number]>([
    ["words", { text: "remind me to feed the geese", ...said("feed the geese") }, Math.log(6)],
    ["words left", { text: "remind me to feed the geese", ...said("feed the geese") }, 0],
    ["words left", { text: "remind me to feed the geese", ...said("feed") }, 0.5],
    [
      "margin",
      { text: "remind me to feed the geese", ...said("feed the geese") },
      Math.log(9) - Math.log(7 / 3),
    ],
    ["texts", { text: "remind me to feed the geese", ...said("feed the geese") }, 1],
    ["texts", { text: "remind me" }, 0],
    ["texts unmarked", { text: "remind me to feed the geese", ...said("feed the geese") }, 1],
    ["texts that point", { text: "remind me to feed it", ...said("feed it") }, 1],
    ["texts that point", { text: "remind me to feed the geese", ...said("feed the geese") }, 0],
    ["longest text", { text: "remind me to feed the geese", ...said("feed the geese") }, 0.5],
    ["looked up", { text: "remind me to feed the geese", ...said("feed"), looks: 1 }, 1],
    ["several", { text: "remind me to feed the geese", ...said("feed the geese") }, 0],
  ])("%s of %o", async (sign, { text, ...made }, wanted) => {
    expect((await signs(text, made))[sign]).toBeCloseTo(wanted);
  });

  it("count what is left of all that was said, and not of the part alone", async () => {
    const whole = "remind me to feed the geese and text Una the figures";
    const found = await signs("remind me to feed the geese", { ...said("feed the geese"), whole });
    expect(found["words left"]).toBeGreaterThan(0);
    expect(found.words).toBeCloseTo(Math.log(11));
  });

  it("count records that were shown", async () => {
    const origin = { origin: "handle", handle: "reminder:1", chosenBy: "words" } as const;
    const made = {
      name: "reminders.complete",
      arguments: { id: "reminder:1" },
      origins: { id: origin },
    };
    expect((await signs("tick off the oats", made)).records).toBe(1);
  });
});
