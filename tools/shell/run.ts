import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { textPart } from "../../src/tool/envelope.ts";
import { folderNamed } from "../folder-named.ts";
import { shortText } from "../speech.ts";
import { field } from "../fields.ts";

const DEFAULT_TIMEOUT_S = 20;
const MAX_TIMEOUT_S = 60;

export const run = defineTool({
  name: "shell.run",
  description: "Run a command line in a sandbox and read what it prints.",
  input: z.strictObject({
    command: field("the command line, exactly", {
      kind: "free",
      sensitive: true,
    }),
    cwd: field("folder to run it in", { kind: "folder", sensitive: true }).optional(),
    timeout_s: z.number().describe("seconds to wait").meta({ kind: "number" }).optional(),
  }),
  reads: "untrusted",
  effect: "irreversible",
  egress: false,
  // A plain read-only line changes nothing; any other is shown as it is and needs more than a yes.
  confirm: ({ command }, host) => (host.shell.isPlain(command) ? "harmless" : "red"),
  demos: [
    {
      say: "run the command cal 7 1987",
      input: { command: "cal 7 1987" },
      result: "July 1987\nMo Tu We Th Fr Sa Su\n       1  2  3  4  5",
      answer: "July 1987 began on a Wednesday.",
    },
    {
      say: "execute wc -l ballads.txt",
      input: { command: "wc -l ballads.txt" },
      result: "613 ballads.txt",
      answer: "The file ballads.txt has 613 lines.",
    },
  ],
  async ask({ command, cwd }, context) {
    const folder = cwd ? await folderNamed(context, cwd) : undefined;
    return `${context.language.say.shell.ask(folder)}\n${command}`;
  },
  say: (result) => shortText(result),
  async run({ command, cwd, timeout_s: seconds }, context) {
    const { host, signal, language } = context;
    const limitS = Math.min(Math.max(1, seconds ?? DEFAULT_TIMEOUT_S), MAX_TIMEOUT_S);
    const line = { command, timeoutMs: limitS * 1_000, signal };
    const { output, exitCode } = await host.shell.run(
      cwd ? { ...line, cwd: await folderNamed(context, cwd) } : line,
    );
    const text = output.trim() === "" ? language.say.shell.printedNothing : output;
    return textPart(exitCode === 0 ? text : `${language.say.shell.ended(exitCode)}\n${text}`);
  },
});
