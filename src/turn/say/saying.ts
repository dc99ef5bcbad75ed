import type { Acting } from "../../effects/acting.ts";
import type { Language } from "../../language/language.ts";
import type { HandleBook } from "../../tool/handle-book.ts";
import type { Registry } from "../../tool/registry.ts";
import { drives } from "../../types/model-profile.ts";
import type { ModelProfile } from "../../types/model-profile.ts";
import type { Stages } from "../../types/turn/stages.ts";
import { scoped, valuesAt } from "../../understanding/plan.ts";
import { decline, declineAtOnce } from "./decline.ts";
import { sayLeftOver } from "./left-over.ts";
import { moreToCome, unreadOf } from "./read-on.ts";
import { hasFact, sayResult, toldAlone } from "./say-result.ts";
import { vouchingFor } from "./vouched-for.ts";
import { renderCall } from "../step/render-call.ts";

export type Manner = {
  /** Code may make a call without the model. */
  readonly hasFastPath: boolean;
  /** Nothing runs on after this turn. */
  readonly isOneShot: boolean;
  /** Another request can still come in this conversation, at this start or a later one. */
  readonly canGoOn: boolean;
  /** Marks data in the prompt; one a conversation, unknown to whoever writes the data. */
  readonly nonce: string;
};

type Saying = {
  readonly registry: Registry;
  readonly profile: ModelProfile;
  readonly language: Language;
  readonly host: Acting["host"];
  readonly handles: HandleBook;
  readonly manner: Manner;
  /** A question waits for its answer. */
  readonly isOpen: boolean;
};

type Spoken = Pick<
  Stages,
  | "decline"
  | "nearest"
  | "render"
  | "say"
  | "vouches"
  | "answers"
  | "leftOver"
  | "sayUndone"
  | "words"
  | "moreToCome"
  | "isDriven"
  | "asksAtOnce"
  | "endsWithTemplate"
>;

/** What is said of a turn, to its user and to the model. */
export function saying({
  registry,
  profile,
  language,
  host,
  handles,
  manner,
  isOpen,
}: Saying): Spoken {
  const declining = { registry, language };
  const { isOneShot, canGoOn, nonce } = manner;
  const isVouchedFor = vouchingFor({ language, clock: host.clock, registry });
  const isTemplate = profile.wording === "template";
  return {
    decline: (ranked, utterance) =>
      isTemplate ? declineAtOnce(declining, { ranked, utterance }, isOpen) : undefined,
    nearest: (ranked, utterance) => decline(declining, { ranked, utterance }),
    render: (call, result) => renderCall({ registry, profile, nonce }, call, result),
    say: (call, result, state) => {
      const { text } = scoped(state).utterance;
      const told = { call, result, text, values: valuesAt(state.plan) };
      const alone = toldAlone({ registry, host, language }, told);
      if (alone !== undefined) handles.focusOn(alone);
      return sayResult({ registry, profile, host, isOneShot, language }, told);
    },
    answers: (call, result, state) =>
      hasFact({ registry, host, language }, { call, result, text: scoped(state).utterance.text }),
    vouches: (sentence, state) => !profile.isLed || isVouchedFor(sentence, state),
    leftOver: (state) =>
      profile.isLed ? sayLeftOver({ language, registry, clock: host.clock }, state) : undefined,
    sayUndone: language.say.undone,
    words: language.say.turn.conversation,
    moreToCome: (calls) => moreToCome(unreadOf(calls), { canGoOn, language }),
    isDriven: drives(profile),
    asksAtOnce: profile.isLed,
    endsWithTemplate: isTemplate,
  };
}
