import { describe, expect, it } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import { createRegistry } from "../../../../src/tool/registry.ts";
import { tools } from "../../../../tools/index.ts";
import { withMeanings } from "../../../../src/turn/with-meanings.ts";
import { admitted } from "../../../../src/turn/step/call/admitted.ts";
import type { JsonObject } from "../../../../src/types/json.ts";
import type { Origins } from "../../../../src/types/turn/origin.ts";
import type { PromptItem } from "../../../../src/types/prompt-item.ts";
import { callOf } from "../../../helpers/turn-state.ts";
import { clock, tool } from "../../../tools/run-tool.ts";

const ITEMS: readonly PromptItem[] = [
  { kind: "user", text: "who wrote about the quince" },
  {
    kind: "call",
    name: "mail.search",
    arguments: {},
    result: "mail:1 | Ola Berg | ola@berg.example",
  },
];

const REQUEST = "tell her to bring the ladder";
type Said = { readonly known?: Origins; readonly text?: string };
const numbersIn = (text: string) =>
  english.read(text, { clock, names: {} }).numbers.map(({ value }) => value);

function admit(name: string, given: JsonObject, { known = {}, text = REQUEST }: Said = {}) {
  const unknown = Object.keys(given).map((one) => [one, { origin: "foreign" }] as const);
  const call = callOf(name, {
    arguments: given,
    origins: { ...Object.fromEntries(unknown), ...known },
  });
  const utterance = {
    text,
    alternatives: [],
    source: "typed",
    confidence: 1,
  } as const;
  const sources = { registry: createRegistry(tools), language: english, host: { clock } };
  const meant = withMeanings(sources, call, []);
  return admitted(
    { tool: tool(name), call: meant, language: english, numbersIn },
    { items: ITEMS, utterance },
  );
}

describe("a value a model wrote", () => {
  it("takes a figure that was said in words", () => {
    const found = admit(
      "messages.send",
      { to: "Ola Berg", text: "Bring the ladder, it is 250 pounds" },
      { text: "tell her to bring the ladder, that's two hundred and fifty pounds" },
    );
    expect(found.ok).toBe(true);
  });

  it.each([
    ["reminders.create", { title: "Bring the ladder" }, "title", "said"],
    ["reminders.create", { title: "the quince" }, "title", "said"],
    ["reminders.create", { title: "Ola Berg" }, "title", "foreign"],
    [
      "mail.send",
      { to: "ola@berg.example", subject: "Ladder", body: "Please bring it." },
      "to",
      "foreign",
    ],
    [
      "mail.send",
      { to: "ola@berg.example", subject: "Ladder", body: "Please bring it." },
      "body",
      "free",
    ],
    ["reminders.create", { title: "ladder", due: "tomorrow at nine" }, "due", "free"],
  ] as const)("of %s has its origin: %j, %s is %s", (...[name, given, parameter, origin]) => {
    const found = admit(name, given);
    expect(found.ok && found.call.origins[parameter]?.origin).toBe(origin);
  });

  it.each([
    ["tell/ladder.txt", true],
    ["quince/Ola Berg.md", true],
    ["quince/secret.txt", false],
    ["../ladder.txt", false],
  ])("takes a path for its folders and its name: %s", (path, ok) => {
    expect(admit("files.write", { path, text: "Bring it." }).ok).toBe(ok);
  });

  it.each([
    ["mail.search", { from: "Quince" }, "said"],
    // Possessives without an apostrophe, and several people at once, of what only reads.
    ["mail.search", { from: "ladders" }, "said"],
    ["messages.recent", { who: "Berg and Ola" }, "foreign"],
    ["mail.search", { from: "Roland" }, "refused"],
    ["mail.search", { from: "me" }, "refused"],
    ["messages.send", { to: "ladders", text: "the quince" }, "refused"],
  ] as const)("names somebody: %s %j is %s", (name, given, origin) => {
    const found = admit(name, given);
    const [parameter = ""] = Object.keys(given);
    expect(found.ok ? found.call.origins[parameter]?.origin : "refused").toBe(origin);
  });

  it("keeps the origin that grounding knows", () => {
    const own = { title: { origin: "resolved", text: "it" } } as const;
    const found = admit("reminders.create", { title: "Rowing" }, { known: own });
    expect(found.ok && found.call.origins).toEqual(own);
  });

  it.each([
    [
      "somebody",
      "messages.send",
      { to: "Roland", text: "bring the ladder" },
      /nobody said "Roland"/,
    ],
    ["an address", "mail.send", { to: "r@x.example", subject: "a", body: "b" }, /"r@x.example"/],
    ["a command", "shell.run", { command: "rm -rf x" }, /nobody said "rm -rf x"/],
    ["a record", "calendar.delete_event", { id: "your_event_id" }, /no event with the id/],
    ["a list", "reminders.create", { title: "ladder", list: "primary" }, /"primary" for list/],
    ["a time", "reminders.create", { title: "ladder", due: "soonish" }, /means no time/],
    ["a length", "timers.set", { duration: "a jiffy" }, /means no time or length/],
    [
      "a figure",
      "messages.send",
      { to: "Ola Berg", text: "Bring the ladder to 123 Elm Street" },
      /nobody said 123, which stands in text/,
    ],
  ] as const)("is sent back with the reason where nobody gave %s", (...[, name, given, reason]) => {
    const found = admit(name, given);
    expect(found.ok ? "admitted" : found.reason).toMatch(reason);
    expect(found.ok ? "" : found.reason).toContain(`${name}(`);
  });
});
