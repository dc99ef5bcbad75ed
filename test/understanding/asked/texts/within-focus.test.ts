import { describe, expect, it } from "vitest";
import type { DialogueAct } from "../../../../src/types/turn/dialogue.ts";
import type { RememberedCall } from "../../../../src/types/memory.ts";
import { withinFocus } from "../../../../src/understanding/asked/texts/within-focus.ts";
import { sentLast } from "../../../../src/understanding/steps/told/sent-last.ts";
import { indexed, sourcesOf, typed } from "../../../helpers/understanding.ts";
import { noteOf } from "../../../helpers/note-of.ts";

const { signal } = new AbortController();
const note = noteOf(
  "Bees",
  "Feed them sugar in March.\nThe smoker hangs behind the barn door.\nWe lent 14 frames to Wilf.",
);
const shown = [{ kind: "note", id: note.id, facts: { title: note.title } }];
const read = (said: string): RememberedCall => {
  const given = { id: note.id };
  return { tool: "notes.read", arguments: given, origins: {}, said, isEffect: false, shown: 1 };
};

describe("a question behind a text that was shown", () => {
  const told = async (text: string, act?: DialogueAct) => {
    const ranked = indexed(text);
    const part = { text, ranked };
    const leaning = act && { act, part, values: { from: "words" } as const, replaces: false };
    const sources = sourcesOf({ seed: { notes: [note] }, shown, lastCall: read("the bees note") });
    const asked = { utterance: typed(text), signal, understood: [part], leaning };
    const found = await withinFocus(sources, asked);
    return found?.values.from === "found" ? found.values.quote?.sentence : undefined;
  };

  it.each<[string, DialogueAct | undefined, string]>([
    ["where's the smoker?", "ask", "The smoker hangs behind the barn door."],
    ["and the frames?", "continue", "We lent 14 frames to Wilf."],
    ["how many frames did we lend?", undefined, "We lent 14 frames to Wilf."],
  ])("is answered by a sentence of it: %s", async (text, act, sentence) => {
    expect(await told(text, act)).toBe(sentence);
  });

  it.each<[string, DialogueAct | undefined]>([
    ["what's the weather like?", undefined],
    ["put the frames away", "request"],
    ["what's his number?", "ask"],
  ])("is none of it: %s", async (text, act) => {
    expect(await told(text, act)).toBeUndefined();
  });
});

describe("what answered the last question", () => {
  const passedOn = async (text: string, said = "how many frames did we lend?") => {
    const sources = sourcesOf({ seed: { notes: [note] }, shown, lastCall: read(said) });
    const [part] = (await sentLast(sources, typed(text), signal))?.parts ?? [];
    const [owed] = part?.owes ?? [];
    const { quote, isWhole } = owed?.use.kind === "fact" ? owed.use : {};
    return owed && [part?.text, owed.look?.name, isWhole ? "all of it" : quote];
  };

  it("goes to whom it is to go, whatever is said around it", async () => {
    const quote = "We lent 14 frames to Wilf.";
    expect(await passedOn("text that to Anna, she keeps asking")).toEqual([
      "text it to Anna",
      "notes.read",
      quote,
    ]);
  });

  it("is the fact that is named of a text that was only shown, and never those words", async () => {
    const quote = "We lent 14 frames to Wilf.";
    expect(await passedOn("text that number to Anna", "read me the bees note")).toEqual([
      "text it to Anna",
      "notes.read",
      quote,
    ]);
    const unknown = await passedOn("text that price to Anna", "read me the bees note");
    expect(unknown).toEqual(["text it to Anna", undefined, undefined]);
  });

  it("is all of a text that was only shown", async () => {
    expect(await passedOn("text it to Anna", "read me the bees note")).toEqual([
      "text it to Anna",
      "notes.read",
      "all of it",
    ]);
  });

  it.each(["text Anna I'm late", "text Anna when the dentist is", "don't text it to Anna"])(
    "is not meant: %s",
    async (text) => {
      expect(await passedOn(text)).toBeUndefined();
    },
  );
});

it("is what somebody wrote, word for word, where that was shown", async () => {
  const text = "Meet at the pier, not the church";
  const sources = sourcesOf({
    shown: [{ kind: "message", id: "m1", facts: { from: "Sarah Chen", text } }],
    lastCall: { ...read("what did Sarah say?"), tool: "messages.recent", arguments: {} },
  });
  const [part] = (await sentLast(sources, typed("pass that on to Anna"), signal))?.parts ?? [];
  expect(part?.owes?.[0]?.use).toMatchObject({ kind: "fact", quote: text });
});
