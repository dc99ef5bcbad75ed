import { expect, it } from "vitest";
import { runProgram } from "../../src/speak/engines/run-program.ts";

const run = (
  args: readonly string[],
  { timeoutMs = 20_000, signal = new AbortController().signal } = {},
): Promise<string> =>
  runProgram({ program: "/bin/sh", args, input: "hello", signal, timeoutMs }).then(String);

it("gives what a program makes of its input", async () => {
  expect(await run(["-c", "cat"])).toBe("hello");
});

it.each([
  ["that ends badly", ["-c", "exit 3"]],
  ["that says an error and ends well, as espeak-ng does", ["-c", "echo 'error: no sound' >&2"]],
])("a program %s failed", async (_, args) => {
  await expect(run(args)).rejects.toThrow("/bin/sh failed");
});

it("a program that hangs failed: what it should have said was not heard", async () => {
  await expect(run(["-c", "exec sleep 30"], { timeoutMs: 100 })).rejects.toThrow("/bin/sh failed");
});

it("a program that was silenced did not fail", async () => {
  const stop = AbortSignal.timeout(100);
  expect(await run(["-c", "exec sleep 30"], { signal: stop })).toBe("");
});
