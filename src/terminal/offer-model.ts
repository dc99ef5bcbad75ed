import type { Config } from "../config/config.ts";
import { AssistantError } from "../errors.ts";
import type { Answers } from "../language/contract/answers.ts";
import { powersHere } from "../models/expected-speed.ts";
import type { Models } from "../models/models.ts";
import { openModels } from "../models/models.ts";
import { keepAnswer, mayBeAsked, offerOf, wasAnswered } from "../models/offer.ts";
import type { Offer } from "../models/offer.ts";
import { tellProgress } from "../models/fetch/tell-progress.ts";
import type { AskLine } from "./confirm.ts";
import { askOnce } from "./confirm.ts";
import { line } from "./output/piece.ts";
import { aside, notice } from "./output/streams.ts";

export type Offering = {
  readonly answers: Pick<Answers, "yesOrNo">;
  readonly signal: AbortSignal;
  readonly askLine?: AskLine;
  /** This machine's models and powers by default. */
  readonly models?: Pick<Models, "listModels" | "useModel">;
  readonly powers?: ReturnType<typeof powersHere>;
};

/**
 * Offers the model that fits this machine, once, and fetches it after a yes; gives the configuration
 * that is talked with then. A fetch that fails is told, and the model that is here serves on.
 */
export async function offerModel(config: Config, offering: Offering): Promise<Config> {
  if (!mayBeAsked(config) || wasAnswered(config)) return config;
  const { answers, signal, askLine = askOnce } = offering;
  const { models = openModels(config), powers = powersHere() } = offering;
  const listed = await models.listModels();
  const offer = offerOf(listed, powers);
  if (!offer) return config;
  const question = [...offer.about, offer.question].map((text) => line(text));
  const said = await askLine(question, signal).catch(() => {
    signal.throwIfAborted();
    return undefined; // Ctrl-D: the line was closed, which is no yes
  });
  const isWanted = said !== undefined && isYes(said.trim(), answers);
  const brought = isWanted && (await bring(models, offer, signal));
  // Kept last: who stops a download is asked again, and goes on where it was.
  keepAnswer(config, { id: offer.id, isWanted });
  return brought ? { ...config, llm: { kind: "model", id: offer.id } } : config;
}

/** The return key alone takes what is offered. */
function isYes(said: string, { yesOrNo }: Offering["answers"]): boolean {
  return said === "" || yesOrNo(said) === "yes";
}

async function bring(
  models: Pick<Models, "useModel">,
  { id }: Offer,
  signal: AbortSignal,
): Promise<boolean> {
  const onProgress = tellProgress({
    isLive: aside.isLive,
    live: (text) => aside.live(line(text)),
    say: (text) => aside.print(line(text)),
  });
  try {
    await models.useModel(id, { signal, onProgress });
    return true;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AssistantError)) throw error;
    notice(`${error.message} Later: sotto models use ${id}`);
    return false;
  }
}
