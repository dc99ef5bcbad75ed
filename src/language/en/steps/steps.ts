import type { Steps } from "../../contract/steps.ts";

export { conditionIn } from "./conditions.ts";
export { freeTimeIn } from "./free-times.ts";
export { mailActIn, sendingFirst } from "./mail-acts.ts";
export { peopleIn } from "./people-on-record.ts";
export { selectionIn } from "./selections.ts";

const POINTING = { thing: "it", people: "them", time: "then" } as const;

export const pointingInstead: Steps["pointingInstead"] = (text, { start, end }, at) =>
  `${text.slice(0, start)}${POINTING[at]}${text.slice(end)}`;

export const writingTo: Steps["writingTo"] = (whom, says) =>
  `email ${whom}${says === undefined ? "" : ` saying ${says}`}`;
