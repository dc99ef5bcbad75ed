import { describe, expect, it } from "vitest";
import type { RequestContext } from "../../../src/grounding/reading/request-context.ts";
import { groundTool, withSlots } from "../../../src/grounding/tool/ground-tool.ts";
import { parametersOf } from "../../../src/tool/parameter.ts";
import { askingLeftOver } from "../../../src/turn/choose/times-left-over.ts";
import type { Candidate, Slot } from "../../../src/types/turn/call-space.ts";
import { requestFor } from "../../helpers/request-for.ts";

async function asked(name: string, text: string): Promise<readonly string[]> {
  const { request, tool } = await requestFor(name, text);
  const grounded = groundTool(tool, request.reading, request.context);
  return askingLeftOver({ tool, grounded }, request).unclear;
}

function slot(parameter: string, candidate: Candidate): Slot {
  return { parameter, required: true, value: { kind: "closed", candidates: [candidate] } };
}

function withRecord({ reading, context }: RequestContext, at: number): RequestContext {
  const record = { handle: "event:1", kind: "event", id: "1", facts: { title: "Rowing" }, at };
  return {
    reading,
    context: { ...context, handles: [{ ...record, listing: 1, place: 0, isOwn: true }] },
  };
}

describe("words of time that a call leaves over", () => {
  it.each([
    ["reminders.create", "remind me on Tuesday, it's Friday he wants it, at six to post the key"],
    ["timers.set", "set an alarm for six, it's Saturday I'm on about"],
  ])("ask for its time: %s, %s", async (name, text) => {
    expect(await asked(name, text)).toHaveLength(1);
  });

  it.each([
    ["is all there is", "reminders.create", "remind me on Friday at six to post the key"],
    ["was taken back", "calendar.create_event", "put lunch in for Monday, no, Tuesday at one"],
    ["stands in the text", "reminders.create", "remind me at six to pack for Saturday"],
  ])("ask for nothing where the time %s: %s, %s", async (_, name, text) => {
    expect(await asked(name, text)).toEqual([]);
  });

  it("are none that say which record is meant", async () => {
    const { request, tool } = await requestFor(
      "calendar.update_event",
      "move Thursday's rowing to half eight, this week",
    );
    const grounded = withSlots(parametersOf(tool), [
      slot("id", {
        value: "event:1",
        origin: { origin: "handle", handle: "event:1", chosenBy: "words" },
      }),
      slot("start", { value: "half eight", origin: { origin: "said", text: "half eight" } }),
    ]);
    const about = (at: string): readonly string[] =>
      askingLeftOver({ tool, grounded }, withRecord(request, Date.parse(at))).unclear;
    expect(about("2026-03-05T18:00:00Z")).toEqual([]);
    expect(about("2026-03-19T18:00:00Z")).toEqual(["start"]);
  });
});
