import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Region } from "../../language/region.ts";
import { overlaps } from "../../language/region.ts";
import { evidenceIn } from "./evidence-in.ts";
import { carrierTest } from "../reading/carriers.ts";
import { recordsSpokenOf } from "./find-lookup.ts";
import type { GroundingContext } from "../grounding-context.ts";

/** The parameter that a request to answer somebody's mail needs, whoever calls it optional. */
export function answeredMail(tool: Tool, { cues }: Reading): Parameter | undefined {
  if (!cues.reply) return undefined;
  return parametersOf(tool).find(({ name }) => name === tool.replies?.to);
}

/** The words that say whom to answer, without those that answer and those that tell to. */
export function addressIn(reading: Reading): Reading {
  const { verbEnd: verb = 0, answerStart: end = reading.text.length } = reading.cues.reply ?? {};
  const isHead = (region: Region): boolean => region.start >= verb && region.end <= end;
  const { tokens, whens, durations, numbers, anchors } = reading;
  // As long as it was, so that what was found stays where it is.
  const text = " ".repeat(verb) + reading.text.slice(verb, end);
  return {
    ...reading,
    text,
    cues: reading.language.wordingOf(text).cues,
    tokens: tokens.filter(isHead),
    whens: whens.filter(isHead),
    durations: durations.filter(isHead),
    numbers: numbers.filter(isHead),
    anchors: anchors.filter(isHead),
  };
}

/** Whether a mail is known that a request may answer: of whom it names, or the one that was shown last. */
export function isAnswerable(
  tool: Tool,
  reading: Reading,
  { known, handles }: GroundingContext,
): boolean {
  if (!answeredMail(tool, reading)) return false;
  const address = addressIn(reading);
  const records = known?.["mail"] ?? [];
  if (recordsSpokenOf(address, { records, tool }).length > 0) return true;
  const isCarrier = carrierTest(tool, reading.language);
  const isNamed =
    reading.names("person").some((one) => address.tokens.some((token) => overlaps(token, one))) ||
    evidenceIn(address).some(({ word }) => !isCarrier(word));
  return !isNamed && handles[0]?.kind === "mail";
}

/** Of one sender's mails the newest is answered; mails of several stay a question. */
export function newestOfOne<Mail>(
  mails: readonly Mail[],
  senderOf: (mail: Mail) => unknown,
): readonly Mail[] {
  const senders = new Set(mails.map(senderOf));
  return senders.size === 1 ? mails.slice(0, 1) : mails;
}
