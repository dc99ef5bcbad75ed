import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { completenessOf } from "../../understanding/completeness.ts";
import { hearingWords, readNames, steadyNames } from "../../grounding/known/known-names.ts";
import { nearTitles } from "../../grounding/known/near-titles.ts";
import { openHost } from "../../assemble/open/open-host.ts";
import type { OpenedIndex } from "../../assemble/open/open-index.ts";
import { openIndex } from "../../assemble/open/open-index.ts";
import { english } from "../../language/en/english.ts";
import { openLlm } from "../../assemble/open/open-llm.ts";
import { openUnderstanding } from "../../assemble/open/trained.ts";
import { openRegistry } from "../../assemble/open/open-registry.ts";
import { openStt } from "../../assemble/open/open-stt.ts";
import type { Config } from "../../config/config.ts";
import type { Host } from "../../host/host.ts";
import { openVad } from "../../listen/vad/open-vad.ts";
import type { BenchOptions } from "../../terminal/application.ts";
import { createHandleBook } from "../../tool/handle-book.ts";
import { freshHome } from "../fresh-home.ts";
import { pictureOf, reportPage } from "../report/report-page.ts";
import { asMarkdown } from "../report/titled.ts";
import { voiceForBench } from "./bench-speaker.ts";
import type { Clip } from "./clips.ts";
import { joined, readRecordings, readRequests } from "./clips.ts";
import type { CutBench } from "./cut-rates.ts";
import { cutRates } from "./cut-rates.ts";
import { detectorShare } from "./detector-share.ts";
import type { LatencyBench, LatencyRow } from "./latency.ts";
import { measureLatency, warmUp } from "./latency.ts";
import { spokenRequests } from "./latency-requests.ts";
import { QuickWhisper } from "./quick-whisper.ts";
import { overOurVoice } from "./over-our-voice.ts";
import { textFromNothing, textFromOwnVoice } from "./text-from-nothing.ts";
import { voicePlots } from "./voice-plots.ts";
import { forgetfulLlm } from "./forgetful-llm.ts";
import type { VoiceFigures } from "./voice-report.ts";
import { voiceNotes, voiceTables } from "./voice-report.ts";
import type { SpokenSet } from "./wrong-words.ts";
import { eventRequests, wrongWords } from "./wrong-words.ts";

/** How much is measured. */
const WHOLE = {
  requests: 17,
  clips: 8,
  pausesMs: [0, 200, 400, 600, 800],
  snrsDb: [undefined, 15, 10, 5],
  everyCommand: 1,
  minutes: 10,
  ownVoice: 8,
  events: 8,
} as const;
const QUICK = {
  requests: 3,
  clips: 3,
  pausesMs: [0, 400],
  snrsDb: [undefined, 10],
  everyCommand: 6,
  minutes: 1,
  ownVoice: 3,
  events: 2,
} as const;

type Shop = LatencyBench & {
  readonly size: typeof WHOLE | typeof QUICK;
  readonly recordings: readonly Clip[];
  readonly requests: readonly Clip[];
  readonly noise: Int16Array;
  /** Of events near now. */
  readonly titles: readonly string[];
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
  const model = forgetfulLlm(opened.llm);
  const stt = stack.use(
    await openStt(fresh.config, { signal, notice: (text) => write(`${text}\n`) }),
  );
  const recordings = await readRecordings(signal);
  const titles = await nearTitles(host);
  const shop: Shop = {
    config: fresh.config,
    models: { opened: { ...opened, llm: model.llm }, ranking },
    model,
    stt,
    whisper: new QuickWhisper(),
    vad: await openVad(),
    names: hearingWords(await readNames(host), titles, english),
    voice: await voiceForBench(),
    signal,
    size: quick ? QUICK : WHOLE,
    recordings,
    titles,
    requests: await readRequests(signal),
    noise: joined(
      recordings.filter(({ file }) => file.startsWith("noise")).map(({ samples }) => samples),
    ),
    write,
  };
  await opened.llm.load(signal);
  const figures: VoiceFigures = {
    latency: await latencies(shop),
    ...(await withoutWhisper(shop)),
    nothing: await fromNothing(shop),
    cuts: await cuts(shop, reading({ ranking, config: fresh.config, host })),
    words: await words(shop),
    voice: shop.voice.name,
    engine: stt.name,
  };
  if (options.out !== undefined) await writePage(options.out, figures);
  return [...voiceTables(figures).map(asMarkdown), voiceNotes(figures).join(" ")].join("\n\n");
}

type Reading = {
  readonly ranking: OpenedIndex;
  readonly config: Config;
  readonly host: Host;
};

/** Whether words are a whole request, as the program tells it. */
function reading({ ranking, config, host }: Reading): CutBench["completeness"] {
  const reader = {
    rankWords: (text: string) => ranking.index.rank(text),
    ...openUnderstanding(config, ranking),
    registry: openRegistry(config),
    host,
    names: steadyNames(host),
    handles: createHandleBook(),
    language: english,
  };
  return (text) => completenessOf(reader, text);
}

async function writePage(folder: string, figures: VoiceFigures): Promise<void> {
  const plots = voicePlots(figures);
  const [notes, tables] = [voiceNotes(figures), voiceTables(figures)];
  await mkdir(folder, { recursive: true });
  const page = reportPage({ title: "A conversation by voice", notes, plots, tables });
  await writeFile(join(folder, "voice.html"), page);
  const [waterfalls] = plots;
  if (waterfalls) await writeFile(join(folder, "voice.svg"), pictureOf(waterfalls));
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
  completeness: CutBench["completeness"],
): Promise<VoiceFigures["cuts"]> {
  const { recordings, requests, size, write } = shop;
  write("commands with pauses …\n");
  const commands = [...recordings, ...requests]
    .filter(({ isCommand }) => isCommand)
    .filter((_, index) => index % size.everyCommand === 0);
  return cutRates(commands, { ...shop, ...size, completeness });
}

async function words(shop: Shop): Promise<VoiceFigures["words"]> {
  const { recordings, requests, titles, size, write } = shop;
  write("wrong words …\n");
  const people = recordings
    .filter(({ said }) => said !== "")
    .filter((_, index) => index % size.everyCommand === 0);
  const sets: readonly SpokenSet[] = [
    { name: "recordings of people", clips: people },
    { name: "requests in five voices", clips: spread(requests, size.clips) },
    {
      name: "requests that name an event",
      clips: await eventRequests(titles.slice(0, size.events), shop),
    },
  ];
  return wrongWords(sets, shop);
}

async function latencies(shop: Shop): Promise<readonly LatencyRow[]> {
  const rows: LatencyRow[] = [];
  const [first] = shop.requests;
  if (first) await warmUp(first, shop);
  const spoken = await spokenRequests(shop.signal);
  for (const clip of spread(spoken.length > 0 ? spoken : shop.requests, shop.size.requests)) {
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
