import { english } from "../../src/language/en/english.ts";
import type { TurnEvent } from "../../src/types/event.ts";
import { argv, stdout } from "node:process";
import { cutOffTurn } from "../../src/turn/cut-off-turn.ts";
import type { Host } from "../../src/host/host.ts";
import { cutOffBlocks } from "../../src/tool/cut-off.ts";
import type { Tool } from "../../src/tool/define-tool.ts";
import { createHandleBook } from "../../src/tool/handle-book.ts";
import { runCall } from "../../src/tool/run-call.ts";
import { fruitList } from "../helpers/tools.ts";

// A program of its own: what is cut off is its main thread. Tells what became of one call, or one turn.
const [, , how = ""] = argv;

const endless = (): never => {
  for (;;);
};
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
const microtasks = (): Promise<never> => Promise.resolve().then(microtasks);

const BLOCKS: Readonly<Record<string, () => Promise<never>>> = {
  "at once": async () => endless(),
  "after a pause": () => pause().then(endless),
  "in a pattern": async () => {
    /^(a+)+$/.test(`${"a".repeat(60)}b`);
    return endless();
  },
  "in promises": microtasks,
};

async function call(name: string): Promise<string> {
  const tool: Tool = { ...fruitList, run: BLOCKS[name] ?? (async () => ({ items: [], more: 0 })) };
  const asked = { id: "c", name: tool.name, arguments: {}, origins: {}, by: "model" } as const;
  const signal = new AbortController().signal;
  // These tools ask the host for nothing.
  const runner = {
    host: {} as Host,
    handles: createHandleBook(),
    signal,
    language: english,
    isOwn: true,
  };
  const result = await runCall(tool, asked, runner);
  return result.ok ? "served" : `${result.code}: ${result.message}`;
}

async function turn(): Promise<string> {
  let said = "";
  // What a conversation has too: somebody who may say more.
  const listening = setInterval(() => undefined, 1_000);
  const emit = (event: TurnEvent): void => {
    said = JSON.stringify(event);
  };
  await cutOffTurn(pause().then(endless), emit, english.say.acting);
  clearInterval(listening);
  return said;
}

const watch = cutOffBlocks({ beatMs: 50, longestMs: 400 });
stdout.write(`${how === "turn" ? await turn() : await call(how)}\n`);
stdout.write(`${await call("the next one")}\n`);
await watch[Symbol.asyncDispose]();
