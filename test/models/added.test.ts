import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Config } from "../../src/config/config.ts";
import { loadConfig } from "../../src/config/load-config.ts";
import { UsageError } from "../../src/errors.ts";
import { addedEntry } from "../../src/models/added/added-entry.ts";
import { inspectFile } from "../../src/models/added/inspect-file.ts";
import { readManifest } from "../../src/models/manifest.ts";
import type { Models } from "../../src/models/models.ts";
import { openModels } from "../../src/models/models.ts";
import { makePipe } from "../helpers/make-pipe.ts";
import { chatGguf, CHAT_TEMPLATE } from "./helpers/chat-gguf.ts";
import { neverFails } from "./helpers/test-shelf.ts";
import { tinyGgml, tinyGguf } from "./helpers/tiny-models.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sotto-added-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const GIB = 2 ** 30;
const text = (value: string) => ({ type: "string", value }) as const;
const number = (value: number) => ({ type: "u32", value }) as const;
const template = (value: string) => ({ "tokenizer.chat_template": text(value) });

function put(bytes: Buffer | string, name = "some.gguf"): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

const inspect = (path: string, memoryBytes = 16 * GIB): ReturnType<typeof inspectFile> =>
  inspectFile({ path, memoryBytes, signal: neverFails });

async function refusal(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => new Error("it was taken"),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof UsageError)) throw error;
  return error.message;
}

describe("a file that is no model to talk to is refused in one sentence", () => {
  const sound = chatGguf();
  it.each<[string, Buffer | string, RegExp]>([
    ["a text", "hello, I am a model", /it isn't a GGUF file/],
    ["an empty file", "", /the file ends too early/],
    ["a model of another kind of engine", tinyGgml(), /it isn't a GGUF file/],
    ["cut short", sound.subarray(0, -100), /the file ends before its last tensor/],
    ["cut in its header", sound.subarray(0, 200), /the file ends too early/],
    ["an embedding model by its architecture", tinyGguf(), /it is an embedding model/],
    [
      "an embedding model by what it does",
      chatGguf({ "qwen2.pooling_type": number(3) }),
      /it is an embedding model/,
    ],
    [
      "a model that looks ahead",
      chatGguf({ "qwen2.attention.causal": { type: "bool", value: false } }),
      /it is an embedding model/,
    ],
    ["an adapter", chatGguf({ "general.type": text("adapter") }), /no model .* \(adapter\)/],
    ["one of several parts", chatGguf({ "split.count": number(3) }), /it is one of 3 parts/],
    ["a base model", chatGguf({ "tokenizer.chat_template": undefined }), /no chat template/],
    ["a template of nothing", chatGguf(template("")), /no chat template/],
    [
      "a small context",
      chatGguf({ "qwen2.context_length": number(2048) }),
      /its context of 2048 tokens is smaller than the 4096/,
    ],
    ["no context at all", chatGguf({ "qwen2.context_length": undefined }), /context of 0 tokens/],
    ["no architecture", chatGguf({ "general.architecture": undefined }), /what kind of model/],
  ])("%s", async (_, bytes, expected) => {
    const message = await refusal(inspect(put(bytes)));
    expect(message).toMatch(/^[^\n]*can't be used: [^\n]*\.$/);
    expect(message).toMatch(expected);
  });

  it.each<[string, string, RegExp]>([
    ["of a broken form", "{% if %}", /its chat template doesn't work/],
    ["of an open end", "{% for m in messages %}{{ m.content }}", /its chat template doesn't work/],
    ["that drops what is said", "Hello.", /leaves out what is said/],
    ["that fails", "{{ raise_exception('no') }}", /its chat template doesn't work \(no\)/],
    ["larger than any", "{# " + "x".repeat(140_000) + " #}", /its chat template has 140006 bytes/],
    ["beyond what is read", "x".repeat(300_000), /its chat template has 300000 bytes/],
    [
      "without end",
      "{% for i in range(100000000) %}{{ i }}{% endfor %}",
      /its chat template takes too (long|much memory)/,
    ],
    [
      "that grows",
      "{% set n = namespace(s='ab') %}{% for i in range(60) %}{% set n.s = n.s + n.s %}{% endfor %}{{ n.s }}",
      /its chat template (doesn't work|takes too much)/,
    ],
  ])("a template %s", async (_, source, expected) => {
    expect(await refusal(inspect(put(chatGguf(template(source)))))).toMatch(expected);
  });

  it("what isn't there, a folder, and a pipe nobody writes to", async () => {
    makePipe(join(folder, "pipe.gguf"));
    mkdirSync(join(folder, "folder.gguf"));
    const at = (name: string): Promise<string> => refusal(inspect(join(folder, name)));
    expect(await at("nothing.gguf")).toMatch(/there is no such file/);
    expect(await at("folder.gguf")).toMatch(/it isn't a file/);
    expect(await at("pipe.gguf")).toMatch(/it isn't a file/);
  });

  it("one that says a thing twice, of which two readers could take either", async () => {
    const bytes = chatGguf({ "tokenizer.chat_templatE": text(CHAT_TEMPLATE) });
    const at = bytes.indexOf("tokenizer.chat_templatE");
    bytes.write("tokenizer.chat_template", at, "latin1");
    expect(await refusal(inspect(put(bytes)))).toMatch(/it says tokenizer.chat_template twice/);
  });

  it("one without enough memory for it, told with both figures", async () => {
    // 2 layers of 2 heads of 16 numbers, key and value: 256 bytes a token.
    const path = put(chatGguf({ "qwen2.block_count": number(20_000) }));
    expect(await refusal(inspect(path, 4 * GIB))).toMatch(
      /it needs 10\.8 GB of memory, and this machine has 4\.3 GB/,
    );
  });

  it("and whoever interrupts isn't kept waiting", async () => {
    const path = put(chatGguf(template("{% for i in range(100000000) %}{% endfor %}")));
    const interrupt = AbortSignal.timeout(300);
    const work = inspectFile({ path, memoryBytes: GIB, signal: interrupt });
    await expect(work).rejects.toThrow(/timeout/);
  });
});

describe("what a file is", () => {
  it("stands in its header", async () => {
    const bytes = chatGguf();
    expect(await inspect(put(bytes))).toMatchObject({
      bytes: bytes.length,
      architecture: "qwen2",
      licence: "apache-2.0",
      contextSize: 32_768,
      parameters: 256,
    });
  });

  it("is used with as much context as fits beside it, and no more than was trained", async () => {
    const path = put(chatGguf({ "qwen2.block_count": number(2000) }));
    expect((await inspect(path, 64 * GIB)).contextSize).toBe(32_768);
    expect((await inspect(path, 4 * GIB)).contextSize).toBe(8192);
    const small = put(chatGguf({ "qwen2.context_length": number(6000) }));
    expect((await inspect(small)).contextSize).toBe(6000);
  });

  it.each<[string, number, string]>([
    // Of the same family where one is near in size, else the nearest of any.
    ["qwen2", 1.7e9, "qwen2.5-coder-1.5b"],
    ["qwen3", 0.6e9, "qwen3.5-0.8b"],
    ["qwen35", 4e9, "qwen3.5-4b"],
    ["qwen3moe", 30e9, "qwen3.5-9b"],
    ["gemma3", 4e9, "gemma-4-e2b"],
    ["gemma4", 8e9, "gemma-4-e4b"],
    ["llama", 0.14e9, "smollm2-135m"],
    ["llama", 8e9, "qwen3.5-9b"],
    ["mistral3", 24e9, "qwen3.5-9b"],
  ])("%s of %d numbers is treated as %s", async (architecture, parameters, like) => {
    const manifest = readManifest();
    const facts = { ...(await inspect(put(chatGguf()))), id: "mine", architecture, parameters };
    const known = manifest.models.find(({ id }) => id === like)?.settings;
    const { settings } = addedEntry(facts, manifest);
    const own = { mostOverruled: undefined, contextSize: 32_768 };
    expect({ ...settings, ...own }).toEqual({ ...known, ...own });
    expect(settings.mostOverruled).toBeUndefined();
  });
});

describe("an added model", () => {
  const config = (flags: object = {}): Config => loadConfig(flags, { HOME: folder });
  const models = (flags: object = {}): Models => openModels(config(flags));
  const add = (path: string, id?: string): ReturnType<Models["addModel"]> =>
    models().addModel({ path, id, signal: neverFails });

  it("is listed, used and forgotten, and its file stays", async () => {
    const path = put(chatGguf(), "My Model v1.GGUF");
    expect((await add(path)).id).toBe("my-model-v1");
    const row = (await models().listModels()).find(({ entry }) => entry.id === "my-model-v1");
    expect(row).toMatchObject({ isHere: true, isRecommended: false, addedFrom: path });
    expect(models({ llm: "my-model-v1" }).llm.settings.contextSize).toBe(32_768);
    expect(await models().useModel("my-model-v1", { signal: neverFails })).toBe(path);
    expect(models().llm.id).toBe("my-model-v1");
    expect(await models().removeModel("my-model-v1")).toEqual({ paths: [], left: path });
    // Settings that named it would keep everybody from starting.
    expect(models().llm.id).toBe("smollm2-135m");
    expect(readFileSync(path).equals(chatGguf())).toBe(true);
    expect(() => models({ llm: "my-model-v1" }).llm).toThrow(/no model "my-model-v1"/);
  });

  it("is called as it is named, by no name that is taken or is none", async () => {
    const path = put(chatGguf());
    expect((await add(path, "mine")).id).toBe("mine");
    expect((await add(path, "mine")).id).toBe("mine");
    const other = put(chatGguf(), "other.gguf");
    await expect(add(other, "mine")).rejects.toThrow(/There is a model "mine" already: .*some/);
    await expect(add(other, "qwen3.5-4b")).rejects.toThrow(/a model "qwen3.5-4b" already/);
    for (const id of ["../evil", "a b", "..", ""]) {
      await expect(add(other, id)).rejects.toThrow(/can't be called/);
    }
    expect((await models().listModels()).filter((one) => one.addedFrom)).toHaveLength(1);
  });

  it("is looked into again once its file has changed, and is missed once it is gone", async () => {
    const path = put(chatGguf());
    await add(path, "mine");
    expect(await models().findModel("mine", neverFails)).toBe(path);
    writeFileSync(path, chatGguf().subarray(0, -100));
    await expect(models().findModel("mine", neverFails)).rejects.toThrow(/before its last tensor/);
    writeFileSync(path, chatGguf());
    utimesSync(path, 1, 1);
    expect(await models().findModel("mine", neverFails)).toBe(path);
    rmSync(path);
    await expect(models().findModel("mine", neverFails)).rejects.toMatchObject({
      code: "model_missing",
      hint: "Put it back, or forget it: sotto models remove mine",
    });
    await expect(models().ensureModel("mine", { signal: neverFails })).rejects.toThrow(/any more/);
  });

  it("of a broken list is told with the way out", () => {
    const file = join(config().folders.config, "added-models.json");
    mkdirSync(config().folders.config, { recursive: true });
    writeFileSync(file, "[{}]");
    expect(() => models()).toThrow(/list of added models .* is broken/);
  });
});
