import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { MessagesHost } from "../../../src/host/messages.ts";
import type { Undo } from "../../../src/types/turn/result.ts";
import { failureOf } from "./failure-of.ts";
import type { Hold } from "./mail.ts";

export type SeedMessage = {
  /** Numbers or addresses of the others. */
  readonly with: readonly string[];
  /** A group's name. */
  readonly group?: string;
  /** Who wrote it; one's own when nothing is said. */
  readonly from?: string;
  readonly text: string;
  /** With its offset. */
  readonly at: string;
  readonly unread?: boolean;
};

/** A message as another program finds it. */
export type StoredMessage = {
  readonly text: string;
  readonly fromMe: boolean;
  readonly at: number;
  /** Numbers or addresses of the conversation. */
  readonly with: readonly string[];
};

export type MessagesUnderTest = {
  readonly host: MessagesHost;
  readonly undo: (undo: Undo) => Promise<unknown>;
  readonly seed: (messages: readonly SeedMessage[]) => Promise<void>;
  /** What the store holds, read without the host. */
  readonly stored: () => Promise<readonly StoredMessage[]>;
  /** Every row of the store, to compare. */
  readonly everything: () => Promise<string>;
  readonly dispose: () => Promise<void>;
};

const MUM = "+49 170 1234567";
const TOM = "tom@ellery.example";
const NIA = "+447700900533";

const ALL: readonly SeedMessage[] = [
  { with: [MUM], from: MUM, text: "Dinner on Sunday?", at: "2026-03-01T18:00+01:00" },
  { with: [MUM], text: "Gladly, I bring the café cake", at: "2026-03-01T18:05+01:00" },
  {
    with: [TOM],
    from: TOM,
    text: "The kayaks are dry",
    at: "2026-03-02T07:00+01:00",
    unread: true,
  },
  {
    with: [TOM, NIA],
    group: "Book club",
    from: NIA,
    text: "Dinner after the book?",
    at: "2026-03-02T08:00+01:00",
    unread: true,
  },
  { with: [TOM, NIA], group: "Book club", text: "Yes!", at: "2026-03-02T08:01+01:00" },
];

/** What every messenger has to do, whatever keeps the messages. */
export function describeMessagesContract({
  name,
  make,
}: {
  readonly name: string;
  readonly make: (hold: Hold) => Promise<MessagesUnderTest>;
}): void {
  describe(`messages contract: ${name}`, () => {
    let under: MessagesUnderTest;
    beforeEach(async () => {
      under = await make("hold");
      await under.seed(ALL);
    });
    afterEach(() => under.dispose());

    const texts = async (search: ReturnType<MessagesHost["recent"]>): Promise<readonly string[]> =>
      (await search).rows.map((row) => row.text);

    describe("recent", () => {
      it("gives everything, newest first", async () => {
        const { rows, more } = await under.host.recent({ limit: 9 });
        expect(rows.map((row) => row.text)).toEqual(ALL.map(({ text }) => text).toReversed());
        expect(more).toBe(0);
        expect(rows.at(-1)).toMatchObject({
          handle: MUM,
          fromMe: false,
          at: Date.parse("2026-03-01T18:00+01:00"),
        });
      });

      it("gives unread ones", async () => {
        expect(await texts(under.host.recent({ unread: true, limit: 9 }))).toEqual([
          "Dinner after the book?",
          "The kayaks are dry",
        ]);
      });

      it("gives one person's, with the answers to them alone", async () => {
        expect(await texts(under.host.recent({ handles: [MUM], limit: 9 }))).toEqual([
          "Gladly, I bring the café cake",
          "Dinner on Sunday?",
        ]);
        expect(await texts(under.host.recent({ handles: [NIA], limit: 9 }))).toEqual([
          "Dinner after the book?",
        ]);
      });

      it.each(["+491701234567", "0170 1234567", "0170-123 45 67", "0049 (170) 1234567"])(
        "knows %s however it is written",
        async (handle) => {
          const { rows } = await under.host.recent({ handles: [handle], limit: 9 });
          expect(rows).toHaveLength(2);
        },
      );

      it("knows an address without its case, and nobody by a few digits", async () => {
        expect(
          await texts(under.host.recent({ handles: ["TOM@ellery.example"], limit: 9 })),
        ).toEqual(["The kayaks are dry"]);
        expect(await texts(under.host.recent({ handles: ["4567"], limit: 9 }))).toEqual([]);
        expect(await texts(under.host.recent({ handles: [], limit: 9 }))).toEqual([]);
      });

      it("says how many it left out, and what a group is called", async () => {
        const { rows, more } = await under.host.recent({ limit: 2 });
        expect(more).toBe(3);
        expect(rows.map((row) => row.chat)).toEqual(["Book club", "Book club"]);
      });
    });

    describe("search", () => {
      it("finds words, newest first", async () => {
        expect(await texts(under.host.search({ text: "dinner", limit: 9 }))).toEqual([
          "Dinner after the book?",
          "Dinner on Sunday?",
        ]);
        expect(await texts(under.host.search({ text: "dinner sunday", limit: 9 }))).toHaveLength(1);
      });

      it("minds neither case, accents nor endings, and looks at one's own as well", async () => {
        expect(await texts(under.host.search({ text: "CAFE", limit: 9 }))).toHaveLength(1);
        expect(await texts(under.host.search({ text: "kayak", limit: 9 }))).toHaveLength(1);
      });

      it("keeps to a person and a time", async () => {
        expect(
          await texts(under.host.search({ text: "dinner", handles: [MUM], limit: 9 })),
        ).toEqual(["Dinner on Sunday?"]);
        const since = Date.parse("2026-03-02T00:00+01:00");
        expect(await texts(under.host.search({ text: "dinner", since, limit: 9 }))).toEqual([
          "Dinner after the book?",
        ]);
      });

      it("says how many it left out", async () => {
        const { rows, more } = await under.host.search({ text: "dinner", limit: 1 });
        expect([rows.length, more]).toEqual([1, 1]);
      });

      it("finds what has come meanwhile", async () => {
        await under.host.search({ text: "dinner", limit: 9 });
        await under.seed([
          { with: [MUM], from: MUM, text: "No dinner", at: "2026-03-02T08:30+01:00" },
        ]);
        expect((await texts(under.host.search({ text: "dinner", limit: 9 })))[0]).toBe("No dinner");
      });

      it.each(['"', "NEAR(", "a OR", "%", "_", "'; DROP TABLE message"])(
        "takes %j as words",
        async (text) => {
          expect(await texts(under.host.search({ text, limit: 9 }))).toEqual([]);
        },
      );
    });

    describe("send", () => {
      it("goes into the conversation there is, and is undone", async () => {
        const before = await under.everything();
        const { value, undo } = await under.host.send({ to: "0170 1234567", text: "On my way" });
        expect(value).toMatchObject({ text: "On my way", fromMe: true, handle: MUM });
        const sent = (await under.stored()).find((each) => each.text === "On my way");
        expect(sent).toMatchObject({ with: [MUM], fromMe: true, at: value.at });
        expect((await texts(under.host.recent({ handles: [MUM], limit: 1 })))[0]).toBe("On my way");
        await under.undo(undo);
        expect(await under.everything()).toBe(before);
      });

      it("opens a conversation with somebody new, and closes it by undo", async () => {
        const before = await under.everything();
        const { undo } = await under.host.send({ to: "new@person.example", text: "Hello" });
        const sent = (await under.stored()).find((each) => each.text === "Hello");
        expect(sent?.with).toEqual(["new@person.example"]);
        await under.undo(undo);
        expect(await under.everything()).toBe(before);
      });

      it("keeps a new conversation that has been used since", async () => {
        const first = await under.host.send({ to: "new@person.example", text: "Hello" });
        await under.host.send({ to: "new@person.example", text: "Again" });
        await under.undo(first.undo);
        const left = (await under.stored()).filter((each) =>
          each.with.includes("new@person.example"),
        );
        expect(left.map((each) => each.text)).toEqual(["Again"]);
      });

      it("goes to a group by its name", async () => {
        await under.host.send({ to: "Book club", text: "Me too" });
        const sent = (await under.stored()).find((each) => each.text === "Me too");
        expect(sent?.with.toSorted()).toEqual([NIA, TOM].toSorted());
      });

      it.each(["a 'quoted' \"text\"", "two\nlines", "🎉 \u202Etxt", "x".repeat(5_000)])(
        "keeps %j as it is",
        async (text) => {
          await under.host.send({ to: MUM, text });
          expect((await under.stored()).some((each) => each.text === text)).toBe(true);
        },
      );

      it("can't be taken back twice", async () => {
        const { undo } = await under.host.send({ to: MUM, text: "Oops" });
        await under.undo(undo);
        expect((await failureOf(under.undo(undo))).failure).toBe("invalid");
      });

      it.each([
        ["Mum", "Hello", "not_found"],
        [MUM, "  ", "invalid"],
        ["", "Hello", "not_found"],
      ])("refuses %j with %j and keeps nothing", async (to, text, code) => {
        const before = await under.everything();
        expect((await failureOf(under.host.send({ to, text }))).failure).toBe(code);
        expect(await under.everything()).toBe(before);
      });
    });

    describe("openChat", () => {
      it("opens a number, an address and a group", async () => {
        await under.host.openChat(MUM);
        await under.host.openChat("new@person.example");
        await under.host.openChat("Book club");
      });

      it("changes nothing", async () => {
        const before = await under.everything();
        await under.host.openChat(MUM);
        expect(await under.everything()).toBe(before);
      });

      it("says when there is no such conversation", async () => {
        expect((await failureOf(under.host.openChat("Choir"))).failure).toBe("not_found");
      });
    });
  });
}
