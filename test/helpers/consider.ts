import { groundTool } from "../../src/grounding/tool/ground-tool.ts";
import { english } from "../../src/language/en/english.ts";
import type { Considered } from "../../src/understanding/features/considered.ts";
import { tools } from "../../tools/index.ts";

const HOME = {
  names: {
    person: [
      { id: "p1", name: "Bjørn Dahl" },
      { id: "p2", name: "Sarah Lee" },
    ],
    list: [{ id: "l1", name: "shopping" }],
    app: [{ id: "a1", name: "Notes" }],
    shortcut: [{ id: "s1", name: "Good night" }],
    music: [{ id: "m1", name: "Shout", sort: "song" }],
    note: [{ id: "n1", name: "Lisbon" }],
  },
  known: {
    event: [record("event", { title: "swimming" }), record("event", { title: "dentist with Ada" })],
    reminder: [record("reminder", { title: "collect the documents" })],
    mail: [record("mail", { subject: "The boat", from: "Bjørn Dahl" })],
    note: [record("note", { title: "Lisbon" })],
  },
} as const;

function record(kind: string, facts: Readonly<Record<string, string>>) {
  return { kind, id: kind, facts, shownBy: { tool: "", arguments: {}, words: "" } };
}

/** One of our tools beside some words, in a home of two people, a list, an app and some records. */
export function consider(name: string, text: string): Considered {
  const tool = tools.find((one) => one.name === name);
  if (!tool) throw new Error(`No tool ${name}.`);
  const clock = { now: () => Date.parse("2026-03-02T09:00:00Z"), zone: "Europe/London" };
  const utterance = { text, alternatives: [], source: "typed", confidence: 1 } as const;
  const context = { utterance, clock, language: english, handles: [], ...HOME };
  const reading = english.read(text, context);
  return { tool, reading, context, grounded: groundTool(tool, reading, context) };
}
