import { readdirSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { createMacMessages } from "../../../src/host/macos/messages/create-mac-messages.ts";
import { ChatStore } from "../../helpers/jxa/databases/chat-store.ts";
import { appWorld } from "../../helpers/jxa/dictionary.ts";
import type { ProgramWorld } from "../../helpers/mac-bin/fake-programs.ts";
import { failureOf } from "../contract/failure-of.ts";
import { closed, type MacHome, makeMacHome } from "./mac-home.ts";

const MUM = "+491701234567";
const AT = 1_700_000_000_000;

/** Messages as people have reported it: closed to us, mixed about groups, and silent about who can't be reached. */
describe("messages as real ones are", () => {
  let mac: MacHome;
  afterEach(() => mac.dispose());

  function messagesWith(programs: Partial<ProgramWorld>, isClosed = false) {
    mac = makeMacHome({ programs });
    mac.world.apps["Messages"] = appWorld({});
    new ChatStore(mac.home).make();
    const open = isClosed ? { open: closed } : {};
    return createMacMessages({ tools: mac.tools, people: async () => [], shownMs: 10, ...open });
  }
  const store = (): ChatStore => new ChatStore(mac.home);
  const withGroup = (): void =>
    store().add({ with: [MUM, "a@b.example"], group: "Us", text: "y", at: AT });

  it("leave nothing beside the database they are read from, and are read on while Messages writes", async () => {
    const { host, close } = messagesWith({});
    store().add({ with: [MUM], from: MUM, text: "one", at: AT });
    expect((await host.recent({ limit: 5 })).rows).toHaveLength(1);
    expect(readdirSync(mac.path("Library/Messages"))).toEqual(["chat.db"]);
    store().add({ with: [MUM], from: MUM, text: "two", at: AT + 1_000 });
    expect((await host.recent({ limit: 5 })).rows).toHaveLength(2);
    await close?.();
    expect(readdirSync(mac.path("Library/Messages"))).toEqual(["chat.db"]);
  });

  it("go to a number without full disk access, as handed over and not seen", async () => {
    const { host } = messagesWith({}, true);
    const { sending } = await host.send({ to: MUM, text: "Hello" });
    expect(sending).toEqual({
      state: "sent",
      unseen: "Messages took it. Without full disk access I can't see whether it has gone.",
    });
    expect(store().rows()).toMatchObject([{ text: "Hello", with: [MUM] }]);
  });

  it("open a person's chat without full disk access, and say what a group takes", async () => {
    const { host } = messagesWith({}, true);
    await host.openChat(MUM);
    expect(mac.programs.opened).toEqual([[`imessage://${encodeURIComponent(MUM)}`]]);
    expect((await failureOf(host.openChat("Us"))).failure).toBe("permission");
    expect((await failureOf(host.send({ to: "Us", text: "x" }))).failure).toBe("permission");
  });

  it("go as SMS to a new number that has no iMessage", async () => {
    const { host } = messagesWith({ withoutIMessage: [MUM] });
    const { sending } = await host.send({ to: MUM, text: "Hello" });
    expect(sending).toEqual({ state: "sent" });
    expect(store().rows()).toHaveLength(2);
  });

  it("are told as not sent where there is no iMessage and no SMS either", async () => {
    const { host, problems } = messagesWith({ withoutIMessage: [MUM], hasSms: false });
    const failure = await failureOf(host.send({ to: MUM, text: "Hello" }));
    expect(failure.message).toBe(`Messages could not deliver the message to ${MUM}.`);
    expect((await problems?.())?.[0]?.reason).toMatch(/^Not sent: /);
  });

  it("don't go again as SMS to somebody who has been written to before", async () => {
    const { host } = messagesWith({ withoutIMessage: [MUM] });
    store().add({ with: [MUM], from: MUM, text: "x", at: AT });
    await failureOf(host.send({ to: MUM, text: "Hello" }));
    expect(store().rows()).toHaveLength(2);
  });

  it.each(["any;+;", "iMessage;+;"] as const)(
    "go once to a group the app knows by %s",
    async (groupPrefix) => {
      const { host } = messagesWith({ groupPrefix });
      withGroup();
      const { sending } = await host.send({ to: "Us", text: "Hello" });
      expect(sending).toEqual({ state: "sent" });
      expect(store().rows()).toHaveLength(2);
    },
  );

  it("say that a group the app doesn't know was sent nothing, and what helps", async () => {
    const { host, problems } = messagesWith({ groupPrefix: "" });
    withGroup();
    const failure = await failureOf(host.send({ to: "Us", text: "Hello" }));
    expect(failure.message).toBe(
      "Messages doesn't know Us by its id, so nothing was sent. Open the chat and send it there.",
    );
    expect(store().rows()).toHaveLength(1);
    expect((await problems?.())?.[0]?.reason).toMatch(/^Not sent: /);
  });
});
