import { describe, expect, it } from "vitest";
import { nearestLookup, nearRecord } from "../../../src/grounding/entity-linking/near-record.ts";
import type { KnownRecord } from "../../../src/types/known-record.ts";
import { tools } from "../../../tools/index.ts";
import { senses } from "../../helpers/senses.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

const { signal } = new AbortController();

const record = (title: string, place?: string): KnownRecord => ({
  kind: "event",
  id: title,
  facts: { title, ...(place === undefined ? {} : { place }) },
  shownBy: { tool: "calendar.query", arguments: { text: title }, words: "text" },
});

describe("the record that words mean by their sense", () => {
  const records = [record("Dentist", "Quay Street"), record("Choir"), record("Choir")];
  const near = async (by: Readonly<Record<string, number>>, least?: number) =>
    (
      await nearRecord(
        { words: "my teeth", records, ...(least === undefined ? {} : { least }) },
        { similar: senses(by), signal },
      )
    )?.id;

  it.each<[string, Readonly<Record<string, number>>, string | undefined]>([
    ["is the nearest", { Dentist: 0.4, Choir: 0.1 }, "Dentist"],
    ["is known by all that names it", { "Dentist, Quay Street": 0.4 }, "Dentist"],
    ["may be there twice", { Choir: 0.4 }, "Choir"],
    ["is none that is far", { Dentist: 0.2 }, undefined],
    ["is none of two that are as near", { Dentist: 0.4, Choir: 0.38 }, undefined],
  ])("%s", async (_, by, wanted) => {
    expect(await near(by)).toBe(wanted);
  });

  it("may be farther where it is one of few", async () => {
    expect(await near({ Dentist: 0.2 }, 0)).toBe("Dentist");
  });

  it("is none where no model compares", async () => {
    const similar = async () => undefined;
    expect(await nearRecord({ words: "my teeth", records }, { similar, signal })).toBeUndefined();
  });
});

describe("the call that shows it", () => {
  async function lookup(text: string, name: string) {
    const tool = tools.find((one) => one.name === name);
    if (!tool) throw new Error("There is no such tool.");
    const { reading, context } = await sourcesOf().contextOf(typed(text), [tool]);
    const records = context.known?.["event"] ?? [];
    return nearestLookup(
      { reading, context, tool, records, isListed: false },
      { similar: senses({ Dentist: 0.5 }), signal },
    );
  }

  it("finds it by its own name, and says that no word names it", async () => {
    expect(await lookup("my teeth go to five", "calendar.update_event")).toEqual({
      tool: "calendar.query",
      arguments: { text: "Dentist" },
      origins: { text: { origin: "resolved", text: "my teeth go to five", bySense: true } },
    });
  });

  it.each([
    ["what only says its kind", "cancel the event"],
    ["several", "cancel all the teeth ones"],
    ["another day", "cancel my teeth on Tuesday"],
  ])("is none for %s", async (_, text) => {
    expect(await lookup(text, "calendar.delete_event")).toBeUndefined();
  });
});
