import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { commandEngine } from "../../src/speak/command-engine.ts";
import { createVoice, enginesHere } from "../../src/speak/create-voice.ts";
import { speakStream } from "../../src/speak/speak-stream.ts";
import type { SpeechEngine } from "../../src/speak/voice.ts";
import { isRunning, makeProgram, temporaryFolder } from "../helpers/program.ts";

const never = new AbortController().signal;

/** Each sentence goes on until it is let end or stopped. */
function slowEngine() {
  const said: string[] = [];
  const ends: (() => void)[] = [];
  const engine: SpeechEngine = {
    name: "slow",
    say: (sentence, signal) =>
      new Promise((resolve) => {
        said.push(sentence);
        ends.push(resolve);
        signal.addEventListener("abort", () => resolve(), { once: true });
      }),
  };
  return { engine, said, endOne: () => ends.shift()?.() };
}

const failing: SpeechEngine = { name: "failing", say: () => Promise.reject(new Error("no sound")) };

function quick(): SpeechEngine & { said: string[] } {
  const said: string[] = [];
  return { name: "quick", said, say: async (sentence) => void said.push(sentence) };
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

describe("a voice", () => {
  it("says one sentence after the other, filtered", async () => {
    const engine = quick();
    const voice = createVoice({ notice: () => undefined, engines: [engine] });
    await voice.speak("Moved event:7. **Lunch** is at one! 🎉 See https://a.b/c.", never);
    expect(engine.said).toEqual(["Moved.", "Lunch is at one!", "See a link."]);
  });

  it("lets what comes later wait", async () => {
    const { engine, said, endOne } = slowEngine();
    const voice = createVoice({ notice: () => undefined, engines: [engine] });
    const both = Promise.all([voice.speak("One. Two.", never), voice.speak("Three.", never)]);
    await settled();
    expect(said).toEqual(["One."]);
    endOne();
    await settled();
    expect(said).toEqual(["One.", "Two."]);
    endOne();
    await settled();
    endOne();
    await both;
    expect(said).toEqual(["One.", "Two.", "Three."]);
  });

  it("drops at stop what is said and what waits, and speaks again after it", async () => {
    const { engine, said, endOne } = slowEngine();
    const voice = createVoice({ notice: () => undefined, engines: [engine] });
    const both = Promise.all([voice.speak("One. Two.", never), voice.speak("Three.", never)]);
    await settled();
    voice.stop();
    await both;
    expect(said).toEqual(["One."]);
    const after = voice.speak("Four.", never);
    await settled();
    endOne();
    endOne();
    await after;
    expect(said).toEqual(["One.", "Four."]);
  });

  it("drops with a signal its own text alone", async () => {
    const { engine, said, endOne } = slowEngine();
    const voice = createVoice({ notice: () => undefined, engines: [engine] });
    const stopper = new AbortController();
    const first = voice.speak("One. Two.", stopper.signal);
    const second = voice.speak("Three.", never);
    await settled();
    stopper.abort();
    await first;
    await settled();
    endOne();
    endOne();
    await second;
    expect(said).toEqual(["One.", "Three."]);
  });

  it("goes to the next engine when one makes no sound, and says the sentence again", async () => {
    const engine = quick();
    const voice = createVoice({ notice: () => undefined, engines: [failing, engine] });
    await voice.speak("One. Two.", never);
    expect(engine.said).toEqual(["One.", "Two."]);
  });

  it.each([[[failing]], [[]]])(
    "says once that it is not there, and never throws",
    async (engines) => {
      const notices: string[] = [];
      const voice = createVoice({ notice: (sentence) => notices.push(sentence), engines });
      await voice.speak("One. Two.", never);
      await voice.speak("Three.", never);
      expect(notices).toEqual([expect.stringMatching(/^There is no voice on this machine/)]);
    },
  );

  it("says nothing, and looks for nothing, where there is nothing to say", async () => {
    const notices: string[] = [];
    const voice = createVoice({ notice: (sentence) => notices.push(sentence), engines: [] });
    await voice.speak('{"name":"x"}', never);
    expect(notices).toEqual([]);
  });

  it("says an answer while it is written", async () => {
    const { engine, said, endOne } = slowEngine();
    const voice = createVoice({ notice: () => undefined, engines: [engine] });
    const rest = Promise.withResolvers<string>();
    async function* pieces(): AsyncGenerator<string> {
      yield* ["You have", " lunch. ", "An"];
      yield await rest.promise;
    }
    const speaking = speakStream(pieces(), voice, never);
    while (said.length === 0) await new Promise(setImmediate);
    expect(said).toEqual(["You have lunch."]);
    rest.resolve("na comes.");
    endOne();
    while (said.length === 1) await new Promise(setImmediate);
    endOne();
    await speaking;
    expect(said).toEqual(["You have lunch.", "Anna comes."]);
  });

  it.each([
    ["darwin", ["say"]],
    ["linux", ["espeak-ng"]],
    ["win32", []],
  ] as const)("of %s is the system's: %j", (platform, names) => {
    expect(enginesHere({}, platform).map(({ name }) => name)).toEqual(names);
  });
});

describe("a speaking program", () => {
  const listening = `
    const fs = require("node:fs");
    fs.writeFileSync(__dirname + "/args", JSON.stringify(process.argv.slice(2)));
    fs.appendFileSync(__dirname + "/said", fs.readFileSync(0));`;
  const endless = `require("node:fs").writeFileSync(__dirname + "/pid", String(process.pid)); setInterval(() => {}, 1000);`;

  it("gets the sentence on standard input, never as an argument", async () => {
    await using folder = await temporaryFolder();
    const program = await makeProgram(folder.path, "say", listening);
    await commandEngine(program, ["-v", "Anna"]).say("--help; $(reboot) -o x", never);
    expect(await readFile(join(folder.path, "said"), "utf8")).toBe("--help; $(reboot) -o x\n");
    expect(await readFile(join(folder.path, "args"), "utf8")).toBe('["-v","Anna"]');
  });

  it("is killed by the voice's stop, that child and no other", async () => {
    await using folder = await temporaryFolder();
    const program = await makeProgram(folder.path, "say", endless);
    const voice = createVoice({ notice: () => undefined, engines: [commandEngine(program, [])] });
    const speaking = voice.speak("One. Two.", never);
    const file = join(folder.path, "pid");
    while (!existsSync(file) || (await readFile(file, "utf8")) === "")
      await new Promise(setImmediate);
    voice.stop();
    await speaking;
    expect(isRunning(Number(await readFile(file, "utf8")))).toBe(false);
  });

  it.each([
    ["is missing", undefined],
    ["fails", "process.exit(1)"],
    [
      "ends well with an error line, as espeak-ng does without a sound card",
      `console.error("ALSA lib\\nerror: No such file")`,
    ],
  ])("that %s is no engine", async (_name, source) => {
    await using folder = await temporaryFolder();
    const program =
      source === undefined
        ? join(folder.path, "none")
        : await makeProgram(folder.path, "say", source);
    await expect(commandEngine(program, []).say("Hello.", never)).rejects.toThrow();
  });

  it("is not started by a signal that has stopped", async () => {
    await using folder = await temporaryFolder();
    const program = await makeProgram(folder.path, "say", listening);
    await commandEngine(program, []).say("Hello.", AbortSignal.abort());
    expect(existsSync(join(folder.path, "said"))).toBe(false);
  });
});
