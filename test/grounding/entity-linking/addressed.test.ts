import { expect, it } from "vitest";
import { addressedBy } from "../../../src/grounding/entity-linking/addressed.ts";
import { LAST_CALL, sourcesOf } from "../../helpers/understanding.ts";

const addressed = (tool: string, args: Readonly<Record<string, string | string[]>>) =>
  addressedBy(sourcesOf().registry.get(tool), { ...LAST_CALL, tool, arguments: args });

it("is whom an act was done for", () => {
  expect(addressed("messages.send", { to: "Una Reed", text: "late" })).toEqual(["Una Reed"]);
  expect(addressed("messages.send", { to: ["Una", "Odo"], text: "late" })).toEqual(["Una", "Odo"]);
});

it("is nobody where nothing was done for anybody", () => {
  expect(addressed("timers.set", { duration: "ten minutes" })).toEqual([]);
  expect(addressedBy(undefined, LAST_CALL)).toEqual([]);
});
