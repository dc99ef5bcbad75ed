import type { Steps } from "../../contract/steps.ts";

export { toldAskedIn } from "./conditions/asks/told-asked.ts";
export { conditionIn } from "./conditions/conditions.ts";
export { inPlace } from "./in-place/in-place.ts";
export { freeTimeIn } from "./free-times.ts";
export { mailActIn } from "./mail-acts.ts";
export { leadIn, piecesIn } from "./selections/pieces.ts";
export { peopleIn } from "./people-on-record.ts";
export { addressIn } from "./borrowed/address.ts";
export { borrowedIn } from "./borrowed/borrowed.ts";
export { offeredIn } from "./borrowed/offered.ts";
export { factAsked } from "./told/fact-asked.ts";
export { toldFactsIn } from "./told/facts.ts";
export { doneIn } from "./done.ts";
export { toldLastIn } from "./told/last.ts";
export { textSentIn } from "./told/whole-text.ts";
export { topicAsked } from "./told/topic-asked.ts";
export { toldTimeIn } from "./told/times.ts";
export { leavesOut } from "./selections/exceptions.ts";
export { exceptingKept } from "./selections/left-out/kept.ts";
export { selectionIn } from "./selections/selections.ts";

const POINTING = { thing: "it", people: "them", time: "" } as const;

/** A time that is found leaves no word behind, and neither do people who come along. */
export const pointingInstead: Steps["pointingInstead"] = (text, { start, end }, at) => {
  const isGuests = at === "people" && WITH.test(text.slice(start, end));
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  const word = isGuests ? "" : POINTING[at];
  return word === "" ? `${before.trimEnd()} ${behind.trimStart()}`.trim() : before + word + behind;
};

const WITH = /^with\s/i;

export const textingTo: Steps["textingTo"] = (whom) => `text ${whom}`;
export const writingTo: Steps["writingTo"] = (whom, says) =>
  `email ${whom}${says === undefined ? "" : ` saying ${says}`}`;
