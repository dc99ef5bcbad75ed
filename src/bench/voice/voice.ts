import { completenessOf } from "../../assemble/voice/completeness.ts";
import { hearingWords, readNames, steadyNames } from "../../assemble/names/known-names.ts";
import { nearTitles } from "../../assemble/names/near-titles.ts";
import { openHost } from "../../assemble/open/open-host.ts";
import { openIndex } from "../../assemble/open/open-index.ts";
import { openLlm } from "../../assemble/open/open-llm.ts";
import { openRegistry } from "../../assemble/open/open-registry.ts";
import { openStt } from "../../assemble/open/open-stt.ts";
import type { Config } from "../../config/config.ts";
import { openVad } from "../../listen/vad/open-vad.ts";
import type { BenchOptions } from "../../terminal/application.ts";
import { createHandleBook } from "../../tool/handle-book.ts";
import { freshHome } from "../fresh-home.ts";
import { voiceForBench } from "./bench-mouth.ts";
import { type Clip, joined, readRecordings, readRequests } from "./clips.ts";
import { cutRates } from "./cut-rates.ts";
import { detectorShare } from "./detector-share.ts";
import { type LatencyBench, type LatencyRow, measureLatency, warmUp } from "./latency.ts";
import { overOurVoice } from "./over-our-voice.ts";
import { textFromNothing, textFromOwnVoice } from "./text-from-nothing.ts";
import { type VoiceFigures, renderVoice } from "./voice-report.ts";

/** How much is measured. */
const WHOLE = {
  requests: 8,
  pausesMs: [0, 200, 400, 600, 800],
  snrsDb: [undefined, 15, 10, 5],
  everyCommand: 1,
  minutes: 10,
  ownVoice: 8,
} as const;
const QUICK = {
  requests: 3,
  pausesMs: [0, 400],
  snrsDb: [undefined, 10],
  everyCommand: 6,
  minutes: 1,
  ownVoice: 3,
} as const;

type Shop = LatencyBench & {
  readonly size: typeof WHOLE | typeof QUICK;
  readonly recordings: readonly Clip[];
  readonly requests: readonly Clip[];
  readonly noise: Int16Array;
  readonly write: (text: string) => void;
};

/**
 * Recordings in real time through the whole loop and through a plain pipeline in the same run; what
 * is cut in two, what becomes of sound in which nobody speaks, and of our own voice come back.
 */
export async function benchVoice(config: Config, options: BenchOptions): Promise<string> {
  const { quick, signal, write } = options;
  await using stack = new AsyncDisposableStack();
  const fresh = stack.use(await freshHome(config));
  const opened = await openLlm(fresh.config, signal);
  stack.use(opened.llm);
  const ranking = stack.use(await openIndex(fresh.config, openRegistry(fresh.config)));
  const host = stack.use(await openHost(fresh.config, { notice: () => undefined }));
  const stt = stack.use(
    await openStt(fresh.config, { signal, notice: (text) => write(`${text}\n`) }),
  );
  const recordings = await readRecordings(signal);
  const shop: Shop = {
    config: fresh.config,
    mind: { opened, ranking, without: [] },
    stt,
    vad: await openVad(),
    names: hearingWords(await readNames(host), await nearTitles(host)),
    voice: await voiceForBench(),
    signal,
    size: quick ? QUICK : WHOLE,
    recordings,
    requests: await readRequests(signal),
    noise: joined(
      recordings.filter(({ file }) => file.startsWith("noise")).map(({ samples }) => samples),
    ),
    write,
  };
  await opened.llm.load(signal);
  const reader = {
    rankWords: (text: string) => ranking.index.rank(text),
    registry: openRegistry(fresh.config),
    host,
    names: steadyNames(host),
    handles: createHandleBook(),
  };
  return renderVoice({
    latency: await latencies(shop),
    ...(await withoutWhisper(shop)),
    nothing: await fromNothing(shop),
    cuts: await cuts(shop, (text) => completenessOf(reader, text)),
    voice: shop.voice.name,
    engine: stt.name,
  });
}

async function withoutWhisper(shop: Shop): Promise<Pick<VoiceFigures, "share" | "over">> {
  const { vad, voice, recordings, size, signal, write } = shop;
  const share = detectorShare(joined(recordings.map(({ samples }) => samples)), vad);
  write("our own voice …\n");
  const guests = recordings.filter(({ file }) => file.startsWith("cmd"));
  const over = await overOurVoice({ vad, voice, guests, minutes: size.minutes, signal });
  return { share, over };
}

async function fromNothing(shop: Shop): Promise<VoiceFigures["nothing"]> {
  const { noise, requests, size, write } = shop;
  write("sound in which nobody speaks …\n");
  const own = spread(requests, size.ownVoice);
  return [...(await textFromNothing(noise, shop)), await textFromOwnVoice(own, shop)];
}

async function cuts(
  shop: Shop,
  completeness: Parameters<typeof cutRates>[1]["completeness"],
): Promise<VoiceFigures["cuts"]> {
  const { recordings, requests, size, write } = shop;
  write("commands with pauses …\n");
  const commands = [...recordings, ...requests]
    .filter(({ isCommand }) => isCommand)
    .filter((_, index) => index % size.everyCommand === 0);
  return cutRates(commands, { ...shop, ...size, completeness });
}

async function latencies(shop: Shop): Promise<readonly LatencyRow[]> {
  const rows: LatencyRow[] = [];
  const [first, ...others] = spread(shop.requests, shop.size.requests + 1);
  if (first) await warmUp(first, shop);
  for (const clip of others) {
    const row = await measureLatency(clip, shop);
    const figures = [row.ours, row.plain].map(
      ({ audioMs, whisperMs }) => `${Math.round(audioMs)} (Whisper ${Math.round(whisperMs)})`,
    );
    shop.write(`${clip.said}: ${figures.join(" · ")} ms\n`);
    rows.push(row);
  }
  return rows;
}

/** So many of them, from the first to the last. */
function spread<Item>(items: readonly Item[], count: number): readonly Item[] {
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, index) => items[Math.floor((index * items.length) / count)],
  ).filter((item) => item !== undefined);
}
