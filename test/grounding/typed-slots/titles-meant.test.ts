import { english } from "../../../src/language/en/english.ts";
import { describe, expect, it } from "vitest";
import { groundTool } from "../../../src/grounding/tool/ground-tool.ts";
import type { GroundedTool } from "../../../src/grounding/tool/ground-tool.ts";
import type { JsonObject } from "../../../src/types/json.ts";
import { tools } from "../../../tools/index.ts";

const clock = { now: () => Date.parse("2026-03-02T09:00:00Z"), zone: "Europe/London" };
const music = [
  ["playlist", "Rainy drive"],
  ["artist", "The Velvet Otters"],
  ["artist", "Marta Kowalska"],
  ["album", "Tin Roof Sunday"],
  ["song", "Tin Roof Sunday"],
  ["album", "Glass Harbour"],
  ["song", "Cinders"],
  ["song", "Home"],
  ["song", "Copper Wire"],
  ["song", "Copper Wine"],
].map(([sort = "", name = ""]) => ({ id: `${sort}:${name}`, name, sort }));

function ground(name: string, text: string): GroundedTool {
  const tool = tools.find((one) => one.name === name);
  if (!tool) throw new Error(`no tool ${name}`);
  const names = { music };
  const utterance = { text, alternatives: [], source: "typed", confidence: 1 } as const;
  return groundTool(tool, english.read(text, { clock, names }), {
    utterance,
    clock,
    language: english,
    names,
    handles: [],
  });
}

function first({ slots }: GroundedTool): JsonObject {
  return Object.fromEntries(
    slots.flatMap(({ parameter, value }) =>
      value.kind === "free" ? [] : [[parameter, value.candidates[0]?.value ?? null]],
    ),
  );
}

describe("what to play", () => {
  it.each<[string, JsonObject]>([
    ["sling on the album glass harbour", { query: "Glass Harbour", kind: "album" }],
    ["let's have the velvet otters on", { query: "The Velvet Otters", kind: "artist" }],
    ["bang some velvet otters on", { query: "The Velvet Otters", kind: "artist" }],
    ["I'd like to hear Martha Kovalska", { query: "Marta Kowalska", kind: "artist" }],
    ["play something by marta kowalska", { query: "Marta Kowalska", kind: "artist" }],
    ["put my rainy drive playlist on", { query: "Rainy drive", kind: "playlist" }],
    ["play cinders by the velvet otters", { query: "Cinders by The Velvet Otters", kind: "song" }],
    ["play cinders off glass harbour", { query: "Cinders", kind: "song" }],
    ["play home", { query: "Home", kind: "song" }],
  ])("%s: a title of the library", (text, expected) => {
    expect(first(ground("music.play", text))).toEqual(expected);
  });

  it("says where the title came from", () => {
    expect(ground("music.play", "play the velvet authors").slots[0]?.value).toEqual({
      kind: "closed",
      candidates: [
        {
          value: "The Velvet Otters",
          origin: { origin: "resolved", text: "the velvet authors" },
        },
      ],
    });
  });

  it.each<[string, JsonObject]>([
    ["play the album tin roof sunday", { query: "Tin Roof Sunday", kind: "album" }],
    ["play the tin roof sunday track", { query: "Tin Roof Sunday", kind: "song" }],
    ["play tin roof sunday", { query: "Tin Roof Sunday" }],
  ])("%s: of a song and its album what was said, if anything", (text, expected) => {
    expect(first(ground("music.play", text))).toEqual(expected);
  });

  it("is what the library says it is, not what was said", () => {
    expect(first(ground("music.play", "play the song glass harbour"))).toEqual({
      query: "Glass Harbour",
      kind: "album",
    });
  });

  it.each<[string, JsonObject]>([
    ["play some jazz", { query: "jazz" }],
    ["play the album night ferry", { query: "night ferry", kind: "album" }],
    ["play cinders by chopin", { query: "cinders by chopin" }],
    ["play clair de lune by marta kowalska", { query: "clair de lune by marta kowalska" }],
    ["play home alone", { query: "home alone" }],
    ["play some music", {}],
  ])("%s: the words, where the library has no such title", (text, expected) => {
    expect(first(ground("music.play", text))).toEqual(expected);
  });

  it("is asked for where two titles are as near", () => {
    const { slots, unclear } = ground("music.play", "play the song copper wise");
    expect(unclear).toEqual(["query"]);
    expect(slots.find(({ parameter }) => parameter === "query")?.value).toMatchObject({
      candidates: [{ value: "Copper Wire" }, { value: "Copper Wine" }],
    });
  });

  it("is no business of other tools", () => {
    expect(first(ground("reminders.create", "remind me to call Cinders"))).toEqual({
      title: "call Cinders",
    });
    expect(first(ground("notes.create", "note down Glass Harbour"))).toMatchObject({});
  });
});
