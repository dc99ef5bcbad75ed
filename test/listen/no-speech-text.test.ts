import { english } from "../../src/language/en/english.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guardText, isBelievableRate } from "../../src/listen/asr-guard/no-speech-text.ts";

const prompt = "Calendar, Safari, reminders, mail, mum, Anna Kowalska, Jan Willem de Vries, timer.";

function guard(text: string, rest: Partial<Parameters<typeof guardText>[0]> = {}) {
  return guardText({
    text,
    confidence: 0.8,
    voicedMs: 1000,
    recentSpeech: "",
    spokenIn: english,
    ...rest,
  });
}

describe("text that Whisper made up", () => {
  it.each([
    "",
    "  ",
    "[BLANK_AUDIO]",
    "[Music]",
    "(crowd chattering)",
    "*coughs*",
    "( (crowd chattering)",
    "(dishes clanging) (water running)",
    "[ Silence ] ...",
    "(crowd chat",
    "♪ ♪",
    "...",
    "- ?!",
  ])("a tag or nothing: %j", (text) => {
    expect(guard(text)).toBe("tag-only");
  });

  it.each([
    "Thank you.",
    "you",
    "You",
    "Thanks for watching!",
    "Bye.",
    "Subtitles by the Amara.org community",
    "Transcribed by Otter",
    "Captions provided by nobody",
    "Vielen Dank.",
    "Untertitel im Auftrag des ZDF für funk, 2017",
    "Sous-titres réalisés par la communauté d'Amara.org",
    "Subtítulos realizados por la comunidad de Amara.org",
    "Napisy stworzone przez społeczność Amara.org",
  ])("a stock phrase over less than 600 ms of voice: %j", (text) => {
    expect(guard(text, { voicedMs: 560 })).toBe("stock-phrase");
    expect(guard(text, { voicedMs: 640 })).toBeUndefined();
  });

  it.each(["you you you", "No. No. No. No.", "the the the the the", "No no no. No no no. Yeah."])(
    "a loop: %j",
    (text) => {
      expect(guard(text, { voicedMs: 2000 })).toBe("stock-phrase");
    },
  );

  it.each([
    prompt,
    "Calendar, Safari, reminders, mail, mum.",
    "calendar safari reminders",
    "Safari, reminders",
    "mum, Anna Kowalska, Jan Willem de Vries, timer",
    "Okay, calendar, Safari, reminders, mail.",
  ])("the prompt come back: %j", (text) => {
    expect(guard(text, { prompt })).toBe("prompt-echo");
  });

  it("words of which the engine itself is not sure at all", () => {
    expect(guard("that's so cool", { confidence: 0.1 })).toBe("stock-phrase");
    expect(guard("hello", { confidence: 0.31 })).toBeUndefined();
  });

  it("a prompt that is a sentence", () => {
    const sentence = "The assistant is called Jarvix.";
    expect(guard("The assistant is called Jarvix.", { prompt: sentence })).toBe("prompt-echo");
    expect(guard("the assistant is called", { prompt: sentence })).toBe("prompt-echo");
  });

  it.each(["You have two events tomorrow.", "two events tomorrow", "tomorrow"])(
    "our own voice of the last seconds: %j",
    (text) => {
      expect(guard(text, { recentSpeech: "You have two events tomorrow." })).toBe("prompt-echo");
    },
  );

  it("our own voice, misheard", () => {
    const recentSpeech = "Here you go. Show me tomorrow's appointments.";
    expect(guard("Show me the Mario's appointments.", { recentSpeech })).toBe("prompt-echo");
    expect(guard("show my photos of Mario", { recentSpeech })).toBeUndefined();
  });
});

describe("text that was said", () => {
  it.each([
    "Safari",
    "Anna Kowalska",
    "Jan Willem de Vries",
    "Open Safari.",
    "call Anna Kowalska",
    "mail Jan Willem de Vries",
    "set a timer",
    "any new mail from Anna",
    "reminders and mail",
  ])("names of the prompt, each alone or in a sentence: %j", (text) => {
    expect(guard(text, { prompt })).toBeUndefined();
  });

  it.each([
    "Stop.",
    "no",
    "yes",
    "never mind",
    "no no no cancel that",
    "Thank you, that's all",
    "go on",
  ])("a short word: %j", (text) => {
    expect(guard(text, { voicedMs: 260 })).toBeUndefined();
  });

  it("an answer to what we asked", () => {
    expect(guard("the one on Friday", { recentSpeech: "Which one do you mean?" })).toBeUndefined();
  });

  it("a short sentence of ours with words made up around it is an echo; a longer request is not", () => {
    expect(guard("Go open to Safari.", { recentSpeech: "open Safari" })).toBe("prompt-echo");
    expect(
      guard("Open the Safari pictures of last summer.", { recentSpeech: "open Safari" }),
    ).toBeUndefined();
  });

  it("the whole prompt in its order is always an echo, whatever the names", () => {
    const name = fc.stringMatching(/^[a-z]{2,8}( [a-z]{2,8})?$/);
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 3, maxLength: 20 }), (names) => {
        const text = `${names.join(", ")}.`;
        const echoed = guard(text, { prompt: text });
        // Names that repeat their words, as "aa aa", make a loop first.
        expect(["prompt-echo", "stock-phrase"]).toContain(echoed);
      }),
    );
  });
});

describe("the rate of words", () => {
  const cases: readonly [string, number, boolean][] = [
    ["what time is it", 900, true],
    ["today", 450, true],
    ["one two three four five six seven eight nine", 1000, false],
    ["you", 4000, false],
    ["you are", 6000, true],
    ["1,000,000", 700, true],
    ["0049 1512 3456789", 5000, true],
    ["", 500, false],
  ];
  it.each(cases)("%j over %d ms of voice: %s", (text, voicedMs, isBelievable) => {
    expect(isBelievableRate(text, voicedMs)).toBe(isBelievable);
  });
});
