import { expect, it } from "vitest";
import { asLongAsTold } from "../../../src/understanding/dialogue/as-long-as-told.ts";
import { LAST_CALL, sourcesOf, typed } from "../../helpers/understanding.ts";

const meant = async (text: string, told: string) => {
  const lastCall = { ...LAST_CALL, tool: "notes.read", isEffect: false, told };
  return (await asLongAsTold(sourcesOf({ lastCall }), typed(text))).text;
};

it("is as long as the answer tells", async () => {
  expect(await meant("set a timer for that", "Your note Tar: “Boil for 75 minutes”")).toBe(
    "set a timer for 1 hour 15 minutes",
  );
});

it("stays where no length is told, or two are", async () => {
  const asked = "set a timer for that";
  expect(await meant(asked, "Your note Tar: “Stir well”")).toBe(asked);
  expect(await meant(asked, "Boil for an hour and stir for ten minutes.")).toBe(asked);
  expect(await meant("set a timer", "Boil for an hour.")).toBe("set a timer");
});
