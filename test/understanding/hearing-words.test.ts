import { english } from "../../src/language/en/english.ts";
import { describe, expect, it } from "vitest";
import { hearingWords } from "../../src/grounding/known/known-names.ts";
import { nearTitles } from "../../src/grounding/known/near-titles.ts";
import { HostFailure } from "../../src/errors.ts";
import type { CalendarEvent, EventQuery } from "../../src/host/calendar.ts";
import type { Host } from "../../src/host/host.ts";
import { guardText } from "../../src/listen/asr-guard/no-speech-text.ts";
import { whisperPrompt } from "../../src/listen/whisper/whisper-prompt.ts";

const now = Date.parse("2026-03-02T09:00:00Z");
const hourMs = 3_600_000;

type Booked = readonly [title: string, inHours: number];

function hostWith(booked: readonly Booked[], failing?: "names" | "events") {
  const asked: EventQuery[] = [];
  const fail = (): never => {
    throw new HostFailure("permission", "Not allowed.");
  };
  // Only the calendar, its names and the clock are asked.
  const host = {
    clock: { now: () => now, zone: "Europe/London" },
    names: { of: async () => (failing === "names" ? fail() : []) },
    calendar: {
      query: async (query: EventQuery) => {
        if (failing === "events") fail();
        asked.push(query);
        const rows = booked.map(([title, inHours]) => ({ title, start: now + inHours * hourMs }));
        return { rows: rows as unknown as CalendarEvent[], more: 0 };
      },
    },
  } as unknown as Host;
  return { host, asked };
}

describe("titles of near events", () => {
  it("are those from yesterday to two weeks ahead, each once, what comes before what was", async () => {
    const { host, asked } = hostWith([
      ["Vet", -16],
      ["Stand-up", 1],
      ["Choir", 10],
      ["Stand-up", 25],
    ]);
    expect(await nearTitles(host)).toEqual(["Stand-up", "Choir", "Vet"]);
    const [{ from, to } = { from: 0, to: 0 }] = asked;
    expect([(from - now) / hourMs, (to - now) / hourMs]).toEqual([-24, 14 * 24]);
  });

  it.each(["names", "events"] as const)("are none where %s can't be read", async (failing) => {
    const { host, asked } = hostWith([["Choir", 1]], failing);
    expect(await nearTitles(host)).toEqual([]);
    expect(asked).toEqual([]);
  });
});

const person = (name: string) => ({ id: name, name });

describe("words for Whisper", () => {
  it("hold titles beside domains, people, apps and lists, eight of them", () => {
    const titles = Array.from(
      { length: 20 },
      (_, index) => `Meeting ${"abcdefghijklmnopqrst"[index]}`,
    );
    const words = hearingWords(
      { person: [person("Zora Mint")], app: [person("Safari")], list: [person("Shopping")] },
      titles,
      english,
    );
    expect(words).toEqual(
      expect.arrayContaining(["calendar", "Safari", "Zora", "Shopping", ...titles.slice(0, 8)]),
    );
    expect(words).not.toContain(titles[8]);
  });

  it.each([
    ["Dentist", "Dentist"],
    ["Lunch with Anna", "Lunch with Anna"],
    ["Interview: junior designer", "Interview: junior designer"],
    ["One-to-one with Sarah Chen", "One-to-one"],
    ["Lunch at the mill by the river", "Lunch"],
    ["Quarterly planning of everything there is", "Quarterly planning of everything"],
    ["  ", undefined],
  ])("take a title as people say it: %j", (title, said) => {
    const extra = hearingWords({}, [title], english).filter(
      (word) => !hearingWords({}, [], english).includes(word),
    );
    expect(extra).toEqual(said === undefined ? [] : [said]);
  });

  it("hold no music: a library is too long, and made of everyday words", () => {
    expect(hearingWords({ music: [person("Slack Water")] }, [], english)).toEqual(
      hearingWords({}, [], english),
    );
  });

  it("stay within the prompt's tokens, however long titles are", () => {
    const titles = Array.from(
      { length: 50 },
      (_, index) => `Übergabe ${index} Straßenbahnlinie neun`,
    );
    const people = Array.from({ length: 50 }, (_, index) => person(`Person${index} Known`));
    const words = hearingWords({ person: people, app: people, list: people }, titles, english);
    expect((whisperPrompt(words) ?? "").length / 2.5).toBeLessThan(200);
  });

  it("may be said by a person, a whole title too, without being taken for the prompt", () => {
    const titles = ["Lunch with Anna", "One-to-one with Sarah Chen", "Tram signage site visit"];
    const prompt = whisperPrompt(hearingWords({}, titles, english));
    for (const text of [...titles, "Cancel the tram signage site visit.", "Lunch with Anna"]) {
      const heard = {
        text,
        confidence: 0.9,
        voicedMs: 1_500,
        prompt,
        spokenIn: english,
        recentSpeech: "",
      };
      expect(guardText(heard)).toBeUndefined();
    }
  });

  it("come back from the engine as what they are, a prompt", () => {
    const titles = ["Stand-up", "Sprint planning", "Farmers' market", "Choir"];
    const prompt = whisperPrompt(hearingWords({}, titles, english));
    const text = "Stand-up, Sprint planning, Farmers' market.";
    expect(
      guardText({
        text,
        confidence: 0.9,
        voicedMs: 1_500,
        prompt,
        spokenIn: english,
        recentSpeech: "",
      }),
    ).toBe("prompt-echo");
  });
});
