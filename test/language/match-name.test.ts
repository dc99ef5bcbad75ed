import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { matchName } from "../helpers/in-english.ts";
import type { Named } from "../../src/types/known-names.ts";
import { anyText } from "./any-text.ts";
import { measureNames } from "./measure-names.ts";

function named(
  ...names: readonly (string | readonly [name: string, ...also: string[]])[]
): readonly Named[] {
  return names.map((entry) => {
    const [name, ...also] = typeof entry === "string" ? [entry] : entry;
    return { id: name, name, also };
  });
}

const PEOPLE = named(
  "Anna Schmidt",
  "Hanna Meyer",
  ["Ben O'Brien", "Benny"],
  ["Margaret Jones", "Mum"],
  "José García",
  "Zoë Nguyễn",
  "Amanda Clark",
  "Robert Lee",
  "Sarah Miller",
  "Sarah Jones",
  "Jacob Brown",
  "Xavier Lopez",
);
const APPS = named("Safari", "Mail", "Notes", "Visual Studio Code", "Spotify", "Firefox", "7-Zip");
const LISTS = named("Shopping", "Work", "Workout", "To do list", "Books", "House repairs");

/** The match in a word: the one, those near, or nothing. */
function meant(heard: string, known: readonly Named[]): string {
  const match = matchName(heard, known);
  if (match.kind === "one") return match.named.name;
  return match.kind === "several" ? match.near.map(({ name }) => name).join(" or ") : "nobody";
}

describe("people", () => {
  test.each([
    ["Anna", "Anna Schmidt"],
    ["anna schmidt", "Anna Schmidt"],
    ["Schmidt", "Anna Schmidt"],
    ["Schmidt Anna", "Anna Schmidt"],
    ["Anna S", "Anna Schmidt"],
    ["Anna's", "Anna Schmidt"],
    ["Ana Schmit", "Anna Schmidt"],
    ["my mom", "Margaret Jones"],
    ["mother", "Margaret Jones"],
    ["benny", "Ben O'Brien"],
    ["Ben O Brien", "Ben O'Brien"],
    ["obrien", "Ben O'Brien"],
    ["jose garcia", "José García"],
    ["hose a garcia", "José García"],
    ["zoe", "Zoë Nguyễn"],
    ["Zoe Nguyen", "Zoë Nguyễn"],
    ["bob", "Robert Lee"],
    ["Rob Lee", "Robert Lee"],
    ["amander", "Amanda Clark"],
    ["ja cob", "Jacob Brown"],
    ["zavier", "Xavier Lopez"],
    ["Sarah", "Sarah Jones or Sarah Miller"],
    ["sara", "Sarah Jones or Sarah Miller"],
    ["Sarah Miller", "Sarah Miller"],
    ["Peter", "nobody"],
    ["Anna Peterson", "nobody"],
    ["", "nobody"],
    ["the", "nobody"],
  ])("%s is %s", (heard, expected) => {
    expect(meant(heard, PEOPLE)).toBe(expected);
  });
});

describe("apps and lists", () => {
  test.each([
    ["safari", APPS, "Safari"],
    ["sir fari", APPS, "Safari"],
    ["the safari app", APPS, "Safari"],
    ["fire fox", APPS, "Firefox"],
    ["spot if I", APPS, "Spotify"],
    ["VS Code", APPS, "Visual Studio Code"],
    ["seven zip", APPS, "7-Zip"],
    ["notes", APPS, "Notes"],
    ["a ferry", APPS, "nobody"],
    ["work", LISTS, "Work"],
    ["work out", LISTS, "Workout"],
    ["the shopping list", LISTS, "Shopping"],
    ["my to-do list", LISTS, "To do list"],
    ["house repair", LISTS, "House repairs"],
    ["hardware", LISTS, "nobody"],
    ["groceries", LISTS, "Shopping"],
  ] as const)("%s in %o is %s", (heard, known, expected) => {
    expect(meant(heard, known)).toBe(expected);
  });

  it("does not take Workout for Work", () => {
    expect(meant("work", named("Workout"))).toBe("nobody");
  });

  it("tells folders with other numbers apart", () => {
    expect(meant("folder three", named("Folder 2", "Folder 3"))).toBe("Folder 3");
    expect(meant("folder four", named("Folder 2", "Folder 3"))).toBe("nobody");
  });

  it("reads file names as words", () => {
    const files = named("quarterly_report-2025.pdf", "TravelPlans.docx");
    expect(meant("quarterly report", files)).toBe("quarterly_report-2025.pdf");
    expect(meant("travel plans", files)).toBe("TravelPlans.docx");
  });
});

it("asks where names sound the same, unless the whole name was said", () => {
  const known = named("Jon Doe", "John Smith");
  expect(matchName("John", known).kind).toBe("several");
  expect(meant("John Smith", known)).toBe("John Smith");
});

it("asks between two of the same name", () => {
  const twins = [
    { id: "1", name: "Anna Schmidt" },
    { id: "2", name: "Anna Schmidt" },
  ];
  expect(matchName("Anna Schmidt", twins).kind).toBe("several");
});

it("offers the nearest when nobody is near enough", () => {
  const match = matchName("Amnda Klerk Kent", PEOPLE);
  expect(match.kind).toBe("none");
  const near = matchName("hamand", PEOPLE);
  expect(near.kind === "one" ? [] : near.near.map(({ name }) => name)).toContain("Amanda Clark");
});

it("matches a name spelt as it is known with itself, whatever it is", () => {
  const name = fc.stringMatching(/^[A-Za-zÀ-ž]{2,12}( [A-Za-zÀ-ž']{2,12})?$/);
  fc.assert(
    fc.property(name, (text) => {
      const match = matchName(text, [{ id: "x", name: text }]);
      return match.kind === "one" && match.score === 1;
    }),
  );
});

it("gives scores in order and never throws", () => {
  fc.assert(
    fc.property(anyText(), fc.array(anyText(), { maxLength: 5 }), (heard, names) => {
      const known = names.map((name, index) => ({ id: String(index), name }));
      const { candidates } = matchName(heard, known);
      const scores = candidates.map(({ score }) => score);
      return scores.every((score, index) => score <= (scores[index - 1] ?? 1) && score >= 0);
    }),
    { numRuns: 300 },
  );
});

it("hears misheard names of the half it was not tuned on", () => {
  const { right, asked, wrong, taken } = measureNames("test");
  expect(right + asked).toBeGreaterThan(0.9);
  expect(wrong).toBeLessThan(0.01);
  expect(taken).toBeLessThan(0.08);
});
