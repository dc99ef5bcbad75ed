import { describe, expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { stillStands } from "../../../src/turn/say/rows-read.ts";
import { createHandleBook } from "../../../src/tool/handle-book.ts";
import { momentTeller } from "../../../src/turn/say/tell-moment.ts";
import type { MomentUse } from "../../../src/types/turn/plan.ts";
import type { FinishedCall } from "../../../src/types/turn/stages.ts";
import type { Success } from "../../../src/types/turn/result.ts";
import { callOf } from "../../helpers/turn-state.ts";
import { toLocal } from "../../../src/language/when/local-time.ts";
import { clock } from "../../tools/run-tool.ts";

const handles = createHandleBook();
const momentOf = momentTeller({ language: english, clock, handles });
const use = (quote: string): MomentUse => {
  const field = { tool: "reminders.create", parameter: "due" };
  return { kind: "moment", ...field, asks: "when is it", quote, isBeside: false };
};
const read = (text: string): FinishedCall => {
  const result = { ok: true, text, handles: {} } as Success;
  return { call: callOf("mail.read"), result, isLookup: true, said: "" };
};
const told = (sentence: string) => momentOf(use(sentence), read(`Hello. ${sentence} Bye.`))?.text;

describe("the time that stands in a sentence", () => {
  it.each([
    ["The licence runs out on Friday 13 March.", /13 March$/],
    ["The fair is on Saturday 28 March at 11:20 at the hall.", /28 March at 11:20$/],
    ["Papers for the fair (8 to 10 July) are due on Friday 20 March.", /20 March$/],
    ["It was at eleven, and the match on Sunday 22 March now starts at 13:00.", /22 March/],
  ])("is one day, with its hour: %s", (sentence, text) => {
    expect(told(sentence)).toMatch(text);
  });

  it.each([
    "There is nothing more to say.",
    "Shows are on Wednesday 25 March and on Thursday 26 March.",
    // Counted from when it was written.
    "It is due tomorrow.",
  ])("is none where there is none, or several, or nobody knows of which day: %s", (sentence) => {
    expect(told(sentence)).toBeUndefined();
  });

  it.each([
    ["It is due tomorrow.", "2026-02-20"],
    ["Could we say Tuesday at two?", "2026-02-24T14:00"],
    ["The boat gets in at 11:52.", "2026-03-01T11:52"],
  ])("is counted from when it was written: %s", (sentence, expected) => {
    const at = Date.parse("2026-02-19T10:00:00Z");
    const [mail = ""] = handles.issue([{ kind: "mail", id: "m1", facts: {}, at }], true);
    const text = `Hello Kim. We come over on 1 March. ${sentence}`;
    const short = expected.includes("03-01") ? text : sentence;
    const { call, ...found } = read(short);
    const when = momentOf(use(sentence), { ...found, call: { ...call, arguments: { id: mail } } });
    const local = when && toLocal(when.at, clock.zone).toFormat("yyyy-MM-dd'T'HH:mm");
    expect(local?.startsWith(expected)).toBe(true);
  });

  it.each([
    ["when is it", "The bus is booked for Tuesday 17 March.", "2026-03-17T08:40"],
    ["when do we meet on 15 March", "We fly on 19 March, back on 22 March.", "2026-03-15T08:40"],
  ])("has the day of %s where it tells only an hour, after “%s”", (asks, before, expected) => {
    const sentence = "Pick-up is at 8.40.";
    const mail = read(`${before} ${sentence} To be paid by Friday 20 March.`);
    const when = momentOf({ ...use(sentence), asks }, mail);
    expect(when && toLocal(when.at, clock.zone).toFormat("yyyy-MM-dd'T'HH:mm")).toBe(expected);
  });

  it.each([
    ["when does the ferry get in", "2026-03-13T18:42"],
    ["when does she sail back", "2026-03-15T16:00"],
  ])("of several it is that of the clause which %s asks of", (asks, expected) => {
    const sentence =
      "I get in on Friday 13 March at 18:42, and I sail back on Sunday 15 March at 16:00.";
    const when = momentOf({ ...use(sentence), asks }, read(`Hello. ${sentence}`));
    expect(when && toLocal(when.at, clock.zone).toFormat("yyyy-MM-dd'T'HH:mm")).toBe(expected);
  });

  it("has the day that its text is called by, where nothing else names one", () => {
    const facts = { title: "Monday 16 March" };
    const at = Date.parse("2026-02-19T10:00:00Z");
    const [id = ""] = handles.issue([{ kind: "mail", id: "m2", facts, at }], true);
    const { call, ...found } = read("The train gets in at 10.52. Kim");
    const made = { ...found, call: { ...call, arguments: { id } } };
    expect(momentOf(use("The train gets in at 10.52."), made)?.text).toBe(
      "Monday 16 March at 10.52",
    );
  });

  it("is none where the sentence stands there no longer", () => {
    expect(momentOf(use("It is on 13 March."), read("It is on 14 March."))).toBeUndefined();
  });
});

describe("a sentence that was found", () => {
  it("may stand in a row of a list, shown or not", () => {
    const row = { items: [{ from: "Odo" }], details: [{ facts: { text: "It is at five!" } }] };
    const result = { ok: true, more: 0, handles: {}, ...row } as unknown as Success;
    expect(stillStands("It is at five", result)).toBe(true);
    expect(stillStands("It is at six", result)).toBe(false);
  });
});
