import type { Clauses, Joint } from "../contract/requests.ts";
import { overlaps } from "../region.ts";

type JointWords = {
  /** Words that join two requests; the longest first. */
  readonly joints: RegExp;
  /** Where a right side may end: at the next joint, or where something is told. */
  readonly ends: RegExp;
  /** A joint before the last of a list. */
  readonly closes: RegExp;
  /** A joint that announces one more, and an end that says so. */
  readonly also: RegExp;
  readonly too: RegExp;
  /** A record that was not spoken of before; a mere name, or what is not to be. */
  readonly record: RegExp;
  readonly noRequest: RegExp;
  /** The beginning of an act or a question. */
  readonly acts: RegExp;
  readonly opensReminding: (text: string) => boolean;
};

type Joints = Pick<
  Clauses,
  | "beginsAct"
  | "cutsIn"
  | "endsIn"
  | "endsInToo"
  | "isNoRequest"
  | "jointsIn"
  | "namesRecord"
  | "opensAlike"
> & { readonly withoutToo: (text: string) => string };

/** A request with more joints than this is a story; only its first ones are tried. */
const MAX_JOINTS = 8;

/** Where a text may be two requests, and what tells that a side is one. */
export function jointsBy(words: JointWords): Joints {
  const jointsIn = (text: string): readonly Joint[] =>
    [...text.matchAll(words.joints)].slice(0, MAX_JOINTS).map(({ index, 0: joint }) => ({
      start: index,
      end: index + joint.length,
      gap: index + joint.search(/[^,;.!?]/),
      isSentence: /[.!?]/.test(joint),
      isAlso: words.also.test(joint),
    }));
  return {
    jointsIn,
    cutsIn: (text) => {
      const joints = jointsIn(text);
      const closing = joints.findLast(({ start, end }) =>
        words.closes.test(text.slice(start, end)),
      );
      if (!closing) return joints;
      const pauses = barePauses(text.slice(0, closing.start), joints);
      return [...joints, ...pauses].toSorted((one, other) => one.start - other.start);
    },
    endsIn: (right) =>
      [...right.matchAll(words.ends)].slice(0, MAX_JOINTS).map(({ index }) => index),
    endsInToo: (text) => words.too.test(text),
    withoutToo: (text) => text.replace(words.too, ""),
    namesRecord: (text) => words.record.test(text),
    isNoRequest: (text) => words.noRequest.test(text),
    opensAlike: (one, other) =>
      firstWords(one) === firstWords(other) || words.opensReminding(other),
    beginsAct: (text) => words.acts.test(text),
  };
}

/** The pauses of a text where no words join what is on both sides. */
export function barePauses(text: string, joints: readonly Joint[]): readonly Joint[] {
  return pausesIn(text).filter((pause) => joints.every((joint) => !overlaps(joint, pause)));
}

/** The commas of the last sentence of a text. */
export function pausesIn(text: string): readonly Joint[] {
  const from = text.search(/[^.!?]*[.!?\s]*$/);
  return [...text.matchAll(/,\s+/g)]
    .filter(({ index }) => index >= from)
    .slice(0, MAX_JOINTS)
    .map(({ index, 0: comma }) => ({
      start: index,
      end: index + comma.length,
      gap: index + 1,
      isSentence: false,
      isAlso: false,
    }));
}

function firstWords(text: string): string {
  return text.toLowerCase().split(/\s+/).slice(0, 2).join(" ");
}
