import { describe, expect, it } from "vitest";
import type { Assistant } from "../../src/terminal/application.ts";
import type { WaitingOut } from "../../src/types/outgoing.ts";
import { waitOut } from "../../src/terminal/wait-out.ts";

const one = (id: string, changes: Partial<WaitingOut> = {}): WaitingOut => ({
  id,
  domain: "mail",
  what: `the mail ${id}`,
  state: "waiting",
  text: "",
  due: 0,
  inMs: 20,
  isOwn: true,
  ...changes,
});

/** Something to wait for, until `go` is called. */
function outgoing(waiting: readonly WaitingOut[], gone: readonly string[] = []) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const taken: string[] = [];
  const doors: Assistant["outgoing"] = {
    waiting: async () => waiting,
    settled: () => promise,
    takeBack: async (id) => {
      taken.push(id);
      return gone.includes(id) ? `${id} has been sent already.` : `${id} was not sent.`;
    },
  };
  return { door: { outgoing: doors }, go: resolve, taken };
}

describe("waiting until what was sent has gone", () => {
  it("ends when it has", async () => {
    const { door, go, taken } = outgoing([one("a")]);
    setImmediate(go);
    await waitOut(door, { tell: () => {}, signal: new AbortController().signal });
    expect(taken).toEqual([]);
  });

  it("takes back what it is shown to wait for when it is interrupted", async () => {
    const { door, taken } = outgoing([one("a"), one("b", { isOwn: false })], ["b"]);
    const stop = new AbortController();
    setImmediate(() => stop.abort());
    const told: string[] = [];
    await waitOut(door, { tell: (sentence) => void told.push(sentence), signal: stop.signal });
    expect(taken).toEqual(["a", "b"]);
    expect(told).toEqual(["a was not sent.", "b has been sent already."]);
  });

  it("leaves what another run sent when it was interrupted before", async () => {
    const { door, taken } = outgoing([one("a"), one("b", { isOwn: false })]);
    await waitOut(door, { tell: () => {}, signal: AbortSignal.abort() });
    expect(taken).toEqual(["a"]);
  });

  it("doesn't wait for what never goes by itself", async () => {
    const { door, go } = outgoing([one("a", { inMs: Infinity })]);
    go();
    await waitOut(door, { tell: () => {}, signal: new AbortController().signal });
  });
});
