import { expect, it } from "vitest";
import { actFor, useOf } from "../../../../src/understanding/steps/told/fact-act.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";

const told = { asks: "when is the dentist", topic: "dentist", whom: undefined } as const;

it.each([
  ["text Anna it", "messages.send", "text"],
  ["play some jazz", undefined, undefined],
])("%s is done by %s, with what is told as its %s", async (request, name, parameter) => {
  const act = await actFor(sourcesOf(), typed(request), { ...told, request });
  expect([act?.tool.name, act?.parameter]).toEqual([name, parameter]);
});

it("tells where the fact stands in the call", async () => {
  const request = "text Anna it";
  const act = await actFor(sourcesOf(), typed(request), { ...told, request });
  expect(act && useOf(act, { ...told, request, fact: "when", before: "it is " })).toEqual({
    kind: "fact",
    tool: "messages.send",
    parameter: "text",
    asks: "when is the dentist",
    fact: "when",
    before: "it is ",
    after: "",
  });
});
