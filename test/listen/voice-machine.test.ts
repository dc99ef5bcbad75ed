import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { frameMs } from "../../src/listen/capture/audio-in.ts";
import { LIVE_RULES, RECORDING_RULE } from "../../src/listen/machine/endpoint-rule.ts";
import type { Reading, VoiceAction, VoiceEvent } from "../../src/listen/machine/voice-state.ts";
import { phaseOf } from "../../src/listen/machine/voice-state.ts";
import { ANSWER_WITHIN_MS } from "../../src/types/turn/verdict.ts";
import { LIVE, VoiceScript, WORDS } from "../helpers/voice-script.ts";

const quiet = ".".repeat(20);
const voice = "#".repeat(20);

function silence(ms: number): string {
  return ".".repeat(Math.ceil(ms / frameMs));
}

/** A script in which a request was said, read and ended. */
function served(settings = LIVE): VoiceScript {
  const script = new VoiceScript(settings).hear(quiet + voice + silence(220)).read();
  return script.hear(silence(200));
}

/** The same with our own voice speaking the answer. */
function speaking(): VoiceScript {
  const script = served();
  const { turn } = script.last("commit-turn");
  script.send({ kind: "effect-wanted", turn });
  script.send({ kind: "speech-started", turn });
  return script;
}

describe("an endpoint", () => {
  it("guesses at the text after 200 ms of silence and serves it at 380", () => {
    const script = served();
    const { lastVoicedMs } = script.last("commit-turn").endpoint;
    expect(lastVoicedMs).toBe(40 * frameMs);
    expect(script.at("transcribe") - lastVoicedMs).toBe(7 * frameMs);
    expect(script.at("commit-turn") - lastVoicedMs).toBe(12 * frameMs);
    expect(script.kinds()).toEqual(["onset", "transcribe", "start-turn", "commit-turn"]);
  });

  it("comes sooner for a whole request and later for one that lacks something", () => {
    const end = (completeness: "complete" | "open" | "unknown"): number => {
      const script = new VoiceScript().hear(quiet + voice + silence(220)).read({ completeness });
      script.hear(silence(1200));
      const words = script.all("commit-turn")[0] ?? script.all("start-turn")[0];
      return (words?.endpoint?.atMs ?? 0) - 40 * frameMs;
    };
    expect(end("complete")).toBe(8 * frameMs);
    expect(end("unknown")).toBe(12 * frameMs);
    const script = new VoiceScript()
      .hear(quiet + voice + silence(220))
      .read({ completeness: "open" });
    script.hear(silence(1200));
    expect(script.at("start-turn") - 40 * frameMs).toBeGreaterThanOrEqual(900);
    expect(script.at("start-turn") - 40 * frameMs).toBeLessThan(1000);
  });

  it("waits longer in noise, where pauses can't be told", () => {
    const script = new VoiceScript().hear("n".repeat(200) + "+".repeat(20) + "n".repeat(7)).read();
    script.hear("n".repeat(8));
    expect(script.kinds()).not.toContain("commit-turn");
    script.hear("n".repeat(15));
    expect(script.at("commit-turn") - 220 * frameMs).toBeGreaterThanOrEqual(900);
  });

  it.each(["fast", "normal", "relaxed"] as const)("has a pace: %s", (pace) => {
    const rule = LIVE_RULES[pace];
    const script = served({ ...LIVE, rule }).hear(silence(1000));
    const { lastVoicedMs, atMs } = script.last("commit-turn").endpoint;
    expect(atMs - lastVoicedMs).toBeGreaterThanOrEqual(rule.commitMs);
    expect(atMs - lastVoicedMs).toBeLessThan(rule.commitMs + frameMs);
  });

  it("waits for a slow engine without losing its time", () => {
    const script = new VoiceScript().hear(quiet + voice + silence(2000));
    expect(phaseOf(script.state)).toBe("transcribing");
    script.read();
    const { endpoint, isDraft } = script.last("start-turn");
    expect(isDraft).toBe(false);
    expect(endpoint?.atMs).toBe((40 + 12) * frameMs);
  });

  it("of a recording is reported at 400 ms and final after the second in which people go on", () => {
    const recording = { ...LIVE, isLive: false, rule: RECORDING_RULE };
    const script = new VoiceScript(recording)
      .hear(voice + silence(1000) + voice + silence(1300))
      .read();
    expect(script.all("transcribe")).toHaveLength(1);
    const { endpoint } = script.last("start-turn");
    expect((endpoint?.atMs ?? 0) - (endpoint?.lastVoicedMs ?? 0)).toBe(13 * frameMs);
  });
});

describe("speech that goes on", () => {
  it("before the endpoint leaves no trace of the guess", () => {
    const script = new VoiceScript().hear(quiet + voice + silence(220)).read();
    expect(phaseOf(script.state)).toBe("endpoint?");
    script.hear("##");
    expect(script.kinds().filter((kind) => kind !== "peek")).toEqual([
      "onset",
      "transcribe",
      "start-turn",
      "drop-take",
      "withdraw-turn",
    ]);
    expect(script.state.reply).toBeUndefined();
  });

  it("re-opens an endpoint that had no effect: one request, its whole sound", () => {
    const script = served().hear(silence(300));
    script
      .hear(voice + silence(220))
      .read()
      .hear(silence(300));
    expect(script.all("withdraw-turn")).toHaveLength(1);
    expect(script.all("commit-turn")).toHaveLength(2);
    const { span } = script.last("transcribe");
    expect(span.fromMs).toBe(20 * frameMs - 7 * frameMs);
    expect(span.voicedMs).toBe(40 * frameMs);
  });

  it("re-opens an endpoint whose text has not come yet", () => {
    const script = new VoiceScript().hear(quiet + voice + silence(600) + voice);
    expect(script.all("drop-take")).toHaveLength(1);
    expect(script.state.pending).toHaveLength(0);
    expect(phaseOf(script.state)).toBe("listening");
  });

  it("is a request of its own once something was changed, said, or a second has passed", () => {
    const acted = served();
    acted.send({ kind: "effect-wanted", turn: acted.last("commit-turn").turn });
    expect(acted.kinds()).toContain("allow-effect");
    expect(acted.hear(voice).kinds()).not.toContain("withdraw-turn");
    const late = served().hear(silence(1200) + voice);
    expect(late.kinds()).not.toContain("withdraw-turn");
  });

  it("lets nothing be changed before the endpoint", () => {
    const script = new VoiceScript().hear(quiet + voice + silence(220)).read();
    const turn = script.last("start-turn").take;
    expect(script.send({ kind: "effect-wanted", turn })).toEqual([]);
    script.hear(silence(200));
    expect(script.kinds().slice(-2)).toEqual(["commit-turn", "allow-effect"]);
  });

  it("said while a turn works waits for its own", () => {
    const script = speaking();
    const first = script.last("commit-turn").turn;
    script.send({ kind: "speech-ended", turn: first });
    script
      .hear(voice + silence(220))
      .read()
      .hear(silence(200));
    expect(script.all("start-turn")).toHaveLength(1);
    script.send({ kind: "turn-ended", turn: first });
    expect(script.all("start-turn")).toHaveLength(2);
  });
});

describe("speaking over our own voice", () => {
  it("silences it within 300 ms of the first voiced frame", () => {
    const script = speaking();
    const onsetMs = script.nowMs;
    script.hear("#".repeat(12));
    expect(script.at("pause-speech") - onsetMs).toBeLessThanOrEqual(300);
    expect(phaseOf(script.state)).toBe("barge-in");
  });

  it("takes a frame's gap for the same voice, still within 300 ms", () => {
    const script = speaking();
    const onsetMs = script.nowMs;
    script.hear("###.########");
    expect(script.at("pause-speech") - onsetMs).toBeLessThanOrEqual(300);
  });

  it("goes on where only our own echo is heard of it, still within 300 ms", () => {
    const script = speaking();
    const onsetMs = script.nowMs;
    script.hear("e###eee###");
    expect(script.at("pause-speech") - onsetMs - 32).toBeLessThanOrEqual(300);
  });

  it("counts what of it is under our echo for a part, still within 300 ms", () => {
    expect(speaking().hear("####eee#").kinds()).not.toContain("pause-speech");
    expect(speaking().hear("####eeee").kinds()).not.toContain("pause-speech");
    const script = speaking();
    const onsetMs = script.nowMs;
    script.hear("####eeee#");
    expect(script.at("pause-speech") - onsetMs).toBeLessThanOrEqual(300);
  });

  it("is never our own echo, nor what stands out from it now and then", () => {
    expect(speaking().hear("eeee#eeeeeee##eeeeeee###eeeeeee#").kinds()).not.toContain(
      "pause-speech",
    );
  });

  it("is not a cough, a click or a door", () => {
    expect(speaking().hear("####...##..#####..").kinds()).not.toContain("pause-speech");
  });

  it("with words ends the answer and is served", () => {
    const script = speaking().hear("#".repeat(20) + silence(220));
    script.read().hear(silence(200));
    expect(script.kinds().slice(-2)).toEqual(["end-turn", "start-turn"]);
  });

  it("without words lets the answer go on", () => {
    const script = speaking().hear("#".repeat(20) + silence(220));
    script.read({ kind: "none", reason: "tag-only" }).hear(silence(200));
    expect(script.kinds().slice(-2)).toEqual(["no-speech", "resume-speech"]);
    expect(phaseOf(script.state)).toBe("speaking");
  });

  it("with a nod lets the answer go on", () => {
    const script = speaking().hear("#".repeat(10) + silence(220));
    script.read({ isNod: true }).hear(silence(200));
    expect(script.kinds().at(-1)).toBe("resume-speech");
  });

  it("by a typed request ends the answer at once", () => {
    const script = speaking();
    script.send({ kind: "typed", take: -1, urgency: "request" });
    expect(script.kinds().slice(-2)).toEqual(["end-turn", "start-turn"]);
  });

  it("is not done by an announcement, which waits", () => {
    const script = speaking();
    const turn = script.last("commit-turn").turn;
    script.send({ kind: "typed", take: -1, urgency: "announcement" });
    expect(script.kinds().at(-1)).toBe("allow-effect");
    script.send({ kind: "turn-ended", turn });
    script.send({ kind: "speech-ended", turn });
    expect(script.last("start-turn").take).toBe(-1);
  });
});

describe("a question", () => {
  function asked(takesYes = true): VoiceScript {
    const script = served();
    const { turn } = script.last("commit-turn");
    script.send({ kind: "question", id: "q1", takesYes, isSpoken: true });
    script.send({ kind: "speech-started", turn });
    return script;
  }
  function put(takesYes = true): VoiceScript {
    const script = asked(takesYes).hear(silence(500));
    script.send({ kind: "speech-ended", turn: script.last("commit-turn").turn });
    return script;
  }
  const answer = (script: VoiceScript, said: "yes" | "no" | undefined): VoiceScript =>
    script
      .hear("#".repeat(10) + silence(220))
      .read({ answer: said, completeness: "complete" })
      .hear(silence(100));

  it("takes a yes that began after our voice and its echo had gone", () => {
    expect(answer(put().hear(silence(320)), "yes").last("answer").answer).toBe("yes");
  });

  it("takes no yes that began before", () => {
    expect(answer(asked(), "yes").kinds()).not.toContain("answer");
    expect(answer(put(), "yes").kinds()).not.toContain("answer");
  });

  it("takes a no at any time", () => {
    expect(answer(asked(), "no").last("answer").answer).toBe("no");
  });

  it("takes no spoken yes where a key is wanted", () => {
    const script = answer(put(false).hear(silence(320)), "yes");
    expect(script.kinds()).not.toContain("answer");
    expect(script.all("unclear")).toHaveLength(1);
  });

  it("is neither answered nor forgotten by other words, and says so once", () => {
    const script = put().hear(silence(320));
    answer(answer(script, undefined), undefined);
    expect(script.all("unclear")).toHaveLength(1);
    expect(script.all("start-turn")).toHaveLength(1);
    expect(answer(script, "yes").last("answer").answer).toBe("yes");
  });

  it("is a no when nobody answers for a minute", () => {
    const script = put().hear(silence(ANSWER_WITHIN_MS - 200));
    expect(script.kinds()).not.toContain("answer");
    expect(script.hear(silence(1_000)).last("answer").answer).toBe("timeout");
  });

  it("is a no at once where the sound has ended, but not while an answer is being read", () => {
    const script = put().hear(silence(320));
    script.send({ kind: "end-of-sound" });
    expect(script.last("answer").answer).toBe("timeout");
    const late = put().hear(silence(320) + "#".repeat(10));
    late.send({ kind: "end-of-sound" });
    expect(late.kinds()).not.toContain("answer");
    expect(late.read({ answer: "yes", completeness: "complete" }).last("answer").answer).toBe(
      "yes",
    );
  });

  it("that is only shown stays open for that minute too, without any sound", () => {
    const script = served();
    script.send({ kind: "question", id: "q1", takesYes: true, isSpoken: false });
    const { nowMs } = script.state;
    script.send({ kind: "tick", atMs: nowMs + ANSWER_WITHIN_MS - 100 });
    expect(script.kinds()).not.toContain("answer");
    script.send({ kind: "tick", atMs: nowMs + ANSWER_WITHIN_MS });
    expect(script.last("answer").answer).toBe("timeout");
  });

  it("stays open while the answer is being said, but not for ever", () => {
    const script = put().hear(silence(ANSWER_WITHIN_MS - 1_000) + "#".repeat(100));
    expect(script.kinds()).not.toContain("answer");
    script.hear("#".repeat(2000));
    expect(script.last("answer").answer).toBe("timeout");
  });
});

describe("keys", () => {
  const held = { ...LIVE, mode: "hold" } as const;
  const called = { ...LIVE, mode: "toggle" } as const;

  it("held open the ears, whatever silence there is, and let go end the request", () => {
    const script = new VoiceScript(held).hear(quiet + voice + silence(2000));
    expect(script.kinds()).toEqual([]);
    script.send({ kind: "key", key: "talk" });
    script.hear(voice + silence(1500) + voice);
    script.send({ kind: "key", key: "release" });
    expect(script.kinds().filter((kind) => kind !== "peek")).toEqual([
      "earcon",
      "onset",
      "transcribe",
    ]);
    script.read();
    expect(script.last("start-turn").endpoint?.cause).toBe("key");
  });

  it("pressed once open them for one request", () => {
    const script = new VoiceScript(called).hear(voice + silence(2000));
    expect(script.kinds()).toEqual([]);
    script.send({ kind: "key", key: "talk" });
    script
      .hear(quiet + voice + silence(220))
      .read()
      .hear(silence(200));
    expect(script.last("commit-turn").endpoint.cause).toBe("silence");
    script.send({ kind: "turn-ended", turn: script.last("commit-turn").turn });
    expect(phaseOf(script.state)).toBe("follow-up");
    script.hear(silence(9000) + voice);
    expect(script.all("onset")).toHaveLength(1 + 1);
    expect(phaseOf(script.state)).toBe("idle");
  });

  it("are not needed right after an answer", () => {
    const script = new VoiceScript(called);
    script.send({ kind: "key", key: "talk" });
    script
      .hear(voice + silence(220))
      .read()
      .hear(silence(200));
    script.send({ kind: "turn-ended", turn: script.last("commit-turn").turn });
    script.hear(silence(2000) + voice);
    expect(phaseOf(script.state)).toBe("listening");
  });

  it("end a request that is being said", () => {
    const script = new VoiceScript().hear(quiet + voice);
    script.send({ kind: "key", key: "talk" });
    script.read();
    expect(script.last("start-turn").endpoint).toEqual({
      lastVoicedMs: script.nowMs,
      atMs: script.nowMs,
      cause: "key",
    });
  });

  it("stop everything", () => {
    const script = speaking().hear("#".repeat(20));
    script.send({ kind: "key", key: "stop" });
    expect(script.kinds()).toContain("end-turn");
    expect(script.state).toMatchObject({ ear: { kind: "shut" }, reply: undefined, queue: [] });
  });
});

describe("a tool that takes long", () => {
  it("is spoken of after a second and a half, once", () => {
    const script = served();
    script.send({ kind: "tool-started", name: "mail.search" });
    script.hear(silence(1450));
    expect(script.kinds()).not.toContain("progress");
    script.hear(silence(3000));
    expect(script.all("progress")).toEqual([{ kind: "progress", tool: "mail.search" }]);
  });

  it("is not when it is done sooner", () => {
    const script = served();
    script.send({ kind: "tool-started", name: "mail.search" });
    script.hear(silence(1000));
    script.send({ kind: "tool-ended" });
    expect(script.hear(silence(2000)).kinds()).not.toContain("progress");
  });
});

describe("a device that is lost", () => {
  it("takes half a sentence with it and nothing else", () => {
    const script = new VoiceScript().hear(quiet + voice + silence(220)).read();
    script.send({ kind: "lost" });
    expect(script.kinds().slice(-2)).toEqual(["drop-take", "withdraw-turn"]);
    script.send({ kind: "typed", take: -1, urgency: "request" });
    expect(script.last("start-turn").take).toBe(-1);
    const later = speaking();
    later.hear("#".repeat(20));
    later.send({ kind: "lost" });
    expect(later.kinds().at(-1)).toBe("resume-speech");
  });
});

describe("any sequence of sound, texts and turns", () => {
  type Move =
    | { readonly move: "hear"; readonly letters: string }
    | { readonly move: "read"; readonly reading: Reading }
    | {
        readonly move: "turn";
        readonly event: "effect-wanted" | "turn-ended" | "speech-started" | "speech-ended";
      }
    | { readonly move: "key"; readonly key: "talk" | "release" | "stop" }
    | { readonly move: "type" };

  const runs = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 25 }), fc.integer({ min: 0, max: 50 })), {
      maxLength: 3,
    })
    .map((pairs) => pairs.map(([on, off]) => "#".repeat(on) + ".".repeat(off)).join(""));
  const moves: fc.Arbitrary<readonly Move[]> = fc.array(
    fc.oneof(
      { weight: 4, arbitrary: runs.map((letters): Move => ({ move: "hear", letters })) },
      {
        weight: 4,
        arbitrary: fc
          .constantFrom<Reading>(
            WORDS,
            { ...WORDS, completeness: "open" },
            { ...WORDS, completeness: "complete" },
            { ...WORDS, isStop: true, completeness: "complete" },
            { ...WORDS, isNod: true },
            { kind: "none", reason: "short" },
          )
          .map((reading): Move => ({ move: "read", reading })),
      },
      {
        weight: 4,
        arbitrary: fc
          .constantFrom("effect-wanted", "turn-ended", "speech-started", "speech-ended")
          .map((event): Move => ({ move: "turn", event })),
      },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom("talk", "release", "stop")
          .map((key): Move => ({ move: "key", key })),
      },
      { weight: 1, arbitrary: fc.constant<Move>({ move: "type" }) },
    ),
    { maxLength: 30 },
  );

  function play(script: VoiceScript, sequence: readonly Move[]): void {
    let typed = 0;
    for (const one of sequence) {
      if (one.move === "hear") script.hear(one.letters);
      else if (one.move === "key") script.send({ kind: "key", key: one.key });
      else if (one.move === "type")
        script.send({ kind: "typed", take: (typed -= 1), urgency: "request" });
      else if (one.move === "read") {
        if (script.all("transcribe").length > 0) script.read(one.reading);
      } else {
        const turn = script.state.reply?.id ?? 0;
        const event: VoiceEvent = { kind: one.event, turn };
        script.send(event);
      }
    }
  }

  /** Lets everything that is under way come to its end. */
  function finish(script: VoiceScript): void {
    script.send({ kind: "key", key: "release" });
    for (let round = 0; round < 40; round += 1) {
      script.hear(silence(1500));
      for (const { take } of script.state.pending)
        script.send({ kind: "reading", take: take.id, reading: WORDS });
      const turn = script.state.reply?.id;
      if (turn === undefined) continue;
      script.send({ kind: "speech-ended", turn });
      script.send({ kind: "turn-ended", turn });
    }
  }

  it.each(["always", "hold", "toggle"] as const)("ends, with nothing open (%s)", (mode) => {
    fc.assert(
      fc.property(moves, (sequence) => {
        const script = new VoiceScript({ ...LIVE, mode });
        play(script, sequence);
        finish(script);
        expect(script.state).toMatchObject({ ear: { kind: "shut" }, pending: [], queue: [] });
        expect(script.state.reply).toBeUndefined();
      }),
    );
  });

  it("lets an effect happen only in a committed turn, and never takes back a turn that had one", () => {
    fc.assert(
      fc.property(moves, (sequence) => {
        const script = new VoiceScript();
        play(script, sequence);
        const committed = new Set<number>();
        const acted = new Set<number>();
        for (const { action } of script.actions) {
          if (action.kind === "start-turn" && !action.isDraft) committed.add(action.take);
          if (action.kind === "commit-turn") committed.add(action.turn);
          if (action.kind === "allow-effect") {
            expect(committed.has(action.turn)).toBe(true);
            acted.add(action.turn);
          }
          if (action.kind === "withdraw-turn") expect(acted.has(action.turn)).toBe(false);
        }
      }),
    );
  });

  it("puts no frame of voice into two requests that both had an effect", () => {
    fc.assert(
      fc.property(moves, (sequence) => {
        const script = new VoiceScript();
        play(script, sequence);
        const spans = new Map(script.all("transcribe").map(({ take, span }) => [take, span]));
        const acted = [...new Set(script.all("allow-effect").map(({ turn }) => turn))]
          .flatMap((turn) => spans.get(turn) ?? [])
          .toSorted((one, other) => one.fromMs - other.fromMs);
        acted.slice(1).forEach((span, index) => {
          // Margins of 224 ms on both sides may overlap; voice may not.
          expect(span.fromMs + 7 * frameMs).toBeGreaterThanOrEqual(
            (acted[index]?.toMs ?? 0) - 7 * frameMs,
          );
        });
      }),
    );
  });

  it("never has two turns at once", () => {
    fc.assert(
      fc.property(moves, (sequence) => {
        const script = new VoiceScript();
        let open: number | undefined;
        const check = (action: VoiceAction): void => {
          if (action.kind === "start-turn") open = action.take;
          if (action.kind === "end-turn" || action.kind === "withdraw-turn") {
            expect(action.turn).toBe(open);
            open = undefined;
          }
        };
        play(script, sequence);
        for (const { action } of script.actions) check(action);
      }),
    );
  });

  it("does nothing while nobody speaks", () => {
    const script = new VoiceScript().hear("....#...n...".repeat(500));
    expect(script.actions).toEqual([]);
  });
});
