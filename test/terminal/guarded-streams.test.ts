import { spawn } from "node:child_process";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { expect, it } from "vitest";
import { scratch } from "../helpers/run-sotto.ts";

const streams = pathToFileURL(join(import.meta.dirname, "../../src/terminal/output/streams.ts"));

/** Runs some lines of a program whose streams are guarded. */
async function guarded(lines: string): Promise<{ stdout: string; stderr: string }> {
  const source = `import { drained, guardStreams, screen } from "${streams.href}";
    guardStreams(() => undefined);
    ${lines}
    await drained(new AbortController().signal);`;
  const words = ["--input-type=module-typescript", "-e", source];
  const child = spawn(process.execPath, words, { env: { HOME: scratch() }, stdio: "pipe" });
  const said = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said.stderr += text));
  await new Promise((resolve) => child.on("close", resolve));
  return said;
}

it.each([
  ["console.log", 'console.log("\\u001B[2Jgone")'],
  ["console.error", 'console.error("\\u001B[2Jgone")'],
  ["process.stdout", 'process.stdout.write("\\u001B[2Jgone\\n")'],
  ["process.stderr", 'process.stderr.write(Buffer.from("\\u001B[2Jgone\\n"))'],
])("what a package says by %s is printable, and never among our own output", async (_, line) => {
  const { stdout, stderr } = await guarded(`${line}; screen.json({ a: 1 });`);
  expect(stdout).toBe('{"a":1}\n');
  expect(stderr).toBe("\\u{1B}[2Jgone\n");
});

it("a warning of the machine is a line too", async () => {
  const { stderr } = await guarded(
    'process.emitWarning("\\u001B[2Jold", "DeprecationWarning"); await new Promise(setImmediate);',
  );
  expect(stderr).toBe("DeprecationWarning: \\u{1B}[2Jold\n");
});
