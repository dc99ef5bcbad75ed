import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { HostFailure, messageOf } from "../../errors.ts";
import type { JsonObject } from "../../types/json.ts";
import { within } from "../within.ts";
import { answerText } from "./answer-text.ts";
import { readOffers } from "./read-offers.ts";
import type { McpOffer } from "./read-offers.ts";

export type McpCommand = {
  /** How the settings call it. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Beside HOME, PATH and their like, the only variables it sees. */
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
};

export type McpServer = AsyncDisposable & {
  readonly name: string;
  /** What it listed at its start, which holds for as long as it runs. */
  readonly offers: readonly McpOffer[];
  /** The answer as text; every failure of the server is a HostFailure of one sentence. */
  readonly call: (tool: string, input: JsonObject, signal: AbortSignal) => Promise<string>;
};

/** A server that doesn't answer one question of its start in this time is left out; nor may all of them take longer than that. */
const ANSWER_MS = 10_000;
const START_MS = 30_000;
const CALL_MS = 60_000;
/** A message longer than this is a flood: the server is ended. */
const LONGEST_MESSAGE = 1_000_000;

/** Starts a server of the Model Context Protocol as a process and reads what it offers; throws one sentence. */
export async function openMcpServer(
  { name, command, args, env, cwd }: McpCommand,
  signal: AbortSignal,
): Promise<McpServer> {
  const [{ Client }, { StdioClientTransport }] = await Promise.all([
    import("@modelcontextprotocol/sdk/client/index.js"),
    import("@modelcontextprotocol/sdk/client/stdio.js"),
  ]);
  const client = new Client({ name: "sotto", version: "1" });
  const transport = new StdioClientTransport({
    command,
    args: [...args],
    env: { ...env },
    cwd,
    stderr: "ignore",
    maxBufferSize: LONGEST_MESSAGE,
  });
  const limits = { signal, timeout: ANSWER_MS };
  const listed = async (): Promise<readonly McpOffer[]> => {
    await client.connect(transport, limits);
    return readOffers((cursor) => client.listTools(cursor, limits));
  };
  const failure = (): HostFailure => new HostFailure("timeout", "it took too long to start.");
  try {
    const offers = await within(listed(), { ms: START_MS, failure });
    return {
      name,
      offers,
      call: (tool, input, stop) => call(client, { name, tool, input, signal: stop }),
      [Symbol.asyncDispose]: () => client.close(),
    };
  } catch (error) {
    await client.close();
    throw new HostFailure("unavailable", `The server ${name} can't be used: ${plain(error)}`);
  }
}

type Asked = {
  readonly name: string;
  readonly tool: string;
  readonly input: JsonObject;
  readonly signal: AbortSignal;
};

async function call(client: Client, { name, tool, input, signal }: Asked): Promise<string> {
  let answer: Awaited<ReturnType<Client["callTool"]>>;
  try {
    const limits = { signal, timeout: CALL_MS };
    answer = await client.callTool({ name: tool, arguments: input }, undefined, limits);
  } catch (error) {
    throw new HostFailure("unavailable", `The server ${name} did not answer: ${plain(error)}`);
  }
  const text = answerText(answer.content);
  if (answer.isError === true) throw new HostFailure("invalid", `The server ${name} says: ${text}`);
  return text;
}

const MOST_SAID = 200;

/** A foreign failure as one short line that ends like a sentence. */
function plain(error: unknown): string {
  const line = messageOf(error).replaceAll(/\s+/g, " ").trim().slice(0, MOST_SAID);
  return /[.!?]$/.test(line) ? line : `${line}.`;
}
