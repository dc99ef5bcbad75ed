import { english } from "../../src/language/en/english.ts";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createEmbeddedHost, foldersOfHome } from "../../src/host/embedded/create-embedded-host.ts";
import type { EmbeddedHost } from "../../src/host/embedded/create-embedded-host.ts";
import { makeSampleHome } from "../../src/host/embedded/sample/make-sample-home.ts";
import { createHandleBook } from "../../src/tool/handle-book.ts";
import { runCall } from "../../src/tool/run-call.ts";
import type { JsonObject } from "../../src/types/json.ts";
import type { Result } from "../../src/types/turn/result.ts";
import { tools } from "../../tools/index.ts";
import type { SampleUnderTest } from "../helpers/host-contract.ts";
import { describeToolsContract } from "../helpers/host-contract.ts";
import { clock } from "./run-tool.ts";

type EmbeddedUnderTest = SampleUnderTest & { readonly host: EmbeddedHost };

async function make(): Promise<EmbeddedUnderTest> {
  const base = mkdtempSync(join(tmpdir(), "sotto-tools-"));
  const home = join(base, "home");
  await makeSampleHome(home, { now: clock.now(), zone: clock.zone });
  // The trash of the machine's user is not ours to fill.
  vi.stubEnv("HOME", base);
  const hosts: EmbeddedHost[] = [];
  const start = async (): Promise<EmbeddedHost> => {
    const host = await createEmbeddedHost({
      language: english,
      folders: foldersOfHome(home, join(base, "state")),
      clock,
      outboxHoldMs: Number.POSITIVE_INFINITY,
      useDevices: false,
    });
    hosts.push(host);
    return host;
  };
  return {
    host: await start(),
    home,
    restart: start,
    dispose: async () => {
      for (const host of hosts) await host[Symbol.asyncDispose]();
      vi.unstubAllEnvs();
      await rm(base, { recursive: true });
    },
  };
}

describeToolsContract({ name: "embedded", make });

describe("the tools over ordinary files", () => {
  let under: EmbeddedUnderTest;
  beforeAll(async () => {
    under = await make();
  });
  afterAll(() => under.dispose());

  const call = (name: string, input: JsonObject = {}): Promise<Result> => {
    const tool = tools.find((one) => one.name === name);
    if (!tool) throw new Error(`There is no ${name}.`);
    const { signal } = new AbortController();
    return runCall(
      tool,
      { id: "c1", name, arguments: input, origins: {}, by: "script" },
      { host: under.host, handles: createHandleBook(), signal, language: english, isOwn: true },
    );
  };

  it("writes what it says into the user's own files", async () => {
    await call("notes.append", { id: "gift ideas", text: "- Mum: scarf" });
    expect(readFileSync(join(under.home, "notes/Gift ideas.md"), "utf8")).toMatch(
      /crosswords\n+- Mum: scarf\n$/,
    );
    await call("files.write", { path: "todo", text: "oats" });
    expect(existsSync(join(under.home, "files/todo.txt"))).toBe(true);
    expect(await call("files.write", { path: "todo", text: "again" })).toMatchObject({ ok: false });
    expect(readFileSync(join(under.home, "files/todo.txt"), "utf8").trim()).toBe("oats");
  });

  it("has no file it can't read", async () => {
    expect(await under.host.problems()).toEqual([]);
  });
});
