import { describe, expect, it } from "vitest";
import { english } from "../../src/language/en/english.ts";
import type { Answers } from "../../src/language/contract/answers.ts";
import { esperanto } from "../language/contract/esperanto.ts";
import { AssistantError } from "../../src/errors.ts";
import { takeBackReplaced } from "../../src/session/take-back.ts";
import type { Undoing } from "../../src/types/journal.ts";
import { Conversation } from "../../src/session/conversation.ts";
import { WorkingMemory } from "../../src/session/working-memory.ts";
import { createHandleBook } from "../../src/tool/handle-book.ts";
import type { Unread } from "../../src/types/turn/unread.ts";
import type { TurnEvent } from "../../src/types/event.ts";
import type { PromptItem } from "../../src/types/prompt-item.ts";
import type { Item } from "../../src/types/turn/result.ts";
import type { FinishedCall } from "../../src/types/turn/stages.ts";
import { finished } from "../helpers/turn-state.ts";
import { fakeStages } from "../helpers/fake-stages.ts";

const never = new AbortController().signal;

/** A conversation whose model answers in order; `seen` is the history each turn began with. */
function conversationOf(...answers: readonly string[]) {
  return conversationWith({}, ...answers);
}

const EFFECT = { id: "1", tool: "x", done: "Milk added.", at: 0, isUndone: false };

type Setting = {
  readonly unread?: Unread;
  readonly isOwn?: boolean;
  readonly canAsk?: boolean;
  readonly isFinal?: boolean;
  readonly whole?: Answers;
  /** What was called in an earlier turn. */
  readonly calls?: readonly FinishedCall[];
};

function conversationWith(
  {
    isOwn = true,
    canAsk = true,
    isFinal = false,
    unread,
    calls = [],
    whole = english.answers,
  }: Setting,
  ...answers: readonly string[]
) {
  const effect = { ...EFFECT, undo: isFinal ? undefined : { operation: "x", input: {} } };
  const left = [...answers];
  const seen: (readonly PromptItem[])[] = [];
  const undone: string[] = [];
  let nowMs = 0;
  const memory = new WorkingMemory(createHandleBook(), { now: () => 0, zone: "UTC" });
  memory.noteTurn(calls, "");
  const conversation = new Conversation({
    stages: () =>
      fakeStages([{ kind: "answer", text: left.shift() ?? "" }], {
        expose: async (state) => {
          seen.push(state.items);
          return { append: [], callable: [], mayAnswer: true, mustCall: false };
        },
      }),
    memory,
    keep: async () => undefined,
    budget: { businessCalls: 3, lookups: 8, metaCalls: 2 },
    takeLoadMs: () => 0,
    undoing: {
      // Only looking for effects is asked of it.
      journal: {
        find: () => (undone.length === 0 ? effect : undefined),
        findOwn: () => (isOwn && undone.length === 0 ? effect : undefined),
        markUndone: (id: string) => void undone.push(id),
      } as unknown as ConstructorParameters<typeof Conversation>[0]["undoing"]["journal"],
      undo: async () => "Undone.",
      tell: ({ done }) => `yesterday at 5 pm: ${done}`,
    },
    canAsk,
    reading: {
      unreadOf: (calls) => (calls.length > 0 ? unread : undefined),
      readOn: () => ({ text: "Part two.", unread: undefined }),
    },
    answers: whole,
    say: { ...english.say.turn.conversation, abilities: "Everything." },
    prepare: async () => undefined,
    now: () => nowMs,
  });
  const say = async (text: string, mayAct?: () => Promise<boolean>): Promise<string> => {
    let answer = "";
    const emit = (event: TurnEvent): void => {
      if (event.type === "answer") answer = event.text;
    };
    const utterance = { text, alternatives: [], source: "spoken", confidence: 1 } as const;
    await conversation.turn({ utterance, emit, signal: never, ...(mayAct ? { mayAct } : {}) });
    return answer;
  };
  const lastSeen = (): string => JSON.stringify(seen.at(-1));
  return { conversation, say, lastSeen, undone, wait: (ms: number) => (nowMs += ms) };
}

const LONG = "You have three events. One is at nine. Two are at ten.";
const CUT = { heard: "You have three events.", rest: "One is at nine. Two are at ten." };

describe("what was done otherwise than it was meant", () => {
  const undoing = (own: { readonly tool: string } | undefined, fails = false) => {
    const marked: string[] = [];
    const effect = own && { ...EFFECT, ...own, undo: { operation: "x", input: {} } };
    // Only looking for effects is asked of it.
    const journal = {
      findOwn: () => effect,
      markUndone: (id: string) => void marked.push(id),
    } as unknown as Undoing["journal"];
    const undo = async (): Promise<string> => {
      if (fails) throw new AssistantError("gone", "It has gone already");
      return "Removed: milk";
    };
    return { marked, undoing: { journal, undo, tell: () => "" } };
  };

  it.each([
    ["is taken back", { tool: "reminders.create" }, false, "Removed: milk.", ["1"]],
    ["stays where another act came after it", { tool: "notes.create" }, false, "", []],
    ["stays where there is nothing", undefined, false, "", []],
    [
      "is said to stay where it can't be had back",
      { tool: "reminders.create" },
      true,
      "It has gone already.",
      [],
    ],
  ] as const)("%s", async (...[, own, fails, expected, undone]) => {
    const { marked, undoing: by } = undoing(own, fails);
    expect(await takeBackReplaced(by, "reminders.create")).toBe(expected);
    expect(marked).toEqual(undone);
  });
});

describe("an answer that was interrupted", () => {
  it("is remembered as far as it was heard", async () => {
    const { conversation, say, lastSeen } = conversationOf(LONG, "Okay.");
    await say("what's on");
    conversation.keepHeard(CUT);
    await say("thanks for that");
    expect(lastSeen()).toContain("You have three events.");
    expect(lastSeen()).not.toContain("nine");
  });

  it("goes on where it was cut off, for a minute", async () => {
    const { conversation, say, wait, lastSeen } = conversationOf(LONG, "Fine.");
    await say("what's on");
    conversation.keepHeard(CUT);
    wait(59_000);
    expect(await say("go on")).toBe(CUT.rest);
    await say("anything else then");
    expect(lastSeen()).toContain(LONG);
  });

  it("is repeated whole after that, or when asked to", async () => {
    const { conversation, say, wait } = conversationOf(LONG);
    await say("what's on");
    conversation.keepHeard(CUT);
    expect(await say("repeat that")).toBe(LONG);
    wait(61_000);
    expect(await say("go on")).toBe(LONG);
  });

  it("may be cut off again while it goes on", async () => {
    const { conversation, say, lastSeen } = conversationOf(LONG, "Fine.");
    await say("what's on");
    conversation.keepHeard(CUT);
    await say("go on");
    conversation.keepHeard({ heard: "One is at nine.", rest: "Two are at ten." });
    expect(await say("continue")).toBe("Two are at ten.");
    await say("and now");
    expect(lastSeen()).toContain(LONG);
  });

  it("of which nothing was heard leaves nothing but that", async () => {
    const { conversation, say, lastSeen } = conversationOf(LONG, "Fine.");
    await say("what's on");
    conversation.keepHeard({ heard: "", rest: LONG });
    await say("and now");
    expect(lastSeen()).not.toContain("events");
  });
});

describe("a turn that is taken back", () => {
  it("leaves the conversation as it was before", async () => {
    const { conversation, say, lastSeen } = conversationOf("First.", "Half.", "Whole.");
    await say("one");
    await say("remind me to");
    await conversation.takeBack();
    await say("remind me to call mum");
    expect(lastSeen()).toContain("First.");
    expect(lastSeen()).not.toContain("Half.");
    await conversation.takeBack();
    expect(await say("repeat that")).toBe("First.");
  });

  it("undoes nothing before it may act", async () => {
    const { say, undone } = conversationOf();
    expect(await say("undo that", async () => false)).toBe("Stopped.");
    expect(undone).toEqual([]);
    expect(await say("undo that")).toBe("Undone.");
    expect(undone).toEqual(["1"]);
  });
});

describe("undo that", () => {
  const OLDER =
    "In this conversation nothing was done. The last thing before it, yesterday at 5 pm: Milk added.";

  it("takes back this conversation's own act", async () => {
    const { say, undone } = conversationWith({});
    expect(await say("undo that")).toBe("Undone.");
    expect(undone).toEqual(["1"]);
    expect(await say("undo that")).toBe("There is nothing to undo.");
  });

  it("asks before it takes back an older one", async () => {
    const { say, undone } = conversationWith({ isOwn: false });
    expect(await say("undo that")).toBe(`${OLDER} Take it back?`);
    expect(undone).toEqual([]);
    expect(await say("yes")).toBe("Undone.");
    expect(undone).toEqual(["1"]);
  });

  it("leaves it at a no, and at anything else", async () => {
    const { say, undone } = conversationWith({ isOwn: false }, "Fine.", "Hm.");
    await say("undo that");
    expect(await say("no")).toBe("Okay, I left it.");
    await say("undo that");
    expect(await say("what is on tomorrow")).toBe("Fine.");
    expect(await say("yes")).toBe("Hm.");
    expect(undone).toEqual([]);
  });

  it("asks nothing where no answer can come, and nothing about what can't be taken back", async () => {
    const alone = conversationWith({ isOwn: false, canAsk: false });
    expect(await alone.say("undo that")).toBe(`${OLDER} To take it back: sotto undo`);
    const final = conversationWith({ isOwn: false, isFinal: true });
    expect(await final.say("undo that")).toBe(`${OLDER} That can't be taken back.`);
  });

  it("changes nothing on a yes that may not act", async () => {
    const { say, undone } = conversationWith({ isOwn: false });
    await say("undo that");
    expect(await say("yes", async () => false)).toBe("Stopped.");
    expect(undone).toEqual([]);
  });
});

describe("'cancel that' with nothing done or asked", () => {
  const listed = (...items: readonly Item[]) => {
    const result = { ok: true, items, more: 0, handles: {} } as const;
    return [finished("fruit.list", { result })];
  };

  it.each([
    ["is a request for what was shown", listed({ title: "Pear" }), "Asked the model."],
    ["is none where nothing was", listed(), "Okay."],
    ["is none behind an act of an earlier turn", [finished("fruit.eat")], "Okay."],
  ])("%s", async (_, calls, answer) => {
    const { say, undone } = conversationWith({ calls }, "Asked the model.");
    expect(await say("cancel that")).toBe(answer);
    expect(undone).toEqual([]);
  });
});

describe("a conversation in another language", () => {
  const whole = esperanto.answers;

  it.each([
    ["jes", "Undone.", ["1"]],
    ["ne", "Okay, I left it.", []],
    ["haltu", "Okay, I left it.", []],
  ])("is asked for an older act, and answered “%s”", async (answer, told, ids) => {
    const { say, undone } = conversationWith({ isOwn: false, whole });
    await say("malfaru tion");
    expect(await say(answer)).toBe(told);
    expect(undone).toEqual(ids);
  });

  it("stops, takes back and ends by its own words alone", async () => {
    const { say, undone } = conversationWith({ whole }, "Asked the model.");
    expect(await say("haltu")).toBe("Okay.");
    expect(await say("malfaru")).toBe("Undone.");
    expect(undone).toEqual(["1"]);
    expect(await say("ĝis")).toBe("Goodbye.");
    expect(await say("undo that")).toBe("Asked the model.");
  });
});
