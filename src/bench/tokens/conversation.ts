import { z } from "zod";

/** A call a person's words ask for, and how a model that can't see its tool looks for it. */
const want = z.strictObject({
  tool: z.string(),
  arguments: z.record(z.string(), z.json()),
  /** What it searches by, in this order; the first may lead nowhere. */
  find: z.array(z.string()).readonly(),
});
export type Want = z.infer<typeof want>;

export const scriptedTurn = z.strictObject({
  say: z.string(),
  wants: z.array(want).readonly(),
  answer: z.string(),
});
export type ScriptedTurn = z.infer<typeof scriptedTurn>;

/** What a conversation is, before its turns. */
export const conversationHead = z.strictObject({
  id: z.string(),
  about: z.string(),
  /** Which tools it needs: none, only core ones, or deferred ones too. */
  needs: z.enum(["none", "core", "deferred"]),
  /** A note with this many pieces of 2,000 characters lies in the home. */
  longNote: z.int().optional(),
});

/** A conversation in which every decision is fixed, so that only the way tools are shown differs. */
export type ScriptedConversation = z.infer<typeof conversationHead> & {
  readonly turns: readonly ScriptedTurn[];
};
