import { english } from "../../src/language/en/english.ts";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { commandEngine } from "../../src/speak/engines/command-engine.ts";
import { createSpeaker } from "../../src/speak/create-speaker.ts";
import { enginesHere } from "../../src/speak/engines/engines-here.ts";
import { madeEngine } from "../../src/speak/engines/made-engine.ts";
import { firstPlayer, programPlayer } from "../../src/speak/engines/players.ts";
import type { Player, SpeechEngine } from "../../src/speak/engines/voice.ts";
import type { SayingListener, SpokenSound } from "../../src/types/voice.ts";
import { isRunning, makeProgram, temporaryFolder } from "../helpers/program.ts";

const never = new AbortController().signal;
const sound: SpokenSound = { samples: new Int16Array(22_050), sampleRateHz: 22_050 };
const mute: Player = { name: "mute", play: () => Promise.reject(new Error("no device")) };

/** Each sentence plays until it is let end or stopped. */
function slowEngine() {
  const made: string[] = [];
  const played: string[] = [];
  const ends: (() => void)[] = [];
  const engine: SpeechEngine = {
    name: "slow",
    prepare: async (sentence) => {
      made.push(sentence);
      return {
        sound,
        play: (signal) =>
          new Promise((resolve) => {
            played.push(sentence);
            ends.push(resolve);
            signal.addEventListener("abort", () => resolve(), { once: true });
          }),
      };
    },
  };
  return { engine, made, played, endOne: () => ends.shift()?.() };
}

function quickEngine(): SpeechEngine & { readonly said: string[] } {
  const said: string[] = [];
  const prepare: SpeechEngine["prepare"] = async (sentence) => ({
    sound: undefined,
    play: async () => void said.push(sentence),
  });
  return { name: "quick", said, prepare };
}

const absent: SpeechEngine = { name: "absent", prepare: () => Promise.reject(new Error("none")) };
const silent: SpeechEngine = {
  name: "silent",
  prepare: async () => ({ sound, play: () => Promise.reject(new Error("no device")) }),
};

function speakerOf(
  engines: readonly SpeechEngine[],
  notice: (text: string) => void = () => undefined,
) {
  const events: string[] = [];
  const listener: SayingListener = {
    onClause: (text) => events.push(`clause ${text}`),
    onStart: (_sound, text) => events.push(`start ${text}`),
    onSilence: () => events.push("silence"),
  };
  const speaker = createSpeaker({ engines, player: mute, voicing: english.voicing, notice });
  return { saying: speaker.start(listener), events, speaker, listener };
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

describe("a saying", () => {
  it("says an answer in order, filtered, and falls silent once at its end", async () => {
    const engine = quickEngine();
    const { saying, events } = speakerOf([engine]);
    saying.write("Moved event:7. **Lunch** is at one! 🎉 ");
    saying.write("See https://a.b/c.");
    await saying.end();
    expect(engine.said).toEqual(["Moved.", "Lunch is at one!", "See a link."]);
    expect(events.at(-1)).toBe("silence");
    expect(saying.heard().rest).toBe("");
  });

  it("starts at the first clause, while the rest is being written", async () => {
    const { engine, played } = slowEngine();
    const { saying } = speakerOf([engine]);
    saying.write("You have three events tomorrow: stand-up at ");
    await settled();
    expect(played).toEqual(["You have three events tomorrow:"]);
  });

  it("makes the next sentence while one plays, and no more than that", async () => {
    const { engine, made, played, endOne } = slowEngine();
    const { saying } = speakerOf([engine]);
    saying.write("One is here. Two is here. Three is here. Four is here. ");
    await settled();
    expect(played).toEqual(["One is here."]);
    expect(made).toEqual(["One is here.", "Two is here."]);
    endOne();
    await settled();
    expect(played).toHaveLength(2);
    expect(made).toHaveLength(3);
  });

  it("knows what was heard when it is cut off, and what was not", async () => {
    const { engine, endOne } = slowEngine();
    const { saying, events } = speakerOf([engine]);
    saying.write("One is here. Two is here. Three");
    await settled();
    endOne();
    await settled();
    saying.cut();
    await saying.end();
    expect(saying.heard()).toEqual({ heard: "One is here.", rest: "Two is here. Three" });
    expect(events.at(-1)).toBe("silence");
  });

  it("counts the words that fit into the time a sentence was heard", async () => {
    const { engine } = slowEngine();
    const { saying } = speakerOf([engine]);
    saying.write("One two three four. Five");
    await settled();
    const started = performance.now();
    while (performance.now() - started < 300) await new Promise(setImmediate);
    saying.cut();
    // The sound lasts a second; a busy machine may look later than it meant to.
    expect(saying.heard().heard).toMatch(/^One( two)?( three)?$/);
    expect(saying.heard().rest).toBe("One two three four. Five");
  });

  it("begins a sentence again after a pause, and is silent meanwhile", async () => {
    const { engine, played, endOne } = slowEngine();
    const { saying, events } = speakerOf([engine]);
    saying.write("One is here. Two is here. Three");
    await settled();
    saying.pause();
    await settled();
    expect(events.at(-1)).toBe("silence");
    expect(played).toEqual(["One is here."]);
    saying.resume();
    await settled();
    expect(played).toEqual(["One is here.", "One is here."]);
    endOne();
    endOne();
    await settled();
    expect(played.at(-1)).toBe("Two is here.");
  });

  it("says nothing yet where it is paused before it begins", async () => {
    const { engine, played } = slowEngine();
    const { saying } = speakerOf([engine]);
    saying.pause();
    saying.write("One is here. Two");
    await settled();
    expect(played).toEqual([]);
  });

  it("has asides that are no part of the answer", async () => {
    const engine = quickEngine();
    const { saying } = speakerOf([engine]);
    saying.interject("Looking in your mail.");
    await settled();
    saying.write("No new mail from Anna.");
    await saying.end();
    expect(engine.said).toEqual(["Looking in your mail.", "No new mail from Anna."]);
    expect(saying.heard().heard).toBe("No new mail from Anna.");
  });
});

describe("a voice", () => {
  it.each([
    ["is not there", absent],
    ["makes no sound", silent],
  ])("goes to the next engine when one %s, and says the sentence again", async (_why, engine) => {
    const next = quickEngine();
    const { saying } = speakerOf([engine, next]);
    saying.write("One is here. Two is here.");
    await saying.end();
    expect(next.said).toEqual(["One is here.", "Two is here."]);
  });

  it.each([[[absent]], [[silent]], [[]]])("says once that it is not there", async (engines) => {
    const notices: string[] = [];
    const { saying, speaker, listener } = speakerOf(engines, (text) => notices.push(text));
    saying.write("One is here. Two is here.");
    await saying.end();
    const second = speaker.start(listener);
    second.write("Three.");
    await second.end();
    expect(notices).toEqual([expect.stringMatching(/^There is no voice on this machine/)]);
  });

  it("looks for nothing where there is nothing to say", async () => {
    const notices: string[] = [];
    const { saying } = speakerOf([], (text) => notices.push(text));
    saying.write('{"name":"x"}');
    await saying.end();
    expect(notices).toEqual([]);
  });

  it("has earcons, where something can play them", async () => {
    const played: number[] = [];
    const player: Player = {
      name: "ear",
      play: async ({ samples }) => void played.push(samples.length),
    };
    const speaker = createSpeaker({
      engines: [],
      player,
      voicing: english.voicing,
      notice: () => undefined,
    });
    for (const name of ["awake", "error", "timer"] as const) speaker.earcon(name);
    await settled();
    expect(played).toHaveLength(3);
    speakerOf([]).speaker.earcon("timer");
  });

  it.each([
    ["darwin", ["say", "say"]],
    ["linux", ["espeak-ng", "espeak-ng"]],
    ["win32", []],
  ] as const)("of %s is the system's: %j", (platform, names) => {
    expect(enginesHere({}, mute, platform).map(({ name }) => name)).toEqual(names);
  });
});

describe("a speaking program", () => {
  const listening = `
    const fs = require("node:fs");
    fs.writeFileSync(__dirname + "/args", JSON.stringify(process.argv.slice(2)));
    fs.appendFileSync(__dirname + "/said", fs.readFileSync(0));`;
  const endless = `require("node:fs").writeFileSync(__dirname + "/pid", String(process.pid)); setInterval(() => {}, 1000);`;
  /** A WAV file as espeak-ng streams it: its sizes say nothing. */
  const streaming = `
    const head = Buffer.alloc(44);
    head.write("RIFF", 0); head.writeUInt32LE(0x7ffff024, 4); head.write("WAVEfmt ", 8);
    head.writeUInt32LE(16, 16); head.writeUInt16LE(1, 20); head.writeUInt16LE(1, 22);
    head.writeUInt32LE(22050, 24); head.writeUInt32LE(44100, 28); head.writeUInt16LE(2, 32);
    head.writeUInt16LE(16, 34); head.write("data", 36); head.writeUInt32LE(0x7ffff000, 40);
    process.stdout.write(Buffer.concat([head, Buffer.from([1, 0, 2, 0, 3, 0])]));`;

  async function speak(engine: SpeechEngine, text: string, signal = never): Promise<void> {
    await (await engine.prepare(text, signal)).play(signal);
  }

  it("gets the sentence on standard input, never as an argument", async () => {
    await using folder = await temporaryFolder();
    const program = await makeProgram(folder.path, "say", listening);
    await speak(commandEngine(program, ["-v", "Anna"]), "--help; $(reboot) -o x");
    expect(await readFile(join(folder.path, "said"), "utf8")).toBe("--help; $(reboot) -o x\n");
    expect(await readFile(join(folder.path, "args"), "utf8")).toBe('["-v","Anna"]');
  });

  it("is killed by the saying's cut, that child and no other", async () => {
    await using folder = await temporaryFolder();
    const program = await makeProgram(folder.path, "say", endless);
    const { saying } = speakerOf([commandEngine(program, [])]);
    saying.write("One is here. Two is here. ");
    const file = join(folder.path, "pid");
    while (!existsSync(file) || (await readFile(file, "utf8")) === "")
      await new Promise(setImmediate);
    saying.cut();
    await saying.end();
    while (isRunning(Number(await readFile(file, "utf8")))) await new Promise(setImmediate);
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
    await expect(speak(commandEngine(program, []), "Hello.")).rejects.toThrow();
  });

  it("is not started by a signal that has stopped", async () => {
    await using folder = await temporaryFolder();
    const program = await makeProgram(folder.path, "say", listening);
    await speak(commandEngine(program, []), "Hello.", AbortSignal.abort());
    expect(existsSync(join(folder.path, "said"))).toBe(false);
  });

  it.each([false, true])(
    "that writes a WAV is played by us (into a file: %s)",
    async (writesFile) => {
      await using folder = await temporaryFolder();
      const source = writesFile
        ? streaming.replace(
            "process.stdout.write(",
            `require("node:fs").writeFileSync(process.argv[2], `,
          )
        : streaming;
      const program = await makeProgram(folder.path, "make", source);
      const played: SpokenSound[] = [];
      const player: Player = { name: "ear", play: async (one) => void played.push(one) };
      const engine = madeEngine({
        program,
        args: (file) => (file ? [file] : []),
        writesFile,
        player,
      });
      const { sound: made, play } = await engine.prepare("Hello.", never);
      await play(never);
      expect(made).toEqual({ samples: Int16Array.of(1, 2, 3), sampleRateHz: 22_050 });
      expect(played).toEqual([made]);
    },
  );
});

describe("players", () => {
  it("are tried one after the other, and what failed is not tried again", async () => {
    let tried = 0;
    const failing: Player = {
      name: "failing",
      play: async () => {
        tried += 1;
        throw new Error("no device");
      },
    };
    const player = firstPlayer([failing, { name: "ear", play: async () => undefined }]);
    await player.play(sound, never);
    await player.play(sound, never);
    expect(tried).toBe(1);
    await expect(firstPlayer([failing]).play(sound, never)).rejects.toThrow("no player");
  });

  it("that are programs get raw sound and are silent at the signal", async () => {
    await using folder = await temporaryFolder();
    const source = `const fs = require("node:fs"); fs.writeFileSync(__dirname + "/heard", fs.readFileSync(0));`;
    const program = await makeProgram(folder.path, "play", source);
    const short = { samples: Int16Array.of(1, -1), sampleRateHz: 8000 };
    await programPlayer(program, (rate) => [String(rate)]).play(short, never);
    expect(await readFile(join(folder.path, "heard"))).toEqual(Buffer.from([1, 0, 255, 255]));
    const endlessProgram = await makeProgram(folder.path, "endless", "setInterval(() => {}, 1000)");
    const stopper = new AbortController();
    const playing = programPlayer(endlessProgram, () => []).play(short, stopper.signal);
    stopper.abort();
    await playing;
  });
});
