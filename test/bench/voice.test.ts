import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCutByTimeout, isCutInTwo } from "../../src/bench/voice/cut-in-two.ts";
import type { Completeness } from "../../src/bench/voice/cut-in-two.ts";
import type { HeardFrame } from "../../src/bench/voice/frames.ts";
import { voicedSpan } from "../../src/bench/voice/frames.ts";
import { hiss, typing } from "../../src/bench/voice/made-noise.ts";
import { likelyPauseMs, speechLevel, withNoise, withPause } from "../../src/bench/voice/mix.ts";
import { voicePlots } from "../../src/bench/voice/voice-plots.ts";
import { type VoiceFigures, voiceNotes, voiceTables } from "../../src/bench/voice/voice-report.ts";
import { pictureOf, reportPage } from "../../src/bench/report/report-page.ts";
import { asMarkdown } from "../../src/bench/report/titled.ts";
import { rmsOf } from "../../src/listen/vad/loudness.ts";

/** "#" is a voiced frame of 32 ms, "." a silent one. */
function frames(letters: string): readonly HeardFrame[] {
  return Array.from(letters, (letter, index) => ({
    atMs: 32 * (index + 1),
    voice: letter === "#" ? 1 : 0,
    db: letter === "#" ? -20 : -60,
  }));
}

const word = "#".repeat(20);

function cut(pauseFrames: number, completeness: Completeness, textMs = 60): boolean {
  const heard = frames(`.....${word}${".".repeat(pauseFrames)}${word}`);
  const voice = { fromMs: 160, toMs: 160 + 32 * (40 + pauseFrames) };
  const isWhole = (toMs: number): boolean => toMs > 160 + 32 * (21 + pauseFrames);
  const completenessOf = ({ toMs }: { toMs: number }): Completeness =>
    isWhole(toMs) ? "complete" : completeness;
  return isCutInTwo({ frames: heard, completenessOf, textMs, actMs: 30 }, voice);
}

describe("commands cut in two", () => {
  it.each([
    ["no pause", 0, "complete", false],
    ["150 ms after what could be all", 5, "complete", false],
    ["half a second after what could be all", 16, "complete", true],
    ["half a second after what breaks off", 16, "open", false],
    ["a second and a half after what breaks off", 47, "open", true],
  ] as const)("%s", (...[, pauseFrames, completeness, isCut]) => {
    expect(cut(pauseFrames, completeness)).toBe(isCut);
  });

  it("are joined where the text comes too late to act on the first part", () => {
    expect(cut(16, "complete", 1_000)).toBe(false);
  });

  it("by a fixed time-out are those with a pause that long", () => {
    fc.assert(
      fc.property(fc.nat(60), (pause) => {
        const heard = frames(`..${word}${".".repeat(pause)}${word}...`);
        expect(isCutByTimeout(heard, 700)).toBe(32 * pause >= 700);
      }),
    );
  });
});

function tone(seconds: number, level: number): Int16Array {
  return Int16Array.from({ length: 16_000 * seconds }, (_, at) =>
    Math.round(level * Math.sin(at / 9)),
  );
}

describe("mixing", () => {
  it("puts noise as far below speech as was asked", () => {
    const speech = tone(1, 8_000);
    const noise = hiss(2, { level: 3_000, seed: 1 });
    for (const snrDb of [5, 10, 15]) {
      const mixed = withNoise(speech, noise, { snrDb, fromMs: 1_700 });
      const added = mixed.map((sample, at) => sample - (speech[at] ?? 0));
      const ratio = 20 * Math.log10(speechLevel(speech) / rmsOf(added));
      expect(ratio).toBeCloseTo(snrDb, 0);
    }
  });

  it("puts a pause of the recording's own room between two samples", () => {
    const room = hiss(1, { level: 40, seed: 2 });
    const speech = Int16Array.from([...room, ...tone(1, 8_000), ...tone(1, 6_000)]);
    const paused = withPause(speech, { atMs: 2_000, pauseMs: 300 });
    expect(paused.length - speech.length).toBe(4_800);
    expect(paused.subarray(0, 32_000)).toEqual(speech.subarray(0, 32_000));
    expect(paused.subarray(36_800)).toEqual(speech.subarray(32_000));
    const pause = paused.subarray(32_000, 36_800);
    expect(rmsOf(pause)).toBeGreaterThan(0);
    expect(rmsOf(pause)).toBeLessThan(40);
  });

  it("finds the dip between two words", () => {
    const dip = new Int16Array(1_600);
    const speech = Int16Array.from([...tone(1, 8_000), ...dip, ...tone(1, 8_000)]);
    const atMs = likelyPauseMs(speech, { fromMs: 0, toMs: 2_100 });
    expect(atMs).toBeGreaterThan(1_000);
    expect(atMs).toBeLessThan(1_100);
  });

  it("makes the same typing at every run, louder than a room and never clipped flat", () => {
    expect(typing(2, 5)).toEqual(typing(2, 5));
    expect(typing(2, 6)).not.toEqual(typing(2, 5));
    expect(rmsOf(typing(2, 5))).toBeGreaterThan(200);
    expect(typing(5, 5).filter((sample) => Math.abs(sample) > 32_000)).toHaveLength(0);
  });

  it("knows where the voice is", () => {
    expect(voicedSpan(frames("..###.#.."))).toEqual({ fromMs: 64, toMs: 224 });
    expect(voicedSpan(frames("...."))).toBeUndefined();
  });
});

describe("the report", () => {
  const waterfall = {
    text: "x",
    endpointMs: 380,
    textMs: 1_300,
    wordsMs: 1_350,
    clauseMs: 1_355,
    readTokens: 0,
    steps: 0,
  };
  const clip = { file: "a.wav", said: "open Safari", isCommand: true, samples: new Int16Array() };
  const figures: VoiceFigures = {
    latency: [
      {
        clip,
        ours: { ...waterfall, audioMs: 1_400, whisperMs: 1_000 },
        plain: { ...waterfall, audioMs: 2_000, whisperMs: 1_000 },
      },
    ],
    cuts: [{ snrDb: 10, pauseMs: 400, commands: 40, ours: 1, patient: 2, hasty: 8 }],
    nothing: [{ name: "typing", seconds: 60, decodes: 1, texts: ["you"] }],
    words: [
      { name: "people", clips: 3, words: 40, untold: 4, told: 2 },
      { name: "events", clips: 2, words: 20, untold: 5, told: 1 },
    ],
    share: 0.0062,
    over: {
      minutes: 10,
      spokenShare: 0.8,
      selfInterruptions: 0,
      bargeIns: [{ over: "headphones", loudness: 2, afterMs: [224, undefined, 256, 480] }],
    },
    voice: "espeak-ng",
    engine: "whisper.cpp",
  };
  const table = [...voiceTables(figures).map(asMarkdown), ...voiceNotes(figures)].join("\n\n");

  it("compares the two by the sum of their times, and with what Whisper really took", () => {
    expect(table).toContain(
      "70.0 % of the plain pipeline's by the sum; with what Whisper really took here 80.0 %; of the median request 70.0 %",
    );
  });

  it("tells apart what code served and what went to the model", () => {
    const [row] = figures.latency;
    if (!row) throw new Error("no row");
    const ours = { ...row.ours, audioMs: 3_600, steps: 1, readTokens: 300 };
    const plain = { ...row.plain, audioMs: 4_000, steps: 1, readTokens: 390 };
    const latency = [row, { clip: row.clip, ours, plain }];
    expect(voiceNotes({ ...figures, latency }).join(" ")).toContain(
      "Of the 1 that code serves by itself 70.0 %, of the 1 that went to the model 90.0 %.",
    );
    expect(
      voiceTables({ ...figures, latency })
        .map(asMarkdown)
        .join(),
    ).toContain("| 300 | 390 |");
  });

  it("tells which requests the two heard as different words, since those take other ways", () => {
    expect(table).not.toContain("Heard by the two");
    const [row] = figures.latency;
    if (!row) throw new Error("no row");
    const latency = [row, { ...row, plain: { ...row.plain, text: "Open Foddy." } }];
    expect(voiceNotes({ ...figures, latency }).join(" ")).toContain(
      "different words: “open Safari” as “x” and “Open Foddy.”.",
    );
  });

  it("tells every text from no speech, cuts as shares, and who was not heard", () => {
    expect(table).toContain(
      "Texts from no speech: 1 (you). The detector takes 0.6 % of real time.",
    );
    expect(table).toContain("| 10 dB | 400 ms | 40 | 2.5 % | 5.0 % | 20.0 % |");
    expect(table).toContain("| headphones | 2 times | 4 | 3 | 256 | 480 |");
  });

  it("tells wrong words without and with what Whisper is told", () => {
    expect(table).toContain("| people | 3 | 40 | 4 (10.0 %) | 2 (5.0 %) |");
  });

  it("has a row of cells for every head", () => {
    for (const { head, rows } of voiceTables(figures)) {
      for (const row of rows) expect(row).toHaveLength(head.length);
    }
  });

  it("draws each turn stage by stage to its first sound, ours and the plain pipeline's", () => {
    const [turns] = voicePlots(figures);
    if (!turns) throw new Error("no plot");
    const picture = pictureOf(turns);
    const bars = [...picture.matchAll(/<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g)].map(
      ([, x, width]) => ({ from: Number(x), to: Number(x) + Number(width) }),
    );
    const stages = bars.slice(0, 10);
    expect(stages).toHaveLength(10);
    for (const [index, { from }] of stages.entries()) {
      if (index % 5 > 0) expect(from).toBeCloseTo(stages[index - 1]?.to ?? 0, 0);
    }
    const [ours = 0, plain = 0] = [stages[4]?.to, stages[9]?.to];
    const zero = stages[0]?.from ?? 0;
    expect((ours - zero) / (plain - zero)).toBeCloseTo(1_400 / 2_000, 2);
    expect(picture).toContain("ours: first audio after 1,400");
  });

  it("is a page with every plot and table, and nothing from elsewhere", () => {
    const [notes, tables] = [voiceNotes(figures), voiceTables(figures)];
    const page = reportPage({ title: "By voice", notes, plots: voicePlots(figures), tables });
    expect([...page.matchAll(/<svg/g)]).toHaveLength(3);
    expect([...page.matchAll(/<table/g)]).toHaveLength(5);
    expect(page).not.toMatch(/NaN|undefined|Infinity|\b(?:src|href)=|<script/);
  });
});
