import { expect, it } from "vitest";
import { chosenOf } from "../../../src/grounding/tool/choose-offered.ts";
import { parametersOf } from "../../../src/tool/parameter.ts";
import type { Candidate } from "../../../src/types/turn/call-space.ts";
import { request } from "../../helpers/grounding.ts";
import { tool } from "../../tools/run-tool.ts";

const valueOf = (value: string): Candidate => ({
  value,
  origin: { origin: "resolved", text: value },
});
const offered = ["Tom Price", "Tom Hale"].map(valueOf);
const names = {
  person: ["Tom Price", "Tom Hale", "Ben Ito"].map((name) => ({ id: name, name })),
};

it.each([
  ["Hale", [], ["Tom Hale"]],
  // An everyday word tells the two apart.
  ["price", [], ["Tom Price"]],
  ["Tom", [], []],
  // Somebody else who is known by that name, but not beside them.
  ["Ben Ito", ["Ben Ito"], ["Ben Ito"]],
  ["Ben Ito too", ["Ben Ito"], []],
])("%s, which reads as %j: %j", (text, fresh, expected) => {
  const send = tool("messages.send");
  const [to] = parametersOf(send).filter(({ name }) => name === "to");
  const words = { ...request(text, { names }), tool: send };
  const chosen = to && chosenOf(to, { offered, fresh: fresh.map(valueOf) }, words);
  expect(chosen?.map(({ value }) => value)).toEqual(expected);
});
