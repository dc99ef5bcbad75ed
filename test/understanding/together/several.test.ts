import { describe, expect, it } from "vitest";
import { planOf } from "../../../src/understanding/plan.ts";
import { severalPlan } from "../../../src/understanding/together/several.ts";
import type { Sources } from "../../../src/understanding/sources.ts";
import type { Plan } from "../../../src/types/turn/plan.ts";
import { indexed, LAST_CALL, sourcesOf, typed } from "../../helpers/understanding.ts";

const TEXT = "play some jazz. Set a timer for nine minutes.";
const TWO = { boundariesOf: () => [{ start: TEXT.indexOf("Set"), leans: false }] };

async function planFor(
  changes: Partial<Sources>,
  planned: (text: string, sources: Sources) => Partial<Plan> = () => ({}),
) {
  const sources = { ...sourcesOf(), ...TWO, ...changes };
  return severalPlan(sources, typed(TEXT), async (own, { text }) => ({
    ...planOf([{ text, ranked: indexed(text) }], own.language),
    ...planned(text, own),
  }));
}

describe("requests of one breath", () => {
  it("are done one after the other", async () => {
    const plan = await planFor({});
    expect(plan?.parts.map(({ text, ranked }) => [text, ranked.tools[0]?.name])).toEqual([
      ["play some jazz.", "music.play"],
      ["Set a timer for nine minutes.", "timers.set"],
    ]);
  });

  it("are done without what is only told before them", async () => {
    const read = {
      tools: [{ name: "calendar.query", score: 0.7 }],
      none: 0.3,
      unmatched: [],
      sure: true,
    };
    const texts = async (told: string, wanted: string): Promise<readonly string[] | undefined> => {
      const whole = `${told} ${wanted}`;
      const sources = {
        ...sourcesOf(),
        boundariesOf: () => [{ start: whole.indexOf(wanted), leans: false }],
      };
      const plan = await severalPlan(sources, typed(whole), async (own, { text }) =>
        planOf([{ text, ranked: text === told ? read : indexed("play some jazz") }], own.language),
      );
      return plan?.parts.map(({ text }) => text);
    };
    expect(await texts("The week is a mess.", "Play some jazz.")).toEqual(["Play some jazz."]);
    expect(await texts("I need the week.", "Play some jazz.")).toHaveLength(2);
  });

  it("take nothing away that was made in the same breath, but where that is said", async () => {
    const removing = {
      tools: [{ name: "calendar.delete_event", score: 1 }],
      none: 0,
      unmatched: [],
      sure: true,
    };
    const ofSecond = (text: string): Partial<Plan> =>
      text.startsWith("Set") ? planOf([{ text, ranked: removing }], sourcesOf().language) : {};
    const plan = await planFor({}, ofSecond);
    expect(plan?.parts.map(({ text }) => text)).toEqual([TEXT]);
  });

  it("change a field of what the first one changes", async () => {
    const text = "make it an hour. Put a note on to bring tar.";
    const shown = [{ kind: "event", id: "e1", facts: { title: "Oars" } }];
    const sources = {
      ...sourcesOf({ shown, lastCall: LAST_CALL }),
      boundariesOf: () => [{ start: text.indexOf("Put"), leans: false }],
    };
    const change = { tools: [{ name: "calendar.update_event", score: 1 }], none: 0 };
    const plan = await severalPlan(sources, typed(text), async (own, { text: words }) =>
      planOf([{ text: words, ranked: { ...change, unmatched: [], sure: true } }], own.language),
    );
    expect(plan?.parts[1]?.values).toMatchObject({
      slots: [{ parameter: "id" }, { parameter: "notes" }],
    });
  });

  it("speak of what was done before by the first at most", async () => {
    const seen: boolean[] = [];
    await planFor({ lastCall: LAST_CALL }, (_, own) => {
      seen.push(own.lastCall !== undefined);
      return {};
    });
    expect(seen).toEqual([true, false]);
  });

  it.each<[string, Partial<Sources>, (text: string) => Partial<Plan>]>([
    ["one request", { boundariesOf: () => [] }, () => ({})],
    ["a model that reads for itself", { profile: { isLed: false } }, () => ({})],
    ["a second that takes something back", {}, (text) => (text === TEXT ? {} : { act: "undo" })],
    [
      "one that fits no tool",
      {},
      (text) => planOf([{ text, ranked: indexed("hm") }], sourcesOf().language),
    ],
  ])("are none of their own with %s", async (_, changes, planned) => {
    expect(await planFor(changes, planned)).toBeUndefined();
  });
});
