import { DateTime } from "luxon";
import { expect, it } from "vitest";
import { toldOf } from "../../../src/grounding/entity-linking/told-of.ts";
import { clock } from "../../tools/run-tool.ts";
import { record, request } from "../../helpers/grounding.ts";

const now = DateTime.fromMillis(clock.now(), { zone: clock.zone });
const at = (days: number, hour: number) => now.plus({ days }).set({ hour, minute: 0 }).toMillis();
const inDays = (days: number) => now.plus({ days }).toFormat("cccc d LLLL");
const EVENTS = [
  record("event", { title: "Oars with Una" }, at(3, 10)),
  record("event", { title: "Tar delivery" }, at(4, 9)),
  record("event", { title: "Choir" }, at(2, 19)),
  record("event", { title: "Choir" }, at(9, 19)),
  record("event", { title: "Regatta tea" }, at(-2, 15)),
];
const meant = (told: string | undefined) => {
  const { reading, context } = request("change it", { told });
  return toldOf(EVENTS, reading, context)?.facts["title"];
};

it("has words of what somebody wrote, or one and the day", () => {
  expect(meant("Una Reed: “Could we say eleven for the oars?”")).toBe("Oars with Una");
  expect(meant(`Odo: “The tar comes at ten on ${inDays(4)}.”`)).toBe("Tar delivery");
  expect(meant(`Kim: “Choir is at seven on ${inDays(9)}.”`)).toBe("Choir");
});

it("is none that has only one word of it, is over, or where nothing was told", () => {
  expect(meant("Odo: “Bring tar.”")).toBeUndefined();
  expect(meant("Odo: “The regatta tea was grand.”")).toBeUndefined();
  expect(meant(undefined)).toBeUndefined();
});

it("is the next of a series", () => {
  const { reading, context } = request("change it", { told: "Kim: “Choir moves, choir!”" });
  const two = EVENTS.filter(({ facts }) => facts["title"] === "Choir").toReversed();
  expect(toldOf(two, reading, context)).toBeUndefined();
  const told = `Kim: “Choir is off on ${inDays(2)}.”`;
  expect(toldOf(two, reading, { ...context, told })?.at).toBe(at(2, 19));
});
