import { english } from "../../src/language/en/english.ts";
import { describe, expect, it } from "vitest";
import { likelySetting, transcribeSegment } from "../../src/listen/asr-guard/transcribe-segment.ts";
import type { Stt, SttRequest } from "../../src/listen/whisper/stt.ts";
import { tone } from "../helpers/wav.ts";

const loud = Int16Array.from(tone({ hz: 300, seconds: 1 }), (sample) => Math.round(sample * 8000));
const never = new AbortController().signal;
const names = ["Safari", "Anna", "calendar"];

type Said = { readonly text: string; readonly confidence?: number };

/** Says one thing with the names as prompt and another without. */
function engine(prompted: Said, plain: Said): Stt & { readonly requests: SttRequest[] } {
  const requests: SttRequest[] = [];
  return {
    requests,
    transcribe: async (_audio, request) => {
      requests.push(request);
      const said = request.prompt === undefined ? plain : prompted;
      return { confidence: 0.8, alternatives: [], ...said };
    },
  };
}

async function heard(prompted: Said | string, plain: Said | string = "", voicedMs = 1000) {
  const said = (what: Said | string): Said => (typeof what === "string" ? { text: what } : what);
  const stt = engine(said(prompted), said(plain));
  const ears = {
    stt,
    names,
    language: "en",
    spokenIn: english,
    signal: never,
    recentSpeech: () => "",
  };
  const result = await transcribeSegment({ audio: loud, voicedMs }, ears);
  const text = result.kind === "speech" ? result.transcript.text : result.reason;
  const alternatives = result.kind === "speech" ? result.transcript.alternatives : [];
  return { text, alternatives, kind: result.kind, decodes: stt.requests.length };
}

describe("one decode is enough", () => {
  it("where the words are more than the names and fit the voice", async () => {
    expect(await heard(" Open  Safari.")).toMatchObject({ text: "Open Safari.", decodes: 1 });
  });

  it("where no prompt was given, for so little voice", async () => {
    expect(await heard("x", "Safari.", 480)).toMatchObject({ text: "Safari.", decodes: 1 });
    const babble = "a b c d e f g h i j k l m n o p";
    expect(await heard("x", babble, 480)).toMatchObject({ text: "short", decodes: 1 });
  });

  it("where it is our own voice that came back, which would only be heard worse", async () => {
    const stt = engine({ text: "Go open to Safari." }, { text: "It opens the footage." });
    const recentSpeech = (): string => "open Safari";
    const ears = { stt, names, language: "en", spokenIn: english, signal: never, recentSpeech };
    const result = await transcribeSegment({ audio: loud, voicedMs: 1000 }, ears);
    expect(result).toEqual({ kind: "no-speech", reason: "prompt-echo" });
    expect(stt.requests).toHaveLength(1);
  });

  it("where there is no speech", async () => {
    expect(await heard("[Music]")).toMatchObject({ text: "tag-only", decodes: 1 });
  });
});

describe("a second decode, without the names,", () => {
  it("confirms a single name of the prompt, spelt as the prompt spells it", async () => {
    expect(await heard("Safari.", "So fari.")).toEqual({
      kind: "speech",
      text: "Safari.",
      alternatives: ["So fari."],
      decodes: 2,
    });
    expect(await heard("Safari.", "safari")).toMatchObject({ text: "Safari.", alternatives: [] });
  });

  it("unmasks a single name that only the prompt put there", async () => {
    expect(await heard("Safari.", "[noise]")).toMatchObject({
      kind: "no-speech",
      text: "prompt-echo",
    });
  });

  it("takes what was really said where the prompt's name sounds like nothing in it", async () => {
    const other = await heard("Anna.", "turn the light off");
    expect(other).toMatchObject({ text: "turn the light off", alternatives: ["Anna."] });
  });

  it("finds the words that the whole prompt came back over", async () => {
    const echo = "Safari, Anna, calendar.";
    expect(await heard(echo, "what time is it")).toMatchObject({ text: "what time is it" });
    expect(await heard(echo, "[BLANK_AUDIO]")).toMatchObject({ text: "prompt-echo", decodes: 2 });
  });

  it("decides where the words can't fit the voice, or there is nothing", async () => {
    const babble = "a b c d e f g h i j k l m n o p";
    expect(await heard(babble, "open it")).toMatchObject({ text: "open it", decodes: 2 });
    expect(await heard(babble, babble)).toMatchObject({ kind: "no-speech", text: "short" });
    expect(await heard(babble, "(wind)")).toMatchObject({ kind: "no-speech", text: "short" });
  });

  it("is taken where the engine is surer of it, else kept as an alternative", async () => {
    const guess = { text: "call moment five", confidence: 0.3 };
    expect(await heard(guess, { text: "call mum at five", confidence: 0.7 })).toMatchObject({
      text: "call mum at five",
      alternatives: ["call moment five"],
    });
    expect(await heard(guess, { text: "cold moment", confidence: 0.28 })).toMatchObject({
      text: "call moment five",
      alternatives: ["cold moment"],
    });
    expect(await heard(guess, "[BLANK_AUDIO]")).toMatchObject({ kind: "no-speech" });
  });
});

describe("speech in another language", () => {
  const german: Stt & { readonly tasks: string[] } = {
    tasks: [],
    transcribe: async (_audio, { task = "transcribe", language }) => {
      german.tasks.push(task);
      const text = task === "translate" ? "Open the calendar." : "Öffne den Kalender.";
      const found = language === "auto" ? { language: "de" } : {};
      return { text, confidence: 0.8, alternatives: [], ...found };
    },
  };
  const hearAs = (language: string, stt: Stt) =>
    transcribeSegment(
      { audio: loud, voicedMs: 1000 },
      { stt, names, language, spokenIn: english, signal: never, recentSpeech: () => "" },
    );

  it.each(["de", "auto"])("is put into English for the index (%s)", async (language) => {
    german.tasks.length = 0;
    expect(await hearAs(language, german)).toEqual({
      kind: "speech",
      transcript: {
        text: "Öffne den Kalender.",
        english: "Open the calendar.",
        confidence: 0.8,
        alternatives: [],
      },
    });
    expect(german.tasks).toEqual(["transcribe", "translate"]);
  });

  it("that turns out to be English is not", async () => {
    const english = engine({ text: "Open it, Safari." }, { text: "" });
    const stt: Stt = {
      transcribe: async (audio, request) => ({
        ...(await english.transcribe(audio, request)),
        language: "en",
      }),
    };
    const heard = await hearAs("auto", stt);
    expect(heard).toMatchObject({ kind: "speech", transcript: { text: "Open it, Safari." } });
    expect(heard).not.toHaveProperty("transcript.english");
    expect(english.requests).toHaveLength(1);
  });
});

describe("what will most likely be asked", () => {
  it("is the names as prompt", () => {
    expect(likelySetting({ names, language: "en" })).toEqual({
      language: "en",
      prompt: "Safari, Anna, calendar.",
    });
    expect(likelySetting({ names: [], language: "de" })).toEqual({ language: "de" });
  });
});
