import { english } from "../../src/language/en/english.ts";
import { describe, expect, it } from "vitest";
import { type AudioIn, frameSamples } from "../../src/listen/capture/audio-in.ts";
import { type HearOptions, hear } from "../../src/bench/words/hear.ts";
import type { Stt, SttRequest } from "../../src/listen/whisper/stt.ts";
import type { Vad } from "../../src/listen/vad/vad.ts";
import type { TurnEvent } from "../../src/types/event.ts";
import { collect } from "../helpers/wav.ts";

/** "#" is a loud frame, "~" a faint one, "." noise without voice, "0" zeros. */
function soundOf(letters: string, isLive = false) {
  const loudness: Readonly<Record<string, number>> = { "#": 8000, "~": 100, ".": 300, "0": 0 };
  const source: AudioIn = {
    isLive,
    frames: async function* (signal) {
      for (const letter of letters) {
        if (signal.aborted) return;
        const level = loudness[letter] ?? 0;
        yield Int16Array.from({ length: frameSamples }, (_, at) => (at % 2 === 0 ? level : -level));
      }
    },
  };
  return source;
}

/** Voice is what is loud, or faint as "~" is. */
const vad: Vad = {
  name: "by level",
  accept: (frame) => ([8000, 100].includes(frame[0] ?? 0) ? 1 : 0),
  reset: () => undefined,
};

function says(...texts: readonly string[]): Stt & { readonly requests: SttRequest[] } {
  const requests: SttRequest[] = [];
  return {
    requests,
    transcribe: async (_audio, request) => {
      const text = texts[Math.min(requests.length, texts.length - 1)] ?? "";
      requests.push(request);
      return { text, confidence: 0.8, alternatives: [] };
    },
  };
}

async function heard(
  letters: string,
  stt: Stt,
  { isLive = false, ...options }: Partial<HearOptions> & { isLive?: boolean } = {},
) {
  const events: TurnEvent[] = [];
  const signal = new AbortController().signal;
  const source = soundOf(letters, isLive);
  const emit = (event: TurnEvent): void => void events.push(event);
  const utterances = await collect(
    hear(source, { stt, vad, spokenIn: english, signal, emit, ...options }),
  );
  return { utterances, events };
}

const voice = "#".repeat(20);
const pause = ".".repeat(40);

describe("hearing", () => {
  it("gives an utterance and the endpoint before it", async () => {
    const { utterances, events } = await heard(pause + voice + pause, says(" Open  Safari."));
    expect(utterances).toEqual([
      { text: "Open Safari.", confidence: 0.8, alternatives: [], source: "spoken" },
    ]);
    expect(events).toEqual([
      { type: "endpoint", lastVoicedMs: 60 * 32, atMs: 73 * 32, cause: "silence" },
    ]);
  });

  it("gives several utterances of one recording, in order", async () => {
    const { utterances } = await heard(
      voice + pause + voice + pause + voice,
      says("one", "two", "three"),
    );
    expect(utterances.map(({ text }) => text)).toEqual(["one", "two", "three"]);
  });

  it("takes a recording's pause of a second for the same utterance, live sound's not", async () => {
    const hesitating = voice + ".".repeat(31) + voice + pause;
    expect((await heard(hesitating, says("x"))).utterances).toHaveLength(1);
    expect((await heard(hesitating, says("x"), { isLive: true })).utterances).toHaveLength(2);
  });

  it("ends with the file", async () => {
    const atEnd = await heard(pause + voice, says("x"));
    expect(atEnd.events).toMatchObject([{ cause: "end-of-file" }]);
  });

  it.each([
    ["zeros", "0".repeat(60)],
    ["short", pause],
    ["quiet", "~".repeat(3).padEnd(40, "0")],
    ["short", `....####${pause}`],
  ])("says once that there was no speech (%s) and asks no engine", async (reason, letters) => {
    const stt = says("Thank you.");
    const { utterances, events } = await heard(letters, stt);
    expect(utterances).toEqual([]);
    expect(events.filter(({ type }) => type === "no-speech")).toEqual([
      { type: "no-speech", reason },
    ]);
    expect(stt.requests).toEqual([]);
  });

  it.each([
    ["tag-only", "[Music]"],
    ["stock-phrase", "you you you"],
    ["prompt-echo", "Calendar, Safari, mum."],
  ])("drops what the engine made up: %s", async (reason, text) => {
    const options = { names: ["Calendar", "Safari", "mum"] };
    const { utterances, events } = await heard(voice + pause, says(text, "[Music]"), options);
    expect(utterances).toEqual([]);
    expect(events.map(({ type }) => type)).toEqual(["endpoint", "no-speech"]);
    expect(events.at(-1)).toEqual({ type: "no-speech", reason });
  });

  it("gives the engine the names from half a second of voice on", async () => {
    const names = ["Safari", "Anna"];
    const long = says("open it");
    await heard("#".repeat(16) + pause, long, { names });
    expect(long.requests).toMatchObject([{ prompt: "Safari, Anna.", language: "en" }]);
    const short = says("open it");
    await heard("#".repeat(15) + pause, short, { names, language: "de" });
    expect(short.requests[0]).not.toHaveProperty("prompt");
    expect(short.requests[0]).toMatchObject({ language: "de" });
  });

  it("decodes again without the names where the words cannot fit the voice", async () => {
    const stt = says("a b c d e f g h i j k l m n o p", "open it");
    const { utterances } = await heard(voice + pause, stt, { names: ["Safari"] });
    expect(utterances.map(({ text }) => text)).toEqual(["open it"]);
    expect(stt.requests.map(({ prompt }) => prompt)).toEqual(["Safari.", undefined]);
  });

  it("gives up where they still do not fit", async () => {
    const babble = "a b c d e f g h i j k l m n o p";
    expect((await heard(voice + pause, says(babble), { names: ["Safari"] })).utterances).toEqual(
      [],
    );
    const stt = says(babble);
    const { events } = await heard(voice + pause, stt);
    expect(events.at(-1)).toEqual({ type: "no-speech", reason: "short" });
    expect(stt.requests).toHaveLength(1);
  });

  it("says of a microphone that gives zeros that it may not be allowed, once, and goes on", async () => {
    const { utterances, events } = await heard(`${"0".repeat(100)}${voice}${pause}`, says("x"), {
      isLive: true,
    });
    expect(events.slice(0, 2)).toMatchObject([
      { type: "no-speech", reason: "zeros" },
      { type: "error", code: "microphone_zeros", hint: /Microphone/ },
    ]);
    expect(events.filter(({ type }) => type === "error")).toHaveLength(1);
    expect(utterances).toHaveLength(1);
  });

  it("ends without a word when its signal stops it, even in the engine", async () => {
    const stopper = new AbortController();
    const stt: Stt = {
      transcribe: async (_audio, { signal }) => {
        stopper.abort();
        signal.throwIfAborted();
        throw new Error("unreachable");
      },
    };
    const { utterances, events } = await heard(voice + pause, stt, { signal: stopper.signal });
    expect(utterances).toEqual([]);
    expect(events).toEqual([]);
  });

  it("passes on what goes wrong in the engine", async () => {
    const stt: Stt = { transcribe: () => Promise.reject(new Error("no engine")) };
    await expect(heard(voice + pause, stt)).rejects.toThrow("no engine");
  });
});
