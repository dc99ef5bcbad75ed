import { describe, expect, it } from "vitest";
import { recordVersions } from "../../src/effects/record-versions.ts";
import { createMemoryHost } from "../helpers/memory-host.ts";
import { clock, tool } from "../tools/run-tool.ts";
import { events, mails } from "../tools/world.ts";

const { host } = createMemoryHost(clock, { events: events(), mails: mails() });

describe("the versions of what a call names", () => {
  it.each([
    ["calendar.update_event", { id: "e2", start: "five" }, { id: "1" }],
    ["mail.read", { id: "m1" }, { id: expect.any(String) }],
    // A new record has none, nor has what is not told by one.
    ["calendar.create_event", { title: "e2" }, {}],
    ["timers.set", { label: "e2" }, {}],
  ])("of %s %j are %j", async (name, resolved, versions) => {
    expect(await recordVersions(host, tool(name), resolved)).toEqual(versions);
  });

  it("fail where the record is gone", async () => {
    await expect(recordVersions(host, tool("mail.read"), { id: "lost" })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});
