import { english } from "../../language/en/english.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { openAssistant } from "../../assemble/open/open-assistant.ts";
import { openHost } from "../../assemble/open/open-host.ts";
import { openStt } from "../../assemble/open/open-stt.ts";
import type { Config } from "../../config/config.ts";
import { programFolder } from "../../config/folders.ts";
import type { Host } from "../../host/host.ts";
import { hearingWords, readNames } from "../../grounding/known/known-names.ts";
import { nearTitles } from "../../grounding/known/near-titles.ts";
import { openVad } from "../../listen/vad/open-vad.ts";
import { wavFile } from "../../listen/wav/wav-source.ts";
import type { BenchOptions } from "../../terminal/application.ts";
import type { Emit, TurnEvent } from "../../types/event.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { freshHome } from "../fresh-home.ts";
import { markdownTable } from "../markdown-table.ts";
import { hear } from "./hear.ts";

const CLIPS = join(programFolder, "test/data/clips");

const clipsSchema = z.array(
  z.object({
    file: z.string(),
    text: z.string(),
    voice: z.string(),
    request: z.enum(["calendar", "safari", "reminder", "mail"]),
    set: z.enum(["twenty", "literal"]),
  }),
);
type Clip = z.infer<typeof clipsSchema>[number];

type Served = { readonly events: readonly TurnEvent[]; readonly host: Host };
/** True when the right tool had the right effect and the answer says what is so. */
type Check = (served: Served) => Promise<boolean>;

const DAY_MS = 86_400_000;
const TODAY = Date.parse("2026-03-02T00:00:00Z");

const CHECKS: Readonly<Record<Clip["request"], Check>> = {
  calendar: async ({ events, host }) => {
    const { rows } = await host.calendar.query({
      from: TODAY + DAY_MS,
      to: TODAY + 2 * DAY_MS,
      limit: 20,
    });
    return (
      called(events, "calendar.query") && says(events, rows.map(({ title }) => title).slice(0, 3))
    );
  },
  safari: async ({ events }) =>
    called(events, "system.open_app") &&
    argument(events, "name") === "Safari" &&
    says(events, ["Safari"]),
  reminder: async ({ events, host }) => {
    const { rows } = await host.reminders.query({ limit: 100 });
    const made = rows.find(({ title }) => /^(call|ring|phone) (my )?(mum|mom)$/i.test(title));
    return called(events, "reminders.create") && made?.due === TODAY + 17 * 3_600_000;
  },
  mail: async ({ events, host }) => {
    const anna = (await host.contacts.all()).find(({ name }) => name.startsWith("Anna "));
    const { rows } = await host.mail.recent({ from: "Anna", unread: true, limit: 20 });
    const isRight = called(events, "mail.recent") || called(events, "mail.search");
    const from = String(argument(events, "from") ?? "");
    const isAnna = from !== "" && (anna?.name ?? "").toLowerCase().includes(from.toLowerCase());
    return (
      isRight &&
      isAnna &&
      says(
        events,
        rows.slice(0, 1).map(({ subject }) => subject),
      )
    );
  },
};

/** Four requests in five wordings, typed and heard, with the models of the settings, each in a fresh home. */
export async function benchFirst(config: Config, options: BenchOptions): Promise<string> {
  const clips = clipsSchema.parse(JSON.parse(await readFile(join(CLIPS, "manifest.json"), "utf8")));
  const twenty = clips.filter(({ set }) => set === "twenty");
  const rows: (readonly string[])[] = [];
  const counts = { typed: 0, heard: 0 };
  for (const clip of options.quick ? twenty.filter((_, index) => index % 5 === 0) : twenty) {
    const typed = await serve(config, clip, { isTyped: true, signal: options.signal });
    const heard = await serve(config, clip, { isTyped: false, signal: options.signal });
    counts.typed += Number(typed.isRight);
    counts.heard += Number(heard.isRight);
    rows.push([clip.text, mark(typed.isRight), clip.voice, heard.text, mark(heard.isRight)]);
    options.write(`${rows.at(-1)?.join(" · ")}\n`);
  }
  rows.push([
    "**right**",
    `**${counts.typed} of ${rows.length}**`,
    "",
    "",
    `**${counts.heard} of ${rows.length}**`,
  ]);
  return markdownTable(["said", "typed", "voice", "heard as", "heard"], rows);
}

type Way = { readonly isTyped: boolean; readonly signal: AbortSignal };

async function serve(
  config: Config,
  clip: Clip,
  { isTyped, signal }: Way,
): Promise<{ readonly isRight: boolean; readonly text: string }> {
  await using fresh = await freshHome(config);
  const notice = (): void => undefined;
  await using assistant = await openAssistant(fresh.config, {
    confirm: async () => "yes",
    notice,
    signal,
  });
  const events: TurnEvent[] = [];
  const emit = (event: TurnEvent): void => void events.push(event);
  let text = "";
  const typed = { text: clip.text, alternatives: [], source: "typed", confidence: 1 } as const;
  const utterances = isTyped ? [typed] : heardIn(fresh.config, clip, { emit, signal });
  for await (const utterance of utterances) {
    text = `${text} ${utterance.text}`.trim();
    await assistant.turn({ utterance, emit, signal });
  }
  await using host = await openHost(fresh.config, { notice });
  return { isRight: await CHECKS[clip.request]({ events, host }), text };
}

/** What is heard in a clip with the detector, the Whisper and the names of the settings. */
async function* heardIn(
  config: Config,
  { file }: Clip,
  { emit, signal }: { readonly emit: Emit; readonly signal: AbortSignal },
): AsyncGenerator<Utterance> {
  const notice = (): void => undefined;
  await using host = await openHost(config, { notice });
  await using stt = await openStt(config, { signal, notice });
  const spokenIn = english;
  const names = hearingWords(await readNames(host), await nearTitles(host), spokenIn);
  const { language } = config;
  const options = { stt, vad: await openVad(), names, language, spokenIn, signal, emit };
  yield* hear(wavFile(join(CLIPS, file)), options);
}

function called(events: readonly TurnEvent[], name: string): boolean {
  return events.some((event) => event.type === "call" && event.name === name);
}

function argument(events: readonly TurnEvent[], name: string): unknown {
  const call = events.find((event) => event.type === "call");
  return call?.type === "call" ? call.arguments[name] : undefined;
}

function says(events: readonly TurnEvent[], facts: readonly string[]): boolean {
  const answer = events.find((event) => event.type === "answer");
  const text = answer?.type === "answer" ? answer.text.toLowerCase() : "";
  return facts.every((fact) => text.includes(fact.toLowerCase()));
}

function mark(isRight: boolean): string {
  return isRight ? "✓" : "✗";
}
