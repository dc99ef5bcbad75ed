import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEmbeddedShell } from "../../../../src/host/embedded/shell/create-embedded-shell.ts";
import { plainLine } from "../../../../src/host/embedded/shell/plain-line.ts";
import { READ_ONLY_PROGRAMS } from "../../../../src/host/embedded/shell/read-only-programs.ts";
import { bubblewrap, countsByNamespace } from "../../../../src/host/embedded/shell/sandbox.ts";
import type { ShellRun } from "../../../../src/host/machine.ts";

const folder = mkdtempSync(join(tmpdir(), "sotto-shell-"));
const root = join(folder, "files");
const outside = join(folder, "outside");
const state = join(root, "state");
const shell = createEmbeddedShell({ roots: [root], closed: [state] });
const run = (command: string, timeoutMs = 10_000): Promise<ShellRun> =>
  shell.run({ command, timeoutMs, signal: new AbortController().signal });

beforeAll(() => {
  for (const path of [root, outside, state, join(root, "sub")]) mkdirSync(path);
  writeFileSync(join(root, "a.txt"), "pear\napple\n");
  writeFileSync(join(outside, "secret.txt"), "s3cr3t");
  writeFileSync(join(state, "journal.db"), "s3cr3t");
  mkdirSync(join(root, ".ssh"));
  writeFileSync(join(root, ".ssh", "id_rsa"), "s3cr3t");
  writeFileSync(join(root, "sub", ".env"), "s3cr3t");
  symlinkSync(join(outside, "secret.txt"), join(root, "link.txt"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rows = readFileSync("test/data/security/shell_cases.jsonl", "utf8").trim().split("\n");
// Each row is one JSON object with these fields.
const cases = rows.map(
  (row) => JSON.parse(row) as { id: string; command: string; verdict: string },
);

describe("a plain line", () => {
  it.each(cases)("$id gets the right verdict", ({ command, verdict }) => {
    expect(shell.isPlain(command) ? "may_auto_run" : "must_ask").toBe(verdict);
  });

  it.each([
    "ls -la",
    "ls sub",
    "head -n 5 a.txt",
    "sort a.txt | uniq -c | sort -rn | head -3",
    "grep -in pear a.txt",
    "du -sh sub",
    "df -h",
    "date",
    "uname -a",
    "wc -l a.txt; wc -c a.txt",
    "cut -d , -f 1 a.txt",
    "diff -u a.txt b.txt",
  ])("is %j", (line) => expect(shell.isPlain(line)).toBe(true));

  it.each([
    "tail -f a.txt",
    "uniq a.txt b.txt",
    "hostname other",
    "grep -f list a.txt",
    "cat ../secret",
    "cat /etc/passwd",
    "sort --output=x a.txt",
    "sort -uo x a.txt",
    "time ls",
    "ls & ls",
    "exit",
    "constructor",
    "echo hi |",
    "a=b ls",
    "ls a=b; if true; then ls; fi",
  ])("is not %j", (line) => expect(shell.isPlain(line)).toBe(false));
});

const ends = (argv: readonly string[]): number => (argv[0] === "false" ? 1 : 0);

/** What our reading of a line would start, in no order. */
function started(line: string): readonly string[] {
  const calls: string[] = [];
  let status = 0;
  for (const { when, pipeline } of plainLine(line) ?? []) {
    if (when === "after-success" && status !== 0) continue;
    if (when === "after-failure" && status === 0) continue;
    calls.push(...pipeline.map((argv) => JSON.stringify(argv)));
    status = ends(pipeline.at(-1) ?? []);
  }
  return calls.toSorted();
}

/** What bash starts for each line, with every program a function that notes its words. */
function startedByBash(lines: readonly string[]): readonly (readonly string[])[] {
  const functions = READ_ONLY_PROGRAMS.map(
    (name) => `${name}() { note ${name} "$@"; ${name === "false" ? "return 1" : "return 0"}; }`,
  );
  const script = `note() { local IFS=$'\\x1f'; builtin printf '%s\\n' "$*" >&3; }
    ${functions.join("\n")}
    while IFS= read -r line; do builtin printf '%s\\n' $'\\x1e' >&3; eval "$line" </dev/null >/dev/null 2>&1; done`;
  const { output } = spawnSync("bash", ["--norc", "-c", script], {
    input: `${lines.join("\n")}\n`,
    stdio: ["pipe", "ignore", "ignore", "pipe"],
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  const noted = String(output[3]).split("\x1e\n").slice(1);
  return noted.map((block) =>
    block
      .split("\n")
      .slice(0, -1)
      .map((call) => JSON.stringify(call.split("\x1f")))
      .toSorted(),
  );
}

const pieces = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom("ls", "cat", "echo", "sort", "wc", "false", "true", "grep"),
  },
  { weight: 4, arbitrary: fc.constantFrom(" ", " ", "  ", " | ", " && ", " || ", "; ", ";", "|") },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      "a.txt",
      "-l",
      "-n",
      "x",
      "a=b",
      "'a b'",
      '"c d"',
      "%",
      ",",
      "@",
      "+1",
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "'",
      '"',
      "''",
      '""',
      "a'b'c",
      "-",
      "--",
      ":",
      ".",
      "time",
      "then",
      "do",
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "$",
      "`",
      "\\",
      "*",
      "~",
      "{a,b}",
      "&",
      ">",
      "<",
      "#",
      "!",
      "\t",
      "é",
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme-ascii", maxLength: 3 }) },
);
const anyLine = fc.array(pieces, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(""));

describe("a random line", () => {
  it("that runs unasked starts what bash would start, in 30,000 lines", () => {
    const plain = fc
      .sample(anyLine, 30_000)
      .filter((line) => plainLine(line) !== undefined && !/[\n\r]/.test(line));
    expect(plain.length).toBeGreaterThan(500);
    const real = startedByBash(plain);
    const different = plain.filter(
      (line, at) => JSON.stringify(started(line)) !== JSON.stringify(real[at]),
    );
    expect(different).toEqual([]);
  }, 60_000);
});

describe("a Linux that counts programs for each namespace", () => {
  it.each([
    ["6.18.44-fc-v657", true],
    ["5.14.0-427.el9", true],
    ["5.10.0-28-amd64", false],
    ["4.19.0", false],
  ])("%s: %s", (version, counts) => {
    expect(countsByNamespace(version)).toBe(counts);
  });
});

const sandboxed = describe.skipIf(!bubblewrap.isThere());

describe("a machine without a sandbox", () => {
  it.runIf(!bubblewrap.isThere())("refuses every command with the reason", async () => {
    await expect(run("ls")).rejects.toMatchObject({ failure: "refused" });
  });
});

sandboxed("a command in the sandbox", () => {
  it("runs a plain line as programs with pipes between them", async () => {
    const { output, exitCode } = await run("cat a.txt | sort && false || echo done");
    expect({ output, exitCode }).toEqual({ output: "apple\npear\ndone\n", exitCode: 0 });
  });

  it("runs any other line as it stands, with what a shell makes of it", async () => {
    expect((await run("for i in 1 2; do echo $i > n$i; done; cat n*")).output).toBe("1\n2\n");
  });

  it("lets a plain line write nothing", async () => {
    const { exitCode } = await run("cat missing.txt");
    expect(exitCode).toBe(1);
  });

  it("stops at its time, with everything it started", async () => {
    const mark = `sleep 9${Date.now() % 100_000}`;
    await expect(run(`${mark} & ${mark}`, 300)).rejects.toMatchObject({ failure: "timeout" });
    await expect
      .poll(() => execFileSync("ps", ["-eo", "args"], { encoding: "utf8" }))
      .not.toContain(`\n${mark}`);
  });

  it("stops at once when it is told to", async () => {
    const stop = new AbortController();
    const command = shell.run({ command: "sleep 60", timeoutMs: 60_000, signal: stop.signal });
    stop.abort();
    await expect(command).rejects.toMatchObject({ failure: "timeout" });
  });

  it("keeps 64 KB of endless output", async () => {
    const { output } = await run("head -c 5000000 /dev/zero | tr '\\0' x");
    expect(output.length).toBe(64_000);
  });

  /** How many programs of the sandbox with this word still run. */
  const running = (word: string): number =>
    execFileSync("ps", ["-eo", "args"], { encoding: "utf8" })
      .split("\n")
      .filter((line) => line.includes(word) && line.includes("bwrap")).length;

  it.each([
    "seq 1 MARK | sort | uniq",
    "seq 1 MARK | sort -n | wc -l",
    "seq 1 MARK | wc -l && echo ESCAPED",
  ])("that is plain and never comes to an end, like %j, is stopped in its time", async (line) => {
    const mark = `99999${String(Date.now()).slice(-7)}`;
    const start = performance.now();
    const stopped = run(line.replace("MARK", mark), 1_500);
    await expect(stopped).rejects.toMatchObject({ failure: "timeout" });
    expect(performance.now() - start).toBeLessThan(6_000);
    await expect.poll(() => running(mark)).toBe(0);
    expect((await run("echo next")).output).toBe("next\n");
  });

  it("that is plain ends where nobody reads on, and where nobody would see more", async () => {
    expect(await run("seq 1 99999999999 | head -2")).toEqual({ output: "1\n2\n", exitCode: 0 });
    const { output, exitCode } = await run("seq 1 99999999999; seq 1 99999999999");
    expect({ letters: output.length, exitCode }).toEqual({ letters: 64_000, exitCode: 0 });
  });

  it("passes words on as they are, also to programs a shell has of its own", async () => {
    expect((await run("echo 'a  \"b\"' ';' '|' | cat | cat")).output).toBe('a  "b" ; |\n');
    expect((await run("echo -- | cat")).output).toBe("--\n");
    expect((await run("cat missing.txt | true")).exitCode).toBe(0);
    expect((await run("true | false")).exitCode).toBe(1);
  });

  it("lives with whoever it left behind in its own time", async () => {
    const start = performance.now();
    expect((await run("(setsid sleep 77 &); echo bye", 20_000)).output).toBe("bye\n");
    expect(performance.now() - start).toBeLessThan(6_000);
    expect(running("sleep 77")).toBe(0);
  });

  it.each([
    ["for i in $(seq 300); do sleep 20 & done; wait", /more than 200 programs/],
    // A bomb that ends by itself, at some 2,000, should nothing stop it.
    [
      "f() { if [ $1 -gt 0 ]; then f $(($1 - 1)) | f $(($1 - 1)) & fi; sleep 5; }; f 9",
      /more than 200 programs/,
    ],
    [`python3 -c "x = bytearray(1400000000); input()" < <(sleep 20)`, /more than 1 GB of memory/],
    [
      "for i in 1 2 3 4; do head -c 400000000 /dev/zero | sort -S 390M & done; wait",
      /more than 1 GB of memory/,
    ],
  ])("is stopped when it takes too much: %s", async (line, sentence) => {
    await expect(run(line, 30_000)).rejects.toMatchObject({
      failure: "timeout",
      message: expect.stringMatching(sentence),
    });
    expect((await run("echo next")).output).toBe("next\n");
  });

  it("finds its limits in each program too", async () => {
    const { output } = await run(
      "ulimit -c -t -n -d; for i in $(seq 300); do exec {f}<a.txt; done",
    );
    expect(output.match(/\d+$/gm)).toEqual(["0", "60", "256", "2000000"]);
    expect(output).toContain("Too many open files");
    const full = await run("head -c 200000000 /dev/zero > big");
    expect(full.output).toContain("It was stopped at a file of more than 100 MB.");
    const inside = await run("seq 1 99999999999 | tac | head -1");
    expect(inside.output).toContain("It was stopped at a file of more than 100 MB.");
    const memory = "for i in 1 2 3 4; do head -c 90000000 /dev/zero > /tmp/$i || echo full; done";
    expect((await run(memory)).output).toContain("full");
    const places = "echo x > /x || echo x > /dev/x || echo x > state/x || echo nowhere";
    expect((await run(places)).output).toContain("nowhere");
  });

  it("goes to no folder outside", async () => {
    const signal = new AbortController().signal;
    const line = { command: "ls", timeoutMs: 5_000, signal };
    await expect(shell.run({ ...line, cwd: outside })).rejects.toMatchObject({
      failure: "refused",
    });
    expect((await shell.run({ ...line, command: "pwd", cwd: "sub" })).output).toBe(
      `${join(root, "sub")}\n`,
    );
  });

  it.each(["nowhere", "a.txt"])("goes to no folder that isn't one: %s", async (cwd) => {
    const signal = new AbortController().signal;
    await expect(shell.run({ command: "ls", timeoutMs: 5_000, signal, cwd })).rejects.toMatchObject(
      { failure: "not_found", message: `There is no folder “${cwd}”.` },
    );
  });
});

/** Lines that print ESCAPED when they get at something outside. HOST, PORT and PID are filled in. */
const PROBES: readonly string[] = [
  "cat OUT/secret.txt",
  "cat link.txt",
  "cat ../outside/secret.txt",
  "cat state/journal.db",
  "cat .ssh/id_rsa sub/.env",
  "grep -r s3cr3t .",
  "cat /proc/1/root/OUT/secret.txt",
  "cat /proc/PID/root/OUT/secret.txt",
  "cat /proc/PID/environ",
  "ls /proc/PID",
  "cat /etc/shadow",
  `cat ${join(homedir(), ".bashrc")} && echo ESCAPED`,
  "cat ~/.ssh/id_rsa",
  "ls /home/",
  "cat /var/log/dpkg.log",
  "cat /run/utmp",
  "echo x > OUT/new.txt",
  "echo x > /usr/new.txt",
  "echo x > /etc/new.txt && cp /etc/new.txt OUT/",
  "ln -s OUT/secret.txt l; cat l",
  "ln OUT/secret.txt h",
  "cp -r OUT copy",
  "mv a.txt OUT/",
  "chmod 777 OUT",
  "exec 3<>/dev/tcp/127.0.0.1/PORT && echo hi >&3 && cat <&3",
  "timeout 2 bash -c 'echo > /dev/tcp/127.0.0.1/PORT' && echo ESCAPED",
  "timeout 2 bash -c 'echo > /dev/udp/1.1.1.1/53; echo > /dev/tcp/1.1.1.1/53' && echo ESCAPED",
  "getent hosts example.com",
  "curl -sm 2 http://127.0.0.1:PORT",
  "kill -0 PID && echo ESCAPED",
  "kill -9 PID && echo ESCAPED",
  "unshare -Ur true && echo ESCAPED",
  "unshare -m true && echo ESCAPED",
  "mount -t tmpfs x /mnt && echo ESCAPED",
  "mount --bind / sub && echo ESCAPED",
  "mount -o remount,rw /usr && echo ESCAPED",
  "umount /usr && echo ESCAPED",
  "umount state && cat state/journal.db",
  "umount -l state && echo ESCAPED",
  "chroot /proc/1/root cat OUT/secret.txt",
  "nsenter -t 1 -m cat OUT/secret.txt",
  "nsenter -t PID -a true && echo ESCAPED",
  "mknod d b 8 0 && echo ESCAPED",
  "mknod m c 1 1 && echo ESCAPED",
  "dd if=/dev/sda count=1 | wc -c | grep -v '^0$' && echo ESCAPED",
  "cat /dev/mem | head -c 1 | wc -c | grep 1 && echo ESCAPED",
  "hostname evil && echo ESCAPED",
  "date -s 2001-01-01 && echo ESCAPED",
  "env | grep -v -E '^(PATH|HOME|LANG|PWD|SHLVL|_)=' && echo ESCAPED",
  "cat < /proc/self/fd/9 && echo ESCAPED",
  "ls /proc | grep -E '^[0-9]+$' | wc -l | awk '$1 > 20' | grep . && echo ESCAPED",
  "sysctl -w kernel.hostname=x && echo ESCAPED",
  "echo 0 > /proc/sys/vm/block_dump || cat /proc/sys/kernel/panic > /proc/sys/kernel/panic && echo ESCAPED",
  "su -c true && echo ESCAPED; sudo true && echo ESCAPED",
  "bwrap --bind / / cat OUT/secret.txt",
  "ls /run/dbus/system_bus_socket /var/run/docker.sock && echo ESCAPED",
];

sandboxed("a command that tries to get out", () => {
  const server = createServer((socket) => socket.end("ESCAPED"));
  let port = 0;
  const bystander = join(outside, "bystander");

  beforeAll(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.listen(0, "127.0.0.1", resolve);
    await promise;
    const address = server.address();
    port = typeof address === "object" && address ? address.port : 0;
    writeFileSync(bystander, "here");
  });
  afterAll(() => void server.close());

  it.each(PROBES)("gets nothing by %s", async (probe) => {
    const line = probe
      .replaceAll("OUT", outside)
      .replaceAll("PORT", String(port))
      .replaceAll("PID", String(process.pid));
    const { output } = await run(line, 5_000).catch((error: unknown) => ({
      output: String(error),
    }));
    expect(output).not.toMatch(/ESCAPED|s3cr3t|root:[^:]*:\d+:\d+:\d*:/);
    expect(readFileSync(join(outside, "secret.txt"), "utf8")).toBe("s3cr3t");
    expect(execFileSync("ls", [outside], { encoding: "utf8" })).toBe("bystander\nsecret.txt\n");
  });

  it("tries at least 40 ways", () => expect(PROBES.length).toBeGreaterThanOrEqual(40));
});
