import { expect, it } from "vitest";
import {
  actsOnQuestion,
  keepsToldTime,
  tellsFact,
  tellsOwn,
} from "../../../../src/understanding/ranking/features/mood-agrees.ts";
import { consider } from "../../../helpers/consider.ts";

it.each([
  ["calendar.create_event", "when is swimming", true],
  ["calendar.query", "when is swimming", false],
  ["calendar.create_event", "put swimming in on Friday", false],
  ["timers.cancel", "what timers are running", false],
  ["music.control", "what song is this", false],
] as const)("%s of %j: %s", (...[name, text, expected]) => {
  expect(actsOnQuestion(consider(name, text))).toBe(expected);
});

it.each([
  ["calendar.query", "where is the regatta", true],
  ["calendar.query", "how long is the regatta", true],
  ["calendar.query", "who invented the regatta", false],
  ["calendar.create_event", "where is the regatta", false],
  ["contacts.search", "how long is the regatta", false],
] as const)("%s tells the fact %j asks for: %s", (...[name, text, expected]) => {
  expect(tellsFact(consider(name, text))).toBe(expected);
});

it.each([
  ["calendar.query", "when is my regatta", true],
  ["calendar.query", "when are we rowing", true],
  ["calendar.query", "when does the ferry leave", false],
  ["calendar.query", "my regatta was wet", false],
  ["calendar.create_event", "when is my regatta", false],
] as const)("%s tells of what is their own where %j asks: %s", (...[name, text, expected]) => {
  expect(tellsOwn(consider(name, text))).toBe(expected);
});

it.each([
  ["calendar.create_event", "I have a regatta on Saturday at ten", true],
  ["calendar.create_event", "we're rowing to the island tomorrow", true],
  ["calendar.create_event", "I had a regatta yesterday", false],
  ["calendar.create_event", "the river was high tomorrow", false],
  ["calendar.create_event", "I love rowing", false],
  ["calendar.query", "I have a regatta on Saturday at ten", false],
] as const)("%s keeps what %j tells is ahead: %s", (...[name, text, expected]) => {
  expect(keepsToldTime(consider(name, text))).toBe(expected);
});
