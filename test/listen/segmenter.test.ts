import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { frameMs, frameSamples } from "../../src/listen/audio-in.ts";
import { type EndpointRule, type SegmentEvent, Segmenter } from "../../src/listen/segmenter.ts";

const live: EndpointRule = { silenceMs: 320, reopenMs: 320, maxMs: 30_000 };
const patient: EndpointRule = { silenceMs: 320, reopenMs: 960, maxMs: 30_000 };

/** Frame n holds n + 1 in every sample, so that the sound kept can be told. */
function frame(index: number): Int16Array {
  return new Int16Array(frameSamples).fill(index + 1);
}

/** "#" is voiced, "." silent, "-" between the thresholds; a frame a letter, "|" a key. */
function run(rule: EndpointRule, letters: string, ends = true): readonly SegmentEvent[] {
  const segmenter = new Segmenter(rule);
  const events: SegmentEvent[] = [];
  let index = 0;
  for (const letter of letters) {
    if (letter === "|") {
      events.push(...segmenter.finish("key", index * frameMs));
      continue;
    }
    const probability = { "#": 0.9, "-": 0.4 }[letter] ?? 0.1;
    events.push(...segmenter.accept(frame(index), probability, (index + 1) * frameMs));
    index += 1;
  }
  return ends ? [...events, ...segmenter.finish("end-of-file", index * frameMs)] : events;
}

function segmentsIn(events: readonly SegmentEvent[]) {
  return events.flatMap((event) => (event.kind === "utterance" ? [event.segment] : []));
}

function framesOf(audio: Int16Array = new Int16Array(0)): readonly Int16Array[] {
  return Array.from({ length: audio.length / frameSamples }, (_, index) =>
    audio.subarray(index * frameSamples, (index + 1) * frameSamples),
  );
}

/** First and last frame of the sound kept; zeros stand for sound there was none of. */
function span(audio: Int16Array): readonly [number, number] {
  const first = audio.find((sample) => sample !== 0) ?? 0;
  return [first - 1, (audio.at(-1) ?? 0) - 1];
}

describe("segmenter", () => {
  it("finds one utterance and says when its voice and its endpoint were", () => {
    const events = run(live, `${".".repeat(20)}${"#".repeat(30)}${".".repeat(20)}`);
    expect(events.map((event) => event.kind)).toEqual(["onset", "endpoint", "utterance"]);
    const [segment] = segmentsIn(events);
    expect(segment).toMatchObject({
      startMs: 20 * frameMs,
      voicedMs: 30 * frameMs,
      endpoint: { lastVoicedMs: 50 * frameMs, atMs: 60 * frameMs, cause: "silence" },
    });
  });

  it("keeps 200 ms of sound on both sides of the voice", () => {
    const [segment] = segmentsIn(run(live, `${".".repeat(20)}${"#".repeat(30)}${".".repeat(20)}`));
    expect(segment && span(segment.audio)).toEqual([13, 56]);
  });

  it("has zeros before a voice that starts at once", () => {
    const [segment] = segmentsIn(run(live, `..${"#".repeat(10)}${".".repeat(20)}`));
    const firsts = framesOf(segment?.audio).map((part) => part[0]);
    expect(firsts.slice(0, 7)).toEqual([0, 0, 0, 0, 0, 1, 2]);
    expect(firsts).toHaveLength(7 + 10 + 7);
  });

  it("keeps the sound before an utterance that follows right on the last one", () => {
    const events = run(live, `${"#".repeat(10)}${".".repeat(12)}${"#".repeat(10)}`);
    expect(segmentsIn(events).map(({ audio }) => span(audio))).toEqual([
      [0, 16],
      [15, 31],
    ]);
  });

  it("does not open for less than 60 ms of voice", () => {
    expect(run(live, "....#....#....#....")).toEqual([]);
  });

  it("opens at 0.5 and holds on down to 0.35", () => {
    expect(segmentsIn(run(live, "....--------...."))).toHaveLength(0);
    expect(segmentsIn(run(live, "....##------........"))[0]?.voicedMs).toBe(8 * frameMs);
  });

  it("bridges a pause shorter than the silence asked for", () => {
    const events = run(live, `${"#".repeat(10)}${".".repeat(9)}${"#".repeat(10)}${".".repeat(20)}`);
    expect(segmentsIn(events)).toHaveLength(1);
    expect(segmentsIn(events)[0]?.voicedMs).toBe(20 * frameMs);
  });

  it("is not kept open by clicks", () => {
    const clicks = "....#...#..".repeat(3);
    expect(segmentsIn(run(live, `${"#".repeat(10)}${clicks}`, false))).toHaveLength(1);
  });

  it("re-opens an endpoint when speech goes on soon enough", () => {
    const events = run(
      patient,
      `${"#".repeat(10)}${".".repeat(20)}${"#".repeat(10)}${".".repeat(40)}`,
    );
    expect(events.map((event) => event.kind)).toEqual([
      "onset",
      "endpoint",
      "reopened",
      "endpoint",
      "utterance",
    ]);
    expect(segmentsIn(events)[0]?.endpoint).toEqual({
      lastVoicedMs: 40 * frameMs,
      atMs: 50 * frameMs,
      cause: "silence",
    });
  });

  it("gives two utterances when speech goes on too late", () => {
    const events = run(
      patient,
      `${"#".repeat(10)}${".".repeat(40)}${"#".repeat(10)}${".".repeat(40)}`,
    );
    expect(segmentsIn(events)).toHaveLength(2);
  });

  it("ends at a key", () => {
    const [segment] = segmentsIn(run(live, `${"#".repeat(10)}..|`));
    expect(segment?.endpoint).toEqual({ lastVoicedMs: 320, atMs: 384, cause: "key" });
  });

  it("says nothing at a key when nobody spoke", () => {
    expect(run(live, "......|")).toEqual([]);
  });

  it("ends with the file, by silence if that came first", () => {
    expect(segmentsIn(run(live, "..########"))[0]?.endpoint.cause).toBe("end-of-file");
    const waiting = `${"#".repeat(10)}${".".repeat(12)}`;
    expect(segmentsIn(run(patient, waiting))[0]?.endpoint).toEqual({
      lastVoicedMs: 320,
      atMs: 640,
      cause: "silence",
    });
  });

  it("cuts what goes on too long", () => {
    const rule: EndpointRule = { ...live, maxMs: 640 };
    expect(segmentsIn(run(rule, "#".repeat(50))).map(({ audio }) => span(audio))).toEqual([
      [0, 19],
      [20, 39],
      [40, 49],
    ]);
  });

  it("puts every voiced run of 60 ms into exactly one utterance, in order", () => {
    const runs = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 60 })),
      {
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(runs, fc.constantFrom(live, patient), (lengths, rule) => {
        const letters = lengths.map(([voice, gap]) => "#".repeat(voice) + ".".repeat(gap)).join("");
        const segments = segmentsIn(run(rule, letters));
        const heard = segments.reduce((sum, segment) => sum + segment.voicedMs, 0);
        const said = lengths.reduce((sum, [voice]) => sum + (voice >= 2 ? voice : 0), 0) * frameMs;
        expect(heard).toBe(said);
        const spans = segments.map(({ audio }) => span(audio));
        const backwards = spans.some(([first], at) => first <= (spans[at - 1]?.[0] ?? -1));
        expect(backwards).toBe(false);
      }),
    );
  });
});
