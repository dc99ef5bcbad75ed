import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { wavBytes } from "../../src/listen/wav/wav-bytes.ts";
import { wavFile } from "../../src/listen/wav/wav-source.ts";
import { runSotto, scratch } from "../helpers/run-sotto.ts";
import type { SottoEvent } from "../helpers/run-sotto.ts";
import { collect } from "../helpers/wav.ts";

const folder = scratch();
const clips = join(import.meta.dirname, "../data/clips");
const when = ["--now", "2026-03-02T09:00:00Z", "--tz", "Europe/London"];
const place = [
  "--home",
  join(folder, "home"),
  "--state",
  join(folder, "state"),
  ...when,
  "--quiet",
];

beforeAll(async () => {
  expect((await runSotto(["sample", ...place])).code).toBe(0);
});

async function samplesIn(name: string): Promise<Int16Array> {
  const frames = await collect(wavFile(join(clips, name)).frames(new AbortController().signal));
  return Int16Array.from(frames.flatMap((frame) => [...frame]));
}

/** Clips with pauses between them and silence after the last, as one file. */
async function said(file: string, ...parts: readonly (string | number)[]): Promise<string> {
  const sounds = await Promise.all(
    parts.map(async (part) =>
      typeof part === "string" ? samplesIn(part) : new Int16Array(16 * part),
    ),
  );
  const path = join(folder, file);
  await writeFile(path, wavBytes(Int16Array.from(sounds.flatMap((sound) => [...sound]))));
  expect((await readFile(path)).length).toBeGreaterThan(44);
  return path;
}

async function heard(path: string, ...flags: readonly string[]): Promise<readonly SottoEvent[]> {
  const ran = await runSotto(["listen", "--wav", path, "--json", ...place, ...flags]);
  expect(ran.code).toBe(0);
  return ran.events();
}

const of = (all: readonly SottoEvent[], type: string): readonly SottoEvent[] =>
  all.filter((event) => event.type === type);
describe("a recording as if it were said now", () => {
  it("is one request, done once, with the model's head read while it was said", async () => {
    const path = await said("calendar.wav", "calendar-0-espeak-en-gb.wav", 3000);
    const live = await heard(path, "--live", "--no-fast-path");
    expect(of(live, "transcript")).toHaveLength(1);
    expect(of(live, "call")).toMatchObject([{ name: "calendar.query" }]);
    expect(live.at(-1)?.type).toBe("usage");
    const [endpoint] = of(live, "endpoint");
    const silenceMs = Number(endpoint?.["atMs"]) - Number(endpoint?.["lastVoicedMs"]);
    expect(silenceMs).toBeGreaterThanOrEqual(250);
    expect(silenceMs).toBeLessThan(1000);
    const [step] = of(live, "step");
    expect(Number(step?.["evaluatedTokens"])).toBeLessThan(Number(step?.["promptTokens"]) / 2);
  });

  it("that pauses for half a second within a request is not cut in two", async () => {
    const path = await said(
      "pause.wav",
      "safari-0-flite-slt.wav",
      450,
      "safari-0-flite-slt.wav",
      3000,
    );
    const live = await heard(path, "--live");
    expect(of(live, "usage")).toHaveLength(1);
    expect(of(live, "call").length).toBeLessThanOrEqual(1);
  });
});
