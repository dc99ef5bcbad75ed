import { messageOf } from "../../errors.ts";
import { type AddonContext, NotHere, loadAddonModel } from "./addon-library.ts";
import type { AddonAsk, AddonReply } from "./addon-protocol.ts";

/**
 * The process in which @fugood/whisper.node lives: its model stays loaded, and neither its crash nor
 * its work on a thread of Node's pool is the assistant's. It ends with its parent.
 */

type Hear = Extract<AddonAsk, { kind: "hear" }>;
type Job = Hear & { readonly stopper: AbortController };

let loading: Promise<AddonContext> | undefined;
let threads = 1;
let tail: Promise<void> = Promise.resolve();
const jobs = new Map<number, Job>();

process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
// Ctrl+C reaches the whole process group; what it means is the parent's decision.
process.on("SIGINT", () => undefined);
process.on("message", (message) => {
  // The parent is this project's own code and sends nothing else.
  const ask = message as AddonAsk;
  if (ask.kind === "abort") jobs.get(ask.id)?.stopper.abort();
  else if (ask.kind === "load") begin(ask);
  else queue({ ...ask, stopper: new AbortController() });
});

function begin({ modelFile, threads: count }: Extract<AddonAsk, { kind: "load" }>): void {
  threads = count;
  loading ??= loadAddonModel(modelFile);
  loading.catch(() => undefined); // told with the first sound
}

function queue(job: Job): void {
  jobs.set(job.id, job);
  tail = tail.then(async () => {
    send(await replyTo(job));
    jobs.delete(job.id);
  });
}

async function replyTo(job: Job): Promise<AddonReply> {
  const { id } = job;
  try {
    if (loading === undefined) throw new Error("it was given no model");
    const context = await loading;
    return await heard(context, job);
  } catch (error) {
    const code = error instanceof NotHere ? "stt_missing" : "stt_failed";
    return { kind: "failed", id, code, why: messageOf(error) };
  }
}

/** Greedy at temperature 0 without fallback, without text of earlier sounds (guard, step 4). */
async function heard(context: AddonContext, job: Job): Promise<AddonReply> {
  const { id, audio, setting, stopper } = job;
  if (stopper.signal.aborted) return { kind: "aborted", id };
  // The library reads the whole buffer: a view into a larger one would be heard with its surroundings.
  const samples = audio.slice().buffer;
  const { promise, stop } = context.transcribeData(samples, {
    language: setting.language,
    translate: setting.task === "translate",
    maxThreads: threads,
    temperature: 0,
    temperatureInc: 0,
    bestOf: 1,
    ...(setting.prompt === undefined ? {} : { prompt: setting.prompt }),
  });
  stopper.signal.addEventListener("abort", () => void stop(), { once: true });
  const { result, language, isAborted } = await promise;
  if (isAborted || stopper.signal.aborted) return { kind: "aborted", id };
  return { kind: "heard", id, text: result.trim(), language };
}

function send(reply: AddonReply): void {
  process.send?.(reply);
}
