import { join } from "node:path";
import { tools as ownTools } from "../../../tools/index.ts";
import type { Config } from "../../config/config.ts";
import { AssistantError } from "../../errors.ts";
import type { McpCommand, McpServer } from "../../host/mcp/mcp-server.ts";
import type { McpOffer } from "../../host/mcp/read-offers.ts";
import { callHash } from "../../policy/call-hash.ts";
import type { AssistantOptions } from "../../terminal/application.ts";
import { outsideTool } from "../../tool/outside-tool.ts";
import { keyOf } from "../../tool/registry.ts";
import { domainOf } from "../../tool/signature.ts";
import { visible } from "../../visible.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Confirmation } from "../../types/verdict.ts";
import { openToolPins } from "../../store/tool-pins.ts";
import type { ToolPins } from "../../store/tool-pins.ts";

export type OutsideTools = AsyncDisposable & { readonly tools: readonly Tool[] };

/**
 * The tools of the servers in the settings, each server a process that ends with this. A server that
 * can't be used is told in one sentence and left out, and so is what the user doesn't allow.
 */
export async function openOutsideTools(
  config: Pick<Config, "mcp" | "folders" | "hidden">,
  options: AssistantOptions,
): Promise<OutsideTools> {
  await using stack = new AsyncDisposableStack();
  const pins = openToolPins(join(config.folders.state, "tool-pins.json"));
  const started = await Promise.all(
    Object.entries(config.mcp).map(async ([name, { command, args, env }]) =>
      start({ name, command, args, env, cwd: config.folders.state }, options),
    ),
  );
  const tools: Tool[] = [];
  for (const server of started.filter((one) => one !== undefined)) {
    stack.use(server);
    for (const offer of await allowed(server, pins, options)) {
      const tool = toTool(server, offer);
      const isHidden = config.hidden.includes(tool.name) || config.hidden.includes(server.name);
      if (isHidden) continue;
      if (isTaken(tool, tools)) {
        options.notice(`Two tools of ${server.name} are called ${tool.name}: one is left out.`);
      } else tools.push(tool);
    }
  }
  const closing = stack.move();
  return { tools, [Symbol.asyncDispose]: () => closing.disposeAsync() };
}

async function start(
  command: McpCommand,
  { notice, signal }: AssistantOptions,
): Promise<McpServer | undefined> {
  if (ownTools.some((tool) => domainOf(tool.name) === command.name)) {
    notice(`The server ${command.name} is left out: tools of its name are here already.`);
    return undefined;
  }
  try {
    const { openMcpServer } = await import("../../host/mcp/mcp-server.ts");
    return await openMcpServer(command, signal);
  } catch (error) {
    if (!(error instanceof AssistantError)) throw error;
    notice(error.message);
    return undefined;
  }
}

/** What a server offers, without the tools that changed since they were allowed and are not allowed again. */
async function allowed(
  { name, offers }: McpServer,
  pins: ToolPins,
  { confirm, notice, signal }: AssistantOptions,
): Promise<readonly McpOffer[]> {
  const definitions = new Map(offers.map((offer) => [offer.name, offer]));
  const unknown = pins.unknown(name, definitions);
  if (unknown.length > 0) {
    if ((await confirm(questionFor(name, offers, unknown), signal)) !== "yes") {
      notice(`Tools of ${name} that changed are left out: ${unknown.join(", ")}.`);
      return offers.filter((offer) => !unknown.includes(offer.name));
    }
  }
  await pins.pin(name, definitions);
  return offers;
}

/** Shows what the changed tools now say of themselves; a red question, for it stands for every later call. */
function questionFor(
  server: string,
  offers: readonly McpOffer[],
  unknown: readonly string[],
): Confirmation {
  const rows = offers
    .filter(({ name }) => unknown.includes(name))
    .map(({ name, description, inputSchema }) => {
      const fields = Object.keys(Object(inputSchema["properties"] ?? {}));
      return `- ${name}(${fields.join(", ")}): ${description}`;
    });
  const text = visible(
    [`Tools of the server ${server} are not those you allowed. Allow them?`, ...rows].join("\n"),
  );
  const hash = callHash({ tool: server, arguments: { tools: rows }, versions: {}, shown: text });
  return { kind: "confirm", level: "red", text, hash };
}

function toTool(server: McpServer, offer: McpOffer): Tool {
  return outsideTool({
    ...offer,
    domain: server.name,
    call: (input, signal) => server.call(offer.name, input, signal),
  });
}

function isTaken({ name }: Tool, tools: readonly Tool[]): boolean {
  return tools.some((tool) => keyOf(tool.name) === keyOf(name));
}
