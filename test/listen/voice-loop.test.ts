import { describe, expect, it } from "vitest";
import { AssistantError } from "../../src/errors.ts";
import { frameMs } from "../../src/listen/capture/audio-in.ts";
import { ANSWER_WITHIN_MS } from "../../src/types/turn/verdict.ts";
import { VoiceRoom } from "../helpers/voice-room.ts";

const quiet = ".".repeat(10);
const voice = "#".repeat(20);
const shortPause = ".".repeat(8);
const pause = ".".repeat(14);

describe("a conversation by voice", () => {
  it("serves a request: endpoint, words, answer, usage, spoken", async () => {
    await using room = new VoiceRoom();
    room.texts = ["what time is it"];
    await room.hear(quiet + voice + pause);
    expect(room.types()).toEqual(["endpoint", "transcript", "text-delta", "answer", "usage"]);
    expect(room.said).toEqual(["You said what time is it. "]);
    expect(room.phase).toBe("speaking");
    room.endSpeech();
    await room.hear(".");
    expect(room.phase).toBe("follow-up");
  });

  it("runs nothing but the detector while nobody speaks", async () => {
    await using room = new VoiceRoom();
    await room.hear(".".repeat(600));
    expect(room.calls).toEqual([]);
    expect(room.events).toEqual([]);
  });

  it("makes ready at the onset, and with the words so far when speech goes on", async () => {
    await using room = new VoiceRoom();
    room.texts = ["remind me to", "remind me to call", "remind me to call mum at five"];
    await room.hear(quiet + voice + shortPause + voice + pause);
    expect(room.called("prepare")).toEqual(["", "remind me", "remind me to"]);
    expect(room.called("turn").at(-1)).toBe("remind me to call mum at five");
  });

  it("looks at the words while they are said where the engine is quick", async () => {
    await using room = new VoiceRoom();
    room.texts = [
      "open safari",
      "what is on my",
      "what is on my calendar",
      "what is on my calendar today",
    ];
    await room.hear(quiet + voice + pause);
    room.endSpeech();
    await room.hear(".".repeat(50) + "#".repeat(60) + pause);
    expect(room.called("prepare")).toEqual(["", "", "what is on my"]);
  });

  it("looks at the first words too where hearing nothing beforehand was quick", async () => {
    const rehearse = async (): Promise<void> => undefined;
    await using room = new VoiceRoom({ dialogue: { rehearse } });
    room.texts = ["what is on my", "what is on my calendar", "what is on my calendar today"];
    await room.hear(quiet + "#".repeat(60) + pause);
    expect(room.called("prepare")).toEqual(["", "what is on my"]);
  });

  it("lets the rehearsal go when there are words to hear, and does without where it fails", async () => {
    let isStopped = false;
    const rehearse = (signal: AbortSignal): Promise<void> =>
      new Promise((_, reject) => {
        const stop = (): void => {
          isStopped = true;
          reject(new Error("aborted"));
        };
        signal.addEventListener("abort", stop);
      });
    await using room = new VoiceRoom({ dialogue: { rehearse } });
    room.texts = ["open safari"];
    await room.hear(quiet);
    expect(isStopped).toBe(false);
    await room.hear(voice + pause);
    expect(isStopped).toBe(true);
    expect(room.called("turn")).toEqual(["open safari"]);
  });

  it("serves half a request to nobody: what was begun is taken back, once", async () => {
    await using room = new VoiceRoom();
    room.texts = ["do send it", "do send it", "do send it to anna"];
    await room.hear(quiet + voice + shortPause);
    expect(room.called("turn")).toEqual(["do send it"]);
    expect(room.events).toEqual([]);
    await room.hear(voice + pause);
    expect(room.called("takeBack")).toHaveLength(1);
    expect(room.called("effect")).toEqual(["do send it to anna"]);
    expect(room.types().filter((type) => type === "transcript")).toHaveLength(1);
  });

  it("changes nothing before the endpoint", async () => {
    await using room = new VoiceRoom();
    room.texts = ["do it"];
    await room.hear(quiet + voice + shortPause);
    expect(room.called("effect")).toEqual([]);
    await room.hear("......");
    expect(room.called("effect")).toEqual(["do it"]);
  });

  it("says once that it heard no words, however many noises there are", async () => {
    await using room = new VoiceRoom();
    await room.hear((quiet + voice + ".".repeat(40)).repeat(3));
    expect(room.types()).toEqual(["endpoint", "no-speech"]);
    expect(room.called("turn")).toEqual([]);
  });

  it("tells the guard what our own voice said around the sound", async () => {
    await using room = new VoiceRoom();
    room.texts = ["one", "two"];
    await room.hear(quiet + voice + pause);
    room.endSpeech();
    await room.hear(voice + pause);
    expect(room.called("transcribe")).toEqual(["", "You said one."]);
  });

  it("serves what is typed, in order, and stops by a key", async () => {
    await using room = new VoiceRoom();
    room.loop.type("one");
    room.loop.type("two");
    await room.settle();
    expect(room.called("turn")).toEqual(["one"]);
    room.endSpeech();
    await room.settle();
    expect(room.called("turn")).toEqual(["one", "two"]);
    room.loop.press("stop");
    await room.settle();
    expect(room.phase).not.toBe("speaking");
  });

  it("announces when nobody speaks, with a sound of its own", async () => {
    await using room = new VoiceRoom();
    room.loop.type("one");
    await room.settle();
    room.loop.announce("tea");
    await room.settle();
    expect(room.types()).not.toContain("timer-due");
    room.endSpeech();
    await room.settle();
    expect(room.events.at(-1)).toEqual({ type: "timer-due", label: "tea" });
    expect(room.said.at(-1)).toBe("tea");
    expect(room.earcons).toEqual(["timer"]);
  });

  it("speaks of a tool that takes long", async () => {
    const done = Promise.withResolvers<void>();
    await using room = new VoiceRoom({
      dialogue: {
        turn: async ({ emit }) => {
          const call = {
            id: "c1",
            step: 1,
            name: "mail.search",
            arguments: {},
            origins: {},
          } as const;
          emit({ type: "call", kind: "business", by: "model", verdict: "run", ...call });
          await done.promise;
        },
      },
    });
    room.loop.type("any mail");
    await room.hear(".".repeat(60));
    expect(room.said).toEqual(["Using mail.search."]);
    done.resolve();
    room.endSpeech();
  });

  it("shows everything and says nothing where nothing is to be spoken", async () => {
    await using room = new VoiceRoom({ speaks: false });
    room.texts = ["one"];
    await room.hear(quiet + voice + pause);
    expect(room.types()).toContain("answer");
    expect(room.phase).toBe("follow-up");
  });
});

describe("speaking over the assistant", () => {
  async function speaking(): Promise<VoiceRoom> {
    const room = new VoiceRoom();
    room.texts = ["one"];
    await room.hear(quiet + voice + ".".repeat(50));
    expect(room.phase).toBe("speaking");
    return room;
  }

  it("silences it within 300 ms, and the history keeps what was heard", async () => {
    await using room = await speaking();
    room.texts = ["no wait"];
    const onsetMs = room.nowMs;
    await room.hear("#".repeat(20) + pause);
    const silentMs =
      room.notes.find(({ mark, atMs }) => mark === "silent" && atMs > onsetMs)?.atMs ?? 0;
    expect(silentMs - onsetMs).toBeLessThanOrEqual(300);
    expect(room.called("keepHeard")).toEqual(["half"]);
    expect(room.called("turn")).toEqual(["one", "no wait"]);
  });

  it("without words lets it go on with the sentence", async () => {
    await using room = await speaking();
    await room.hear("#".repeat(20) + ".".repeat(40));
    expect(room.said).toEqual(["You said one. ", "You said one. "]);
    expect(room.phase).toBe("speaking");
    expect(room.called("keepHeard")).toEqual([]);
  });

  it("by typing ends it at once", async () => {
    await using room = await speaking();
    room.loop.type("two");
    await room.settle();
    expect(room.called("turn")).toEqual(["one", "two"]);
  });
});

describe("a question asked aloud", () => {
  async function asked(takesYes = true, speaks = true) {
    const answers: string[] = [];
    const answered = new AbortController();
    const room: VoiceRoom = new VoiceRoom({
      speaks,
      dialogue: {
        turn: async () => {
          answers.push(await room.loop.ask("Send it?", { takesYes, signal: answered.signal }));
        },
      },
    });
    room.texts = ["send it"];
    await room.hear(quiet + voice + pause);
    return { room, answers, answered };
  }

  it("is answered by a yes after it was said", async () => {
    const { room, answers } = await asked();
    await using _room = room;
    expect(room.said).toEqual(["Send it?"]);
    room.endSpeech();
    room.texts = ["yes"];
    await room.hear(pause + "#".repeat(10) + pause);
    expect(answers).toEqual(["yes"]);
  });

  it("takes no yes that is said into it", async () => {
    const { room, answers } = await asked();
    await using _room = room;
    room.texts = ["yes"];
    await room.hear(".".repeat(40) + "#".repeat(12) + pause);
    expect(answers).toEqual([]);
    room.endSpeech();
  });

  it("may be answered on the keyboard meanwhile", async () => {
    const { room, answers, answered } = await asked();
    await using _room = room;
    answered.abort();
    await room.settle();
    expect(answers).toEqual(["no"]);
  });

  it("takes a spoken no, but no yes, where a key is wanted", async () => {
    const { room, answers } = await asked(false);
    await using _room = room;
    room.endSpeech();
    room.texts = ["yes", "no"];
    await room.hear(pause + "#".repeat(10) + pause);
    expect(answers).toEqual([]);
    room.endSpeech();
    await room.hear(".".repeat(40) + "#".repeat(10) + pause);
    expect(answers).toEqual(["no"]);
  });

  it("is a no when nobody answers", async () => {
    const { room, answers } = await asked(true, false);
    await using _room = room;
    await room.hear(".".repeat(Math.ceil((ANSWER_WITHIN_MS + 1_000) / frameMs)));
    expect(answers).toEqual(["timeout"]);
  });
});

describe("what goes wrong", () => {
  it("drops what was half said when the microphone stops, and serves the next by the one opened then", async () => {
    await using room = new VoiceRoom();
    room.texts = ["the next request"];
    await room.hear(quiet + voice);
    await room.lose(new AssistantError("microphone_lost", "The microphone stopped."));
    void room.listen();
    await room.hear(quiet + pause);
    expect(room.types()).toEqual([]);
    await room.hear(quiet + voice + pause);
    expect(room.called("turn")).toEqual(["the next request"]);
  });

  it("with the device in mid-sentence is told once, and typing goes on", async () => {
    await using room = new VoiceRoom();
    await room.hear(quiet + voice);
    await room.lose(new AssistantError("microphone_lost", "The microphone stopped."));
    await expect(room.listening).rejects.toMatchObject({ code: "microphone_lost" });
    expect(room.events).toEqual([]);
    room.loop.type("one");
    await room.settle();
    expect(room.called("turn")).toEqual(["one"]);
  });

  it("with one utterance is told, and the next is heard", async () => {
    let isBroken = true;
    await using room = new VoiceRoom({
      dialogue: {
        transcribe: async () => {
          if (isBroken) throw new AssistantError("stt_failed", "Whisper could not hear this.");
          return { kind: "speech", transcript: { text: "one", confidence: 1, alternatives: [] } };
        },
      },
    });
    await room.hear(quiet + voice + pause);
    expect(room.events[0]).toMatchObject({ type: "error", code: "stt_failed" });
    isBroken = false;
    await room.hear(".".repeat(40) + voice + pause);
    expect(room.called("turn")).toEqual(["one"]);
  });

  it("while something is made ready is no matter of the hearing", async () => {
    const prepare = (): Promise<void> => Promise.reject(new Error("aborted"));
    await using room = new VoiceRoom({ dialogue: { prepare } });
    room.texts = ["one"];
    await room.hear(quiet + voice + pause);
    expect(room.types()).toContain("answer");
  });

  it("where there is no engine at all ends the hearing", async () => {
    await using room = new VoiceRoom({
      dialogue: {
        open: async () => {
          throw new AssistantError("stt_missing", "Whisper is not built.");
        },
      },
    });
    await expect(room.listening).rejects.toMatchObject({ code: "stt_missing" });
    room.loop.type("one");
    await room.settle();
    expect(room.called("turn")).toEqual(["one"]);
  });
});
