import type { Config } from "../../config/config.ts";
import type { Application, Trial, TriedRequest } from "../application.ts";
import { line } from "../output/piece.ts";
import { aside, screen } from "../output/streams.ts";

type Tried = { readonly id: string; readonly signal: AbortSignal };

/** Ten requests to one model: a line each as it comes out, then the sum. How far it is stands on standard error. */
export async function tryOnTerminal(
  app: Application,
  config: Config,
  { id, signal }: Tried,
): Promise<void> {
  const tried: Config = { ...config, llm: { kind: "model", id }, decide: undefined };
  const trial = await app.tryModel(tried, {
    signal,
    onRequest: ({ at, of, text }) => {
      if (aside.isLive) aside.live(line(`request ${at} of ${of}: ${text}`));
    },
    onResult: (request) => {
      if (config.isJson) screen.json({ type: "request", ...request });
      else screen.print(line(lineOf(request)));
    },
  });
  const total = totalOf(trial);
  if (config.isJson) return screen.json({ type: "total", ...total });
  const { model, right, of, seconds, tokens, loadSeconds } = total;
  const cost = `${inSeconds(seconds)} s and ${tokens} tokens, loaded in ${inSeconds(loadSeconds)} s`;
  screen.print(line(`${model}: ${right} of ${of} right, ${cost}`));
}

type Total = Pick<Trial, "model" | "loadSeconds"> &
  Pick<TriedRequest, "seconds" | "tokens"> & { readonly right: number; readonly of: number };

function totalOf({ model, loadSeconds, requests }: Trial): Total {
  const sum = (of: (request: TriedRequest) => number): number =>
    requests.reduce((total, request) => total + of(request), 0);
  return {
    model,
    right: requests.filter(({ isRight }) => isRight).length,
    of: requests.length,
    seconds: Math.round(10 * sum(({ seconds }) => seconds)) / 10,
    tokens: sum(({ tokens }) => tokens),
    loadSeconds,
  };
}

function lineOf({ isRight, seconds, tokens, text, why }: TriedRequest): string {
  const head = `${isRight ? "right" : "wrong"}  ${inSeconds(seconds).padStart(6)} s  ${String(tokens).padStart(5)} tokens  ${text}`;
  return isRight ? head : `${head} (${why})`;
}

function inSeconds(seconds: number): string {
  return seconds.toFixed(1);
}
