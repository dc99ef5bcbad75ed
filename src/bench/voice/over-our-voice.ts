import { frameMs, samplesOf } from "../../listen/capture/audio-in.ts";
import type { Vad } from "../../listen/vad/vad.ts";
import type { VoiceNote } from "../../listen/loop/loop-context.ts";
import { VoiceLoop } from "../../listen/loop/voice-loop.ts";
import type { Dialogue } from "../../listen/loop/dialogue.ts";
import type { SpeechEngine } from "../../speak/engines/voice.ts";
import { soundOf } from "./bench-speaker.ts";
import type { Clip } from "./clips.ts";
import { EchoRoom } from "./echo-room.ts";
import { heardFrames, voicedSpan } from "./frames.ts";
import { straightGain } from "./laptop.ts";
import { speechLevel } from "./mix.ts";

/** What an assistant says all day. */
const ANSWERS = [
  "You have six events tomorrow: Stand-up at quarter past nine, lunch with Anna at half past twelve, and four more.",
  "Reminder set: call mum, today at five in the afternoon.",
  "You have one new mail from Anna Lindqvist about the invoice for the tram signs, sent this morning at four.",
  "The timer for the tea has ten minutes left, and the one for the laundry has forty.",
];
/** Into the longest answer: what our voice says right then decides how much of a person is covered by it. */
const momentsMs = [2_000, 3_100, 4_300];
const pauseMs = 900;
const leadMs = 100;
/** Who is not heard within so long is not heard. */
const listenedSeconds = 2;

export type OverOurVoice = {
  readonly minutes: number;
  readonly spokenShare: number;
  readonly selfInterruptions: number;
  readonly bargeIns: readonly BargeIns[];
};

/** People who speak over us; of how loud they are beside our echo it depends whether they can be told from it. */
export type BargeIns = {
  readonly over: "loudspeaker" | "headphones";
  /** How many times as loud as our voice is when it comes back. */
  readonly loudness: number;
  /** From a person's first voiced frame to our silence, each at several moments; undefined where we talked on. */
  readonly afterMs: readonly (number | undefined)[];
};

export type EchoBench = {
  readonly vad: Vad;
  readonly voice: SpeechEngine;
  /** People who interrupt. */
  readonly guests: readonly Clip[];
  readonly minutes: number;
  readonly signal: AbortSignal;
};

/** Our own voice from a loudspeaker beside the microphone, for minutes; then people who speak over it. */
export async function overOurVoice(bench: EchoBench): Promise<OverOurVoice> {
  const sounds = await soundsOf(bench.voice, bench.signal);
  const alone = await talkAlone(sounds, bench);
  const bargeIns: BargeIns[] = [];
  for (const { over, loudness } of ROOMS) {
    const afterMs: (number | undefined)[] = [];
    for (const { samples } of bench.guests) {
      const guest = asLoudAs(spokenPart(samples, bench.vad), { sounds, loudness });
      for (const atMs of momentsMs) {
        afterMs.push(await interrupt({ sounds, over, guest, atMs }, bench));
      }
    }
    bargeIns.push({ over, loudness, afterMs });
  }
  return { minutes: bench.minutes, ...alone, bargeIns };
}

const ROOMS = [
  { over: "headphones", loudness: 2 },
  { over: "loudspeaker", loudness: 4 },
  { over: "loudspeaker", loudness: 2 },
] as const;

/** From just before the first word on. */
function spokenPart(samples: Int16Array, vad: Vad): Int16Array {
  const voice = voicedSpan(heardFrames(samples, vad));
  return samples.slice(samplesOf(Math.max(0, (voice?.fromMs ?? 0) - leadMs)));
}

function asLoudAs(
  guest: Int16Array,
  { sounds, loudness }: { readonly sounds: Sounds; readonly loudness: number },
): Int16Array {
  const levels = [...sounds.values()].map(speechLevel);
  const echo = straightGain * Math.max(...levels);
  const gain = (loudness * echo) / speechLevel(guest);
  return guest.map((sample) => Math.max(-32_768, Math.min(32_767, Math.round(gain * sample))));
}

type Sounds = ReadonlyMap<string, Int16Array>;

async function talkAlone(
  sounds: Sounds,
  { vad, minutes, signal }: EchoBench,
): Promise<Pick<OverOurVoice, "spokenShare" | "selfInterruptions">> {
  const room = new EchoRoom(sounds, "loudspeaker");
  const notes: VoiceNote[] = [];
  await using loop = loopIn({ room, vad }, (note) => void notes.push(note));
  let spoken = 0;
  let quietMs = 0;
  const eachFrame = (): void => {
    spoken += Number(room.isSpeaking);
    quietMs = room.isSpeaking ? 0 : quietMs + frameMs;
    if (quietMs < pauseMs) return;
    quietMs = 0;
    loop.type("go on");
  };
  await loop.listen(room.microphone(60 * minutes, eachFrame), signal);
  return {
    spokenShare: (spoken * frameMs) / (60_000 * minutes),
    selfInterruptions: notes.filter(({ mark }) => mark === "barge-in").length,
  };
}

type Interruption = {
  readonly sounds: Sounds;
  readonly over: BargeIns["over"];
  readonly guest: Int16Array;
  readonly atMs: number;
};

/** Somebody begins to speak in the longest answer. */
async function interrupt(
  { sounds, over, guest, atMs }: Interruption,
  { vad, signal }: EchoBench,
): Promise<number | undefined> {
  const voice = voicedSpan(heardFrames(guest, vad));
  vad.reset();
  if (!voice) return undefined;
  const room = new EchoRoom(sounds, over);
  const notes: VoiceNote[] = [];
  const heard = new AbortController();
  await using loop = loopIn({ room, vad }, (note) => {
    notes.push(note);
    if (note.mark === "barge-in") heard.abort();
  });
  let invitedMs = 0;
  const eachFrame = (): void => {
    if (room.nowMs === frameMs) loop.type("go on");
    if (invitedMs > 0 || room.nowMs < atMs) return;
    room.invite(guest);
    invitedMs = room.nowMs;
  };
  const source = room.microphone(atMs / 1000 + listenedSeconds, eachFrame);
  await loop.listen(source, AbortSignal.any([signal, heard.signal]));
  const silent = notes.find(({ mark }) => mark === "barge-in");
  return silent && silent.atMs - (invitedMs + voice.fromMs);
}

function loopIn(
  { room, vad }: { readonly room: EchoRoom; readonly vad: Vad },
  observe: (note: VoiceNote) => void,
): VoiceLoop {
  vad.reset();
  return new VoiceLoop({
    dialogue: talker(),
    vad,
    speaker: room.speaker,
    output: { nextTurn: () => () => undefined },
    mode: "always",
    pace: "normal",
    now: () => room.nowMs,
    observe,
  });
}

/** Answers whatever is typed with the next sentence, and understands nobody. */
function talker(): Dialogue {
  let said = 0;
  return {
    open: async () => undefined,
    transcribe: async () => ({ kind: "no-speech", reason: "tag-only" }),
    completeness: async () => "unknown",
    readAnswer: () => undefined,
    isStop: () => false,
    isNod: () => false,
    prepare: async () => undefined,
    turn: async ({ emit }) => {
      emit({ type: "text-delta", text: ANSWERS[said % ANSWERS.length] ?? "" });
      said += 1;
    },
    takeBack: () => undefined,
    keepHeard: () => undefined,
    progress: () => "",
  };
}

async function soundsOf(voice: SpeechEngine, signal: AbortSignal): Promise<Sounds> {
  const sounds = new Map<string, Int16Array>();
  for (const text of ANSWERS) {
    const sound = await soundOf(voice, text, signal);
    if (sound) sounds.set(text, sound);
  }
  return sounds;
}
