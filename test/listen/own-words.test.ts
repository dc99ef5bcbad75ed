import { english } from "../../src/language/en/english.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openRegistry } from "../../src/assemble/open/open-registry.ts";
import { programFolder } from "../../src/config/folders.ts";
import { wordsOf } from "../../src/listen/asr-guard/clean-transcript.ts";
import { OwnSpeech } from "../../src/listen/asr-guard/own-speech.ts";
import { areOwnWords } from "../../src/listen/asr-guard/own-words.ts";

function isOwn(heard: string, said: string): boolean {
  return areOwnWords(wordsOf(heard), wordsOf(said), english);
}

const QUESTION = "Which one: the stand-up or lunch with Sarah?";
const EVENTS =
  "You have six events tomorrow: Stand-up at quarter past nine, lunch with Anna at half past twelve, and four more.";

describe("our own words heard back", () => {
  it.each([
    [EVENTS, EVENTS],
    [EVENTS, "lunch with Anna at half past twelve"],
    [EVENTS, "You half six defense tomorrow, stand up at"],
    [EVENTS, "lunch with Hannah had half past 12"],
    ["The timer for the tea has ten minutes left.", "The time of the tee has 10 minutes left"],
    [
      "Reminder set: call mum, today at five in the afternoon.",
      "Reminder said, call my month today",
    ],
    ["I moved it to your hair cut.", "moved it to your haircut"],
    ["Opened Safari.", "Open to Safari"],
    ["Shall I?", "shall I"],
  ])("are known again, misheard as well: %j as %j", (said, heard) => {
    expect(isOwn(heard, said)).toBe(true);
  });

  it.each([EVENTS, QUESTION, "The timer for the tea has ten minutes left.", "Shall I?"])(
    "are not what people say over them: %j",
    (said) => {
      const answers =
        "yes|no|stop|wait|never mind|cancel that|go on|the first one|what about Friday|not that one|call Ben|make it seven|any new mail|turn it up|who is that from|thanks that's enough".split(
          "|",
        );
      for (const answer of answers) expect([answer, isOwn(answer, said)]).toEqual([answer, false]);
    },
  );

  it("are those of nine in ten texts misheard in noise, and of hardly any request beside an answer", () => {
    const file = join(programFolder, "src/bench/agent-requests/heard/heard.jsonl");
    const pairs = readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line !== "")
      // Every line is one that scripts/hear-agent-requests.ts wrote.
      .map((line) => JSON.parse(line) as { readonly said: string; readonly heard: string })
      .filter(({ heard }) => heard !== "");
    const misheard = pairs.filter(({ said, heard }) => `${wordsOf(said)}` !== `${wordsOf(heard)}`);
    const known = misheard.filter(({ said, heard }) => isOwn(heard, said));
    expect(misheard.length).toBeGreaterThan(200);
    expect(known.length / misheard.length).toBeGreaterThan(0.9);
    const few = pairs.filter((_, index) => index % 4 === 0);
    const answers = openRegistry({ hidden: [], mcp: {}, settingsFile: "" })
      .list()
      .flatMap(({ demos }) => (demos ?? []).map(({ answer }) => answer));
    const swallowed = few.flatMap(({ heard }) => answers.filter((answer) => isOwn(heard, answer)));
    expect(swallowed.length / (few.length * answers.length)).toBeLessThan(0.01);
  });

  it("are never found in nothing", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isOwn(text, "")).toBe(false);
        expect(isOwn("", text)).toBe(false);
      }),
    );
  });

  it("are any words that were said, as they were", () => {
    const word = fc.stringMatching(/^[a-z]{1,9}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), fc.nat(19), (words, from) => {
        const part = words.slice(from);
        expect(areOwnWords(part, words, english)).toBe(part.length > 0);
      }),
    );
  });
});

describe("what an echo can hold", () => {
  function speaking(): OwnSpeech {
    const own = new OwnSpeech();
    // Ten seconds of it.
    own.started({ samples: new Int16Array(160_000), sampleRateHz: 16_000 }, EVENTS, 1_000);
    return own;
  }

  it("is what was said right then, and a little around it", () => {
    const said = speaking().around(5_000, 6_000);
    expect(said).toContain("quarter past nine");
    expect(said).not.toContain("You have six");
    expect(said).not.toContain("four more");
  });

  it("is all of it over all its time, and nothing once it has been over for a while", () => {
    const own = speaking();
    expect(own.around(500, 12_000)).toBe(EVENTS);
    own.silent(11_000);
    expect(own.around(11_600, 13_000)).toBe("");
    expect(own.around(11_300, 12_000)).toMatch(/four more\.$/);
  });

  it("is the whole text where nobody knows how long it sounds", () => {
    const own = new OwnSpeech();
    own.started(undefined, QUESTION, 0);
    expect(own.around(200, 700)).toBe(QUESTION);
  });
});
