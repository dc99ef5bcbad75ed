import { describe, expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { createHandleBook } from "../../../src/tool/handle-book.ts";
import { createRegistry } from "../../../src/tool/registry.ts";
import { askFor } from "../../../src/turn/ask/ask-for.ts";
import type { Asking } from "../../../src/turn/ask/ask-for.ts";
import type { CallSpace, Candidate, Slot } from "../../../src/types/turn/call-space.ts";
import type { ReadCall } from "../../../src/types/turn/stages.ts";
import { CLEAN } from "../../../src/types/taint.ts";
import type { Taint } from "../../../src/types/taint.ts";
import { tools } from "../../../tools/index.ts";
import { clock } from "../../tools/run-tool.ts";

function asking(): Asking & { readonly read: () => Taint } {
  let taint = CLEAN;
  const handles = createHandleBook();
  const rows = ["Dentist", "Choir"].map((title) => ({ title, when: "today" }));
  handles.issue(
    [
      ...rows.map((facts, at) => ({ kind: "event", id: `e${at}`, facts })),
      { kind: "mail", id: "m1", facts: { subject: "Lunch", from: "Anna" } },
      { kind: "mail", id: "m2", facts: { subject: "Lunch", from: "Ben" } },
    ],
    true,
  );
  return {
    registry: createRegistry(tools),
    handles,
    taint: { current: () => taint, set: (next) => void (taint = next) },
    nextCallId: () => "c1",
    by: "model",
    language: english,
    sayTime: (when) => english.say.when(when, clock),
    read: () => taint,
  };
}

const named = (...names: readonly string[]): readonly Candidate[] =>
  names.map((value) => ({ value, origin: { origin: "said", text: value } }));

function spaceFor(tool: string, missing: string, candidates: readonly Candidate[] = []): CallSpace {
  const value = { kind: "closed", candidates } as const;
  const slots: readonly Slot[] =
    candidates.length > 0 ? [{ parameter: missing, required: true, value }] : [];
  const callable = [{ tool, bias: 0, slots, missing: [missing] }];
  return { append: [], callable, mayAnswer: false, mustCall: true };
}

function questionOf(read: ReadCall): string {
  if (read.kind !== "incomplete") throw new Error(`it is ${read.kind}`);
  return read.question;
}

describe("what is asked back", () => {
  it.each([
    ["calendar.create_event", "start", "When?"],
    ["mail.send", "to", "To whom?"],
    ["mail.read", "id", "Which mail?"],
    ["messages.send", "text", "What should it say?"],
  ])("for %s without %s is %s", (tool, missing, question) => {
    expect(questionOf(askFor(asking(), spaceFor(tool, missing)))).toBe(question);
  });

  it.each<[readonly string[], string]>([
    [["Ann", "Ben"], "Which one: Ann or Ben?"],
    [["Ann", "Ben", "Cid"], "Which one: Ann, Ben, or Cid?"],
    // Of more than four the first few.
    [["Ann", "Ben", "Cid", "Dee", "Eve"], "Which one: Ann, Ben, Cid, or another?"],
    // Records by their facts, and what they share said once.
    [["event:1", "event:2"], "Which one: Dentist, today; or Choir, today?"],
    [["mail:1", "mail:2"], "Which “Lunch”: Anna or Ben?"],
  ])("of %j is a choice", (names, question) => {
    const space = spaceFor("mail.send", "to", named(...names));
    expect(questionOf(askFor(asking(), space))).toBe(question);
  });

  it("of times that were worked out is one of days and hours", () => {
    const candidates = ["tomorrow at ten", "on Thursday at four"].map((text, at): Candidate => {
      const [found] = english.read(text, { clock, names: {} }).whens;
      if (!found) throw new Error("no time");
      const meaning = { kind: "when", when: found.when } as const;
      const value = `2026-03-0${at + 4}T10:00`;
      return { value, origin: { origin: "resolved", text: "an hour before swimming" }, meaning };
    });
    const question = questionOf(askFor(asking(), spaceFor("reminders.create", "due", candidates)));
    expect(question).toMatch(/^Which one: tomorrow.*10 am.*or Thursday.*4 pm\?$/);
  });

  it("keeps what is missing and what the words gave", () => {
    const read = askFor(asking(), spaceFor("mail.send", "to", named("Ann", "Ben")));
    expect(read).toMatchObject({
      kind: "incomplete",
      missing: ["to"],
      slots: [{ parameter: "to" }],
      call: { id: "c1", name: "mail.send", arguments: {}, by: "model" },
    });
  });

  it("is nothing where no tool is left", () => {
    const space = { append: [], callable: [], mayAnswer: false, mustCall: true };
    expect(askFor(asking(), space).kind).toBe("garbage");
  });

  it.each<[Candidate["origin"], boolean]>([
    // A name the machine keeps may be anybody's words; once asked, it is in the conversation.
    [{ origin: "resolved", text: "Ann" }, true],
    [{ origin: "handle", handle: "mail:1", chosenBy: "words" }, true],
    [{ origin: "said", text: "Ann" }, false],
  ])("with a name of %j taints: %s", (origin, untrusted) => {
    const own = asking();
    askFor(own, spaceFor("mail.send", "to", [{ value: "Ann", origin }]));
    expect(own.read().untrusted).toBe(untrusted);
  });
});
