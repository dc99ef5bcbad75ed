import { frameMs, samplesOf } from "../../listen/capture/audio-in.ts";
import type { Vad } from "../../listen/vad/vad.ts";
import type { VoiceNote } from "../../listen/loop/voice-desk.ts";
import { VoiceLoop } from "../../listen/loop/voice-loop.ts";
import type { Partner } from "../../listen/loop/voice-partner.ts";
import type { SpeechEngine } from "../../speak/engines/voice.ts";
import { soundOf } from "./bench-mouth.ts";
import type { Clip } from "./clips.ts";
import { EchoRoom, straightGain } from "./echo-room.ts";
import { heardFrames, voicedSpan } from "./frames.ts";
import { speechLevel } from "./mix.ts";

/** What an assistant says all day. */
const ANSWERS = [
  "You have six events tomorrow: Stand-up at quarter past nine, lunch with Anna at half past twelve, and four more.",
  "Reminder set: call mum, today at five in the afternoon.",
  "You have one new mail from Anna Lindqvist about the invoice for the tram signs, sent this morning at four.",
  "The timer for the tea has ten minutes left, and the one for the laundry has forty.",
];
const pauseMs = 900;
const leadMs = 100;

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
  /** From a person's first voiced frame to our silence; undefined where we talked on. */
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
      afterMs.push(await interrupt({ sounds, over, guest }, bench));
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
  await using loop = loopIn(room, vad, notes);
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

/** Somebody begins two seconds into the longest answer. */
async function interrupt(
  {
    sounds,
    over,
    guest,
  }: { readonly sounds: Sounds; readonly over: BargeIns["over"]; readonly guest: Int16Array },
  { vad, signal }: EchoBench,
): Promise<number | undefined> {
  const voice = voicedSpan(heardFrames(guest, vad));
  vad.reset();
  if (!voice) return undefined;
  const room = new EchoRoom(sounds, over);
  const notes: VoiceNote[] = [];
  await using loop = loopIn(room, vad, notes);
  let invitedMs = 0;
  const eachFrame = (): void => {
    if (room.nowMs === frameMs) loop.type("go on");
    if (invitedMs > 0 || room.nowMs < 2_000) return;
    room.invite(guest);
    invitedMs = room.nowMs;
  };
  await loop.listen(room.microphone(6, eachFrame), signal);
  const silent = notes.find(({ mark }) => mark === "barge-in");
  return silent && silent.atMs - (invitedMs + voice.fromMs);
}

function loopIn(room: EchoRoom, vad: Vad, notes: VoiceNote[]): VoiceLoop {
  vad.reset();
  return new VoiceLoop({
    partner: talker(),
    vad,
    mouth: room.mouth,
    output: { nextTurn: () => () => undefined },
    mode: "always",
    pace: "normal",
    now: () => room.nowMs,
    observe: (note) => void notes.push(note),
  });
}

/** Answers whatever is typed with the next sentence, and understands nobody. */
function talker(): Partner {
  let said = 0;
  return {
    open: async () => undefined,
    transcribe: async () => ({ kind: "no-speech", reason: "tag-only" }),
    completeness: async () => "unknown",
    readAnswer: () => undefined,
    isStop: () => false,
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
