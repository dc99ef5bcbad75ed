import { describe, expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { createHandleBook } from "../../../src/tool/handle-book.ts";
import { createRegistry } from "../../../src/tool/registry.ts";
import { saying } from "../../../src/turn/say/saying.ts";
import type { Manner } from "../../../src/turn/say/saying.ts";
import type { ModelProfile } from "../../../src/types/model-profile.ts";
import { tools } from "../../../tools/index.ts";
import { createMemoryHost } from "../../helpers/memory-host.ts";
import { planWith } from "../../helpers/plan-with.ts";
import { callOf, finished, rankedAs, stateFor } from "../../helpers/turn-state.ts";
import { typed } from "../../helpers/understanding.ts";
import { clock } from "../../tools/run-tool.ts";

const LED: ModelProfile = {
  wording: "template",
  callable: "index",
  values: "closed",
  isLed: true,
  choiceWeight: 1,
  mostOverruled: undefined,
  by: "model",
};
const FREE: ModelProfile = { ...LED, wording: "model", values: "open", isLed: false };
const manner: Manner = { hasFastPath: true, isOneShot: false, canGoOn: true, nonce: "n" };

const stagesOf = (profile: ModelProfile, isOpen = false) =>
  saying({
    registry: createRegistry(tools),
    profile,
    language: english,
    host: createMemoryHost(clock, {}).host,
    handles: createHandleBook(),
    manner,
    isOpen,
  });

describe("what is said of a turn", () => {
  const call = callOf("reminders.create", { arguments: { title: "varnish" } });
  const plan = { ...planWith([{ text: "" }]), at: 1 };
  const calls = [finished("reminders.create", { call })];
  const state = stateFor("remind me to get varnish, from the chandler", { plan, calls });

  it.each([
    ["LED", LED, "I left out “chandler”."],
    ["FREE", FREE, undefined],
  ])("names what was left out where code leads: %s", (_, profile, said) => {
    expect(stagesOf(profile).leftOver(state)).toBe(said);
  });

  it("names what was not done", () => {
    expect(stagesOf(LED).sayUndone(["play jazz"])).toBe("I haven't done this: “play jazz”.");
  });
});

describe("a model", () => {
  it.each([
    ["led", LED, { isDriven: false, asksAtOnce: true, endsWithTemplate: true }],
    ["free", FREE, { isDriven: false, asksAtOnce: false, endsWithTemplate: false }],
  ])("is treated by its profile: %s", (_, profile, expected) => {
    expect(stagesOf(profile)).toMatchObject(expected);
  });

  it("declines at once only by template", () => {
    const nothing = { ...rankedAs(), none: 0.99 };
    expect(stagesOf(LED).decline(nothing, typed("tell me a joke"))).toBeTypeOf("string");
    expect(stagesOf(FREE).decline(nothing, typed("tell me a joke"))).toBeUndefined();
  });
});
