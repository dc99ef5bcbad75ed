import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Template } from "@huggingface/jinja";
import { jsonDumps } from "node-llama-cpp";
import type { Prompt } from "../../src/types/prompt-item.ts";

/** The source of llama.cpp as the engine's package carries it, with the templates families published. */
const BUNDLE = join(
  import.meta.dirname,
  "../../node_modules/node-llama-cpp/llama/gitRelease.bundle",
);

/** Chat templates by the names they have in llama.cpp's `models/templates`. */
export function publishedTemplates<Name extends string>(
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const folder = mkdtempSync(join(tmpdir(), "sotto-templates-"));
  const git = (...given: readonly string[]): string =>
    execFileSync("git", given, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  try {
    git("clone", "--quiet", "--bare", BUNDLE, ".");
    const rows = names.map((name) => [name, git("show", `HEAD:models/templates/${name}.jinja`)]);
    // The cast is safe: one row for each name.
    return Object.fromEntries(rows) as Record<Name, string>;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A conversation as a template itself writes it, for a model that is to go on and not to think. */
export function asPublished(template: string, { system, tools = [], items }: Prompt): string {
  const id = "abcdefghi";
  const takesText = template.includes("['arguments'] }}");
  const messages = items.flatMap((item): readonly unknown[] => {
    if (item.kind !== "call") return [{ role: item.kind, content: item.text }];
    const { name, arguments: given, result } = item;
    return [
      {
        role: "assistant",
        content: "",
        tool_calls: [
          {
            id,
            type: "function",
            function: { name, arguments: takesText ? jsonDumps(given) : given },
          },
        ],
      },
      { role: "tool", name, content: result, tool_call_id: id },
    ];
  });
  return new Template(template).render({
    messages: system === "" ? messages : [{ role: "system", content: system }, ...messages],
    ...(tools.length > 0
      ? { tools: tools.map((tool) => ({ type: "function", function: tool })) }
      : {}),
    add_generation_prompt: true,
    enable_thinking: false,
    // Llama's other way, in which tools come first.
    tools_in_user_message: false,
    date_string: "26 Jul 2024",
    bos_token: "<BOS>",
    eos_token: "<EOS>",
  });
}
