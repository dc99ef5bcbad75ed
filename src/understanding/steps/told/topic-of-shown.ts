import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import type { HandleEntry } from "../../../tool/handle-book.ts";
import type { Sources } from "../../sources.ts";
import { askedLast } from "./last-told.ts";

/**
 * What a thing that was shown is about: the subject of a mail; of what has no name, for a message is called by whoever
 * wrote it, what was asked before; else its name.
 */
export function topicOfShown(sources: Sources, { facts }: Pick<HandleEntry, "facts">): string {
  const subject = facts["subject"];
  if (typeof subject === "string" && subject !== "") return subject;
  return (facts["title"] === undefined ? topicAsked(sources) : undefined) ?? titleOf(facts);
}

/** What the question before was about. */
export function topicAsked(sources: Sources): string | undefined {
  const { lastCall, language } = sources;
  const asked = lastCall && !lastCall.isEffect ? askedLast(sources, lastCall) : undefined;
  return asked === undefined ? undefined : language.wordingOf(asked).steps.topicAsked;
}
