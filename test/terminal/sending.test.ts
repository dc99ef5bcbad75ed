import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runSotto, scratch, script } from "../helpers/run-sotto.ts";
import type { Ran, RunOptions } from "../helpers/run-sotto.ts";
import { smtpLoopback } from "../helpers/smtp-loopback.ts";

const when = ["--now", "2026-03-02T09:00", "--tz", "Europe/London"];
const MAIL = { to: "Tom Ellery", subject: "Late", body: "I am late." };
const WHAT = "the mail “Late” to Tom Ellery";
const sample = join(scratch(), "home");

let server: Awaited<ReturnType<typeof smtpLoopback>>;
let folder: string;
let sends: string;
beforeAll(async () => {
  expect((await runSotto(["sample", "--home", sample, ...when])).code).toBe(0);
  server = await smtpLoopback();
});
afterAll(() => server.close());
beforeEach(() => {
  folder = scratch();
  sends = script(folder, { call: { name: "mail.send", arguments: MAIL } });
});

type Transport = { readonly smtp?: object; readonly sendmail?: readonly string[] };

function ask(
  transport: Transport | undefined,
  more: readonly string[],
  options: RunOptions = {},
): Promise<Ran> {
  mkdirSync(join(folder, "config"), { recursive: true });
  const settings = { mail: transport === undefined ? {} : { transport } };
  writeFileSync(join(folder, "config/settings.json"), JSON.stringify(settings));
  const place = ["--home", sample, "--state", join(folder, "state"), ...when];
  const env = { SOTTO_CONFIG: join(folder, "config") };
  const words = ["ask", "email Tom saying I am late", "--llm", sends, "--confirm", "all"];
  return runSotto([...words, ...place, ...more], { env, ...options });
}
const byServer = (): Transport => ({ smtp: { host: "127.0.0.1", port: server.port } });
const boxOf = (box: string): number => {
  try {
    return readdirSync(join(sample, "mail", box, "cur")).filter((name) => /^\d+\.R/.test(name))
      .length;
  } catch {
    return 0; // nothing was put there yet
  }
};

describe("a request that sends a mail", () => {
  it("says before and after that nothing leaves, where no way out is named", async () => {
    const before = boxOf("Sent");
    const { events, code } = await ask(undefined, ["--json"]);
    expect(code).toBe(0);
    const confirm = events().find(({ type }) => type === "confirm");
    expect(confirm?.["text"]).toMatch(/^Put this mail in the outbox here, not sent, because/);
    const result = events().find(({ type }) => type === "result");
    expect(result?.["done"]).toMatch(/^In the outbox here, not sent: Late, to Tom Ellery\./);
    expect(boxOf("Sent")).toBe(before);
  });

  it("stays until the mail has gone, says so, and then ends", async () => {
    const [arrived, filed] = [server.arrived.length, boxOf("Sent")];
    const { events, stderr, code } = await ask(byServer(), ["--json"]);
    expect(code).toBe(0);
    expect(stderr).toMatch(
      /^The mail “Late” to Tom Ellery goes in \d seconds; Ctrl-C takes it back\.$/m,
    );
    const all = events();
    expect(all.find(({ type }) => type === "outbox")).toMatchObject({
      domain: "mail",
      state: "sent",
      what: WHAT,
      text: `Sent: ${WHAT}.`,
    });
    expect(all.at(-1)?.type).toBe("usage");
    expect([server.arrived.length - arrived, boxOf("Sent") - filed]).toEqual([1, 1]);
    expect(server.arrived.at(-1)?.to).toEqual(["tom@ellery.example"]);
  });

  it("takes it back when it is interrupted", async () => {
    const arrived = server.arrived.length;
    const { code, stderr } = await ask(byServer(), [], { interruptOn: "In the outbox: Late" });
    expect(code).toBe(130);
    expect(stderr).toContain("The mail “Late” was not sent.");
    expect(server.arrived.length).toBe(arrived);
    const list = await runSotto(["undo", "--list", "--state", join(folder, "state")]);
    expect(list.stdout).toContain("(undone)");
  });

  it("goes at once where it is told to", async () => {
    const { stdout } = await ask(byServer(), ["--outbox", "now"]);
    expect(stdout).toContain("Sent: Late, to Tom Ellery.");
  });

  it("that was killed meanwhile is told at the next start, and goes once", async () => {
    const arrived = server.arrived.length;
    const killed = await ask(byServer(), [], { killOn: "Ctrl-C" });
    expect([killed.code, server.arrived.length]).toEqual([null, arrived]);
    sends = script(folder, { say: "Hello." });
    const { stdout } = await ask(byServer(), []);
    expect(stdout).toContain(`Sent: ${WHAT}.`);
    expect(server.arrived.length).toBe(arrived + 1);
    expect((await ask(byServer(), [])).stdout).not.toContain("Sent:");
  });

  it("that was killed while the mail was on its way is told so, and never goes again", async () => {
    const log = join(folder, "carried");
    const slow = { sendmail: ["/bin/sh", "-c", `cat >> '${log}'; kill -9 $PPID; sleep 1`] };
    const killed = await ask(slow, ["--outbox", "now"]);
    expect(killed.code).toBeNull();
    sends = script(folder, { say: "Hello." });
    const { stdout } = await ask(byServer(), []);
    expect(stdout).toMatch(/Perhaps sent: the mail “Late” to Tom Ellery\. .*may have gone or not/);
    expect((await ask(byServer(), [])).stdout).not.toContain("Perhaps");
  });

  it.each([
    [
      "a password",
      { host: "x.example", user: "a", password: "secret" },
      /a password never belongs/,
    ],
    ["a name without a password", { host: "x.example", user: "a" }, /go together/],
    ["a server and more", { host: "me:secret@x.example" }, /alone/],
  ])("starts with no settings that hold %s", async (_, smtp, reason) => {
    const { code, stderr } = await ask({ smtp }, []);
    expect(code).toBe(2);
    expect(stderr).toMatch(reason);
    expect(stderr).not.toContain("secret");
  });
});
