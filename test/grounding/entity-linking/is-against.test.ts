import { describe, expect, it } from "vitest";
import { isAgainst, saidOf } from "../../../src/grounding/entity-linking/is-against.ts";
import { request } from "../../helpers/grounding.ts";
import { tool } from "../../tools/run-tool.ts";

const HOUR = 3_600_000;
const people = ["Orla Tolland", "Ewa Nowak", "Kim Moss"].map((name) => ({ id: name, name }));

type Record = Partial<Parameters<typeof isAgainst>[0]>;

/** Whether a record is another than the words speak of; it is 9 o'clock in the morning. */
function against(text: string, name: string, record: Record): boolean {
  const { reading, context } = request(text, { names: { person: people } });
  const said = saidOf(tool(name), reading, { people, clock: context.clock });
  const at = context.clock.now() + 26 * HOUR;
  const facts = { title: "Lunch with Orla" };
  return isAgainst({ kind: "event", at, facts, ...record }, said);
}

describe("a record at another time than was said", () => {
  it.each([
    ["cancel the lunch tomorrow", "calendar.delete_event", false],
    ["cancel the lunch", "calendar.delete_event", false],
    ["cancel the lunch this week or next", "calendar.delete_event", false],
    ["cancel the lunch, I heard so last night", "calendar.delete_event", false],
    ["cancel the lunch in March 2031", "calendar.delete_event", true],
    ["cancel the lunch at four in the morning", "calendar.delete_event", true],
    // What it is moved to says nothing of where it is.
    ["move the lunch to four in the morning", "calendar.update_event", false],
    ["when is the lunch in March 2031", "calendar.query", false],
  ])("%s", (text, name, expected) => {
    expect(against(text, name, {})).toBe(expected);
  });

  it("is none that lies in no time of its own", () => {
    const text = "archive the mail about the trip in March 2031";
    expect(against(text, "mail.update_message", { kind: "mail" })).toBe(false);
  });
});

describe("a record of other people than were said", () => {
  it.each<readonly [string, Record, boolean]>([
    ["cancel lunch with Orla", {}, false],
    ["cancel lunch with Ewa", {}, true],
    ["cancel lunch with Ewer", {}, false],
    ["cancel lunch with Ewa", { facts: { title: "Lunch" } }, false],
    ["cancel lunch with Ewa", { facts: { title: "Lunch" }, people: ["Kim <k@x.example>"] }, true],
    ["cancel lunch with Ewa", { facts: { title: "Lunch" }, people: ["Ewa <e@x.example>"] }, false],
  ])("%s %j", (text, record, expected) => {
    expect(against(text, "calendar.delete_event", record)).toBe(expected);
  });
});
