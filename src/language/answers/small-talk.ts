import type { SmallTalk } from "../contract/answers.ts";
import { plainWords } from "./whole-phrases.ts";

type Replies = {
  /** What is said, as `plainWords` has it, and what is said back. */
  readonly replies: readonly (readonly [said: RegExp, reply: string])[];
  /** Of these, what may be the name of a shortcut too. */
  readonly mayBeName: RegExp;
};

/** The answer to what asks for nothing. */
export function smallTalkBy({
  replies,
  mayBeName,
}: Replies): (text: string) => SmallTalk | undefined {
  const replyTo = (words: string): SmallTalk | undefined => {
    const found = replies.find(([said]) => said.test(words));
    return found && { reply: found[1], mayBeName: found[0] === mayBeName };
  };
  return (text) => {
    const said = text
      .split(/[,.;:!?]+/)
      .map(plainWords)
      .filter((words) => words !== "");
    const whole = replyTo(said.join(" "));
    if (whole) return whole;
    // A greeting and a question how one is: each is small talk, and the last is answered.
    const each = said.map(replyTo);
    return each.includes(undefined) ? undefined : each.at(-1);
  };
}
