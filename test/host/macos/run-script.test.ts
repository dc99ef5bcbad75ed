import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  failureOfNumber,
  numberIn,
  permissionFailure,
} from "../../../src/host/macos/script/error-codes.ts";
import type { Granted } from "../../../src/host/macos/access/granted.ts";
import type { HostApp } from "../../../src/host/macos/access/host-app.ts";
import { hostAppOf } from "../../../src/host/macos/access/host-app.ts";
import type { MacService } from "../../../src/host/macos/access/mac-service.ts";
import { FIRST_TIMEOUT_MS, MAC_SERVICES } from "../../../src/host/macos/access/mac-service.ts";
import type { ProcessCall, ProcessEnd } from "../../../src/host/macos/script/run-process.ts";
import { joinScript } from "../../../src/host/macos/script/join-script.ts";
import { openScripts, type Scripts } from "../../../src/host/macos/script/run-script.ts";
import { createScriptQueue } from "../../../src/host/macos/script/script-queue.ts";
import { failureOf } from "../contract/failure-of.ts";

const terminal: HostApp = { name: "Terminal", asks: "yes" };
const asked = { service: "calendar", app: terminal } as const;
const call = { script: "calendar/calendars", service: "calendar" } as const;

type Runner = {
  readonly scripts: Scripts;
  readonly calls: ProcessCall[];
  readonly notices: string[];
  readonly granted: Set<string>;
};

/** Scripts over processes that end as they are told to. */
function runner(end: (call: ProcessCall) => ProcessEnd | Promise<ProcessEnd>): Runner {
  const calls: ProcessCall[] = [];
  const notices: string[] = [];
  const granted = new Set<string>();
  const kept: Granted = {
    has: (service) => granted.has(service),
    note: async (service, isGranted) => void granted[isGranted ? "add" : "delete"](service),
  };
  const scripts = openScripts({
    osascript: "/usr/bin/osascript",
    runProcess: async (each) => {
      calls.push(each);
      return end(each);
    },
    app: terminal,
    notice: (sentence) => notices.push(sentence),
    granted: kept,
    noticeAfterMs: 0,
  });
  return { scripts, calls, notices, granted };
}

const idIn = ({ input = "" }: ProcessCall): string => JSON.parse(input).id;
const answering =
  (value: unknown) =>
  (each: ProcessCall): ProcessEnd => ({
    kind: "exit",
    code: 0,
    output: JSON.stringify({ ok: true, id: idIn(each), value }),
    errors: "a line of console.log",
  });
const exiting = (code: number, errors: string): ProcessEnd => ({
  kind: "exit",
  code,
  output: "",
  errors,
});

describe("running a script", () => {
  it("gives osascript one script of ours by an argument and the request by its input, never in the script", async () => {
    const { scripts, calls } = runner(answering([]));
    await scripts.run({ ...call, input: { text: "a\nb" } }, z.array(z.unknown()));
    await scripts.run({ ...call, input: { text: "other" } }, z.array(z.unknown()));
    const [started, again] = calls;
    expect(started?.file).toBe("/usr/bin/osascript");
    expect(started?.args).toEqual(["-l", "JavaScript", "-e", joinScript("calendar/calendars")]);
    expect(again?.args).toEqual(started?.args);
    expect(JSON.parse(started?.input ?? "")).toMatchObject({
      protocol: 1,
      operation: "calendar/calendars",
      input: { text: "a\nb" },
      mayAsk: true,
    });
  });

  it("waits two minutes for the first answer of a service, and as long as it needs afterwards", async () => {
    const { scripts, calls } = runner(answering([]));
    await scripts.run(call, z.unknown());
    await scripts.run(call, z.unknown());
    await scripts.run({ ...call, service: "reminders" }, z.unknown());
    expect(calls.map(({ timeoutMs }) => timeoutMs)).toEqual([
      FIRST_TIMEOUT_MS,
      MAC_SERVICES.calendar.timeoutMs,
      FIRST_TIMEOUT_MS,
    ]);
  });

  it("waits no longer for a probe, which may not make macOS ask", async () => {
    const { scripts, calls } = runner(answering([]));
    await scripts.run({ ...call, mayAsk: false, timeoutMs: 500 }, z.unknown());
    expect(calls[0]?.timeoutMs).toBe(500);
    expect(JSON.parse(calls[0]?.input ?? "").mayAsk).toBe(false);
  });

  it("says once that somebody may have to allow access on the screen", async () => {
    const { scripts, notices } = runner(async (each) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return answering([])(each);
    });
    await scripts.run(call, z.unknown());
    await scripts.run(call, z.unknown());
    expect(notices).toEqual([
      "Waiting for your calendars. If your Mac asks, please allow access on the screen.",
    ]);
  });

  it("starts nothing a second time, whatever became of it", async () => {
    for (const kind of ["timeout", "aborted", "flooded"] as const) {
      const { scripts, calls } = runner(() => ({ kind, output: "", errors: "" }));
      await failureOf(scripts.run(call, z.unknown()));
      expect(calls).toHaveLength(1);
    }
  });

  it("forgets a grant that was taken back", async () => {
    let isDenied = false;
    const { scripts, granted } = runner((each) =>
      isDenied ? exiting(1, "execution error: x (-1743)") : answering([])(each),
    );
    await scripts.run(call, z.unknown());
    expect(scripts.isGranted("calendar")).toBe(true);
    isDenied = true;
    expect((await failureOf(scripts.run(call, z.unknown()))).failure).toBe("permission");
    expect([...granted]).toEqual([]);
  });

  it.each([
    [exiting(1, "0:5: execution error: Error: Error: Can't get object. (-1728)"), "not_found"],
    [exiting(1, "执行错误:发生错误。(-600)"), "not_running"],
    [exiting(1, "execution error: (1) of 2 (-1712)"), "timeout"],
    [exiting(1, "Ausführungsfehler: Nicht berechtigt (-1743)"), "permission"],
    [exiting(1, "nothing known"), "unavailable"],
    [exiting(139, ""), "unavailable"],
    [exiting(134, ""), "unavailable"],
    [{ kind: "exit", code: 0, output: "not JSON", errors: "" }, "unavailable"],
    [{ kind: "exit", code: 0, output: "[]", errors: "" }, "unavailable"],
    [{ kind: "missing", reason: "ENOENT" }, "unavailable"],
    [{ kind: "timeout", output: "", errors: "" }, "timeout"],
    [{ kind: "aborted", output: "", errors: "" }, "refused"],
    [{ kind: "flooded", output: "", errors: "" }, "unavailable"],
  ] satisfies readonly (readonly [ProcessEnd, string])[])(
    "%j is the failure %s",
    async (end, code) => {
      const failure = await failureOf(runner(() => end).scripts.run(call, z.unknown()));
      expect(failure.failure).toBe(code);
      expect(failure.message).toMatch(/^[A-Z].*\.$/);
    },
  );

  it("takes no value of another shape for an answer", async () => {
    const { scripts } = runner(answering([{ name: 3 }]));
    const failure = await failureOf(scripts.run(call, z.array(z.object({ name: z.string() }))));
    expect(failure.failure).toBe("unavailable");
    expect(failure.message).toContain("0.name");
  });
});

describe("the queue", () => {
  it("lets one act of a service run at a time, in order, and services beside each other", async () => {
    const queue = createScriptQueue<MacService>();
    const events: string[] = [];
    const gates = [1, 2, 3].map(() => Promise.withResolvers<undefined>());
    const act = (name: string, at: number) => async (): Promise<void> => {
      events.push(`${name} begins`);
      await gates[at]?.promise;
      events.push(`${name} ends`);
    };
    const first = queue.inTurn("mail", act("first", 0));
    const second = queue.inTurn("mail", act("second", 1));
    const other = queue.inTurn("notes", act("other", 2));
    gates[2]?.resolve(undefined);
    await other;
    expect(events).toEqual(["first begins", "other begins", "other ends"]);
    gates[1]?.resolve(undefined);
    gates[0]?.resolve(undefined);
    await Promise.all([first, second]);
    expect(events.slice(3)).toEqual(["first ends", "second begins", "second ends"]);
  });

  it("goes on after a failure", async () => {
    const queue = createScriptQueue<MacService>();
    const failed = queue.inTurn("mail", () => Promise.reject(new Error("no")));
    await expect(failed).rejects.toThrow("no");
    expect(await queue.inTurn("mail", async () => 1)).toBe(1);
  });
});

describe("errors by their number", () => {
  it("reads the number in the last parentheses, whatever the language", () => {
    expect(numberIn("错误(2)：不能获得 (-1728)\n")).toBe(-1728);
    expect(numberIn("no number at all (here)")).toBeUndefined();
  });

  it.each([
    [-1743, "permission"],
    [-600, "not_running"],
    [-609, "not_running"],
    [-1712, "timeout"],
    [-1728, "not_found"],
    [-1719, "not_found"],
    [-10006, "refused"],
    [-1700, "unavailable"],
    [-1731, "unavailable"],
    [-2700, "unavailable"],
    [-99999, "unavailable"],
  ])("%d is %s", (number, code) => {
    const failure = failureOfNumber(number, { asked });
    expect(failure.failure).toBe(code);
    expect(failure.message).toMatch(/^[A-Z].*\.$/);
  });

  it("takes words that did not load for a missing grant, not for a mistake of the script", () => {
    const details = "Application('Notes').notes.whose is not a function";
    const failure = failureOfNumber(-2700, { asked: { ...asked, service: "notes" }, details });
    expect(failure.failure).toBe("permission");
    expect(failure.message).toContain("Automation");
  });
});

describe("a denial", () => {
  it.each([
    ["calendar", "Privacy & Security, Calendars", "Full Access"],
    ["reminders", "Privacy & Security, Reminders", "Full Access"],
    ["contacts", "Privacy & Security, Contacts", "on"],
    ["mail", "Privacy & Security, Automation", "on"],
  ] as const)("of %s names the app and the very switch", (service, pane, position) => {
    const { message } = permissionFailure("denied", { service, app: terminal });
    expect(message).toContain("Terminal");
    expect(message).toContain(`In System Settings, ${pane}, set Terminal to ${position}.`);
  });

  it.each(["write_only", "restricted", "not_asked", "cannot_ask", "unanswered", "denied"])(
    "by the state %s has a sentence of its own",
    (state) => {
      const { message, failure } = permissionFailure(state, asked);
      expect(failure).toBe("permission");
      const others = ["write_only", "restricted", "not_asked", "cannot_ask", "unanswered", "denied"]
        .filter((each) => each !== state)
        .map((each) => permissionFailure(each, asked).message);
      expect(others).not.toContain(message);
    },
  );
});

describe("the app we run in", () => {
  it.each([
    [{ TERM_PROGRAM: "Apple_Terminal" }, "Terminal", "yes"],
    [{ __CFBundleIdentifier: "com.googlecode.iterm2", TERM_PROGRAM: "iTerm.app" }, "iTerm2", "yes"],
    [{ TERM_PROGRAM: "vscode" }, "Visual Studio Code", "no"],
    [{ TERM_PROGRAM: "Apple_Terminal", SSH_CONNECTION: "1 2 3 4" }, "the ssh connection", "no"],
    [{ TERM_PROGRAM: "tmux", TMUX: "/tmp/x" }, "the app tmux was started from", "unknown"],
    [{ TERM_PROGRAM: "Rio" }, "Rio", "unknown"],
    [{}, "/bin/node", "unknown"],
  ])("%j is %s", (environment, name, asks) => {
    expect(hostAppOf(environment, "/bin/node")).toEqual({ name, asks });
  });
});
