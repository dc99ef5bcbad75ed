import { expect, it } from "vitest";
import { namesOther } from "../../../src/grounding/entity-linking/names-other.ts";
import { genericTest } from "../../../src/grounding/reading/carriers.ts";
import { request } from "../../helpers/grounding.ts";
import { tool } from "../../tools/run-tool.ts";

it.each([
  ["cancel that recital", "calendar.delete_event", true],
  ["cancel her recital", "calendar.delete_event", true],
  ["move his recital to noon", "calendar.update_event", true],
  ["cancel that appointment", "calendar.delete_event", false],
  ["cancel that thing", "calendar.delete_event", false],
  ["cancel that", "calendar.delete_event", false],
  ["bring it forward to Wednesday", "reminders.update", false],
  ["cancel it, the recital is over", "calendar.delete_event", false],
  ["cancel the one with the solo", "calendar.delete_event", true],
  ["move that one to Friday", "calendar.update_event", false],
  ["move that one, I have a solo", "calendar.update_event", false],
  ["move that Friday", "calendar.update_event", false],
  ["when is that recital", "calendar.query", false],
  ["reply that supper is on", "mail.send", false],
])("%s names something else than what was shown, for %s: %s", (text, name, is) => {
  const { reading } = request(text);
  const isGeneric = genericTest(tool(name), "event", reading.language);
  expect(namesOther(tool(name), reading, isGeneric)).toBe(is);
});
