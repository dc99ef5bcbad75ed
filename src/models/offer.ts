import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { makeFolder } from "../config/make-folder.ts";
import type { Powers } from "./expected-speed.ts";
import { suitability } from "./expected-speed.ts";
import { inGigabytes } from "./in-gigabytes.ts";
import type { ListedModel } from "./list-models.ts";
import type { LlmEntry } from "./manifest.ts";

/** A language model this machine could run in place of the one every machine runs. */
export type Offer = {
  readonly id: string;
  /** What this machine is, and what of the model fits it. */
  readonly about: readonly string[];
  readonly question: string;
};

/** The recommended model, where it decides by itself, isn't the one in use and answers fast enough here. */
export function offerOf(listed: readonly ListedModel[], powers: Powers): Offer | undefined {
  const found = listed.find(({ isRecommended, isChosen }) => isRecommended && !isChosen);
  if (!found || found.entry.role !== "llm") return undefined;
  const { entry, isHere, measured } = found;
  const { isFast, fitsMemory, tokensPerSecond } = suitability(entry, powers);
  // One that only fills what code has found serves no better than the one that is here.
  if (!isFast || !fitsMemory || entry.settings.callable !== "all") return undefined;
  const [name, size] = [nameOf(entry), inGigabytes(entry.bytes)];
  const pace = `about ${tokensPerSecond} tokens a second`;
  const about = [
    machineOf(powers),
    `${name} fits: ${size}, ${pace}; ${figureOf(entry, measured)}.`,
  ];
  return { id: entry.id, about, question: `${isHere ? "Use" : "Fetch"} ${name}, ${size}? [Y/n]` };
}

/** Nobody is asked who has named a model, or who answers no questions. */
export function mayBeAsked({ llm, decide, isJson, confirm }: Config): boolean {
  const isNamed = llm.kind !== "model" || llm.id !== undefined || decide !== undefined;
  return !isNamed && !isJson && confirm === "ask";
}

type Answered = Pick<Config, "folders">;

/** Whether somebody has answered already, whatever it was. */
export function wasAnswered(config: Answered): boolean {
  try {
    return readFileSync(offerFile(config), "utf8") !== "";
  } catch {
    return false; // nobody was asked yet
  }
}

/** Asked once: the answer stands. */
export function keepAnswer(
  config: Answered,
  answer: { readonly id: string; readonly isWanted: boolean },
): void {
  const file = offerFile(config);
  makeFolder(config.folders.state);
  writeFileSync(`${file}.part`, `${JSON.stringify(answer)}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.part`, file);
}

function offerFile({ folders }: Answered): string {
  return join(folders.state, "model-offer.json");
}

/** "Qwen3.5-4B" of Qwen3.5-4B-Q4_K_M.gguf. */
function nameOf({ file }: LlmEntry): string {
  return file.replace(/\.gguf$/i, "").replace(/[-.]q\d\w*$/i, "");
}

function machineOf({ memoryBytes, cores, appleChip }: Powers): string {
  const memory = `${Math.round(memoryBytes / 2 ** 30)} GB of memory`;
  const rest = appleChip === undefined ? `${cores} cores` : `the graphics of an ${appleChip}`;
  return `This machine has ${memory} and ${rest}.`;
}

function figureOf({ id }: LlmEntry, measured: ListedModel["measured"]): string {
  return measured
    ? `it got ${measured.right} of ${measured.of} requests right`
    : `what it gets right here, sotto models try ${id} tells`;
}
