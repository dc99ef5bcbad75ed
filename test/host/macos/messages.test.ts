import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMacMessages } from "../../../src/host/macos/messages/create-mac-messages.ts";
import { ChatStore } from "../../helpers/jxa/databases/chat-store.ts";
import { appWorld } from "../../helpers/jxa/dictionary.ts";
import type { ProgramWorld } from "../../helpers/mac-bin/fake-programs.ts";
import { failureOf } from "../contract/failure-of.ts";
import type { Hold } from "../contract/mail.ts";
import { describeMessagesContract, type MessagesUnderTest } from "../contract/messages.ts";
import { slipsIn } from "../slips-in.ts";
import { undoWith } from "./emulated-mac.ts";
import { closed, type MacHome, makeMacHome } from "./mac-home.ts";

describeMessagesContract({ name: "macos, over chat.db", make: async (hold) => make(hold) });

function macWith(programs: Partial<ProgramWorld> = {}, holdMs = 0): MacHome {
  const mac = makeMacHome({ programs, holdMs });
  mac.world.apps["Messages"] = appWorld({});
  new ChatStore(mac.home).make();
  return mac;
}

function make(hold: Hold): MessagesUnderTest {
  const mac = macWith({}, hold === "now" ? 0 : Infinity);
  const store = new ChatStore(mac.home);
  const part = createMacMessages({ tools: mac.tools, people: async () => [] });
  return {
    host: part.host,
    undo: undoWith(part),
    seed: async (messages) => {
      for (const { at, ...message } of messages) store.add({ ...message, at: Date.parse(at) });
    },
    stored: async () => [...store.rows(), ...waiting(mac)],
    everything: async () => `${store.everything()}\n${JSON.stringify(waiting(mac))}`,
    dispose: async () => {
      await part.close?.();
      mac.dispose();
    },
  };
}

type Waiting = { text: string; fromMe: boolean; at: number; with: readonly string[] };

/** What waits with us, as another program finds it in our folder. */
function waiting(mac: MacHome): readonly Waiting[] {
  return slipsIn(mac.path(".state/messages-outbox")).map((slip) => {
    // Written by the outbox, and in it by the messages of a Mac.
    const { detail } = JSON.parse(slip) as { detail: string };
    const one = JSON.parse(detail) as { to: { handles: string[] }; text: string; at: number };
    return { text: one.text, fromMe: true, at: one.at, with: one.to.handles };
  });
}

describe("messages on a Mac", () => {
  it("can't be taken back once they are sent", async () => {
    mac = makeMacHome();
    const under = make("now");
    const { undo } = await under.host.send({ to: "+491701234567", text: "Gone" });
    const before = await under.everything();
    expect((await failureOf(under.undo(undo))).failure).toBe("invalid");
    expect(await under.everything()).toBe(before);
    await under.dispose();
  });

  const MUM = "+491701234567";
  let mac: MacHome;
  afterEach(() => mac.dispose());

  const sending = async (programs: Partial<ProgramWorld>): Promise<string> => {
    mac = macWith(programs);
    const people = async (): Promise<[]> => [];
    const { host } = createMacMessages({ tools: mac.tools, people, shownMs: 10 });
    const failure = await failureOf(host.send({ to: MUM, text: "Hello" }));
    return `${failure.failure}: ${failure.message}`;
  };

  it("are not called sent when Messages says so and nothing goes out", async () => {
    expect(await sending({ sending: "goes nowhere" })).toMatch(/^unavailable: .*may not have gone/);
  });

  it("say that one was not delivered, and that the app hung", async () => {
    expect(await sending({ sending: "is not delivered" })).toMatch(/could not deliver/);
    mac.dispose();
    expect(await sending({ sending: "hangs" })).toMatch(/^timeout: /);
  });

  it("are never handed over twice, also when the first time failed", async () => {
    mac = macWith({ sending: "is not delivered" });
    const first = createMacMessages({ tools: mac.tools, people: async () => [] });
    const friend = "friend@keller.example";
    await failureOf(first.host.send({ to: friend, text: "Hello" }));
    const again = createMacMessages({ tools: mac.tools, people: async () => [] });
    await again.outbox?.resume();
    expect(new ChatStore(mac.home).rows()).toHaveLength(1);
    expect(await again.problems?.()).toMatchObject([{ file: `the message to ${friend}` }]);
  });

  it("need the user's leave, asked for where it is given", async () => {
    mac = macWith();
    mac.world.apps["Messages"] = appWorld({}, { grant: "denied" });
    const { host } = createMacMessages({ tools: mac.tools, people: async () => [] });
    const failure = await failureOf(host.send({ to: MUM, text: "Hello" }));
    expect(failure.failure).toBe("permission");
    expect(failure.message).toMatch(/Terminal.*Automation/);
  });

  it("that were never set up are unavailable, not none", async () => {
    mac = makeMacHome();
    const { host } = createMacMessages({ tools: mac.tools, people: async () => [] });
    const failure = await failureOf(host.recent({ limit: 5 }));
    expect(failure).toMatchObject({
      failure: "unavailable",
      message: "Messages isn't set up on this Mac.",
    });
  });

  it("that are closed to us need full disk access, with the way to it", async () => {
    mac = macWith();
    const people = async (): Promise<[]> => [];
    const { host } = createMacMessages({ tools: mac.tools, people, open: closed });
    const failure = await failureOf(host.recent({ limit: 5 }));
    expect(failure.failure).toBe("permission");
    expect(failure.message).toMatch(/Terminal.*Full Disk Access/);
  });

  describe("by chat.db", () => {
    beforeEach(() => {
      mac = macWith();
    });

    it("opens a person's chat by their handle, and a group by all of theirs", async () => {
      const store = new ChatStore(mac.home);
      store.add({ with: [MUM], from: MUM, text: "x", at: 1_700_000_000_000 });
      store.add({ with: [MUM, "a@b.example"], group: "Us", text: "y", at: 1_700_000_000_000 });
      const { host } = createMacMessages({ tools: mac.tools, people: async () => [] });
      await host.openChat(MUM);
      await host.openChat("Us");
      expect(mac.programs.opened).toEqual([
        [`imessage://${encodeURIComponent(MUM)}`],
        [`sms:/open?addresses=${encodeURIComponent(MUM)},${encodeURIComponent("a@b.example")}`],
      ]);
    });

    it("keeps texts out of the arguments every process can see", async () => {
      const seen: string[] = [];
      const tools = {
        ...mac.tools,
        runProcess: async (call: Parameters<typeof mac.tools.runProcess>[0]) => {
          seen.push(call.args.join(" "));
          return mac.tools.runProcess(call);
        },
      };
      const { host } = createMacMessages({ tools, people: async () => [] });
      await host.send({ to: MUM, text: "the secret word" });
      expect(seen.join("\n")).not.toContain("secret");
    });
  });
});
