import { describe, expect, it } from "vitest";
import { filled } from "../../../../src/turn/step/call/filled.ts";
import type { PromptItem } from "../../../../src/types/prompt-item.ts";
import type { JsonObject } from "../../../../src/types/json.ts";
import { createHandleBook } from "../../../../src/tool/handle-book.ts";
import { createMemoryHost } from "../../../helpers/memory-host.ts";
import { callOf } from "../../../helpers/turn-state.ts";
import { clock, tool } from "../../../tools/run-tool.ts";

const made = (to: string): PromptItem => ({
  kind: "call",
  name: "mail.create_draft",
  arguments: { to },
  result: "Draft saved: Lunch.\nmail:1 | to Ben | Lunch",
});
const said = (text: string): PromptItem => ({ kind: "user", text });

async function fill(given: JsonObject, items: readonly PromptItem[] = []) {
  const { host } = createMemoryHost(clock);
  const mail = {
    to: [{ name: "Ben", address: "ben@b.example" }],
    subject: "Lunch",
    body: "At one?",
  };
  const { value } = await host.mail.createDraft({ ...mail, cc: [] });
  const handles = createHandleBook();
  handles.issue([{ kind: "mail", id: value.id, facts: {} }], true);
  const call = callOf("mail.send", { arguments: given });
  const { arguments: all, origins } = await filled({ handles, host }, tool("mail.send"), {
    call,
    items,
  });
  return { all, to: origins["to"]?.origin };
}

const DRAFT = { draft_id: "mail:1" };
const WHOLE = { ...DRAFT, to: "Ben <ben@b.example>", subject: "Lunch", body: "At one?" };

describe("a call with a record that has what it leaves out", () => {
  it.each<[string, JsonObject, readonly PromptItem[], JsonObject, string | undefined]>([
    ["has all of it, which nobody said", DRAFT, [], WHOLE, "foreign"],
    ["has whom the user said", DRAFT, [said("write to Ben"), made("Ben")], WHOLE, "resolved"],
    ["has whom nobody said", DRAFT, [said("write to him"), made("Ben")], WHOLE, "foreign"],
    [
      "keeps what it was given",
      { ...DRAFT, body: "At two?" },
      [],
      { ...WHOLE, body: "At two?" },
      "foreign",
    ],
    [
      "is left where it names none",
      { to: "Ben", subject: "", body: "x" },
      [],
      { to: "Ben", subject: "", body: "x" },
      undefined,
    ],
  ])("%s", async (...[, given, items, all, origin]) => {
    expect(await fill(given, items)).toEqual({ all, to: origin });
  });
});
