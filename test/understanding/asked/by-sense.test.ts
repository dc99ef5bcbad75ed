import { describe, expect, it } from "vitest";
import { ofOtherKind, recordBySense } from "../../../src/understanding/asked/by-sense.ts";
import { senses } from "../../helpers/senses.ts";
import { rankedAs, stateFor } from "../../helpers/turn-state.ts";
import { sourcesOf } from "../../helpers/understanding.ts";

const { signal } = new AbortController();
const similar = senses({ "Water the plants": 0.5, Dentist: 0.4 });

describe("a request that a thing of another kind is meant by", () => {
  const other = (text: string, ...ranked: readonly string[]) =>
    ofOtherKind(
      { ...sourcesOf(), similar },
      { tool: ranked[0] ?? "", state: stateFor(text, { ranked: rankedAs(...ranked) }), signal },
    );

  it("is one to the tool that changes it", async () => {
    const part = await other("the geraniums can wait", "calendar.update_event", "reminders.update");
    expect(part?.ranked.tools).toEqual([{ name: "reminders.update", score: 1 }]);
  });

  it("stays as it is where the thing is of its own kind, or no tool further on takes it", async () => {
    expect(
      await other("the geraniums can wait", "reminders.update", "calendar.update_event"),
    ).toBeUndefined();
    expect(await other("my teeth can wait", "reminders.update", "notes.append")).toBeUndefined();
  });
});

describe("a question about a record that is called otherwise", () => {
  async function asked(text: string) {
    const sources = { ...sourcesOf(), similar };
    const tool = sources.registry.get("calendar.query");
    return tool && recordBySense(sources, tool, { state: stateFor(text), signal });
  }

  it("shows it by its own name", async () => {
    const part = await asked("when is somebody looking at my teeth");
    expect(part?.values).toMatchObject({
      from: "found",
      kept: [{ parameter: "text", value: { candidates: [{ value: "Dentist" }] } }],
    });
  });

  it("shows none that is at another time than was said", async () => {
    expect(await asked("when is somebody looking at my teeth on Friday")).toBeUndefined();
    expect(await asked("when is somebody looking at my teeth on Wednesday")).toBeDefined();
  });
});
